import Fasting
import LocalTime
import Testing

struct DayTests {
    static let starts: [(TestZone, Instant, Instant)] = [
        (.berlin, utc(2026, 7, 1, 10), utc(2026, 6, 30, 22)),
        (.berlin, utc(2026, 6, 30, 22), utc(2026, 6, 30, 22)),
        (.berlin, utc(2026, 6, 30, 21, 59, 59), utc(2026, 6, 29, 22)),
        // Days of 23 and of 25 hours.
        (.berlin, utc(2026, 3, 29, 12), utc(2026, 3, 28, 23)),
        (.berlin, utc(2026, 10, 25, 12), utc(2026, 10, 24, 22)),
        // Midnight does not exist: the day begins at 01:00.
        (.santiago, utc(2026, 9, 6, 12), utc(2026, 9, 6, 4)),
        // Midnight twice: the day begins with the first.
        (.azores, utc(2026, 10, 25, 1, 30), utc(2026, 10, 25)),
        (.azores, utc(2026, 10, 25, 0, 30), utc(2026, 10, 25)),
    ]

    @Test(arguments: starts)
    func dayBeginsWithItsFirstInstant(zone: TestZone, instant: Instant, start: Instant) {
        #expect(zone.zone.startOfDay(at: instant) == start)
        #expect(zone.zone.start(of: zone.zone.civil(instant)) == start)
    }

    @Test(arguments: TestZone.switching + TestZone.steady)
    func instantLiesInItsDay(test: TestZone) {
        for step in 0..<2000 {
            let instant = utc(2026, 1, 1) + Int64(step) * 16_000
            let start = test.zone.startOfDay(at: instant)
            #expect(start <= instant)
            #expect(test.zone.midnight(after: instant) > start)
            #expect(test.zone.midnight(after: instant) - start <= 26 * 3600)
        }
    }

    @Test(arguments: [
        (1970, 1, 1, 1, 4), (2024, 2, 29, 60, 4), (2024, 12, 31, 366, 2), (2026, 3, 2, 61, 1),
        (2026, 12, 31, 365, 4), (2100, 3, 1, 60, 1), (2000, 12, 31, 366, 0),
    ]) func dayOfTheYearAndOfTheWeek(
        _ year: Int, _ month: Int, _ day: Int, _ number: Int, _ weekday: Int
    ) {
        let date = CivilTime(year: year, month: month, day: day, hour: 23)
        #expect(date.dayOfYear == number)
        #expect(date.weekday == weekday)
    }

    @Test func namesOfTheCLocale() {
        let names = CalendarNames.system
        #expect(names.months.count == 12)
        #expect(names.months[0] == "January")
        #expect(names.days == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
        #expect(names.firstDay == 0)
    }

    /// Without a language the numbers 11/20/26 could be read in more than one way.
    @Test func dateInTheLocaleWithoutALanguageHasTheNameOfTheMonth() {
        #expect(CivilTime(year: 2026, month: 11, day: 20).localDate == "Fri 20 Nov 2026")
        #expect(CivilTime(year: 2024, month: 2, day: 29).localDate == "Thu 29 Feb 2024")
    }
}
