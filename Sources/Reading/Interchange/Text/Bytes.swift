/// The bytes with a meaning in the formats, by name.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let blank = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let point = UInt8(ascii: ".")
    static let plus = UInt8(ascii: "+")
    static let minus = UInt8(ascii: "-")
    static let slash = UInt8(ascii: "/")
    static let zero = UInt8(ascii: "0")
    static let nine = UInt8(ascii: "9")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// The value of a hexadecimal digit, 0 … 15; nil for another byte.
    @inline(__always)
    static func hexValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte - zero }
        let small = byte | 0x20
        return small >= 0x61 && small <= 0x66 ? small - 0x61 + 10 : nil
    }
}

/// Some programs write this before a text in UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// A part of a file.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
    /// Compares byte by byte.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<count where self[startIndex + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }

    func contains(_ text: StaticString) -> Bool { start(of: text) != nil }

    /// Where a text that is not empty begins for the first time; nil if it is not there.
    func start(of text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        guard count >= length else { return nil }
        for start in startIndex...(endIndex - length)
        where self[start] == text.utf8Start[0] && self[start..<start + length].equals(text) {
            return start
        }
        return nil
    }

    /// Without the spaces and tabs at both ends.
    var trimmed: Bytes {
        var slice = self
        while let first = slice.first, first == Byte.blank || first == Byte.tab {
            slice.removeFirst()
        }
        while let last = slice.last, last == Byte.blank || last == Byte.tab {
            slice.removeLast()
        }
        return slice
    }
}
