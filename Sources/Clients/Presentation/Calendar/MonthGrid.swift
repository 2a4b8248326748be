import LocalTime

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
