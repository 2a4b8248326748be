/// Base64 with padding (RFC 4648).
package enum Base64 {
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let second = start + 1 < bytes.count ? bytes[start + 1] : 0
            let third = start + 2 < bytes.count ? bytes[start + 2] : 0
            let three = Int(bytes[start]) << 16 | Int(second) << 8 | Int(third)
            for shift in [18, 12, 6, 0] { text.append(digits[three >> shift & 63]) }
        }
        let missing = (3 - bytes.count % 3) % 3
        for place in 0..<missing { text[text.count - 1 - place] = UInt8(ascii: "=") }
        return text
    }

    package static func text(_ bytes: [UInt8]) -> String {
        String(decoding: encoded(bytes), as: UTF8.self)
    }

    /// Reads a text that ``text(_:)`` writes. Each list of bytes has one text only.
    ///
    /// - Parameter count: how many bytes there are.
    /// - Returns: nil for any other text.
    package static func bytes(_ text: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
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
        guard bytes.count == count, encoded(bytes).elementsEqual(text) else { return nil }
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
