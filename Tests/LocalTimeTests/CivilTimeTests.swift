import Fasting
import LocalTime
import Testing

struct CivilTimeTests {
    /// The seconds come from Python's `datetime`.
    static let known: [(CivilTime, Int64)] = [
        (civil(1, 1, 1), -62_135_596_800),
        (civil(1900, 1, 1), -2_208_988_800),
        (civil(1900, 2, 28, 23, 59, 59), -2_203_891_201),
        (civil(1900, 3, 1), -2_203_891_200),
        (civil(1969, 12, 31, 23, 59, 59), -1),
        (civil(1970, 1, 1), 0),
        (civil(1972, 2, 29, 12), 68_212_800),
        (civil(2000, 2, 29), 951_782_400),
        (civil(2000, 3, 1), 951_868_800),
        (civil(2026, 2, 24, 10), 1_771_927_200),
        (civil(2026, 11, 20, 20), 1_795_204_800),
        (civil(2028, 2, 29, 23, 59, 59), 1_835_481_599),
        (civil(2038, 1, 19, 3, 14, 8), 2_147_483_648),
        (civil(2100, 2, 28, 23, 59, 59), 4_107_542_399),
        (civil(2100, 3, 1), 4_107_542_400),
        (civil(2200, 12, 31, 23, 59, 59), 7_289_654_399),
        (civil(9999, 12, 31, 23, 59, 59), 253_402_300_799),
    ]

    @Test(arguments: known)
    func secondsOfKnownDates(time: CivilTime, seconds: Int64) {
        #expect(time.secondsSinceEpoch == seconds)
        #expect(CivilTime(secondsSinceEpoch: seconds) == time)
    }

    /// Counts the days one by one, like a wall calendar.
    @Test func everyDayFrom1900To2200FollowsTheOneBefore() {
        var (year, month, day) = (1900, 1, 1)
        var number: Int64 = -25_567
        while year <= 2200 {
            let date = civil(year, month, day)
            guard date.dayNumber == number,
                CivilTime(secondsSinceEpoch: number * 86_400) == date
            else {
                Issue.record("\(date) is not day \(number)")
                return
            }
            number += 1
            day += 1
            let leap =
                year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
            let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect(number == 84_371)
    }

    @Test func secondsComeBackAsTheyWere() {
        // A prime number of seconds reaches every time of day.
        let lost = stride(from: Int64(-2_208_988_800), through: 7_289_654_399, by: 100_003).first {
            CivilTime(secondsSinceEpoch: $0).secondsSinceEpoch != $0
        }
        #expect(lost == nil)
    }

    @Test(arguments: [
        (2026, 2, 28), (2028, 2, 29), (1900, 2, 28), (2000, 2, 29), (2100, 2, 28), (2026, 4, 30),
        (2026, 6, 30), (2026, 9, 30), (2026, 11, 30), (2026, 1, 31), (2026, 12, 31),
    ])
    func lastDayOfAMonth(year: Int, month: Int, last: Int) {
        #expect(CivilTime.days(inMonth: month, of: year) == last)
        #expect(CivilTime(validYear: year, month: month, day: last) != nil)
        #expect(CivilTime(validYear: year, month: month, day: last + 1) == nil)
        #expect(civil(year, month, last).adding(days: 1).day == 1)
    }

    @Test(
        arguments: [
            (0, 1, 1, 0, 0, 0), (10_000, 1, 1, 0, 0, 0), (-1, 1, 1, 0, 0, 0), (2026, 0, 1, 0, 0, 0),
            (2026, 13, 1, 0, 0, 0), (2026, 1, 0, 0, 0, 0), (2026, 1, -1, 0, 0, 0),
            (2026, 1, 32, 0, 0, 0), (2026, 1, 1, 24, 0, 0), (2026, 1, 1, -1, 0, 0),
            (2026, 1, 1, 0, 60, 0), (2026, 1, 1, 0, 0, 60), (2026, 1, 1, 0, 0, -1),
            (.max, .max, .max, .max, .max, .max), (.min, .min, .min, .min, .min, .min),
        ] as [(Int, Int, Int, Int, Int, Int)])
    func timesThatNoClockShowsAreRefused(
        year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
    ) {
        #expect(
            CivilTime(
                validYear: year, month: month, day: day, hour: hour, minute: minute, second: second)
                == nil)
    }

    @Test func addingDaysKeepsTheTimeOfDay() {
        #expect(civil(2026, 12, 31, 20, 15, 7).adding(days: 1) == civil(2027, 1, 1, 20, 15, 7))
        #expect(civil(2028, 3, 1, 20).adding(days: -1) == civil(2028, 2, 29, 20))
        #expect(civil(1970, 1, 1).adding(days: -1) == civil(1969, 12, 31))
    }

    @Test func timesAreOrdered() {
        #expect(civil(2026, 1, 31) < civil(2026, 2, 1))
        #expect(civil(2026, 1, 1, 9, 59, 59) < civil(2026, 1, 1, 10))
    }
}
