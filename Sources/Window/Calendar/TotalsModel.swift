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

    /// The days that are summed up.
    var days: Range<CivilTime> {
        switch span {
        case .day, .week: month.day(1)..<month.adding(1).day(1)
        case .month:
            Month(year: month.year, month: 1).day(1)..<Month(year: month.year + 1, month: 1).day(1)
        }
    }

    /// Between which instants fasts of these days end, wherever they ended.
    ///
    /// - Parameter zone: where the user is.
    func ends(in zone: Zone) -> Range<Instant> {
        // On the bus 0 means none.
        let first = Instant(secondsSinceEpoch: 1)
        let since = max(first, zone.start(of: days.lowerBound) - Session.otherZones)
        return since..<max(since, zone.start(of: days.upperBound) + Session.otherZones)
    }

    /// The sums of the period. A fast belongs to the day on which it ended where it ended, as in the calendar.
    ///
    /// - Parameter span: nil for the whole period.
    func totals(
        of sessions: [Session], by span: CalendarSpan?, _ text: CalendarText
    ) -> [History1.TotalRow] {
        let numbers = days.lowerBound.dayNumber..<days.upperBound.dayNumber
        return sessions.filter { numbers.contains($0.localEnd(in: text.zone).dayNumber) }.totals(
            by: span, firstWeekday: text.names.firstDay, in: text.zone,
            since: text.zone.start(of: days.lowerBound))
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
