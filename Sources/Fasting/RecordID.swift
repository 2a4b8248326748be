/// The id of a fast or of a water entry: a UUID. A fast has it from its start, so the tree shown
/// while it runs is the tree that later stands in the forest.
public struct RecordID: Hashable, Sendable, CustomStringConvertible {
    /// Sixteen bytes in the order in which they are written.
    public let bytes: [UInt8]

    /// - Returns: nil unless there are sixteen bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Reads `8-4-4-4-12` hexadecimal digits in either case.
    public init?(_ text: String) { self.init(ascii: Array(text.utf8)[...]) }

    /// Reads the same from a part of a file, without a string in between.
    public init?(ascii text: ArraySlice<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        var high: UInt8?
        var length = 0
        for unit in text {
            length += 1
            if length == 9 || length == 14 || length == 19 || length == 24 {
                guard unit == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Self.value(ofHexDigit: unit) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        guard length == 36 else { return nil }
        self.bytes = bytes
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
        for (index, byte) in bytes.enumerated() {
            if index == 4 || index == 6 || index == 8 || index == 10 {
                text.append(UInt8(ascii: "-"))
            }
            text.append(Self.hexDigit(byte >> 4))
            text.append(Self.hexDigit(byte & 15))
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
        a.bytes.lexicographicallyPrecedes(b.bytes)
    }
}
