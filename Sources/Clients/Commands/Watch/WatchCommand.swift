import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Screens
import Words

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "watch", Words.Watch.help, discussion: Words.Watch.discussion,
        examples: ["watch", "watch --plain"])

    @Flag(Words.Watch.plainHelp) var plain = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        // The first call starts the agent, as `atrest status` does.
        let report = try AgentProxy.starting().report(of: WatchProgram.interfaces)
        let output = outputOptions.output
        guard !plain, try WatchProgram.run(report, usesColor: output.usesColor) else {
            return try printLines(output)
        }
    }

    /// Follows the agent with lines.
    private func printLines(_ output: Output) throws {
        var watch = PlainWatch()
        try Follower(
            of: WatchProgram.interfaces, ticks: { [] },
            render: { state in
                if let problem = state.problem {
                    // The whole state follows when the records can be read again.
                    watch = PlainWatch()
                    return output.wrapped(problem)
                }
                return watch.lines(
                    state.report, now: Clock.now, zone: .system, width: output.width)
            },
            write: { if !$0.isEmpty { try output.lines($0) } }
        ).run()
    }
}
