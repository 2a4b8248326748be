/// What is said about a long fast, as long as it is true. Rule: docs/rules/domain.md, Cautions.
///
/// It follows the longer of the target and the elapsed time, so it is said of a fast that was planned
/// long, and of one that has become long.
public enum Caution: CaseIterable, Equatable, Sendable {
    /// What is known about such fasts was measured under medical care.
    case measuredUnderCare
    /// Eating again has a risk of its own.
    case eatingAgain

    /// From this duration on, in seconds.
    public var beginsAfter: Int64 {
        switch self {
        case .measuredUnderCare: 48 * secondsPerHour
        case .eatingAgain: 120 * secondsPerHour
        }
    }

    /// The cautions about a duration.
    public static func all(seconds: Int64) -> [Caution] {
        allCases.filter { $0.beginsAfter <= seconds }
    }

    public static func all(for target: Target) -> [Caution] { all(seconds: target.wholeSeconds) }
}

extension ActiveFast {
    public func cautions(at now: Instant) -> [Caution] {
        Caution.all(seconds: max(target.wholeSeconds, elapsed(at: now)))
    }

    /// When the fast itself has lasted long enough for another caution; nil if it has them all.
    func nextCaution(after now: Instant) -> Instant? {
        Caution.allCases.dropFirst(Caution.all(for: target).count)
            .map { start + $0.beginsAfter }.first { $0 > now }
    }
}
