/// What this installation may show (rule: docs/rules/domain.md, Trial). It is the only place that
/// decides this. Nothing is ever deleted by it.
public enum Entitlement: String, CaseIterable, Sendable {
    case premium
    case trial
    case free

    /// - Parameters:
    ///   - namesAuthority: whether the installation names a licence authority. None is named by
    ///     default, and then everything is shown.
    ///   - hasLicence: whether a valid licence is held.
    ///   - isTrialOver: ``Trial/isOver(showing:)``.
    public init(namesAuthority: Bool, hasLicence: Bool, isTrialOver: Bool) {
        if !namesAuthority || hasLicence {
            self = .premium
        } else {
            self = isTrialOver ? .free : .trial
        }
    }

    public var hasForest: Bool { self != .free }

    /// How many of the most recent fasting days the calendar knows; nil for all.
    public var calendarDays: Int? { self == .free ? 10 : nil }
}

/// The fasts that were completed where a licence authority is named (rule: docs/rules/domain.md, Trial).
///
/// It never counts down: a fast counts once, also if it is deleted, or its end is undone and it ends
/// again. What an import or a restore brings does not count.
public struct Trial: Equatable, Sendable {
    /// How many fasts can be completed while it lasts. One more ends it.
    public static let length = 10

    /// In the order in which they were completed; one more than ``length`` at most.
    public private(set) var fasts: [RecordID] = []

    public init() {}

    /// - Returns: nil if a fast is there twice, or if there are too many.
    public init?(fasts: [RecordID]) {
        guard fasts.count <= Self.length + 1, Set(fasts).count == fasts.count else { return nil }
        self.fasts = fasts
    }

    public var isOver: Bool { fasts.count > Self.length }

    /// Whether the last fast that was completed is the one after which the user is asked about a licence.
    public var isAtItsEnd: Bool { fasts.count == Self.length }

    /// Whether it is over for what is shown: the fast that ends it arrives whole.
    ///
    /// - Parameter fast: the fast that runs, or that has ended and is still shown.
    public func isOver(showing fast: RecordID?) -> Bool { isOver && fast != fasts.last }

    /// A fast was completed.
    public mutating func count(_ fast: RecordID) {
        if !isOver, !fasts.contains(fast) { fasts.append(fast) }
    }
}

/// Whether the user was asked about a licence, which happens once, at the end of the trial (rule:
/// docs/rules/domain.md, Trial).
public enum LicencePrompt: String, CaseIterable, Sendable {
    /// It has not come yet.
    case ahead
    /// It has come, and the user has not answered.
    case shown
    /// The user has answered, or has a licence. The subject is not raised again.
    case dismissed
}
