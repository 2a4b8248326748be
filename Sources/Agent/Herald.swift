import Fasting
import Notices
import Words

/// Decides which notice a change brings. At most one per transition; it goes when its phase has
/// passed (rule: product, "Doctrine of notices").
final class Herald {
    private let port: any NoticePort
    /// The phase that the notice on the screen speaks of.
    private var spokenOf: (fast: FastID, phase: Milestone)?

    static let milestoneCategory = "x-atrest.milestone"
    static let targetCategory = "x-atrest.target"
    static let recordsCategory = "x-atrest.records"

    init(port: any NoticePort) { self.port = port }

    /// - Parameter change: nil where only the time has moved.
    func tell(_ change: FastChange?, state: FastState, now: Instant) {
        withdrawStale(state, now)
        guard let change, let fast = change.state.active else { return }
        var reached: Milestone?
        var targetWasReached = false
        for effect in change.effects {
            switch effect {
            case .milestoneReached(let milestone, _): reached = milestone
            case .targetReached: targetWasReached = true
            default: break
            }
        }
        guard let notice = Self.notice(reached, targetWasReached) else { return }
        spokenOf = (fast.id, fast.milestone(at: now))
        port.show(notice)
    }

    private static func notice(_ milestone: Milestone?, _ targetWasReached: Bool) -> Notice? {
        guard let milestone else {
            return targetWasReached
                ? Notice(
                    title: Words.targetReached, body: Words.targetReachedText,
                    category: targetCategory) : nil
        }
        let text = Words.companion(milestone)
        return Notice(
            title: Words.title(milestone),
            body: targetWasReached ? "\(text)\n\(Words.targetReached)." : text,
            category: milestoneCategory)
    }

    private func withdrawStale(_ state: FastState, _ now: Instant) {
        guard let spokenOf else { return }
        if let fast = state.active, fast.id == spokenOf.fast,
            fast.milestone(at: now) == spokenOf.phase
        {
            return
        }
        self.spokenOf = nil
        // Where the next phase has begun, its own notice takes the place.
        let isReplaced =
            state.active.map { $0.id == spokenOf.fast && $0.observedAt == now } ?? false
        if !isReplaced { port.withdraw() }
    }

    func tellSetAside(_ name: String) {
        port.show(
            Notice(
                title: Words.setAsideTitle, body: Words.recordsSetAside(as: name),
                category: Self.recordsCategory))
    }

    func serverChanged() { port.serverChanged() }
}
