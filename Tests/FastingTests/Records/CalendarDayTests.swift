import Testing

@testable import Fasting

struct CalendarDayTests {
    @Test func eachDayOfTwoCenturiesFollowsTheLast() throws {
        var day = try #require(CalendarDay("1899-12-31"))
        #expect(day.weekday == 0)
        for _ in 0..<73_500 {
            let (year, month, date) = day.date
            let next = day + 1
            let isLast = date == CalendarDay.days(inMonth: month, of: year)
            #expect(
                next.date
                    == (
                        isLast && month == 12 ? year + 1 : year,
                        isLast ? month % 12 + 1 : month, isLast ? 1 : date + 1
                    ))
            #expect(next.weekday == (day.weekday + 1) % 7)
            #expect(CalendarDay(next.description) == next)
            day = next
        }
    }

    @Test(arguments: [
        "", "2026-11", "2026-11-31", "2026-02-29", "0000-01-01", "2026-00-01", "2026-13-01",
        "2026-1-1", "26-11-28", "+026-11-28", "2026-11-28 ", "2026/11/28", "2026-11-２8",
    ])
    func anythingElseIsNoDay(text: String) { #expect(CalendarDay(text) == nil) }
}
