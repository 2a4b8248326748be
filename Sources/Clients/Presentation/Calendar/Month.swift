import LocalTime

/// A month of a year.
package struct Month: Hashable, Comparable, Sendable {
    package let year: Int
    /// 1 … 12.
    package let month: Int

    /// The months that the agent knows.
    package static let known = Month(year: 1970, month: 1)...Month(year: 9999, month: 12)

    package init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    package init(of day: CivilTime) { self.init(year: day.year, month: day.month) }

    package var length: Int { CivilTime.days(inMonth: month, of: year) }

    /// A day of this month.
    ///
    /// - Parameter number: a number after the last day means the last day.
    package func day(_ number: Int) -> CivilTime {
        CivilTime(year: year, month: month, day: min(number, length))
    }

    /// As ``CivilTime/dayNumber`` counts them.
    package var days: Range<Int64> { day(1).dayNumber..<adding(1).day(1).dayNumber }

    package func adding(_ months: Int) -> Month {
        let count = year * 12 + month - 1 + months
        return Month(year: count / 12, month: count % 12 + 1)
    }

    /// The months in which a fast that covers a day of this one may end.
    package var ends: [Month] { [self, adding(1)].filter(Self.known.contains) }

    package static func < (a: Month, b: Month) -> Bool { (a.year, a.month) < (b.year, b.month) }
}
