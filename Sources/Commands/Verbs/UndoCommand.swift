import ArgumentParser
import Client
import Words

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "undo", abstract: Words.Help.undo)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let output = Output(color: outputOptions.color)
        let isEdit = try asking { () throws(ClientError) in try agent.canUndoEdit() }
        if isEdit {
            try asking { () throws(ClientError) in try agent.undoEdit() }
            return try output.line(Words.History.undone)
        }
        let report = try asking { () throws(ClientError) in
            try agent.undo()
            return try agent.timer()
        }
        try output.line(Words.resumed(since: Typed.shown(report.startedAt ?? 0)))
    }
}
