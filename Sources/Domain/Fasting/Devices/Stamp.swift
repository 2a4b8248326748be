/// When and by which writer the value of a register was written. The value with the greater stamp counts,
/// on each machine (rule: docs/rules/devices.md, Registers).
public struct Stamp: Hashable, Comparable, Sendable {
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
