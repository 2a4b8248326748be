import Client
import Fasting
import Words

// The words about the running fast in the language of this program. The agent may have been started in
// another one, and a screen has only one.

extension Timer1State {
    /// The title of the phase. That of a phase which only a newer agent knows is the agent's.
    package var phaseTitle: String { milestone.map(Words.title) ?? milestoneTitle }

    /// The companion text of the phase.
    ///
    /// - Parameter vigil: nil if the agent was not asked. Then an addition is left out if the agent has another
    ///   language.
    package func phaseText(_ vigil: Vigil1State?) -> String {
        guard let milestone, milestoneTitle != Words.title(milestone) else { return milestoneText }
        return Words.companion(milestone, withVigil: vigil?.enabled ?? false)
    }

    /// The cautions about the running fast; none without one.
    package func cautions(at now: Instant) -> [Caution] {
        guard isActive, let target, let elapsed = elapsed(at: now) else { return [] }
        return Caution.all(seconds: max(target.wholeSeconds, elapsed))
    }

    /// The line while no fast is running; empty during one.
    package var restLine: String {
        switch status {
        case .active: ""
        case .idle: Words.idle
        case .completed: Words.line(after: .completed, kept: kept)
        case .endedEarly: Words.line(after: .endedEarly, kept: kept)
        case .abandoned: Words.line(after: .abandoned, kept: kept)
        }
    }
}
