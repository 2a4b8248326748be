import ArgumentParsing
import Client
import Contract
import LocalTime
import Presentation
import Words

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: Words.Journal.undoHelp)

    @Flag(help: ArgumentHelp(Words.Journal.listHelp)) var list = false
    @Option(
        short: "n", help: ArgumentHelp(Words.Journal.limitHelp, valueName: "number"))
    var limit: String?
    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = Output(color: outputOptions.color)
        if list { return try show(output) }
        guard limit == nil else { throw Problem(.usage, Words.Journal.onlyWithList) }
        if json {
            let undone = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).journal1.undo()
            }
            return try output.line(JournalView.json(undone).text)
        }
        try outputOptions.carryOut { (agent) throws(ClientError) in
            .undone(try agent.journal1.undo())
        }
    }

    private func show(_ output: Output) throws {
        let limit = try limit.map { (text) throws(Problem) in
            guard let number = UInt32(text), (1...History1.listLimit).contains(number) else {
                throw Problem(.usage, Words.Journal.noLimit)
            }
            return number
        }
        let acts = try asking { () throws(ClientError) in
            // JSON lists everything; a page is enough for a person.
            try AgentProxy(activates: true).acts(
                limit: limit ?? (json ? History1.listLimit : 20))
        }
        let view = JournalView(zone: .system)
        if json { return try output.line(JSON.array(acts.map(view.json)).text) }
        if acts.isEmpty { return try output.line(Words.Journal.none) }
        try output.lines(view.lines(acts))
    }
}

struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: Words.Journal.redoHelp)

    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        if json {
            let redone = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).journal1.redo()
            }
            return try Output(color: outputOptions.color).line(JournalView.json(redone).text)
        }
        try outputOptions.carryOut { (agent) throws(ClientError) in
            .redone(try agent.journal1.redo())
        }
    }
}
