import Fasting
import LocalTime
import Presentation
import Words

/// The texts of the calendar, in the user's language and locale.
struct CalendarText {
    let zone: Zone
    let names: CalendarNames
    let wholeDays: [String]
    let monthsAlone: [String]

    static func system(_ zone: Zone) -> CalendarText {
        CalendarText(
            zone: zone, names: .system, wholeDays: CalendarNames.wholeDays,
            monthsAlone: CalendarNames.monthsAlone)
    }

    /// `November 2026`.
    func title(_ month: Month) -> String {
        Words.Calendar.title(monthsAlone[month.month - 1], month.year)
    }

    /// `Friday, 20 November`, with the year if it is not the current one.
    func title(_ day: CivilTime, today: CivilTime) -> String {
        Words.Calendar.title(
            weekday: wholeDays[day.weekday], day.day, names.months[day.month - 1],
            day.year == today.year ? nil : day.year)
    }

    /// What a screen reader says for a day of the grid.
    func spoken(_ day: CivilTime, today: CivilTime, _ marks: DayMarks) -> String {
        let mark = day.dayNumber == today.dayNumber ? [Words.Calendar.today] : []
        let covered = marks.hasLine ? [Words.Calendar.covered] : []
        let outcomes = marks.dots.map { Words.label($0.mark) }
        return ([title(day, today: today)] + mark + outcomes + covered).joined(separator: ", ")
    }

    /// The texts of a fast in the list of its day.
    struct Fast: Equatable {
        /// `16h 5m`, and from two days on the days: `130h 0m · 5 days 10 h`.
        var duration: String
        /// `19 Nov 20:00 to 12:05`: the day is known for the end, and for a start on the same day.
        var times: String
        /// `Completed · Extended fast`.
        var outcome: String
        /// Empty if there is none.
        var note = ""
    }

    func fast(_ fast: CalendarModel.DayFast) -> Fast {
        guard let session = fast.session else {
            return Fast(duration: Words.label(fast.row.mark), times: "", outcome: "")
        }
        let phase = Words.title(Milestone(elapsed: session.duration))
        return Fast(
            duration: SessionText.durationWithDays(session), times: times(session),
            outcome: "\(Words.label(session.outcome)) · \(phase)",
            note: session.note.text.split(separator: "\n").map { String($0).printable }
                .joined(separator: "\n"))
    }

    private func times(_ session: Session) -> String {
        let place = session.zone(orElse: zone)
        let (start, end) = (place.civil(session.start), place.civil(session.end))
        let isOneDay = start.dayNumber == end.dayNumber
        let offset =
            session.offset(otherThan: zone).map { TimeText.offset(minutes: $0) } ?? ""
        return Words.interval(
            from: isOneDay
                ? TimeText.clock(start)
                : TimeText.dated(session.start, now: session.end, zone: place, words: .ofUser),
            to: TimeText.clock(end) + offset)
    }
}
