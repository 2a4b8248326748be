import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// What the page of totals shows: those of a month by day or week, or those of its year by month. It
/// depends only on its properties.
struct TotalsModel: Equatable {
    let month: Month
    var span = CalendarSpan.week

    /// The days that are summed up, as ``CivilTime/dayNumber`` counts them.
    var days: Range<Int64> {
        switch span {
        case .day, .week: month.days
        case .month:
            Month(year: month.year, month: 1).days
                .lowerBound..<Month(year: month.year + 1, month: 1)
                .days.lowerBound
        }
    }

    /// The sums of the period. A fast belongs to the day on which it ended where it ended, as in the calendar.
    ///
    /// - Parameter span: nil for the whole period.
    func totals(
        of sessions: [Session], by span: CalendarSpan?, _ text: CalendarText
    ) -> [History1.TotalRow] {
        let first = CivilTime(secondsSinceEpoch: days.lowerBound * 86_400)
        return sessions.filter { days.contains($0.localEnd(in: text.zone).dayNumber) }.totals(
            by: span, firstWeekday: text.names.firstDay, in: text.zone,
            since: text.zone.start(of: first))
    }

    /// A line of the page.
    struct Line: Equatable {
        let title: String
        let facts: [TotalText.Fact]

        /// `Fasts 5 · Hours 80h 0m · …`
        var subtitle: String {
            facts.map { "\($0.name) \($0.value)" }.joined(separator: " · ")
        }
    }

    /// `November 2026`, or the year.
    func title(_ text: CalendarText) -> String {
        span == .month ? String(month.year) : text.title(month)
    }

    /// The line of the whole period; nil if no fast ended in it.
    func whole(_ rows: [History1.TotalRow], _ text: CalendarText) -> Line? {
        rows.first.map { Line(title: title(text), facts: TotalText($0).facts) }
    }

    /// A line for each span, the latest first.
    func lines(_ rows: [History1.TotalRow], _ text: CalendarText) -> [Line] {
        rows.map { Line(title: name($0, text), facts: TotalText($0).facts) }
    }

    private func name(_ row: History1.TotalRow, _ text: CalendarText) -> String {
        guard let day = row.firstDay.flatMap(TimeText.date) else { return row.firstDay ?? "" }
        return switch span {
        case .day: text.title(day, today: month.day(1))
        case .week: Words.Calendar.weekFrom(text.title(day, today: month.day(1)))
        case .month: text.title(Month(of: day))
        }
    }
}
