import Contract
import Fasting
import LocalTime

extension [Session] {
    /// Sums up fasts by the local day of their end, as the agent does in `History1.Total`, for fasts that a client
    /// has chosen itself (rule: docs/rules/domain.md, Totals).
    ///
    /// - Parameters:
    ///   - span: nil for one span.
    ///   - firstWeekday: on which weeks begin; 0 is Sunday.
    ///   - zone: of fasts that do not know at which offset they ended.
    ///   - since: the begin of the one span.
    package func totals(
        by span: CalendarSpan?, firstWeekday: Int, in zone: Zone, since: Instant
    ) -> [History1.TotalRow] {
        SpanTotal.totals(of: self, by: span, firstWeekday: firstWeekday, in: zone).map {
            History1.TotalRow(
                $0.total, begin: $0.first.map(zone.start(of:)) ?? since,
                firstDay: $0.first.map { TimeText.date($0) })
        }
    }
}
