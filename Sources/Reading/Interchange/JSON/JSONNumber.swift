import Fasting

/// The position of a number in a JSON text. The number is converted only on request, so that no
/// digit is lost before.
struct JSONNumber: Equatable {
    let range: Range<Int>
    /// Whether the number has neither a fraction nor an exponent.
    let isWhole: Bool
}

extension JSONReader {
    /// The nearest `Double`.
    ///
    /// - Returns: nil if the number is out of range, such as 1e999, or has more than 1000 digits.
    func double(_ number: JSONNumber) -> Double? {
        let digits = number.range.count
        if number.isWhole, digits <= 15, let integer = integer(number) { return Double(integer) }
        guard digits <= 1000 else { return nil }
        let text = String(decoding: bytes[number.range], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A whole number in any notation: 1, 1.0 and 1e0 are the same.
    ///
    /// - Returns: nil if the number is not whole, or is out of range.
    func integer(_ number: JSONNumber) -> Int64? {
        guard number.isWhole else { return double(number).flatMap(Int64.init(exactly:)) }
        let isNegative = bytes[number.range.lowerBound] == Byte.minus
        var value: Int64 = 0
        // Counted downwards, since `Int64.min` has no positive counterpart.
        for byte in bytes[number.range] where byte != Byte.minus {
            let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (next, isToo) = tenfold.subtractingReportingOverflow(Int64(byte - Byte.zero))
            if isTooLarge || isToo { return nil }
            value = next
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }

    /// Skips a number and checks it: no leading zeros, no bare decimal point, no plus sign.
    mutating func scanNumber() throws(FormatProblem) -> JSONNumber {
        let start = position
        var isWhole = true
        if bytes[position] == Byte.minus { position += 1 }
        if position < end, bytes[position] == Byte.zero {
            position += 1
        } else {
            try scanDigits()
        }
        if position < end, bytes[position] == Byte.point {
            isWhole = false
            position += 1
            try scanDigits()
        }
        if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            position += 1
            if position < end, bytes[position] == Byte.plus || bytes[position] == Byte.minus {
                position += 1
            }
            try scanDigits()
        }
        return JSONNumber(range: start..<position, isWhole: isWhole)
    }

    private mutating func scanDigits() throws(FormatProblem) {
        let start = position
        while position < end, Byte.isDigit(bytes[position]) { position += 1 }
        guard position > start else {
            throw fault(position < end ? .unexpectedByte : .breaksOff)
        }
    }
}
