import ArgumentParser
import Client
import Words

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "undo", abstract: Words.Help.undo)

    @OptionGroup var look: LookOptions

    func run() throws {
        let report = try asking { () throws(ClientError) in
            let agent = try AgentProxy(activates: true)
            try agent.undo()
            return try agent.timer()
        }
        try Output(color: look.color).line(
            Words.resumed(since: Typed.shown(report.startedAt ?? 0)))
    }
}
