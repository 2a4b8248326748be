import Fasting

/// The position of a string in a JSON text, and whether it contains escapes.
struct JSONString: Equatable {
    /// Between the quotes.
    let range: Range<Int>
    let isEscaped: Bool
}

extension JSONReader {
    /// The content of a string, in UTF-8.
    func content(_ string: JSONString) -> Bytes {
        string.isEscaped ? unescaped(bytes[string.range])[...] : bytes[string.range]
    }

    func text(_ string: JSONString) -> String {
        String(decoding: content(string), as: UTF8.self)
    }

    func equals(_ string: JSONString, _ text: StaticString) -> Bool { content(string).equals(text) }

    /// Skips a string and checks it: escapes, surrogate pairs, control characters, UTF-8.
    mutating func scanString() throws(FormatProblem) -> JSONString {
        let quote = position
        position += 1
        var isEscaped = false
        while position < end {
            let byte = bytes[position]
            if byte == Byte.quote {
                position += 1
                return JSONString(range: quote + 1..<position - 1, isEscaped: isEscaped)
            }
            if byte == Byte.backslash {
                isEscaped = true
                try scanEscape()
            } else if byte >= 0x80 {
                try scanBeyondASCII()
            } else if byte < 0x20 {
                throw fault(.unexpectedByte)
            } else {
                position += 1
            }
        }
        throw fault(.breaksOff)
    }

    private mutating func scanEscape() throws(FormatProblem) {
        guard position + 1 < end else {
            position = end
            throw fault(.breaksOff)
        }
        switch bytes[position + 1] {
        case UInt8(ascii: "u"):
            let unit = try scanUnicodeEscape()
            if unit & 0xFC00 == 0xDC00 { throw fault(.badEscape) }
            guard unit & 0xFC00 == 0xD800 else { return }
            guard try scanUnicodeEscape() & 0xFC00 == 0xDC00 else { throw fault(.badEscape) }
        case Byte.quote, Byte.backslash, Byte.slash, UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        default: throw fault(.badEscape)
        }
    }

    /// `\u` and four digits.
    private mutating func scanUnicodeEscape() throws(FormatProblem) -> UInt16 {
        var unit: UInt16 = 0
        for offset in 0..<6 {
            guard position + offset < end else {
                position = end
                throw fault(.breaksOff)
            }
            let byte = bytes[position + offset]
            switch offset {
            case 0: guard byte == Byte.backslash else { throw fault(.badEscape) }
            case 1: guard byte == UInt8(ascii: "u") else { throw fault(.badEscape) }
            default:
                guard let digit = Byte.hexValue(byte) else { throw fault(.badEscape) }
                unit = unit << 4 | UInt16(digit)
            }
        }
        position += 6
        return unit
    }

    /// Skips a character of two to four bytes (The Unicode Standard, table 3-7).
    private mutating func scanBeyondASCII() throws(FormatProblem) {
        let lead = bytes[position]
        let (length, second): (Int, ClosedRange<UInt8>)
        switch lead {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw fault(.notUTF8)
        }
        guard position + length <= end else { throw fault(.notUTF8) }
        guard second.contains(bytes[position + 1]) else { throw fault(.notUTF8) }
        for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 {
            throw fault(.notUTF8)
        }
        position += length
    }

    /// The content of a string with escapes. The string was checked before.
    private func unescaped(_ raw: Bytes) -> [UInt8] {
        var result: [UInt8] = []
        var index = raw.startIndex
        while index < raw.endIndex {
            guard raw[index] == Byte.backslash else {
                result.append(raw[index])
                index += 1
                continue
            }
            let escape = raw[index + 1]
            index += 2
            switch escape {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(Byte.lineFeed)
            case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
            case UInt8(ascii: "t"): result.append(Byte.tab)
            case UInt8(ascii: "u"):
                var units = [unit(raw, at: index)]
                index += 4
                if units[0] & 0xFC00 == 0xD800 {
                    units.append(unit(raw, at: index + 2))
                    index += 6
                }
                result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
            default: result.append(escape)
            }
        }
        return result
    }

    private func unit(_ raw: Bytes, at index: Int) -> UInt16 {
        raw[index..<index + 4].reduce(0) { $0 << 4 | UInt16(Byte.hexValue($1) ?? 0) }
    }
}
