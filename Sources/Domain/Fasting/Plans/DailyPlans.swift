/// The plans of the user, in the order in which they were made. Each has its own offer.
///
/// As text: the plans with a semicolon and a space between them; empty for no plan. One plan is written as it was
/// when there could be only one.
public struct DailyPlans: Hashable, Sendable, CustomStringConvertible {
    public static let none = DailyPlans()
    /// More are not a habit, and each can have a notification on screen.
    public static let maximum = 16

    /// No two are at the same time of the same days: both would offer at once.
    public let all: [DailyPlan]

    private init() { all = [] }

    /// - Returns: nil for more than ``maximum``, and if two are at the same time of the same days.
    public init?(_ plans: [DailyPlan]) {
        guard plans.count <= Self.maximum, Set(plans.map(\.occasion)).count == plans.count else {
            return nil
        }
        all = plans
    }

    /// Reads what ``description`` writes.
    ///
    /// - Parameter firstDay: as for a ``DailyPlan``.
    /// - Returns: nil for any other text.
    public init?(_ text: String, firstDay: (TimeOfDay) -> CalendarDay? = { _ in nil }) {
        if text.isEmpty {
            self.init([])
        } else {
            // One more than the maximum has a semicolon in its last part, which cannot be read then.
            let parts = text.split(
                separator: ";", maxSplits: Self.maximum - 1, omittingEmptySubsequences: false)
            let plans = parts.compactMap { DailyPlan(String($0), firstDay: firstDay) }
            guard plans.count == parts.count else { return nil }
            self.init(plans)
        }
    }

    public var description: String { all.map(\.description).joined(separator: "; ") }

    public var isEmpty: Bool { all.isEmpty }

    /// The target of the longest fast that is offered; nil without a plan.
    public func longestTarget(_ settings: Settings) -> Target? {
        all.map { $0.target(settings) }.max()
    }
}
