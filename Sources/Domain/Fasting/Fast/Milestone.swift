/// The phase that the body is likely in, by elapsed hours: lower bound inclusive, upper exclusive
/// (rule: docs/rules/domain.md, Milestones). The raw value is the key on the bus.
public enum Milestone: String, CaseIterable, Comparable, Sendable {
    case digestionCompleting
    case beginningToShift
    case metabolicTransition
    case deeperRhythm
    case extendedFast
    case prolongedFast

    /// The phases that can be announced: all but the first.
    public static let transitions = allCases.dropFirst()

    /// Seconds after the start at which the phase begins.
    public var beginsAfter: Int64 {
        switch self {
        case .digestionCompleting: 0
        case .beginningToShift: 4 * secondsPerHour
        case .metabolicTransition: 8 * secondsPerHour
        case .deeperRhythm: 12 * secondsPerHour
        case .extendedFast: 16 * secondsPerHour
        case .prolongedFast: 24 * secondsPerHour
        }
    }

    /// The phase at a number of seconds after the start. A negative number gives the first phase.
    public init(elapsed: Int64) {
        self = Self.allCases.last { $0.beginsAfter <= elapsed } ?? .digestionCompleting
    }

    public var next: Milestone? {
        let all = Self.allCases
        return all.firstIndex(of: self).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
    }

    public static func < (a: Milestone, b: Milestone) -> Bool { a.beginsAfter < b.beginsAfter }
}

/// A set of milestones that is stored as one number: each phase has its own bit.
public struct MilestoneSet: Equatable, Sendable {
    public private(set) var bits: UInt8

    public init(bits: UInt8 = 0) {
        self.bits = bits & Self.known
    }

    public func contains(_ milestone: Milestone) -> Bool { bits & Self.bit(milestone) != 0 }

    public mutating func insert(_ milestone: Milestone) { bits |= Self.bit(milestone) }

    public mutating func formUnion(_ other: MilestoneSet) { bits |= other.bits }

    /// The bit that stands for a phase in the records. It stays, also if a phase is added before this one.
    private static func bit(_ milestone: Milestone) -> UInt8 {
        switch milestone {
        case .digestionCompleting: 1
        case .beginningToShift: 1 << 1
        case .metabolicTransition: 1 << 2
        case .deeperRhythm: 1 << 3
        case .extendedFast: 1 << 4
        case .prolongedFast: 1 << 5
        }
    }

    private static let known = Milestone.allCases.reduce(0) { $0 | bit($1) }
}
