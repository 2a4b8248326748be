/// Reads a short text from left to right: a date, a time, a number.
package struct TextCursor {
    private let text: ArraySlice<UInt8>
    private var index: Int

    package init(_ text: ArraySlice<UInt8>) {
        self.text = text
        index = text.startIndex
    }

    package var rest: ArraySlice<UInt8> { text[index...] }

    package var isAtEnd: Bool { index == text.endIndex }

    /// Skips a byte if it comes next.
    package mutating func take(_ byte: UInt8) -> Bool {
        guard index < text.endIndex, text[index] == byte else { return false }
        index += 1
        return true
    }

    /// Reads a number.
    ///
    /// - Returns: nil if the number of digits is not allowed.
    package mutating func number(digits allowed: ClosedRange<Int>) -> Int? {
        let start = index
        var value = 0
        while index < text.endIndex, Self.isDigit(text[index]) {
            guard index - start < allowed.upperBound else { return nil }
            value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
            index += 1
        }
        return index - start >= allowed.lowerBound ? value : nil
    }

    /// Skips a fraction of a second.
    ///
    /// - Returns: false if there is a point without digits.
    package mutating func dropFraction() -> Bool {
        guard take(UInt8(ascii: ".")) else { return true }
        let start = index
        while index < text.endIndex, Self.isDigit(text[index]) { index += 1 }
        return index > start
    }

    /// Reads an offset from UTC: `+01:00`, `-0500`, `+01`.
    ///
    /// - Parameter mayBeShort: whether `+1` is one.
    /// - Returns: seconds east of UTC. If it is nil, the cursor has not moved.
    package mutating func offset(mayBeShort: Bool = false) -> Int64? {
        var ahead = self
        let isWest = ahead.take(UInt8(ascii: "-"))
        guard isWest || ahead.take(UInt8(ascii: "+")) else { return nil }
        let length = ahead.rest.prefix(while: Self.isDigit).count
        guard length == 2 || length == 4 || length == 1 && mayBeShort,
            let number = ahead.number(digits: 1...4), length > 1 || number > 0
        else { return nil }
        var (hours, minutes) = length == 4 ? (number / 100, number % 100) : (number, 0)
        if length < 4, ahead.take(UInt8(ascii: ":")) {
            guard let part = ahead.number(digits: 2...2) else { return nil }
            minutes = part
        }
        guard hours < 24, minutes < 60 else { return nil }
        if isWest { (hours, minutes) = (-hours, -minutes) }
        self = ahead
        return Int64(hours * 3600 + minutes * 60)
    }

    /// Reads a whole text as a decimal number without a sign: `16`, `16.5`.
    package static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
        var cursor = TextCursor(text)
        guard cursor.number(digits: 1...9) != nil, cursor.dropFraction(), cursor.isAtEnd,
            text.count <= 20
        else { return nil }
        return Double(String(decoding: text, as: UTF8.self))
    }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
