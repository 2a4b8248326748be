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
        let undone = try asking { () throws(ClientError) in
            try AgentProxy(activates: true).journal1.undo()
        }
        if json { return try output.line(JournalView.json(undone).text) }
        try output.lines(
            JournalView.answer(Words.Journal.undone(undone.text(in: .system)), left: undone.left))
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
        let redone = try asking { () throws(ClientError) in
            try AgentProxy(activates: true).journal1.redo()
        }
        let output = Output(color: outputOptions.color)
        if json { return try output.line(JournalView.json(redone).text) }
        try output.lines(
            JournalView.answer(Words.Journal.redone(redone.text(in: .system)), left: redone.left))
    }
}
