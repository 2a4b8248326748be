import Fasting
import LocalTime

/// The table that Zero used to export: `Date,Start,End,Hours,Night Eating`.
/// Source: github.com/jbpauly/fasting (a sample of 2021, its reader and its tests), a second reader
/// that takes the same dates and times, and a third that takes times of twelve hours. Dates are
/// month, day, year (`2/18/21`), times are `13:23` or `1:23 PM`, both local and without a zone. The
/// date of the end is not in the table; `Hours`, without its fraction, determines it. A row without
/// `Hours` is a fast that had not ended. The table has no targets.
struct ZeroTable {
    private let date: Int
    private let start: Int
    private let end: Int
    private let hours: Int

    /// - Returns: nil unless all five columns are there. Many time sheets have the first four.
    init?(_ columns: ColumnNames) {
        guard let date = columns.index("date"), let start = columns.index("start"),
            let end = columns.index("end"), let hours = columns.index("hours"),
            columns.index("night eating") != nil
        else { return nil }
        (self.date, self.start, self.end, self.hours) = (date, start, end, hours)
    }

    /// - Throws: ``FormatProblem/row(line:)`` for a month above 12: the file may have the day
    ///   first, and other rows would be read wrongly.
    func record(_ row: CSVReader.Row, _ zone: Zone) throws(FormatProblem) -> TableRow {
        if row[end].isEmpty || row[hours].isEmpty { return .unfinished }
        guard let date = Self.date(row[date]), let start = Self.clock(row[start]),
            let end = Self.clock(row[end]), let hours = Self.hours(row[hours])
        else { return .unreadable }
        if date.month > 12 { throw .row(line: row.line) }
        guard
            let from = CivilTime(
                validYear: date.year, month: date.month, day: date.day, hour: start.hour,
                minute: start.minute),
            let sameDay = CivilTime(
                validYear: date.year, month: date.month, day: date.day, hour: end.hour,
                minute: end.minute)
        else { return .impossible }
        // The end is on the day that comes nearest to the written hours.
        let wanted = Int64(hours * 3600) + (hours == hours.rounded() ? 1800 : 0)
        let distance = sameDay.secondsSinceEpoch - from.secondsSinceEpoch
        let days = (Double(wanted - distance) / 86_400).rounded()
        let to = sameDay.adding(days: Int64(days))
        let length = to.secondsSinceEpoch - from.secondsSinceEpoch
        // Half an hour of rounding, and one hour for a clock change in between.
        guard abs(length - wanted) <= 5400 else { return .unreadable }
        let began = zone.instant(of: from)
        let ended = zone.instant(of: to)
        let id = RecordID(from: "zero", start: from.recordTime, end: to.recordTime)
        return .fast(Session(id: id, start: began, end: ended, endOffset: nil, target: nil))
    }

    /// `2/18/21` or `2/18/2021`.
    private static func date(_ text: Bytes) -> (year: Int, month: Int, day: Int)? {
        var cursor = TextCursor(text)
        guard let month = cursor.number(digits: 1...2), cursor.take(Byte.slash),
            let day = cursor.number(digits: 1...2), cursor.take(Byte.slash)
        else { return nil }
        let length = cursor.rest.count
        guard length == 2 || length == 4, let year = cursor.number(digits: 2...4) else {
            return nil
        }
        return (length == 2 ? 2000 + year : year, month, day)
    }

    /// `13:23`, or `1:23 PM`.
    private static func clock(_ text: Bytes) -> (hour: Int, minute: Int)? {
        var cursor = TextCursor(text)
        guard let hour = cursor.number(digits: 1...2), cursor.take(Byte.colon),
            let minute = cursor.number(digits: 2...2), minute < 60
        else { return nil }
        if cursor.isAtEnd { return hour < 24 ? (hour, minute) : nil }
        let half = String(decoding: cursor.rest.trimmed, as: UTF8.self).uppercased()
        guard half == "AM" || half == "PM", (1...12).contains(hour) else { return nil }
        return (hour % 12 + (half == "PM" ? 12 : 0), minute)
    }

    /// `16`; less than a hundred days.
    private static func hours(_ text: Bytes) -> Double? {
        guard let hours = TextCursor.decimal(text), hours < 2400 else { return nil }
        return hours
    }
}
