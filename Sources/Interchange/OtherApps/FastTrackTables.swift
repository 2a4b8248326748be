import Fasting
import LocalTime

/// The table that FastTrack exports since it has notes: `ID,Start,End,Duration (s),Duration,Notes`.
/// Source: the app's code, github.com/Wavesonics/FastTrack, `FastingLogRepositoryImpl`, which
/// writes and reads it. Times are local, such as `2026-07-14 08:00:00`, without a zone. The
/// duration in seconds decides which of two equal wall-clock times an end is. The id is a row
/// number that changes with each import into the app, so it cannot identify a record. The table has
/// no targets.
struct FastTrackTable {
    private let start: Int
    private let end: Int
    private let seconds: Int
    private let notes: Int?

    init?(_ columns: ColumnNames) {
        guard columns.index("id") != nil, let start = columns.index("start"),
            let end = columns.index("end"), let seconds = columns.index("duration (s)")
        else { return nil }
        (self.start, self.end, self.seconds) = (start, end, seconds)
        notes = columns.index("notes")
    }

    func record(_ row: CSVReader.Row, _ zone: Zone) -> TableRow {
        guard let from = LocalDateTime(row[start]) else { return .unreadable }
        guard let to = LocalDateTime(row[end]) else {
            return row[end].isEmpty ? .unfinished : .unreadable
        }
        guard let from = from.civil, let to = to.civil else { return .impossible }
        let began = zone.instant(of: from)
        var ended = zone.instant(of: to)
        var cursor = TextCursor(row[seconds])
        if let length = cursor.number(digits: 1...12), cursor.isAtEnd,
            zone.civil(began + Int64(length)) == to
        {
            ended = began + Int64(length)
        }
        let id = RecordID(from: "fasttrack", start: from.recordTime, end: to.recordTime)
        return .fast(
            Session(
                id: id, start: began, end: ended, endOffset: nil, target: nil,
                note: notes.map { row.note($0) } ?? .none))
    }
}

/// The table that FastTrack exported before: `ID,Start Date,Start Time,Duration (hours)`.
/// Source: the same code and its `docs`. Times are local. The duration is in whole hours, so the
/// minutes of the end are lost.
struct FastTrackOldTable {
    private let date: Int
    private let time: Int
    private let hours: Int

    init?(_ columns: ColumnNames) {
        guard columns.index("id") != nil, let date = columns.index("start date"),
            let time = columns.index("start time"), let hours = columns.index("duration (hours)")
        else { return nil }
        (self.date, self.time, self.hours) = (date, time, hours)
    }

    func record(_ row: CSVReader.Row, _ zone: Zone) -> TableRow {
        let text = Array(row[date]) + [Byte.blank] + Array(row[time])
        guard let from = LocalDateTime(text[...]), let hours = TextCursor.decimal(row[hours]),
            hours < 100_000
        else { return .unreadable }
        guard let from = from.civil else { return .impossible }
        let length = Int64((hours * 3600).rounded())
        let began = zone.instant(of: from)
        let to = CivilTime(secondsSinceEpoch: from.secondsSinceEpoch + length)
        let id = RecordID(from: "fasttrack", start: from.recordTime, end: to.recordTime)
        return .fast(
            Session(id: id, start: began, end: began + length, endOffset: nil, target: nil))
    }
}

/// `2026-07-14 08:00:00` or `2026-07-14 8:00`, without a zone.
private struct LocalDateTime {
    /// nil if there is no such date or time.
    let civil: CivilTime?

    init?(_ text: Bytes) {
        var cursor = TextCursor(text)
        guard let year = cursor.number(digits: 4...4), cursor.take(Byte.minus),
            let month = cursor.number(digits: 2...2), cursor.take(Byte.minus),
            let day = cursor.number(digits: 2...2), cursor.take(Byte.blank),
            let hour = cursor.number(digits: 1...2), cursor.take(Byte.colon),
            let minute = cursor.number(digits: 2...2)
        else { return nil }
        var second = 0
        if !cursor.isAtEnd {
            guard cursor.take(Byte.colon), let number = cursor.number(digits: 2...2),
                cursor.isAtEnd
            else { return nil }
            second = number
        }
        civil = CivilTime(
            validYear: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }
}
