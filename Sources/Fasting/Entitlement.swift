/// What this installation may show (rule: docs/rules/domain.md, Trial). It is the only place that
/// decides this. Nothing is ever deleted by it.
public enum Entitlement: String, CaseIterable, Sendable {
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

/// Whether the user was asked about a licence, which happens once (rule: docs/rules/domain.md,
/// Trial).
public enum LicencePrompt: String, CaseIterable, Sendable {
    /// It has not come yet.
    case ahead
    /// It has come, and the user has not answered.
    case shown
    /// The user has answered, or has a licence. The subject is not raised again.
    case dismissed

    /// The number of completed fasts at which it comes.
    public static let completedCount = 10
}
