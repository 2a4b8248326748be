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
        guard let time = ISO8601Text(text), time.isComplete else { return nil }
        guard let instant = time.instant, instant.isInCalendar else {
            self = .impossible
            return
        }
        self = .instant(instant)
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
