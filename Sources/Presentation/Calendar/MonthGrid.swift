import LocalTime

/// A month of a year.
package struct Month: Hashable, Comparable, Sendable {
    package let year: Int
    /// 1 … 12.
    package let month: Int

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

    package func adding(_ months: Int) -> Month {
        let count = year * 12 + month - 1 + months
        return Month(year: count / 12, month: count % 12 + 1)
    }

    /// The months in which a fast that covers a day of this one may end. The bus knows no year after 9999.
    package var ends: [Month] { [self, adding(1)].filter { $0.year <= 9999 } }

    package static func < (a: Month, b: Month) -> Bool { (a.year, a.month) < (b.year, b.month) }
}

/// The days of a month in weeks, as the locale has them.
package struct MonthGrid {
    package let month: Month
    /// The first day of the week; 0 is Sunday.
    package let firstDay: Int

    package init(_ month: Month, firstDay: Int) {
        self.month = month
        self.firstDay = firstDay
    }

    /// The days of the week in the order of the columns; 0 is Sunday.
    package var weekdays: [Int] { (0..<7).map { (firstDay + $0) % 7 } }

    /// How many columns of the first week are empty.
    package var offset: Int { column(of: month.day(1)) }

    /// The position of a day in its week, from 0.
    package func column(of day: CivilTime) -> Int { (day.weekday - firstDay + 7) % 7 }

    /// The days in rows of at most seven, from the first to the last week. nil is an empty place before
    /// the first day.
    package var weeks: [[Int?]] {
        let places = Array(repeating: nil, count: offset) + (1...month.length).map(Optional.some)
        return stride(from: 0, to: places.count, by: 7).map {
            Array(places[$0..<min($0 + 7, places.count)])
        }
    }
}
