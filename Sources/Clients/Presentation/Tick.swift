import Client
import Fasting

/// A part of a line that changes with the clock, without a message from the agent.
package enum Tick: Hashable {
    case elapsedMinute
    case remainingMinute
    /// One of the steps in which small pictures of the tree fill.
    case treeStep

    /// How long to wait, in microseconds, for the agent to announce a phase before the line is
    /// shown without it.
    private static let leeway: UInt64 = 1_000_000

    /// The next instant at which one of these parts changes.
    ///
    /// - Returns: microseconds since the epoch; nil if nothing changes.
    package static func next(of ticks: Set<Tick>, _ report: Timer1State?, now: Instant) -> UInt64? {
        guard let report, report.isActive, let start = report.startedAt,
            let elapsed = report.elapsed(at: now)
        else { return nil }
        let after = ticks.compactMap { $0.next(elapsed: elapsed, target: report.target) }.min()
        guard let after else { return nil }
        let next = start + after
        let isPhase = next == report.nextMilestoneAt
        return next.microsecondsSinceEpoch + (isPhase ? leeway : 0)
    }

    /// Seconds after the start.
    private func next(elapsed: Int64, target: Target?) -> Int64? {
        switch self {
        case .elapsedMinute: return (elapsed / 60 + 1) * 60
        case .remainingMinute:
            guard let target else { return nil }
            let left = target.wholeSeconds - elapsed
            return left > 0 ? elapsed + (left - 1) % 60 + 1 : nil
        case .treeStep:
            guard let target else { return nil }
            let step = Tree.step(elapsed: elapsed, target: target)
            return step < Tree.lastStep
                ? Tree.beginning(ofStep: step + 1, target: target) : nil
        }
    }
}
