import Contract
import Fasting
import LocalTime
import Words

/// What is said of a summary of fasts. Rule: docs/rules/domain.md, Totals.
package struct TotalText {
    /// A value with its name.
    package struct Fact: Equatable {
        package let name: String
        package let value: String
    }

    /// The number, the hours, the median and the range, each with its name.
    package let facts: [Fact]

    package init(_ row: History1.TotalRow) {
        let (shortest, longest) = (Self.duration(row.shortest), Self.duration(row.longest))
        // `14h 0m to 18h 0m`; one duration if all are equal.
        let range =
            row.shortest == row.longest ? shortest : Words.interval(from: shortest, to: longest)
        facts = [
            Fact(name: Words.History.fasts, value: String(row.number)),
            Fact(name: Words.History.hours, value: Self.duration(row.durationTotal)),
            Fact(name: Words.History.median, value: Self.duration(row.median)),
            Fact(name: Words.History.range, value: range),
        ]
    }

    private static func duration(_ microseconds: UInt64?) -> String {
        TimeText.duration(seconds: Int64((microseconds ?? 0) / 1_000_000))
    }
}

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
