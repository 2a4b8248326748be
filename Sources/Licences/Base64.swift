/// Base64 with padding (RFC 4648), as the licence files use it.
enum Base64 {
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            word <<= 8 * UInt32(3 - group.count)
            for index in 0..<4 {
                text.append(
                    index <= group.count
                        ? digits[Int(word >> UInt32(18 - 6 * index) & 63)] : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads a text that ``text(_:)`` writes. Each list of bytes has one text only.
    ///
    /// - Parameter count: how many bytes there are.
    /// - Returns: nil for any other text.
    static func bytes(_ text: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
        guard text.count == (count + 2) / 3 * 4 else { return nil }
        var bytes: [UInt8] = []
        var word: UInt32 = 0
        var bits = 0
        for unit in text {
            guard let value = value(ofDigit: unit) else { break }
            word = word << 6 | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
            }
        }
        guard bytes.count == count, Self.text(bytes).utf8.elementsEqual(text) else { return nil }
        return bytes
    }

    private static func value(ofDigit unit: UInt8) -> UInt32? {
        switch unit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(unit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(unit - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(unit - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
