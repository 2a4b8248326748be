import Fasting
import LocalTime
import Testing

/// Every form of TIME in docs/rules/contract.md. A time without a date is tested in
/// ``LatestTests``.
struct InstantTextTests {
    /// Friday 20 November 2026, 22:15 in Berlin.
    static let now = utc(2026, 11, 20, 21, 15)

    static func read(
        _ text: String, _ zone: TestZone = .berlin, now: Instant = now
    ) throws(TimeReading.Problem) -> Instant {
        try TimeReading(now: now, zone: zone.zone, words: .english).instant(text)
    }

    @Test(arguments: [
        ("20:00", utc(2026, 11, 20, 19)), ("9:05", utc(2026, 11, 20, 8, 5)),
        ("20:00:15", utc(2026, 11, 20, 19, 0, 15)), ("20:00:15.999", utc(2026, 11, 20, 19, 0, 15)),
        ("yesterday 20:00", utc(2026, 11, 19, 19)), ("Yesterday 23:59", utc(2026, 11, 19, 22, 59)),
        ("yesterday 0:00:01", utc(2026, 11, 18, 23, 0, 1)), ("today 8:00", utc(2026, 11, 20, 7)),
        ("2026-11-20 20:00", utc(2026, 11, 20, 19)), ("2026-11-20T20:00", utc(2026, 11, 20, 19)),
        ("2026-11-20 20:00:30", utc(2026, 11, 20, 19, 0, 30)),
        ("2026-07-01 20:00", utc(2026, 7, 1, 18)), ("2028-02-29 12:00", utc(2028, 2, 29, 11)),
        ("  2026-11-20 20:00\n", utc(2026, 11, 20, 19)), ("\t20:00 ", utc(2026, 11, 20, 19)),
    ])
    func localTimeIsRead(text: String, instant: Instant) throws {
        #expect(try Self.read(text) == instant)
    }

    @Test(arguments: [
        ("2026-11-20T20:00:00Z", utc(2026, 11, 20, 20)),
        ("2026-11-20t20:00z", utc(2026, 11, 20, 20)),
        ("2026-11-20 20:00Z", utc(2026, 11, 20, 20)),
        ("2026-11-20T20:00:00+01:00", utc(2026, 11, 20, 19)),
        ("2026-11-20T20:00+0100", utc(2026, 11, 20, 19)),
        ("2026-11-20T20:00+01", utc(2026, 11, 20, 19)),
        ("2026-11-20T20:00:00-09:30", utc(2026, 11, 21, 5, 30)),
        ("2026-11-20T00:30:00+05:45", utc(2026, 11, 19, 18, 45)),
        ("2026-11-20T20:00:00.123456+14:00", utc(2026, 11, 20, 6)),
        ("2026-11-20T20:00:00-00:00", utc(2026, 11, 20, 20)),
        // A local time that Berlin skips exists in other zones.
        ("2026-03-29T02:30:00+00:00", utc(2026, 3, 29, 2, 30)),
    ])
    func iso8601WithAnOffsetIsRead(text: String, instant: Instant) throws {
        #expect(try Self.read(text) == instant)
        #expect(try Self.read(text, .samoa) == instant)
    }

    @Test func yesterdayIsTheCalendarDayBeforeInThatZone() throws {
        let night = utc(2026, 11, 20, 23, 30)
        #expect(try Self.read("yesterday 20:00", now: night) == utc(2026, 11, 20, 19))
        #expect(
            try Self.read("yesterday 20:00", .fixed("UTC", 0), now: night) == utc(2026, 11, 19, 20))
        let newYear = utc(2026, 12, 31, 23, 30)
        #expect(try Self.read("yesterday 20:00", now: newYear) == utc(2026, 12, 31, 19))
    }

    @Test(arguments: [
        ("2026-03-29 02:00", utc(2026, 3, 30)), ("2026-03-29T02:59:59", utc(2026, 3, 30)),
        ("yesterday 02:30", utc(2026, 3, 30, 12)), ("today 02:30", utc(2026, 3, 29, 12)),
    ])
    func timeInAGapIsRefused(text: String, now: Instant) {
        #expect(throws: TimeReading.Problem.doesNotExist) { try Self.read(text, now: now) }
    }

    @Test(arguments: ["yesterday 20:00", "2011-12-30 20:00", "2011-12-30 00:00"])
    func timeOnADayThatWasLeftOutIsRefused(text: String) {
        #expect(throws: TimeReading.Problem.doesNotExist) {
            try Self.read(text, .samoa, now: utc(2011, 12, 30, 12))
        }
    }

    @Test(arguments: [
        ("2026-10-25 02:30", utc(2026, 10, 25, 0, 30)), ("yesterday 02:00", utc(2026, 10, 25)),
    ])
    func timeThatOccursTwiceIsTheEarlier(text: String, instant: Instant) throws {
        #expect(try Self.read(text, now: utc(2026, 10, 26, 12)) == instant)
    }

    /// The agent decides whether an instant may be in the future.
    @Test func datedTimesMayLieInTheFuture() throws {
        #expect(try Self.read("2026-11-21 20:00") == utc(2026, 11, 21, 19))
        #expect(try Self.read("today 23:00") == utc(2026, 11, 20, 22))
    }
}
