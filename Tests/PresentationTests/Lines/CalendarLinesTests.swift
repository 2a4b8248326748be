import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Recording
import Testing
import TimerSamples

/// The calendar and the days of it as lines: calendar.txt has months, days and what is shown of them.
struct CalendarLinesTests {
    @Test func calendarIsAsRecorded() throws {
        let differences = try Recording("calendar.txt").differences { _ in Self.answers }
        #expect(differences == [])
    }

    private static let english = CalendarNames(
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ], days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], firstDay: 0)
    private static let german = CalendarNames(
        months: (1...12).map { "Monat \($0)" }, days: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
        firstDay: 1)

    private static func entry(_ day: Int, _ mark: Outcome, tone: UInt32 = 1) -> History1.DayRow {
        History1.DayRow(day: UInt32(day), id: recordID("A"), mark: mark, tone: tone)
    }

    private static func instant(_ day: Int, _ hour: Int) -> Instant {
        Instant(
            secondsSinceEpoch: CivilTime(year: 2026, month: 11, day: day, hour: hour)
                .secondsSinceEpoch)
    }

    /// A fast of 130 hours that ended on the 17th, and one that has run for 72 hours on the 30th.
    private static func longFasts() throws -> [LongFast] {
        let end = instant(17, 6)
        let fast = Session(
            id: recordID("A"), start: end - 130 * 3600, end: end, endOffset: 60, target: nil)
        let now = instant(30, 21)
        let running = Timer1State(status: .active, startedAt: now - 72 * 3600)
        return LongFast.all([fast], known: [entry(17, .completed)], zone: .utc)
            + [try #require(LongFast(running, now: now, zone: .utc))]
    }

    private static func answers(_ line: String) throws -> [String] {
        let words = line.split(separator: " ").map(String.init)
        func number(_ name: String) -> Int? {
            words.firstIndex(of: name).flatMap { words.dropFirst($0 + 1).first }.flatMap { Int($0) }
        }
        let parts = words[1].split(separator: "-").map { Int($0)! }
        let longFasts = words.contains("long") ? try longFasts() : []
        if words[0] == "day" {
            let sessions = [(130, 60), (17, 780), (10, 780), (10, 0)].map { hours, offset in
                // The second and the third end at half past midnight in Auckland.
                let end = hours == 130 ? instant(17, 6) : instant(14, 11) + 1800 + Int64(hours)
                return Session(
                    id: recordID("\(hours % 10)\(offset == 0 ? "B" : "A")"),
                    start: end - Int64(hours) * 3600,
                    end: end, endOffset: offset, target: Target(hours: 10))
            }
            let day = CivilTime(year: parts[0], month: parts[1], day: parts[2])
            return DayView(
                day, sessions, shown: words.contains("hidden") ? [] : nil, longFasts: longFasts,
                zone: .utc
            ).lines().map(\.plain)
        }
        let month = Month(year: parts[0], month: parts[1])
        let entries = words.compactMap { word -> History1.DayRow? in
            guard let mark = word.last, let day = Int(word.dropLast()) else { return nil }
            return mark == "●"
                ? entry(day, .completed, tone: 4) : mark == "○" ? entry(day, .endedEarly) : nil
        }
        let lines = CalendarView(
            month, entries, longFasts: longFasts, today: number("today").map(month.day),
            chosen: number("chosen"), names: words.contains("german") ? german : english
        ).lines()
        return words.contains("colour")
            ? lines.map { $0.rendered(usesColor: true).replacing("\u{1b}", with: "␛") }
            : lines.map(\.plain)
    }

    @Test func everyMonthFitsFortyColumnsAndHasItsDays() {
        for year in [1970, 2000, 2026, 2027, 2028, 2100] {
            for month in 1...12 {
                let length = CivilTime.days(inMonth: month, of: year)
                let entries = (1...length).flatMap {
                    [
                        Self.entry($0, .completed), Self.entry($0, .completed),
                        Self.entry($0, .endedEarly),
                    ]
                }
                let lines = CalendarView(
                    Month(year: year, month: month), entries, today: nil, names: Self.english
                ).lines().map(\.plain)
                #expect(lines.allSatisfy { $0.count <= 40 })
                let numbers = lines.dropFirst(2).flatMap {
                    $0.split { !$0.isNumber }.compactMap { Int($0) }
                }
                #expect(numbers == Array(1...length))
                #expect(Month(year: year, month: month).days.count == length)
            }
        }
    }

    @Test func shortFastsHaveNoLine() {
        let end = Self.instant(17, 6)
        let short = Session(
            id: recordID("A"), start: end - 47 * 3600, end: end, endOffset: 0, target: nil)
        #expect(LongFast(short, zone: .utc) == nil)
        let running = Timer1State(status: .active, startedAt: short.start)
        #expect(LongFast(running, now: end, zone: .utc) == nil)
        #expect(LongFast(Timer1State(), now: end, zone: .utc) == nil)
    }
}
