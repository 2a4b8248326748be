import Fasting
import LocalTime
import Testing

/// A time without a date: the latest one that is not in the future, or not after a limit.
struct LatestTests {
    static func read(
        _ text: String, now: Instant, notAfter limit: Instant? = nil, _ zone: TestZone = .berlin
    ) throws(TimeReading.Problem) -> Instant {
        try TimeReading(now: now, notAfter: limit, zone: zone.zone, words: .english).instant(text)
    }

    @Test(arguments: [
        ("22:15", utc(2026, 11, 20, 21, 15)), ("22:14:59", utc(2026, 11, 20, 21, 14, 59)),
        ("22:15:01", utc(2026, 11, 19, 21, 15, 1)), ("22:16", utc(2026, 11, 19, 21, 16)),
        ("0:00", utc(2026, 11, 19, 23)), ("23:59", utc(2026, 11, 19, 22, 59)),
    ])
    func clockIsTodayUpToNowElseYesterday(text: String, instant: Instant) throws {
        #expect(try Self.read(text, now: utc(2026, 11, 20, 21, 15)) == instant)
    }

    @Test func clockJustAfterMidnightIsYesterday() throws {
        let now = utc(2026, 12, 31, 23, 0, 1)
        #expect(try Self.read("23:59", now: now) == utc(2026, 12, 31, 22, 59))
        #expect(try Self.read("00:00", now: now) == utc(2026, 12, 31, 23))
    }

    @Test(arguments: [
        ("20:00", utc(2026, 11, 18, 19)), ("09:00", utc(2026, 11, 18, 8)),
        ("19:00", utc(2026, 11, 18, 18)), ("20:00:01", utc(2026, 11, 17, 19, 0, 1)),
        ("21:00", utc(2026, 11, 17, 20)),
    ])
    func clockIsCountedFromTheLimit(text: String, instant: Instant) throws {
        let (now, limit) = (utc(2026, 11, 20, 21), utc(2026, 11, 18, 19))
        #expect(try Self.read(text, now: now, notAfter: limit) == instant)
    }

