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
        if let fast = state.active, let notice = Self.notice(of: change?.effects ?? []) {
            // In the place of the last one, whatever that spoke of.
            spokenOf = (fast.id, fast.milestone(at: now))
            port.show(notice)
        } else if let spokenOf, !Self.holds(spokenOf, state, now) {
            self.spokenOf = nil
            port.withdraw()
        }
    }

    private static func holds(
        _ spokenOf: (fast: FastID, phase: Milestone), _ state: FastState, _ now: Instant
    ) -> Bool {
        guard let fast = state.active else { return false }
        return fast.id == spokenOf.fast && fast.milestone(at: now) == spokenOf.phase
    }

    private static func notice(of effects: [FastEffect]) -> Notice? {
        var reached: Milestone?
        var targetWasReached = false
        for effect in effects {
            switch effect {
            case .milestoneReached(let milestone, _): reached = milestone
            case .targetReached: targetWasReached = true
            default: break
            }
        }
        return notice(reached, targetWasReached)
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

    func tellSetAside(_ name: String) {
        port.show(
            Notice(
                title: Words.setAsideTitle, body: Words.recordsSetAside(as: name),
                category: Self.recordsCategory))
    }
}
