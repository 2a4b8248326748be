import Fasting

/// Writes instants in ISO 8601.
public enum ISO8601 {
    /// Appends `2026-02-24T10:00:00Z`, or with an offset `2026-02-24T11:00:00+01:00`.
    ///
    /// - Parameters:
    ///   - instant: in the years 0 … 9999. An earlier year is written as 0.
    ///   - offset: minutes east of UTC, within ``Session/offsetLimit``; nil for UTC.
    ///   - bytes: the text in ASCII. A file with many records needs no string for each instant.
    public static func append(
        _ instant: Instant, offset: Int? = nil, to bytes: inout [UInt8]
    ) {
        let seconds = instant.secondsSinceEpoch + Int64(offset ?? 0) * 60
        let civil = CivilTime(secondsSinceEpoch: seconds)
        append(max(0, civil.year), digits: 4, to: &bytes)
        append("-", civil.month, to: &bytes)
        append("-", civil.day, to: &bytes)
        append("T", civil.hour, to: &bytes)
        append(":", civil.minute, to: &bytes)
        append(":", civil.second, to: &bytes)
        guard let offset else { return bytes.append(UInt8(ascii: "Z")) }
        append(offset < 0 ? "-" : "+", abs(offset) / 60, to: &bytes)
        append(":", abs(offset) % 60, to: &bytes)
    }

    /// Appends a separator and two digits.
    private static func append(
        _ separator: Unicode.Scalar, _ number: Int, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: separator))
        append(number, digits: 2, to: &bytes)
    }

    /// Appends a number with leading zeros.
    ///
    /// - Parameters:
    ///   - number: not negative.
    ///   - digits: the least number of digits.
    private static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
        var power = 1
        for _ in 1..<digits { power *= 10 }
        while number / power >= 10 { power *= 10 }
        while power > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
            power /= 10
        }
    }
}
