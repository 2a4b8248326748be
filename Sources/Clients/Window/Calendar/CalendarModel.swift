import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// What the calendar shows. It depends only on its properties.
struct CalendarModel: Equatable {
    var today: CivilTime
    /// The day whose fasts are shown. Its month is the one that is shown.
    private(set) var selected: CivilTime
    /// What is known about the month; empty until the agent has answered.
    private(set) var fasts: [DayFast] = []
    /// The fasts of two days and more that may cover a day of the month, without the running one.
    private var longFasts: [LongFast] = []
    /// nil if no fast runs, or not for two days yet.
    var running: LongFast?

    /// A fast of the month.
    struct DayFast: Equatable {
        let row: History1.DayRow
        /// nil if the agent does not list it.
        let session: Session?
    }

    init(today: CivilTime) {
        self.today = Self.date(today)
        selected = self.today
    }

    /// The day without a time.
    static func date(_ civil: CivilTime) -> CivilTime {
        CivilTime(year: civil.year, month: civil.month, day: civil.day)
    }

    var month: Month { Month(of: selected) }

    /// The fasts that ended on a day of the month, in the order of their ends.
    func fasts(on day: Int) -> [DayFast] { fasts.filter { Int($0.row.day) == day } }

    /// What is shown on a day of the month.
    func marks(on day: Int) -> DayMarks {
        DayMarks(month.day(day), fasts.map(\.row), allLongFasts)
    }

    /// The long fasts that cover the selected day, and did not end on it.
    var longFastsOfDay: [LongFast] { allLongFasts.filter { $0.isBeforeItsEnd(on: selected) } }

    private var allLongFasts: [LongFast] { longFasts + (running.map { [$0] } ?? []) }

    /// The fasts of the month that the agent lists.
    var sessions: [Session] { fasts.compactMap(\.session) }

    /// Whether a fast can have ended on the selected day.
    var canAdd: Bool { selected.dayNumber <= today.dayNumber }

    // MARK: Moving

    enum Move {
        case days(Int)
        case months(Int)
        case startOfWeek
        case endOfWeek
        case today
        case day(Int)
    }

    /// Selects another day. A day beyond the months that can be shown is not selected.
    ///
    /// - Parameter firstDay: of the week; 0 is Sunday.
    mutating func move(_ move: Move, firstDay: Int) {
        let column = MonthGrid(month, firstDay: firstDay).column(of: selected)
        switch move {
        case .days(let count): select(selected.adding(days: Int64(count)))
        case .months(let count): select(month.adding(count).day(selected.day))
        case .startOfWeek: select(selected.adding(days: Int64(-column)))
        case .endOfWeek: select(selected.adding(days: Int64(6 - column)))
        case .today: select(today)
        case .day(let number): select(month.day(number))
        }
    }

    /// Selects a day, and shows its month.
    mutating func select(_ day: CivilTime) {
        guard Month.known.contains(Month(of: day)) else { return }
        let date = Self.date(day)
        // The fasts are those of the month that is shown.
        if Month(of: date) != month { (fasts, longFasts) = ([], []) }
        selected = date
    }

    // MARK: Answers

    /// Takes the agent's answer for a month. An answer for another month comes too late, and is ignored.
    ///
    /// - Parameters:
    ///   - later: the fasts that ended in the month after it.
    ///   - sessions: those that ended around the month, and later.
    mutating func take(
        _ rows: [History1.DayRow], later: [History1.DayRow] = [], _ sessions: [Session],
        of month: Month, zone: Zone
    ) {
        guard month == self.month else { return }
        let byID = Dictionary(sessions.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        fasts = rows.map { DayFast(row: $0, session: byID[$0.id]) }
        longFasts = LongFast.all(sessions, known: rows + later, zone: zone)
    }
}

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
