/// When and by which writer the value of a register was written. The value with the greater stamp counts,
/// on each machine (rule: docs/rules/devices.md, Registers).
public struct Stamp: Comparable, Sendable {
    public let clock: ActClock
    public let writer: Writer

    /// The stamp of values from before the journal.
    public static let none = Stamp(clock: ActClock(wall: Instant(secondsSinceEpoch: 0)), by: .none)

    /// - Parameter writer: ignored for the clock of ``none``: two machines had such values from
    ///   the same file.
    public init(clock: ActClock, by writer: Writer) {
        self.clock = clock
        self.writer = clock.isNone ? .none : writer
    }

    public static func < (a: Stamp, b: Stamp) -> Bool {
        a.clock == b.clock ? a.writer < b.writer : a.clock < b.clock
    }
}

extension ActClock {
    /// Whether it is the clock of values from before the journal.
    fileprivate var isNone: Bool { wall.secondsSinceEpoch == 0 && counter == 0 }

    /// The clock of an act that writes over registers.
    ///
    /// It is greater than each of their clocks and not earlier than the current time. Nothing else raises
    /// it: a machine whose clock is years ahead wins only over what it has written.
    ///
    /// - Parameter overwritten: the greatest clock of these registers; nil if they are new.
    public init(over overwritten: ActClock?, now: Instant) {
        self.init(after: overwritten, now: now)
    }
}

/// One value of a record. It is merged separately.
public struct Register<Value: RegisterValue>: Equatable, Sendable {
    public var value: Value
    public var stamp: Stamp

    public init(_ value: Value, _ stamp: Stamp) {
        self.value = value
        self.stamp = stamp
    }

    /// The one with the greater stamp. If the stamps are equal, the values decide. That happens with
    /// ``Stamp/none``, and with a copied machine that has not noticed that it is a copy.
    public func merged(with other: Register) -> Register {
        if stamp != other.stamp { return stamp < other.stamp ? other : self }
        return other.value.wins(over: value) ? other : self
    }

    /// Merges registers that may be unknown.
    static func merged(_ a: Register?, _ b: Register?) -> Register? {
        guard let a, let b else { return a ?? b }
        return a.merged(with: b)
    }
}

/// A value of a register.
public protocol RegisterValue: Equatable, Sendable {
    /// A strict total order: for each value, that of the import.
    func wins(over other: Self) -> Bool
}

extension Instant: RegisterValue {
    /// The earlier start, or the earlier drink.
    public func wins(over other: Instant) -> Bool { self < other }
}

extension Target?: RegisterValue {
    /// A stated target, then the larger one.
    public func wins(over other: Target?) -> Bool {
        (self?.microseconds ?? -1) > (other?.microseconds ?? -1)
    }
}

extension Note: RegisterValue {
    public func wins(over other: Note) -> Bool { other != self && merged(with: other) == self }
}

extension Bool: RegisterValue {
    /// An existing record wins over its deletion.
    public func wins(over other: Bool) -> Bool { self && !other }
}

extension WaterAmount: RegisterValue {
    public func wins(over other: WaterAmount) -> Bool { milliliters > other.milliliters }
}

/// Whether a fast runs or has ended.
public enum FastEnding: RegisterValue, Sendable {
    case running
    /// - `offset`: minutes east of UTC; nil if unknown.
    case ended(at: Instant, offset: Int?)

    /// An end wins over none, then the later end, then a known offset, then the larger one.
    public func wins(over other: FastEnding) -> Bool {
        switch (self, other) {
        case (.running, _): false
        case (.ended, .running): true
        case (.ended(let a, let mine), .ended(let b, let yours)):
            a == b ? (mine ?? .min) > (yours ?? .min) : a > b
        }
    }
}
