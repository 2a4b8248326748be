import Client
import Contract
import Fasting
import LocalTime
import Picture
import Presentation
import Testing

@testable import Window

struct CalendarTextTests {
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

    private let today = CivilTime(year: 2026, month: 11, day: 20)

    @Test func titles() {
        #expect(text.title(Month(year: 2026, month: 11)) == "November 2026")
        #expect(text.title(today, today: today) == "Friday, 20 November")
        let other = CivilTime(year: 2025, month: 1, day: 2)
        #expect(text.title(other, today: today) == "Thursday, 2 January 2025")
    }

    @Test func readersHearTheFastsOfADay() {
        #expect(
            text.spoken(today, today: today, DayMarks(today, [], []))
                == "Friday, 20 November, Today")
        let day = today.adding(days: -1)
        let rows = [Outcome.completed, .endedEarly].map {
            History1.DayRow(day: 19, id: .random(1), mark: $0, tone: 0)
        }
        #expect(
            text.spoken(day, today: today, DayMarks(day, rows, []))
                == "Thursday, 19 November, Completed, Ended early")
    }

    @Test func longFastIsHeardAndHasItsDays() throws {
        let noon = CivilTime(year: 2026, month: 11, day: 21, hour: 6)
        #expect(fast(end: noon, hours: 130, offset: 0).duration == "130h 0m · 5 days 10 h")
        let end = Instant(secondsSinceEpoch: noon.secondsSinceEpoch)
        let timer = Timer1State(status: .active, startedAt: end - 130 * 3600)
        let long = try #require(LongFast(timer, now: end, zone: .utc))
        #expect(
            text.spoken(today, today: today, DayMarks(today, [], [long]))
                == "Friday, 20 November, Today, part of a long fast")
    }

    private func fast(end: CivilTime, hours: Int64, offset: Int?) -> CalendarText.Fast {
        let end = Instant(secondsSinceEpoch: end.secondsSinceEpoch)
        let session = Session(
            id: .random(1), start: end - hours * 3600, end: end, endOffset: offset, target: nil)
        let row = History1.DayRow(day: 20, id: session.id, mark: session.outcome, tone: 0)
        return text.fast(CalendarModel.DayFast(row: row, session: session))
    }

    @Test func fastOverMidnightNamesTheDayOfItsStart() {
        let noon = CivilTime(year: 2026, month: 11, day: 20, hour: 12)
        #expect(
            fast(end: noon, hours: 16, offset: 0)
                == CalendarText.Fast(
                    duration: "16h 0m", times: "19 Nov 20:00 to 12:00",
                    outcome: "Completed · Extended fast"))
        #expect(
            fast(end: noon, hours: 5, offset: nil)
                == CalendarText.Fast(
                    duration: "5h 0m", times: "07:00 to 12:00",
                    outcome: "Ended early · Beginning to shift"))
    }

    @Test func fastElsewhereHasTheTimesOfThatPlace() {
        let noon = CivilTime(year: 2026, month: 11, day: 20, hour: 12)
        #expect(fast(end: noon, hours: 16, offset: 60).times == "19 Nov 21:00 to 13:00+01:00")
    }

    @Test func fastThatIsNotListedHasItsMark() {
        let row = History1.DayRow(day: 20, id: .random(1), mark: .endedEarly, tone: 0)
        let text = text.fast(CalendarModel.DayFast(row: row, session: nil))
        #expect(text.duration == "Ended early")
    }

    @Test(arguments: [false, true]) func dotsCanBeSeenAndToldApart(isDark: Bool) {
        let background = DotTone.background(isDark: isDark)
        let colors = Palette.tones.indices.map { DotTone.color($0, isDark: isDark) }
        for color in colors + [DotTone.ring(isDark: isDark)] {
            #expect(color.contrast(with: background) >= DotTone.contrast)
        }
        #expect(Set(colors).count == Palette.tones.count)
    }
}
