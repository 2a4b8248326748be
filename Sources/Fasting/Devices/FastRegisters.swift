/// What is known about a fast from all machines. A register that is nil is unknown, because its line has
/// not arrived yet.
///
/// Merging is commutative, associative and idempotent, so each machine has the same in the end, in any
/// order of arrival (rule: docs/rules/devices.md, Registers).
public struct FastRegisters: Equatable, Sendable {
    public var start: Register<Instant>?
    public var target: Register<Target?>?
    public var ending: Register<FastEnding>?
    public var note: Register<Note>?
    /// False if the fast is deleted. The other registers keep their values.
    public var there: Register<Bool>?

    public init() {}

    /// The registers that an act writes, with its stamp.
    public init(_ values: FastValues, _ stamp: Stamp) {
        start = values.start.map { Register($0, stamp) }
        target = values.target.map { Register($0.target, stamp) }
        ending = values.ending.map { Register($0, stamp) }
        note = values.note.map { Register($0, stamp) }
        there = values.there.map { Register($0, stamp) }
    }

    public func merged(with other: FastRegisters) -> FastRegisters {
        var merged = FastRegisters()
        merged.start = .merged(start, other.start)
        merged.target = .merged(target, other.target)
        merged.ending = .merged(ending, other.ending)
        merged.note = .merged(note, other.note)
        merged.there = .merged(there, other.there)
        return merged
    }

    /// The stamps of the known registers.
    public var stamps: [Stamp] {
        [start?.stamp, target?.stamp, ending?.stamp, note?.stamp, there?.stamp].compactMap(\.self)
    }

    /// The values with one stamp.
    public func values(stamped stamp: Stamp) -> FastValues {
        FastValues(
            start: start.flatMap { $0.stamp == stamp ? $0.value : nil },
            target: target.flatMap { $0.stamp == stamp ? StatedTarget($0.value) : nil },
            ending: ending.flatMap { $0.stamp == stamp ? $0.value : nil },
            note: note.flatMap { $0.stamp == stamp ? $0.value : nil },
            there: there.flatMap { $0.stamp == stamp ? $0.value : nil })
    }

    /// The part that is not equal in other registers.
    public func beyond(_ other: FastRegisters) -> FastRegisters {
        var rest = self
        if start == other.start { rest.start = nil }
        if target == other.target { rest.target = nil }
        if ending == other.ending { rest.ending = nil }
        if note == other.note { rest.note = nil }
        if there == other.there { rest.there = nil }
        return rest
    }

    /// The values that differ from those of registers, and those that are unknown there.
    ///
    /// - Parameter values: a value that is nil stays as it is.
    public func changes(to values: FastValues) -> FastValues {
        FastValues(
            start: values.start.flatMap { $0 == start?.value ? nil : $0 },
            target: values.target.flatMap { target.map(\.value) == .some($0.target) ? nil : $0 },
            ending: values.ending.flatMap { $0 == ending?.value ? nil : $0 },
            note: values.note.flatMap { $0 == note?.value ? nil : $0 },
            there: values.there.flatMap { $0 == there?.value ? nil : $0 })
    }

    /// The greatest clock of the registers that an act would write over; nil if all are new.
    public func clock(under values: FastValues) -> ActClock? {
        [
            values.start == nil ? nil : start?.stamp.clock,
            values.target == nil ? nil : target?.stamp.clock,
            values.ending == nil ? nil : ending?.stamp.clock,
            values.note == nil ? nil : note?.stamp.clock,
            values.there == nil ? nil : there?.stamp.clock,
        ].compactMap(\.self).max()
    }
}

/// A target that may be unstated, which is not the same as an unknown register.
public struct StatedTarget: Equatable, Sendable {
    public let target: Target?

    public init(_ target: Target?) { self.target = target }
}

/// The registers of a fast that an act writes. A value that is nil is not written.
public struct FastValues: Equatable, Sendable {
    public var start: Instant?
    public var target: StatedTarget?
    public var ending: FastEnding?
    public var note: Note?
    public var there: Bool?

    public init(
        start: Instant? = nil, target: StatedTarget? = nil, ending: FastEnding? = nil,
        note: Note? = nil, there: Bool? = nil
    ) {
        self.start = start
        self.target = target
        self.ending = ending
        self.note = note
        self.there = there
    }

    public init(_ session: Session) {
        self.init(
            start: session.start, target: StatedTarget(session.target),
            ending: .ended(at: session.end, offset: session.endOffset), note: session.note,
            there: true)
    }

    public init(_ fast: ActiveFast) {
        self.init(
            start: fast.start, target: StatedTarget(fast.target), ending: .running,
            note: fast.note, there: true)
    }

    public var isEmpty: Bool { self == FastValues() }

    /// Whether each register is written.
    public var isWhole: Bool {
        start != nil && target != nil && ending != nil && note != nil && there != nil
    }
}

/// What is known about a water entry from all machines.
public struct WaterRegisters: Equatable, Sendable {
    public var at: Register<Instant>?
    public var amount: Register<WaterAmount>?
    public var there: Register<Bool>?

    public init() {}

    public init(_ values: WaterValues, _ stamp: Stamp) {
        at = values.at.map { Register($0, stamp) }
        amount = values.amount.map { Register($0, stamp) }
        there = values.there.map { Register($0, stamp) }
    }

    public func merged(with other: WaterRegisters) -> WaterRegisters {
        var merged = WaterRegisters()
        merged.at = .merged(at, other.at)
        merged.amount = .merged(amount, other.amount)
        merged.there = .merged(there, other.there)
        return merged
    }

    public var stamps: [Stamp] {
        [at?.stamp, amount?.stamp, there?.stamp].compactMap(\.self)
    }

    public func values(stamped stamp: Stamp) -> WaterValues {
        WaterValues(
            at: at.flatMap { $0.stamp == stamp ? $0.value : nil },
            amount: amount.flatMap { $0.stamp == stamp ? $0.value : nil },
            there: there.flatMap { $0.stamp == stamp ? $0.value : nil })
    }

    public func beyond(_ other: WaterRegisters) -> WaterRegisters {
        var rest = self
        if at == other.at { rest.at = nil }
        if amount == other.amount { rest.amount = nil }
        if there == other.there { rest.there = nil }
        return rest
    }

    public func changes(to values: WaterValues) -> WaterValues {
        WaterValues(
            at: values.at.flatMap { $0 == at?.value ? nil : $0 },
            amount: values.amount.flatMap { $0 == amount?.value ? nil : $0 },
            there: values.there.flatMap { $0 == there?.value ? nil : $0 })
    }

    public func clock(under values: WaterValues) -> ActClock? {
        [
            values.at == nil ? nil : at?.stamp.clock,
            values.amount == nil ? nil : amount?.stamp.clock,
            values.there == nil ? nil : there?.stamp.clock,
        ].compactMap(\.self).max()
    }
}

/// The registers of a water entry that an act writes. A value that is nil is not written.
public struct WaterValues: Equatable, Sendable {
    public var at: Instant?
    public var amount: WaterAmount?
    public var there: Bool?

    public init(at: Instant? = nil, amount: WaterAmount? = nil, there: Bool? = nil) {
        self.at = at
        self.amount = amount
        self.there = there
    }

    public init(_ entry: WaterEntry) { self.init(at: entry.at, amount: entry.amount, there: true) }

    public var isEmpty: Bool { self == WaterValues() }
    public var isWhole: Bool { at != nil && amount != nil && there != nil }
}
