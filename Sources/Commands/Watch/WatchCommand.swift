import ArgumentParsing
import Client
import Contract
import Fasting
import FullScreen
import Glibc
import LocalTime
import Presentation
import TerminalPicture
import UserFolders
import Words

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: Words.Watch.help, discussion: Words.Watch.discussion)

    @Flag(help: ArgumentHelp(Words.Watch.plainHelp)) var plain = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        // The first call starts the agent, as `atrest status` does.
        let report = try asking { () throws(ClientError) in
            try AgentProxy(activates: true).report(of: WatchProgram.interfaces)
        }
        let output = Output(color: outputOptions.color)
        let environment = processEnvironment()
        guard !plain, ScreenFeatures.screen(environment: environment) != nil else {
            return try printLines(output)
        }
        let capabilities = TerminalCapabilities.ask(environment: environment)
        let features = ScreenFeatures(
            capabilities, usesColor: output.usesColor, environment: environment)
        let program = try WatchProgram(report, features: features, zone: .system)
        let ending: FullScreen.Ending
        do throws(FullScreen.NoTerminal) {
            ending = try FullScreen(features, capabilities: capabilities).run(program)
        } catch {
            return try printLines(output)
        }
        ending.raiseSignal()
        if let problem = program.problem { throw problem }
    }

    /// Follows the agent with lines.
    private func printLines(_ output: Output) throws {
        var watch = PlainWatch()
        try Follower(
            of: WatchProgram.interfaces, ticks: { [] }, now: { Clock.now },
            render: { watch.lines($0, now: Clock.now, zone: .system, width: output.width) },
            write: { if !$0.isEmpty { try output.lines($0) } }
        ).run()
    }
}
