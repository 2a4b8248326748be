import ArgumentParser
import Client
import Words

struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: Words.Help.start)

    @OptionGroup var moment: MomentOptions
    @Option(help: ArgumentHelp(Words.Help.target, valueName: "hours")) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let at = try moment.moment()
        let target = try target.map(Typed.hours)
        let report = try asking { () throws(ClientError) in
            let agent = try AgentProxy(activates: true)
            _ = try agent.timer1.start(options: .init(startedAt: at, target: target))
            return try agent.timer1.state()
        }
        try Output(color: outputOptions.color).line(
            Words.started(since: report.startedAt.map(Typed.shown) ?? ""))
    }
}
