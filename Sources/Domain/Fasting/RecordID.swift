/// The id of a fast or of a water entry: a UUID. A fast has it from its start, so the tree shown
/// while it runs is also the tree in the forest later.
public struct RecordID: Hashable, Sendable, CustomStringConvertible {
    /// The bytes 0 to 7 and 8 to 15, the first byte in the highest bits. An array would be allocated
    /// separately, which is slow for 100,000 records.
    private let high, low: UInt64

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// - Returns: nil unless there are sixteen bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Sixteen bytes in the order in which they are written.
    public var bytes: [UInt8] {
        (0..<16).map { index in
            let word = index < 8 ? high : low
            return UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * (index % 8)))
        }
    }

    /// Reads `8-4-4-4-12` hexadecimal digits in either case.
    public init?(_ text: String) { self.init(ascii: Array(text.utf8)[...]) }

    /// Reads the same from a part of a file, without a string in between.
    public init?(ascii text: ArraySlice<UInt8>) {
        var words: (high: UInt64, low: UInt64) = (0, 0)
        var length = 0
        for unit in text {
            length += 1
            if length == 9 || length == 14 || length == 19 || length == 24 {
                guard unit == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Self.value(ofHexDigit: unit) else { return nil }
            // The first sixteen digits and two hyphens are the high word.
            if length <= 18 {
                words.high = words.high << 4 | UInt64(digit)
            } else {
                words.low = words.low << 4 | UInt64(digit)
            }
        }
        guard length == 36 else { return nil }
        self.init(high: words.high, low: words.low)
    }

    /// In upper case, as on the bus and in exported files.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(36)
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the 36 characters of ``description``.
    public func append(to text: inout [UInt8]) {
        for digit in 0..<32 {
            if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
                text.append(UInt8(ascii: "-"))
            }
            let word = digit < 16 ? high : low
            text.append(Self.hexDigit(UInt8(word >> UInt64(60 - 4 * (digit % 16)) & 15)))
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(ofHexDigit unit: UInt8) -> UInt8? {
        switch unit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): unit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): unit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): unit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

/// In the order in which they are written.
extension RecordID: Comparable {
    public static func < (a: RecordID, b: RecordID) -> Bool {
        (a.high, a.low) < (b.high, b.low)
    }
}
