import Contract
import SDBus

/// The properties of `app.atrest.Timer1` at one moment.
///
/// Elapsed and progress are not among them: they follow from the start, the end and the clock, so
/// that whoever follows the agent needs no further call.
public struct TimerReport: Equatable, Sendable {
    private let values: [String: Value]

    public init(_ values: [String: Value]) { self.values = values }

    public var status: String { text(.status) }
    public var isActive: Bool { status == Timer1.Status.active.rawValue }
    public var isIdle: Bool { status == Timer1.Status.idle.rawValue }
    public var id: String { text(.id) }
    public var kept: Bool { values[Timer1.Property.kept.rawValue]?.booleanValue ?? false }
    /// Microseconds since the epoch; nil where no fast is spoken of.
    public var startedAt: UInt64? { time(.startedAt) }
    /// Microseconds since the epoch; nil while it runs.
    public var endedAt: UInt64? { time(.endedAt) }
    /// Microseconds.
    public var target: UInt64? { time(.target) }
    /// Microseconds since the epoch.
    public var targetAt: UInt64? { time(.targetAt) }
    public var milestone: String { text(.milestone) }
    public var milestoneTitle: String { text(.milestoneTitle) }
    public var milestoneText: String { text(.milestoneText) }
    /// Microseconds since the epoch.
    public var milestoneSince: UInt64? { time(.milestoneSince) }
    public var nextMilestone: String { text(.nextMilestone) }
    /// Microseconds since the epoch.
    public var nextMilestoneAt: UInt64? { time(.nextMilestoneAt) }
    public var line: String { text(.line) }
    public var canUndo: Bool { values[Timer1.Property.canUndo.rawValue]?.booleanValue ?? false }
    public var treeVariant: UInt32 { number(.treeVariant) }
    public var treeTone: UInt32 { number(.treeTone) }

    /// Whole seconds; nil where no fast is spoken of.
    ///
    /// - Parameter now: seconds since the epoch.
    public func elapsed(at now: Int64) -> Int64? {
        guard let startedAt else { return nil }
        let end = endedAt.map { Int64($0 / 1_000_000) } ?? now
        return max(0, end - Int64(startedAt / 1_000_000))
    }

    private func text(_ property: Timer1.Property) -> String {
        values[property.rawValue]?.stringValue ?? ""
    }

    private func number(_ property: Timer1.Property) -> UInt32 {
        values[property.rawValue]?.uint32Value ?? 0
    }

    private func time(_ property: Timer1.Property) -> UInt64? {
        values[property.rawValue]?.uint64Value.flatMap { $0 == 0 ? nil : $0 }
    }
}
