/// A kind of record.
public enum RecordKind: String, CaseIterable, Sendable {
    case fast, water

    /// The registers of a record of this kind.
    public var fields: [Field] {
        switch self {
        case .fast: [.start, .target, .ending, .note, .there]
        case .water: [.at, .amount, .there]
        }
    }
}

/// A register of a record: one value that is merged separately (rule: docs/rules/devices.md, Registers).
public enum Field: CaseIterable, Sendable {
    case start, target, ending, note, at, amount
    /// False if the record is deleted. The other registers keep their values.
    case there
}

/// The value of a register.
public enum FieldValue: Equatable, Sendable {
    case instant(Instant)
    /// nil if it was never stated, which is not the same as an unknown register.
    case target(Target?)
    case ending(FastEnding)
    case note(Note)
    case amount(WaterAmount)
    case truth(Bool)

    public var instant: Instant? { if case .instant(let value) = self { value } else { nil } }
    public var target: Target? { if case .target(let value) = self { value } else { nil } }
    public var ending: FastEnding? { if case .ending(let value) = self { value } else { nil } }
    public var note: Note? { if case .note(let value) = self { value } else { nil } }
    public var amount: WaterAmount? { if case .amount(let value) = self { value } else { nil } }

    /// The time that it says; nil if it says none.
    public var time: Instant? {
        switch self {
        case .instant(let time), .ending(.ended(let time, _)): time
        default: nil
        }
    }

    /// A strict total order of the values of a register: that of the import.
    func wins(over other: FieldValue) -> Bool {
        switch (self, other) {
        // The earlier start, or the earlier drink.
        case (.instant(let a), .instant(let b)): a < b
        // A stated target, then the larger one.
        case (.target(let a), .target(let b)): (a?.microseconds ?? -1) > (b?.microseconds ?? -1)
        case (.ending(let a), .ending(let b)): a.wins(over: b)
        case (.note(let a), .note(let b)): a != b && a.merged(with: b) == a
        case (.amount(let a), .amount(let b)): a.milliliters > b.milliliters
        // An existing record wins over its deletion.
        case (.truth(let a), .truth(let b)): a && !b
        default: false
        }
    }
}

/// Whether a fast runs or has ended.
public enum FastEnding: Equatable, Sendable {
    case running
    /// - `offset`: minutes east of UTC; nil if unknown.
    case ended(at: Instant, offset: Int?)

    /// An end wins over none, then the later end, then a known offset, then the larger one.
    fileprivate func wins(over other: FastEnding) -> Bool {
        switch (self, other) {
        case (.running, _): false
        case (.ended, .running): true
        case (.ended(let a, let mine), .ended(let b, let yours)):
            a == b ? (mine ?? .min) > (yours ?? .min) : a > b
        }
    }
}

/// The value of a register, and when and by which writer it was written.
public struct Register: Equatable, Sendable {
    public let value: FieldValue
    public let stamp: Stamp

    public init(_ value: FieldValue, _ stamp: Stamp) {
        self.value = value
        self.stamp = stamp
    }

    /// The one with the greater stamp. If the stamps are equal, the values decide. That happens with
    /// ``Stamp/none``, and with a copied machine that has not noticed that it is a copy.
    public func merged(with other: Register) -> Register {
        if stamp != other.stamp { return stamp < other.stamp ? other : self }
        return other.value.wins(over: value) ? other : self
    }
}

/// The registers that an act writes. One that is missing is not written.
public typealias FieldValues = [Field: FieldValue]

/// Made once: an undo of an import has 100,000 of them.
private let deletion: FieldValues = [.there: .truth(false)]

extension FieldValues {
    /// Those of a deletion.
    public static var removed: FieldValues { deletion }

    public init(_ session: Session) {
        self = [
            .start: .instant(session.start), .target: .target(session.target),
            .ending: .ending(.ended(at: session.end, offset: session.endOffset)),
            .note: .note(session.note), .there: .truth(true),
        ]
    }

    public init(_ fast: ActiveFast) {
        self = [
            .start: .instant(fast.start), .target: .target(fast.target),
            .ending: .ending(.running), .note: .note(fast.note), .there: .truth(true),
        ]
    }

    public init(_ entry: WaterEntry) {
        self = [.at: .instant(entry.at), .amount: .amount(entry.amount), .there: .truth(true)]
    }
}

/// What is known about a record from all machines. A register that is missing is unknown, because its line has not
/// arrived yet.
///
/// Merging is commutative, associative and idempotent, so each machine has the same in the end, in any
/// order of arrival (rule: docs/rules/devices.md, Registers).
public typealias Registers = [Field: Register]

extension Registers {
    /// The registers that an act writes, with its stamp.
    public init(_ values: FieldValues, _ stamp: Stamp) {
        self = values.mapValues { Register($0, stamp) }
    }

    public func merged(with other: Registers) -> Registers {
        merging(other) { $0.merged(with: $1) }
    }

    public var isThere: Bool { self[.there]?.value == .truth(true) }

    /// The part that is not equal in other registers.
    public func beyond(_ other: Registers) -> Registers { filter { other[$0.key] != $0.value } }

    /// The values that differ from those of the registers, and those that are unknown there.
    public func changes(to values: FieldValues) -> FieldValues {
        values.filter { self[$0.key]?.value != $0.value }
    }

    /// The values with each stamp, the least stamp first.
    public var writes: [(stamp: Stamp, values: FieldValues)] {
        Set(values.map(\.stamp)).sorted().map { stamp in
            (stamp, filter { $0.value.stamp == stamp }.mapValues(\.value))
        }
    }

    /// The greatest clock of the registers that an act would write over; nil if all are new.
    public func clock(under values: FieldValues) -> ActClock? {
        values.keys.compactMap { self[$0]?.stamp.clock }.max()
    }
}
