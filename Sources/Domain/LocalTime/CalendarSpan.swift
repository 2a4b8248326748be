/// A part of the calendar: a day, a week or a month.
public enum CalendarSpan: String, CaseIterable, Sendable {
    case day
    case week
    case month

    /// The first day of the span that has a day in it.
    ///
    /// - Parameter firstWeekday: on which weeks begin; 0 is Sunday.
    public func first(of date: CivilTime, firstWeekday: Int) -> CivilTime {
        let day = CivilTime(year: date.year, month: date.month, day: date.day)
        switch self {
        case .day: return day
        case .week: return day.adding(days: Int64(-((day.weekday - firstWeekday + 7) % 7)))
        case .month: return CivilTime(year: date.year, month: date.month, day: 1)
        }
    }
}
