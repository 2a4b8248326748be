import Contract
import LocalTime
import Words

/// What is said of a summary of fasts. Rule: docs/rules/domain.md, Totals.
package struct TotalText {
    private let row: History1.TotalRow

    package init(_ row: History1.TotalRow) { self.row = row }

    package var number: String { String(row.number) }
    package var hours: String { Self.duration(row.durationTotal) }
    package var median: String { Self.duration(row.median) }

    /// `14h 0m to 18h 0m`; one duration if all are equal.
    package var range: String {
        row.shortest == row.longest
            ? Self.duration(row.shortest)
            : Words.interval(from: Self.duration(row.shortest), to: Self.duration(row.longest))
    }

    /// A value with its name.
    package struct Fact: Equatable {
        package let name: String
        package let value: String
    }

    /// The number, the hours, the median and the range, each with its name.
    package var facts: [Fact] {
        [
            Fact(name: Words.History.fasts, value: number),
            Fact(name: Words.History.hours, value: hours),
            Fact(name: Words.History.median, value: median),
            Fact(name: Words.History.range, value: range),
        ]
    }

    private static func duration(_ microseconds: UInt64?) -> String {
        TimeText.duration(seconds: Int64((microseconds ?? 0) / 1_000_000))
    }
}
