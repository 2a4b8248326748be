import Fasting
import LocalTime

/// The meaning of a time in a file, in ISO 8601.
enum FileTime: Equatable {
    case instant(Instant)
    /// There is no such date or time, or the year is not 1 … 9999.
    case impossible

    /// Reads `2026-02-24T10:00:00Z`, with any offset. A fraction of a second is dropped. Rule:
    /// docs/rules/domain.md, Time.
    ///
    /// - Returns: nil if the text has another form.
    init?(_ text: Bytes) {
        var cursor = TextCursor(text)
        let isSigned = cursor.take(Byte.minus) || cursor.take(Byte.plus)
        let length = cursor.rest.prefix(while: Byte.isDigit).count
        guard let year = cursor.number(digits: 4...12), cursor.take(Byte.minus),
            let month = cursor.number(digits: 2...2), cursor.take(Byte.minus),
            let day = cursor.number(digits: 2...2), cursor.take(UInt8(ascii: "T")),
            let hour = cursor.number(digits: 2...2), cursor.take(Byte.colon),
            let minute = cursor.number(digits: 2...2), cursor.take(Byte.colon),
            let second = cursor.number(digits: 2...2), cursor.dropFraction(),
            let offset = Self.offset(&cursor), cursor.isAtEnd
        else { return nil }
        let civil = CivilTime(
            validYear: year, month: month, day: day, hour: hour, minute: minute, second: second)
        guard let civil, !isSigned, length == 4 else {
            self = .impossible
            return
        }
        let instant = Instant(secondsSinceEpoch: civil.secondsSinceEpoch - offset)
        self = instant.isInCalendar ? .instant(instant) : .impossible
    }

    /// Reads `Z`, `+01:00` or `+0100`, in seconds east of UTC.
    private static func offset(_ cursor: inout TextCursor) -> Int64? {
        if cursor.take(UInt8(ascii: "Z")) { return 0 }
        let sign: Int64
        if cursor.take(Byte.plus) {
            sign = 1
        } else if cursor.take(Byte.minus) {
            sign = -1
        } else {
            return nil
        }
        let hasColon = cursor.rest.dropFirst(2).first == Byte.colon
        if hasColon {
            guard let hours = cursor.number(digits: 2...2), cursor.take(Byte.colon),
                let minutes = cursor.number(digits: 2...2), hours < 24, minutes < 60
            else { return nil }
            return sign * Int64(hours * 3600 + minutes * 60)
        }
        guard let digits = cursor.number(digits: 4...4), digits < 2400, digits % 100 < 60 else {
            return nil
        }
        return sign * Int64(digits / 100 * 3600 + digits % 100 * 60)
    }
}

extension Instant {
    /// The years that ISO 8601 writes with four digits.
    private static let calendar =
        CivilTime(year: 1, month: 1, day: 1)
        .secondsSinceEpoch..<CivilTime(year: 10_000, month: 1, day: 1).secondsSinceEpoch

    /// Whether the year is 1 … 9999 in UTC.
    var isInCalendar: Bool { Self.calendar.contains(secondsSinceEpoch) }
}
