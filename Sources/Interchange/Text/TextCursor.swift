/// Reads a short text from left to right: a date, a time, a number.
struct TextCursor {
    private let text: Bytes
    private var index: Int

    init(_ text: Bytes) {
        self.text = text
        index = text.startIndex
    }

    var rest: Bytes { text[index...] }

    var isAtEnd: Bool { index == text.endIndex }

    /// Skips a byte if it comes next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard index < text.endIndex, text[index] == byte else { return false }
        index += 1
        return true
    }

    /// Reads a number.
    ///
    /// - Returns: nil if the number of digits is not allowed.
    mutating func number(digits allowed: ClosedRange<Int>) -> Int? {
        let start = index
        var value = 0
        while index < text.endIndex, Byte.isDigit(text[index]) {
            guard index - start < allowed.upperBound else { return nil }
            value = value * 10 + Int(text[index] - Byte.zero)
            index += 1
        }
        return index - start >= allowed.lowerBound ? value : nil
    }

    /// Skips a fraction of a second.
    ///
    /// - Returns: false if there is a point without digits.
    mutating func dropFraction() -> Bool {
        guard take(Byte.point) else { return true }
        let start = index
        while index < text.endIndex, Byte.isDigit(text[index]) { index += 1 }
        return index > start
    }

    /// Reads a whole text as a decimal number without a sign: `16`, `16.5`.
    static func decimal(_ text: Bytes) -> Double? {
        var cursor = TextCursor(text)
        guard cursor.number(digits: 1...9) != nil, cursor.dropFraction(), cursor.isAtEnd,
            text.count <= 20
        else { return nil }
        return Double(String(decoding: text, as: UTF8.self))
    }
}
