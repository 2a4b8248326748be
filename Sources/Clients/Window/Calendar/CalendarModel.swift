import Client
import Contract
import Fasting
import LocalTime
import Presentation

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
