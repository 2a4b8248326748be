import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples

@testable import Commands

struct CalendarViewTests {
    private static let english = CalendarNames(
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ], days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], firstDay: 0)
    private static let german = CalendarNames(
        months: (1...12).map { "Monat \($0)" }, days: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
        firstDay: 1)

    private func entry(_ day: Int, _ mark: String, tone: UInt32 = 1) -> History1.DayRow {
        History1.DayRow(
            day: UInt32(day), id: recordID("A"), mark: Outcome(rawValue: mark)!, tone: tone)
    }

    private func view(
        _ year: Int, _ month: Int, _ entries: [History1.DayRow] = [], today: Int? = nil,
        _ names: CalendarNames = english
    ) -> CalendarView {
        CalendarView(year: year, month: month, entries: entries, today: today, names: names)
    }

    @Test func monthWithoutColour() {
        let entries = [
            entry(19, "completed"), entry(20, "ended-early"), entry(20, "completed"),
        ]
        #expect(
            view(2026, 11, entries).lines().map(\.plain) == [
                "           November 2026",
                "Sun  Mon  Tue  Wed  Thu  Fri  Sat",
                "  1    2    3    4    5    6    7",
                "  8    9   10   11   12   13   14",
                " 15   16   17   18   19●  20○● 21",
                " 22   23   24   25   26   27   28",
                " 29   30",
            ])
    }

    @Test func weekBeginsAsTheLocaleHasIt() {
        #expect(
            view(2024, 2, [], today: nil, Self.german).lines().map(\.plain) == [
                "           Monat 2 2024",
                " Mo   Di   Mi   Do   Fr   Sa   So",
                "                 1    2    3    4",
                "  5    6    7    8    9   10   11",
                " 12   13   14   15   16   17   18",
                " 19   20   21   22   23   24   25",
                " 26   27   28   29",
            ])
    }

    @Test func everyMonthFitsFortyColumnsAndHasItsDays() {
        for year in [1970, 2000, 2026, 2027, 2028, 2100] {
            for month in 1...12 {
                let length = CivilTime.days(inMonth: month, of: year)
                let entries = (1...length).flatMap {
                    [entry($0, "completed"), entry($0, "completed"), entry($0, "ended-early")]
                }
                let lines = view(year, month, entries).lines().map(\.plain)
                #expect(lines.allSatisfy { $0.count <= 40 })
                let numbers = lines.dropFirst(2).flatMap {
                    $0.split { !$0.isNumber }.compactMap { Int($0) }
                }
                #expect(numbers == Array(1...length))
            }
        }
    }

    @Test func colourIsOfTheTreesTone() {
        let lines = view(2026, 11, [entry(2, "completed", tone: 4), entry(3, "ended-early")])
            .lines()
        let week = lines[2].rendered(usesColor: true)
        #expect(week.contains("\u{1b}[38;2;212;168;37m●\u{1b}[39m"))
        #expect(week.contains("\u{1b}[2m○\u{1b}[0m"))
        let today = view(2026, 11, [], today: 2).lines()[2]
        #expect(today.rendered(usesColor: true).contains("  \u{1b}[1m2\u{1b}[0m"))
    }

    @Test func jsonNamesTheDay() {
        #expect(
            view(2026, 3, [entry(1, "completed", tone: 2)]).json.text
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

struct HistoryViewTests {
    @Test func columnsStandBelowEachOther() {
        let entries = [
            Session(
                id: recordID("01234567"), start: Instant(secondsSinceEpoch: 1_795_200_000),
                end: Instant(secondsSinceEpoch: 1_795_262_400), endOffset: 0, target: nil),
            Session(
                id: recordID("ABCDEF00"), start: Instant(secondsSinceEpoch: 1_795_100_000),
                end: Instant(secondsSinceEpoch: 1_795_120_000), endOffset: 0, target: .standard),
        ]
        let view = HistoryView(zone: .utc)
        #expect(
            view.table(entries, running: nil, now: entries[0].end).lines(width: nil).map(\.plain)
                == [
                    "2026-11-20 18:40  2026-11-21 12:00  17h 20m       Completed    01234567",
                    "2026-11-19 14:53  2026-11-19 20:26   5h 33m  16h  Ended early  ABCDEF00",
                ])
        #expect(
            HistoryView.json(entries[0]).text == """
                {"schema":1,"id":"01234567-0000-0000-0000-000000000000","startedAt":"2026-11-20T18:40:00Z",\
                "endedAt":"2026-11-21T12:00:00Z","durationSeconds":62400,"targetSeconds":null,\
                "utcOffsetMinutes":0,"outcome":"completed","tree":"established"}
                """)
    }

    @Test(arguments: [
        ("250", WaterUnit.milliliters, 250 as Int64?), ("250ml", .fluidOunces, 250),
        ("8", .fluidOunces, 237), ("8floz", .milliliters, 237), ("8.5 fl oz", .milliliters, 251),
        ("0,25", .milliliters, nil), ("0,25l", .fluidOunces, 250), ("5000", .milliliters, 5000),
        ("5001", .milliliters, nil),
        ("0", .milliliters, nil), ("", .milliliters, nil), ("-5", .milliliters, nil),
        ("1e3", .milliliters, nil), ("ml", .milliliters, nil), ("999999999", .fluidOunces, nil),
    ]) func waterIsRead(_ text: String, _ unit: WaterUnit, _ expected: Int64?) {
        #expect((try? Typed.amount(text, usually: unit))?.milliliters == expected)
    }
}
