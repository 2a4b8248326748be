/// What this installation may show (rule: docs/rules/domain.md, Trial). It is the only place that
/// decides this. Nothing is ever deleted by it.
public enum Entitlement: Equatable, Sendable {
    case premium
    case trial
    case free

    /// The number of completed fasts up to which everything is shown without a licence.
    public static let trialFasts = 10

    /// - Parameters:
    ///   - namesAuthority: whether the installation names a licence authority. None is named by
    ///     default, and then everything is shown.
    ///   - hasLicence: whether a valid licence is held.
    public init(namesAuthority: Bool, hasLicence: Bool, completedCount: Int) {
        if !namesAuthority || hasLicence {
            self = .premium
        } else {
            self = completedCount <= Self.trialFasts ? .trial : .free
        }
    }

    public var hasForest: Bool { self != .free }

    /// How many of the most recent fasting days the calendar knows; nil for all.
    public var calendarDays: Int? { self == .free ? 10 : nil }
}
