/// Who writes lines for other machines: a device, and one incarnation of it.
///
/// A new incarnation begins if the records of a device are older than what it has written, or are copied
/// to another machine (rule: docs/rules/devices.md, The folder).
public struct Writer: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let device: DeviceID
    public let incarnation: UInt32

    public init(device: DeviceID, incarnation: UInt32) {
        self.device = device
        self.incarnation = incarnation
    }

    /// The writer of values from before the journal.
    public static let none = Writer(device: .none, incarnation: 0)

    /// Reads ``description``.
    public init?(_ text: some StringProtocol) {
        let units = Array(text.utf8)
        guard units.count == 41, units[32] == UInt8(ascii: "-"),
            let device = DeviceID(ascii: units[..<32]), let low = Hex.word(units[33...])
        else { return nil }
        self.init(device: device, incarnation: UInt32(low))
    }

    /// 32 and 8 hexadecimal digits in lower case, with a hyphen in between.
    public var description: String { "\(device)-\(Hex.text(UInt64(incarnation), digits: 8))" }

    public static func < (a: Writer, b: Writer) -> Bool {
        (a.device, a.incarnation) < (b.device, b.incarnation)
    }
}

/// A machine: 128 random bits that its records were given at the beginning.
public struct DeviceID: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let high, low: UInt64

    public static let none = DeviceID(high: 0, low: 0)

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads 32 hexadecimal digits in lower case.
    public init?(_ text: String) { self.init(ascii: Array(text.utf8)[...]) }

    init?(ascii units: ArraySlice<UInt8>) {
        guard units.count == 32, let high = Hex.word(units.prefix(16)),
            let low = Hex.word(units.suffix(16))
        else { return nil }
        self.init(high: high, low: low)
    }

    public var description: String {
        Hex.text(high, digits: 16) + Hex.text(low, digits: 16)
    }

    public static func < (a: DeviceID, b: DeviceID) -> Bool {
        (a.high, a.low) < (b.high, b.low)
    }
}

/// Hexadecimal digits in lower case.
public enum Hex {
    /// - Returns: nil if there are other characters.
    static func word(_ units: ArraySlice<UInt8>) -> UInt64? {
        var word: UInt64 = 0
        for unit in units {
            switch unit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                word = word << 4 | UInt64(unit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                word = word << 4 | UInt64(unit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return word
    }

    public static func text(_ word: UInt64, digits: Int) -> String {
        let text = String(word, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