    /// The limit is only for a time without a date.
    @Test func yesterdayIsCountedFromNowWithAnyLimit() throws {
        let (now, limit) = (utc(2026, 11, 20, 21), utc(2026, 11, 18, 19))
        #expect(
            try Self.read("yesterday 20:00", now: now, notAfter: limit) == utc(2026, 11, 19, 19))
        #expect(
            try Self.read("2026-11-20 10:00", now: now, notAfter: limit) == utc(2026, 11, 20, 9))
    }

    /// The clock goes from 2:00 to 3:00. 14:30 is then no other meaning of 02:30, although the start is in the evening.
    @Test(arguments: ["28 mar 8pm - 29 mar 02:30", "28 mar 8pm to 29 mar 2:30"])
    func anEndThatTheClockSkipsIsNotAnotherTime(text: String) {
        let reading = TimeReading(
            now: utc(2026, 11, 23, 12), zone: TestZone.berlin.zone, words: .english)
        let problem = #expect(throws: TextProblem.self) { try reading.interval(text) }
        #expect(problem?.problem == .doesNotExist)
    }

    /// The end of an interval whose start has a day.
    @Test(arguments: [
        ("noon", utc(2026, 11, 19, 11)), ("20:01", utc(2026, 11, 18, 19, 1)),
        ("20:00", utc(2026, 11, 19, 19)), ("midnight", utc(2026, 11, 18, 23)),
        ("8 pm", utc(2026, 11, 19, 19)),
    ])
    func anEndWithoutADayIsTheFirstAfterTheStart(text: String, instant: Instant) throws {
        let now = utc(2026, 11, 23, 12)
        let reading = TimeReading(now: now, zone: TestZone.berlin.zone, words: .english)
        #expect(reading.isWithoutDay(text))
        // Wednesday 18 November, 20:00 in Berlin.
        #expect(try reading.first(text, after: utc(2026, 11, 18, 19)) == instant)
    }

    @Test(arguments: [
        "wed 20:00", "now", "2h ago", "2026-11-18 20:00", "yesterday noon", "18 Nov 8pm",
        "noon on mon",
        "never", "18 Nov", "",
    ])
    func theseAreNoTimesWithoutADay(text: String) {
        let reading = TimeReading(
            now: utc(2026, 11, 23, 12), zone: TestZone.berlin.zone, words: .english)
        #expect(!reading.isWithoutDay(text))
    }

    @Test func anEndThatTheClockSkipsIsRefused() {
        let reading = TimeReading(
            now: utc(2026, 3, 30), zone: TestZone.berlin.zone, words: .english)
        #expect(throws: TimeReading.Problem.doesNotExist) {
            try reading.first("2:30", after: utc(2026, 3, 28, 19))
        }
    }

    @Test(arguments: [
        // Before the change yesterday's time counts. After it, the time did not exist today.
        ("02:30", utc(2026, 3, 29, 0, 30), utc(2026, 3, 28, 1, 30)),
        ("02:30", utc(2026, 3, 29, 0, 59, 59), utc(2026, 3, 28, 1, 30)),
        ("03:00", utc(2026, 3, 29, 1), utc(2026, 3, 29, 1)),
        ("01:59", utc(2026, 3, 29, 1), utc(2026, 3, 29, 0, 59)),
        ("02:30", utc(2026, 3, 30, 0, 30), utc(2026, 3, 30, 0, 30)),
    ])
    func clockAroundAGap(text: String, now: Instant, instant: Instant) throws {
        #expect(try Self.read(text, now: now) == instant)
    }

    @Test(arguments: [utc(2026, 3, 29, 1), utc(2026, 3, 29, 12), utc(2026, 3, 30, 0, 29, 59)])
    func clockInAGapIsRefused(now: Instant) {
        #expect(throws: TimeReading.Problem.doesNotExist) { try Self.read("02:30", now: now) }
    }

    @Test(arguments: [
        // Before it; in the first pass; in the second; long after.
        (utc(2026, 10, 25, 0, 29, 59), utc(2026, 10, 24, 0, 30)),
        (utc(2026, 10, 25, 0, 30), utc(2026, 10, 25, 0, 30)),
        (utc(2026, 10, 25, 1, 15), utc(2026, 10, 25, 0, 30)),
        (utc(2026, 10, 25, 1, 45), utc(2026, 10, 25, 1, 30)),
        (utc(2026, 10, 25, 20), utc(2026, 10, 25, 1, 30)),
        (utc(2026, 10, 26, 1, 29, 59), utc(2026, 10, 25, 1, 30)),
    ])
    func clockThatOccursTwiceIsTheLatestThatIsOver(now: Instant, instant: Instant) throws {
        #expect(try Self.read("02:30", now: now) == instant)
        #expect(try Self.read("25 Oct 02:30", now: utc(2026, 11, 1)) == utc(2026, 10, 25, 0, 30))
    }

    @Test func clockWhenMidnightDoesNotExist() throws {
        let now = utc(2026, 9, 6, 4, 10)
        #expect(try Self.read("23:50", now: now, .santiago) == utc(2026, 9, 6, 3, 50))
        #expect(try Self.read("01:05", now: now, .santiago) == utc(2026, 9, 6, 4, 5))
        #expect(throws: TimeReading.Problem.doesNotExist) {
            try Self.read("00:30", now: now, .santiago)
        }
    }

    @Test func clockOfADayThatWasLeftOutIsRefused() throws {
        let now = utc(2011, 12, 30, 18)
        #expect(try Self.read("08:00", now: now, .samoa) == now)
        #expect(throws: TimeReading.Problem.doesNotExist) {
            try Self.read("20:00", now: now, .samoa)
        }
    }

    /// An accepted time is not after now, and its clock shows what was typed.
    @Test(arguments: TestZone.switching + TestZone.steady)
    func clockIsNeverInTheFuture(test: TestZone) {
        let zone = test.zone
        for (number, now) in test.instants(step: 4021).enumerated() {
            let (hour, minute) = (number * 7 % 24, number * 13 % 60)
            guard
                let instant = try? Self.read(
                    "\(hour):\(minute < 10 ? "0" : "")\(minute)", now: now, test)
            else { continue }
            let time = zone.civil(instant)
            guard instant <= now, time.hour == hour, time.minute == minute, time.second == 0,
                zone.civil(now).dayNumber - time.dayNumber <= 1
            else {
                Issue.record("\(hour):\(minute) at \(now) is \(instant)")
                return
            }
        }
    }
}
