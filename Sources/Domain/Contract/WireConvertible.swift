import Fasting

/// A type that travels on the bus as a basic type.
public protocol WireConvertible {
    associatedtype Wire

    /// The value on the bus that means "none" if a member allows it: 0 or "".
    static var none: Wire { get }

    /// Reads a value from the bus.
    ///
    /// - Returns: nil if the value has no meaning.
    init?(wire: Wire)

    /// The value on the bus.
    var wire: Wire { get }
}

extension Optional where Wrapped: WireConvertible {
    /// The value on the bus; what means "none" if there is no value.
    public var wire: Wrapped.Wire { self?.wire ?? Wrapped.none }
}

extension WireConvertible where Self: RawRepresentable<String>, Wire == String {
    public static var none: String { "" }
    public init?(wire: String) { self.init(rawValue: wire) }
    public var wire: String { rawValue }
}

extension Milestone: WireConvertible { public typealias Wire = String }
extension Outcome: WireConvertible { public typealias Wire = String }
extension TreeState: WireConvertible { public typealias Wire = String }
extension WaterUnit: WireConvertible { public typealias Wire = String }
extension Settings.ReducedMotion: WireConvertible { public typealias Wire = String }
extension CalendarState: WireConvertible { public typealias Wire = String }
extension ActKind: WireConvertible { public typealias Wire = String }

extension Journal1 {
    /// The act that changed only the note of a fast, kept or running.
    public static let note = "note"
}
extension RecordChangeKind: WireConvertible { public typealias Wire = String }

extension String: WireConvertible {
    public static var none: String { "" }
    public init?(wire: String) { self = wire }
    public var wire: String { self }
}

extension RecordID: WireConvertible {
    public static var none: String { "" }
    public init?(wire: String) { self.init(wire) }
    public var wire: String { description }
}

/// Microseconds since 1970-01-01 00:00 UTC; fractions of a second are cut off.
extension Instant: WireConvertible {
    /// 9999-12-31 23:59:59 UTC: the last second that ISO 8601 writes with four digits for the year.
    private static let last: Int64 = 253_402_300_799

    public static var none: UInt64 { 0 }

    /// - Returns: nil after the year 9999.
    public init?(wire: UInt64) {
        self.init(microsecondsSinceEpoch: wire)
        if secondsSinceEpoch > Self.last { return nil }
    }

    public var wire: UInt64 { microsecondsSinceEpoch }
}

/// Microseconds.
extension Target: WireConvertible {
    public static var none: UInt64 { 0 }
    public init?(wire: UInt64) { self.init(microseconds: wire) }
    public var wire: UInt64 { UInt64(microseconds) }
}

/// Microseconds.
extension Duration: WireConvertible {
    public static var none: UInt64 { 0 }

    /// - Returns: nil above the range of `Int64`.
    public init?(wire: UInt64) {
        guard let microseconds = Int64(exactly: wire) else { return nil }
        self = .microseconds(microseconds)
    }

    /// 0 for a negative duration.
    public var wire: UInt64 {
        let (seconds, attoseconds) = components
        if seconds < 0 || attoseconds < 0 { return 0 }
        let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000)
        return overflow ? .max : whole + UInt64(attoseconds / 1_000_000_000_000)
    }
}

/// Millilitres.
extension WaterAmount: WireConvertible {
    public static var none: UInt32 { 0 }
    public init?(wire: UInt32) { self.init(milliliters: wire) }
    public var wire: UInt32 { UInt32(milliliters) }
}
