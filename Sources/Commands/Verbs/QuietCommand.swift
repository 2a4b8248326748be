import ArgumentParsing
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct QuietCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiet", abstract: Words.Quiet.help)

    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var outputOptions: OutputOptions

    /// Never starts the agent: an agent that has just started has no cost to show.
    func run() throws {
        let usage: Agent1.UsageResult
        do throws(ClientError) {
            usage = try AgentProxy(activates: false).agent1.usage()
        } catch {
            // The general sentence says that the bus cannot start the agent, but the bus was not
            // asked to.
            if error == .away { throw Problem(.unavailable, Words.Quiet.notRunning) }
            throw Problem(error)
        }
        let view = QuietView(usage: usage, now: Clock.now, zone: .system)
        let output = Output(color: outputOptions.color)
        if json { return try output.line(view.json.text) }
        for line in view.lines { try output.line(line) }
    }
}
