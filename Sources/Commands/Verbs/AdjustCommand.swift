import ArgumentParsing
import Client
import Fasting
import Presentation
import Words

struct AdjustCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adjust", abstract: Words.Help.adjust)

    @Option(help: ArgumentHelp(Words.Help.adjustedStart, valueName: "time")) var start: String?
    @Option(help: ArgumentHelp(Words.Help.target, valueName: "hours")) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        guard start != nil || target != nil else { throw Problem(.usage, Words.adjustWhat) }
        let start = try start.map { (text) throws(Problem) in try Typed.time(text) }
        let target = try target.map(Typed.hours)
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        try Self.adjust(agent, start: start, target: target, Output(color: outputOptions.color))
    }

    /// Changes the running fast, and says how it is now.
    ///
    /// - Throws: ``Problem``, ``Output/Closed``.
    static func adjust(
        _ agent: AgentProxy, start: Instant?, target: Duration?, _ output: Output
    ) throws {
        let report = try asking { () throws(ClientError) in
            try agent.timer1.adjust(options: .init(startedAt: start, target: target))
            return try agent.timer1.state()
        }
        try output.line(
            Words.adjusted(
                since: report.startedAt.map(Typed.shown) ?? "",
                target: report.target.map(StatusView.hours) ?? ""))
        try SafetyNote.afterTarget(target)
    }
}
