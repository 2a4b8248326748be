import Contract
import Fasting
import LocalTime
import Presentation
import Testing

@testable import Window

struct TotalsModelTests {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    private static let days = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    private let text = CalendarText(
        zone: .utc,
        names: CalendarNames(
            months: months, days: days.map { String($0.prefix(3)) }, firstDay: 1),
        wholeDays: days, monthsAlone: months)

    private func row(_ day: String?, _ number: UInt32, hours: UInt64...) -> History1.TotalRow {
        let microseconds = hours.map { $0 * 3_600_000_000 }
        return History1.TotalRow(
            begin: nil, number: number, durationTotal: microseconds[0], median: microseconds[1],
            shortest: microseconds[2], longest: microseconds[3], firstDay: day)
    }

    private func model(_ span: CalendarSpan) -> TotalsModel {
        TotalsModel(month: Month(year: 2026, month: 12), span: span)
    }

    @Test func daysAndWeeksAreOfTheMonthAndMonthsOfItsYear() {
        func number(_ year: Int, _ month: Int) -> Int64 {
            CivilTime(year: year, month: month, day: 1).dayNumber
        }
        #expect(model(.day).days == number(2026, 12)..<number(2027, 1))
        #expect(model(.week).days == number(2026, 12)..<number(2027, 1))
        #expect(model(.month).days == number(2026, 1)..<number(2027, 1))
        #expect(model(.week).title(text) == "December 2026")
        #expect(model(.month).title(text) == "2026")
    }

    /// A fast belongs to the day on which it ended where it ended.
    @Test func daysAreThoseOfTheFast() {
        // 2026-12-01 02:00 UTC, and on 30 November in Hawaii; then 2026-12-31 23:00 UTC, and 2027 in Berlin.
        let ends: [(Int64, Int)] = [(1_796_090_400, -600), (1_798_758_000, 60), (1_797_000_000, 0)]
        let sessions = ends.enumerated().map { number, end in
            Session(
                id: RecordID(bytes: [UInt8](repeating: UInt8(number), count: 16))!,
                start: Instant(secondsSinceEpoch: end.0 - 57_600),
                end: Instant(secondsSinceEpoch: end.0), endOffset: end.1, target: nil)
        }
        for session in sessions {
            #expect(Session.ends(on: model(.day).days).contains(session.end))
        }
        #expect(model(.day).totals(of: sessions, by: nil, text).map(\.number) == [1])
        #expect(
            model(.day).totals(of: sessions, by: .day, text).map(\.firstDay) == ["2026-12-11"])
        #expect(
            model(.month).totals(of: sessions, by: .month, text).map(\.firstDay)
                == ["2026-12-01", "2026-11-01"])
    }

    @Test func everySpanHasItsName() {
        let rows = [row("2026-11-30", 2, hours: 30, 15, 14, 16)]
        #expect(model(.day).lines(rows, text).map(\.title) == ["Monday, 30 November"])
        #expect(model(.week).lines(rows, text).map(\.title) == ["Week from Monday, 30 November"])
        #expect(model(.month).lines(rows, text).map(\.title) == ["November 2026"])
    }

    /// The week in which a year begins.
    @Test func anotherYearIsNamed() {
        let january = TotalsModel(month: Month(year: 2027, month: 1), span: .week)
        let rows = [row("2026-12-28", 1, hours: 16, 16, 16, 16)]
        #expect(
            january.lines(rows, text).map(\.title) == ["Week from Monday, 28 December 2026"])
    }

    @Test func factsAreThoseOfTheCommandLine() {
        let rows = [row(nil, 5, hours: 80, 16, 14, 18)]
        #expect(
            model(.week).whole(rows, text)?.subtitle
                == "Fasts 5 · Hours 80h 0m · Median 16h 0m · Range 14h 0m to 18h 0m")
        #expect(model(.week).whole([], text) == nil)
    }
}
