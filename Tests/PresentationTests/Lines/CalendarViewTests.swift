import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples

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
        let month = Month(year: year, month: month)
        return CalendarView(month, entries, today: today.map(month.day), names: names)
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

    /// The dot is on the day of the end only.
    @Test func longFastHasALineOverItsDays() throws {
        let end = CivilTime(year: 2026, month: 11, day: 17, hour: 6).secondsSinceEpoch
        let fast = Session(
            id: recordID("A"), start: Instant(secondsSinceEpoch: end - 130 * 3600),
            end: Instant(secondsSinceEpoch: end), endOffset: 0, target: nil)
        let now = Instant(
            secondsSinceEpoch: CivilTime(year: 2026, month: 11, day: 30, hour: 21).secondsSinceEpoch
        )
        let running = Timer1State(status: .active, startedAt: now - 72 * 3600)
        let rows = [entry(8, "completed"), entry(17, "completed")]
        let longFasts =
            LongFast.all([fast], known: rows, zone: .utc)
            + [try #require(LongFast(running, now: now, zone: .utc))]
        #expect(longFasts.map(\.times).last == "since 2026-11-27 21:00")
        func lines(_ month: Int, _ rows: [History1.DayRow], chosen: Int?) -> [String] {
            CalendarView(
                Month(year: 2026, month: month), rows, longFasts: longFasts, today: nil,
                chosen: chosen, names: Self.english
            ).lines().dropFirst(2).map(\.plain)
        }
        #expect(
            lines(11, rows, chosen: 16) == [
                "  1    2    3    4    5    6    7",
                "  8●   9   10   11───12───13───14──",
                "─15──>16───17●  18   19   20   21",
                " 22   23   24   25   26   27───28──",
                "─29───30",
            ])
        let plain = longFasts.map(\.days)
        #expect(plain == [20_768...20_774, 20_784...20_787])
        let short = Session(
            id: fast.id, start: fast.end - 47 * 3600, end: fast.end, endOffset: 0, target: nil)
        #expect(LongFast(short, zone: .utc) == nil)
        #expect(LongFast(running, now: now - 30 * 3600, zone: .utc) == nil)
        #expect(LongFast(Timer1State(), now: now, zone: .utc) == nil)
    }

    @Test func dayOfALongFastSaysSo() {
        let end = CivilTime(year: 2026, month: 11, day: 17, hour: 6).secondsSinceEpoch
        let fast = Session(
            id: recordID("A"), start: Instant(secondsSinceEpoch: end - 130 * 3600),
            end: Instant(secondsSinceEpoch: end), endOffset: 60, target: nil)
        let long = LongFast.all([fast], known: [entry(17, "completed")], zone: .utc)
        func lines(_ day: Int) -> [String] {
            DayView(
                CivilTime(year: 2026, month: 11, day: day), [fast], longFasts: long, zone: .utc
            ).lines().map(\.plain)
        }
        #expect(
            lines(15) == [
                "2026-11-15", "This day is part of a long fast.",
                "2026-11-11 21:00 to 2026-11-17 07:00",
            ])
        #expect(
            lines(17).dropFirst().first
                == "130h 0m · 5 days 10 h · Completed · Prolonged fast")
        #expect(lines(17).count == 3)
        #expect(lines(10) == ["2026-11-10", "No fast ended on that day."])
    }

    @Test func chosenDayHasAMarkBeforeIt() {
        let month = Month(year: 2026, month: 11)
        let lines = CalendarView(
            month, [entry(20, "completed")], today: month.day(24), chosen: 20,
            names: Self.english
        ).lines()
        #expect(lines[4].plain == " 15   16   17   18   19  >20●  21")
        let first = CalendarView(month, [], today: nil, chosen: 1, names: Self.english)
        #expect(first.lines()[2].plain == " >1    2    3    4    5    6    7")
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
        #expect(week.contains("\u{1b}[38;2;139;105;20m●\u{1b}[39m"))
        #expect(week.contains("\u{1b}[2m○\u{1b}[0m"))
        let today = view(2026, 11, [], today: 2).lines()[2]
        #expect(today.rendered(usesColor: true).contains("  \u{1b}[1m2\u{1b}[0m"))
    }
}
