import Fasting
import Words

/// When something is said about safety. Rule: docs/rules/evidence.md, Safety.
package enum SafetyMoments {
    /// Whether the start that was just answered is the very first one. Nothing is stored for this:
    /// the journal tells.
    ///
    /// - Parameters:
    ///   - acts: of the journal, the latest first.
    ///   - sessions: how many fasts are stored. If none of them was added or imported, they were
    ///     started, before there was a journal or longer ago than it reaches.
    package static func isFirstStart(_ acts: [ActKind], sessions: Int) -> Bool {
        acts.count { $0 == .start } == 1
            && (sessions == 0 || acts.contains { $0 == .log || $0 == .importing })
    }

    /// Whether eating again has a risk of its own after a fast of this duration.
    package static func isLong(_ duration: Duration) -> Bool {
        duration > .seconds(Words.Safety.longFastHours * secondsPerHour)
    }
}
