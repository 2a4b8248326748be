import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples
import Words

@testable import Commands

struct CalendarJSONTests {
    @Test func jsonNamesTheDay() {
        let completed = History1.DayRow(day: 1, id: recordID("A"), mark: .completed, tone: 2)
        let view = CalendarView(
            Month(year: 2026, month: 3), [completed], today: nil, names: .system)
        #expect(
            view.json.text
                == #"[{"schema":1,"day":"2026-03-01","id":"A0000000-0000-0000-0000-000000000000","mark":"completed","tone":2}]"#
        )
    }
}

struct DayViewTests {
    private func entry(_ id: String, end: Int64, hours: Int64, offset: Int) -> Session {
        let end = Instant(secondsSinceEpoch: end)
        return Session(
            id: recordID(id), start: end - hours * 3600, end: end, endOffset: offset,
            target: Target(hours: 10))
    }

    @Test func dayIsThatOfTheOffsetThatHeldThere() {
        // 2026-02-28 11:30 UTC, half past midnight on the first of March in Auckland.
        let end: Int64 = 1_772_278_200
        let entries = [
            entry("B", end: end + 60, hours: 10, offset: 780),
            entry("A", end: end, hours: 17, offset: 780),
            entry("C", end: end, hours: 10, offset: 0),
        ]
        let first = CivilTime(year: 2026, month: 3, day: 1)
        let day = DayView(first, entries, zone: .utc)
        #expect(day.entries.map(\.id) == [recordID("A"), recordID("B")])
        let lines = day.lines().map(\.plain)
        #expect(lines[0] == "2026-03-01")
        #expect(lines[1] == "17h 0m · Completed · Extended fast")
        #expect(lines[2] == "2026-02-28 07:30+13:00 to 2026-03-01 00:30+13:00")
        #expect(lines[3] == "10h 0m · Completed · Metabolic transition")
        let february = CivilTime(year: 2026, month: 2, day: 28)
        #expect(DayView(february, entries, zone: .utc).entries.map(\.id) == [recordID("C")])
    }

    @Test func dayWithoutAFast() {
        let day = DayView(CivilTime(year: 2026, month: 3, day: 1), [], zone: .utc)
        #expect(
            day.lines().map(\.plain) == ["2026-03-01", "No fast ended on that day."])
        #expect(day.json.text == "[]")
    }

    /// Without a licence the calendar must not say that there was no fast.
    @Test func dayThatTheCalendarDoesNotKnow() {
        let end: Int64 = 1_772_278_200
        let entries = [entry("A", end: end, hours: 17, offset: 0)]
        let date = CivilTime(year: 2026, month: 2, day: 28)
        let hidden = DayView(date, entries, shown: [], zone: .utc)
        #expect(
            hidden.lines().map(\.plain) == ["2026-02-28", "The calendar does not show that day."])
        #expect(DayView(date, entries, shown: [recordID("A")], zone: .utc).entries.count == 1)
    }
}
