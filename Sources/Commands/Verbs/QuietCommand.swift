import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct QuietCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiet", abstract: Words.Quiet.help)

    @OptionGroup var answer: AnswerOptions

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
        try answer.show(view.json, view.lines.map { StyledText($0) })
    }
}
