import LocalTime
import Presentation
import Testing

struct MonthGridTests {
    @Test func weeksBeginAsTheLocaleHasIt() {
        let month = Month(year: 2026, month: 11)
        // The first is a Sunday.
        let sunday = MonthGrid(month, firstDay: 0)
        #expect(sunday.offset == 0 && sunday.weeks.count == 5)
        #expect(sunday.weekdays == [0, 1, 2, 3, 4, 5, 6])
        let monday = MonthGrid(month, firstDay: 1)
        #expect(monday.offset == 6 && monday.weeks.count == 6)
        #expect(monday.weekdays == [1, 2, 3, 4, 5, 6, 0])
        #expect(monday.weeks[0] == [nil, nil, nil, nil, nil, nil, 1])
        #expect(monday.weeks[5] == [30])
    }

    @Test(arguments: 0..<7) func everyMonthHasItsDaysInTheirColumns(firstDay: Int) {
        for month in (0..<60).map({ Month(year: 2024, month: 1).adding($0) }) {
            let grid = MonthGrid(month, firstDay: firstDay)
            #expect(grid.weeks.joined().compactMap { $0 } == Array(1...month.length))
            for week in grid.weeks {
                for (column, day) in week.enumerated() {
                    guard let day else { continue }
                    #expect(month.day(day).weekday == grid.weekdays[column])
                }
            }
        }
    }

    @Test func monthsAreCounted() {
        let month = Month(year: 2026, month: 11)
        #expect(month.adding(2) == Month(year: 2027, month: 1))
        #expect(month.adding(-11) == Month(year: 2025, month: 12))
        #expect(month.adding(-12 * 56 - 10) == Month(year: 1970, month: 1))
        #expect(month.day(31) == CivilTime(year: 2026, month: 11, day: 30))
    }
}
