import ArgumentParser
import Client
import Words

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "undo", abstract: Words.Help.undo)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let output = Output(color: outputOptions.color)
        let isEdit = try asking { () throws(ClientError) in try agent.history1.state().canUndo }
        if isEdit {
            try asking { () throws(ClientError) in try agent.history1.undo() }
            return try output.line(Words.History.undone)
        }
        let report = try asking { () throws(ClientError) in
            try agent.timer1.undo()
            return try agent.timer1.state()
        }
        try output.line(Words.resumed(since: report.startedAt.map(Typed.shown) ?? ""))
    }
}
