import Client
import Fasting
import LocalTime
import Text
import Words

/// The fasts that ended on one day.
package struct DayView {
    package let date: CivilTime
    package let entries: [Session]
    private let text: SessionText
    /// Those that cover the day and ended on another.
    private let longFasts: [LongFast]
    /// Whether the calendar does not know a fast of that day.
    private let isCut: Bool

    /// - Parameters:
    ///   - entries: fasts that ended around that day, in any order.
    ///   - shown: those that the calendar knows; nil for all.
    ///   - longFasts: those that may cover the day.
    package init(
        _ date: CivilTime, _ entries: [Session], shown: Set<RecordID>? = nil,
        longFasts: [LongFast] = [], zone: Zone
    ) {
        let text = SessionText(zone: zone)
        self.text = text
        self.date = date
        let ofDay = entries.filter { text.civil($0.end, of: $0).dayNumber == date.dayNumber }
        self.entries = ofDay.filter { shown?.contains($0.id) ?? true }
            .sorted { ($0.end, $0.id) < ($1.end, $1.id) }
        isCut = self.entries.count < ofDay.count
        self.longFasts = longFasts.filter { $0.isBeforeItsEnd(on: date) }
    }

    package static func milestone(_ entry: Session) -> Milestone {
        Milestone(elapsed: entry.duration)
    }

    private var none: String { isCut ? Words.Calendar.notShown : Words.Calendar.nothing }

    package func lines() -> [StyledText] {
        [.bold(TimeText.date(date))]
            + (entries.isEmpty && longFasts.isEmpty ? [StyledText(none)] : [])
            + entries.flatMap { entry -> [StyledText] in
                let parts = [
                    SessionText.durationWithDays(entry), SessionText.outcome(entry.outcome),
                    Words.title(Self.milestone(entry)),
                ]
                return [
                    StyledText(parts.joined(separator: " · ")), .dim(text.interval(entry)),
                ]
            }
            + longFasts.flatMap { [StyledText(Words.Calendar.isCovered), .dim($0.times)] }
    }
}
