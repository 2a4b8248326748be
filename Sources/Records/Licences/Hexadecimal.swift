/// A number of 64 bits that is written as 16 hexadecimal digits in lower case.
public struct Hex64: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let value: UInt64

    public init(_ value: UInt64) { self.value = value }

    /// - Returns: nil unless there are 16 digits in lower case.
    public init?(_ text: some Collection<UInt8>) {
        guard text.count == 16 else { return nil }
        var value: UInt64 = 0
        for unit in text {
            switch unit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value << 4 | UInt64(unit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                value = value << 4 | UInt64(unit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        self.value = value
    }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    public static func < (a: Hex64, b: Hex64) -> Bool { a.value < b.value }
}
