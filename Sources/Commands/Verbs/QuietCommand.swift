import ArgumentParser
import Client
import Contract
import Fasting
import LocalTime
import Words

struct QuietCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiet", abstract: Words.Quiet.help)

    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var outputOptions: OutputOptions

    /// Never starts the agent: one that has just begun has cost nothing.
    func run() throws {
        let usage: AgentProxy.Usage
        do throws(ClientError) {
            usage = try AgentProxy(activates: false).usage()
        } catch {
            // The sentence for an agent that the bus cannot start would be wrong: it was not asked to.
            if error == .away { throw Problem(.unavailable, Words.Quiet.notRunning) }
            throw Problem(error)
        }
        let view = QuietView(usage: usage, now: Clock.now, zone: .system)
        let output = Output(color: outputOptions.color)
        if json { return try output.line(view.json.text) }
        for line in view.lines { try output.line(line) }
    }
}
