import ArgumentParsing
import Client
import Contract
import Fasting
import Presentation
import Words

struct EndCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "end", abstract: Words.Help.end)

    @OptionGroup var moment: MomentOptions
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let at = try moment.moment()
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let ending: Timer1.EndResult
        do throws(ClientError) {
            ending = try agent.timer1.end(options: .init(endedAt: at))
        } catch {
            throw problem(error, agent)
        }
        try Output(color: outputOptions.color).line(
            Words.ended(
                Typed.span(from: ending.startedAt, to: ending.endedAt), kept: ending.kept))
        try SafetyNote.afterEnd(seconds: ending.endedAt - ending.startedAt)
    }

    /// With a time, an end after the end is meant to correct it, if that fast was kept.
    private func problem(_ error: ClientError, _ agent: AgentProxy) -> Problem {
        guard case .refused(let refusal) = error, refusal.name == ErrorName.notActive.rawValue,
            let time = moment.at ?? moment.ago.map(Words.Times.past),
            let timer = try? agent.timer1.state(), timer.kept,
            let last = try? agent.sessions(limit: 1).first, last.id == timer.id
        else { return Problem(error) }
        return Problem(.refused, Words.noneRunning(correctingTo: time))
    }
}
