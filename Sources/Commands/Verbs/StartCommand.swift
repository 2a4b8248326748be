import ArgumentParsing
import Client
import Presentation
import Words

struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: Words.Help.start, discussion: Words.Safety.first.text)

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
        let since = report.startedAt.map(Typed.shown) ?? ""
        let stated = target == nil ? nil : report.target
        try Output(color: outputOptions.color).line(
            stated.map { Words.adjusted(since: since, target: StatusView.hours($0)) }
                ?? Words.started(since: since))
        try SafetyNote.afterStart(target: target)
    }
}
