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
        let agent = try asking { try AgentProxy(activates: false) }
        let usage: Agent1.UsageResult
        do throws(ClientError) { usage = try agent.agent1.usage() } catch {
            // The general sentence says that the bus cannot start the agent.
            guard error == .away, agent.isActivatable else { throw Problem(error) }
            throw Problem(.unavailable, Words.Quiet.notRunning)
        }
        let view = QuietView(usage: usage, now: Clock.now, zone: .system)
        try answer.show(view.json, view.lines.map { StyledText($0) })
    }
}
