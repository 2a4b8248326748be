/// A point in time: whole seconds since 1970-01-01 00:00:00 UTC.
///
/// Fractions of a second are truncated (rule: docs/rules/domain.md, Time).
public struct Instant: Hashable, Comparable, Sendable {
    public static let microsecondsPerSecond: Int64 = 1_000_000

    /// The earliest that can be sent. On the bus 0 means "none".
    public static let earliest = Instant(secondsSinceEpoch: 1)

    public var secondsSinceEpoch: Int64

    public init(secondsSinceEpoch: Int64) {
        self.secondsSinceEpoch = secondsSinceEpoch
    }

    /// Truncates microseconds since the epoch, as they travel on the bus.
    public init(microsecondsSinceEpoch: UInt64) {
        secondsSinceEpoch = Int64(microsecondsSinceEpoch / UInt64(Self.microsecondsPerSecond))
    }

    /// Rounds up: of the instants that are stored, those at the result or later are those at these microseconds
    /// or later. For the limits of lists.
    public init(roundingUpMicroseconds microseconds: UInt64) {
        let (seconds, rest) = microseconds.quotientAndRemainder(
            dividingBy: UInt64(Self.microsecondsPerSecond))
        secondsSinceEpoch = Int64(seconds) + (rest > 0 ? 1 : 0)
    }

    /// Microseconds since the epoch. An instant before the epoch gives 0, which means "none" on the
    /// bus.
    public var microsecondsSinceEpoch: UInt64 {
        let (value, overflow) = secondsSinceEpoch.multipliedReportingOverflow(
            by: Self.microsecondsPerSecond)
        if overflow { return secondsSinceEpoch < 0 ? 0 : UInt64(Int64.max) }
        return UInt64(max(0, value))
    }

    public static func < (a: Instant, b: Instant) -> Bool {
        a.secondsSinceEpoch < b.secondsSinceEpoch
    }

    public static func + (instant: Instant, seconds: Int64) -> Instant {
        Instant(secondsSinceEpoch: instant.secondsSinceEpoch + seconds)
    }

    public static func - (instant: Instant, seconds: Int64) -> Instant {
        Instant(secondsSinceEpoch: instant.secondsSinceEpoch - seconds)
    }

    /// Seconds from `b` to `a`; negative if `a` is earlier.
    public static func - (a: Instant, b: Instant) -> Int64 {
        a.secondsSinceEpoch - b.secondsSinceEpoch
    }
}

/// Seconds in an hour.
public let secondsPerHour: Int64 = 3600

/// How long a fast is meant to last: 4 to 168 hours, in microseconds (rule: docs/rules/domain.md,
/// A fast).
public struct Target: Hashable, Comparable, Sendable {
    public static let minimum = Target(unchecked: 4 * 3_600_000_000)
    public static let maximum = Target(unchecked: 168 * 3_600_000_000)
    /// 16 hours.
    public static let standard = Target(unchecked: 16 * 3_600_000_000)
    /// The suggested targets, in hours.
    public static let presets = [12, 14, 16, 18, 20, 24]

    public let microseconds: Int64

    private init(unchecked microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// - Returns: nil outside 4 … 168 hours.
    public init?(microseconds: UInt64) {
        guard microseconds >= UInt64(Self.minimum.microseconds),
            microseconds <= UInt64(Self.maximum.microseconds)
        else { return nil }
        self.microseconds = Int64(microseconds)
    }

    /// Rounds to microseconds, so that 16.333 hours stay 16.333.
    ///
    /// - Returns: nil outside 4 … 168 hours, and for infinity and NaN.
    public init?(hours: Double) {
        guard hours.isFinite, hours >= 0, hours <= 1000 else { return nil }
        self.init(microseconds: UInt64((hours * 3_600_000_000).rounded()))
    }

    public var hours: Double { Double(microseconds) / 3_600_000_000 }

    /// Hours as a person types them: 16, 16.5.
    public var hoursText: String { Int64(exactly: hours).map { String($0) } ?? String(hours) }

    /// The first whole number of seconds at which the target is reached.
    public var wholeSeconds: Int64 {
        (microseconds + Instant.microsecondsPerSecond - 1) / Instant.microsecondsPerSecond
    }

    public static func < (a: Target, b: Target) -> Bool { a.microseconds < b.microseconds }
}
