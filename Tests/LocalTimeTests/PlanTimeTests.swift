import Fasting
import Testing

@testable import LocalTime

/// The instants of a plan in a zone.
struct PlanTimeTests {
    /// Berlin in 2026: 02:30 of 29 March is skipped, and 02:30 of 25 October occurs twice.
    private static let berlin = Zone { instant in
        let summer = CivilTime(year: 2026, month: 3, day: 29, hour: 1).secondsSinceEpoch
        let winter = CivilTime(year: 2026, month: 10, day: 25, hour: 1).secondsSinceEpoch
        return (summer..<winter).contains(instant.secondsSinceEpoch) ? 7200 : 3600
    }

    /// Apia skipped 30 December 2011, a Friday.
    private static let apia = Zone { instant in
        let change = CivilTime(year: 2011, month: 12, day: 30, hour: 10).secondsSinceEpoch
        return instant.secondsSinceEpoch < change ? -10 * 3600 : 14 * 3600
    }

    private static func instant(_ text: String, _ zone: Zone) -> Instant {
        let parts = text.split(separator: " ")
        let (year, month, day) = CalendarDay(String(parts[0]))!.date
        let time = TimeOfDay(String(parts[1]))!
        let civil = CivilTime(
            year: year, month: month, day: day, hour: time.hour, minute: time.minute)
        guard case .instant(let instant) = zone.resolve(civil) else { fatalError(text) }
        return instant
    }

    /// The local times of the next instants of a plan after a local time.
    private static func next(
        _ count: Int, of plan: String, after text: String, _ zone: Zone
    ) throws -> [String] {
        let plan = try #require(DailyPlan(plan))
        var now = instant(text, zone)
        return try (0..<count).map { _ in
            now = try #require(plan.occurrences(around: now, zone: zone).first { $0 > now })
            let clock = zone.civil(now)
            return "\(clock.calendarDay) \(TimeOfDay(hour: clock.hour, minute: clock.minute)!)"
        }
    }

    @Test(arguments: [
        // Over both changes of the clock, the wall clock stays.
        (
            "every 2 days from 2026-03-27 20:00", "2026-03-27 20:00",
            ["2026-03-29 20:00", "2026-03-31 20:00"]
        ),
        (
            "every 2 days from 2026-10-23 20:00", "2026-10-23 19:59",
            ["2026-10-23 20:00", "2026-10-25 20:00", "2026-10-27 20:00"]
        ),
        // A skipped time is the change, and one that occurs twice is the earlier one.
        (
            "every 2 days from 2026-03-27 02:30", "2026-03-28 12:00",
            ["2026-03-29 03:00", "2026-03-31 02:30"]
        ),
        (
            "every 2 days from 2026-10-25 02:30", "2026-10-24 12:00",
            ["2026-10-25 02:30", "2026-10-27 02:30"]
        ),
        // Month ends and a leap day.
        (
            "every 2 days from 2026-01-31 20:00", "2026-02-26 21:00",
            ["2026-02-28 20:00", "2026-03-02 20:00"]
        ),
        (
            "every 3 days from 2028-02-26 20:00", "2028-02-26 20:00",
            ["2028-02-29 20:00", "2028-03-03 20:00"]
        ),
        ("every 5 days from 2027-05-01 20:00", "2026-11-28 20:00", ["2027-05-01 20:00"]),
        ("sat,sun 00:00", "2026-11-28 00:00", ["2026-11-29 00:00", "2026-12-05 00:00"]),
    ])
    func theDaysAreThoseOfTheWallClock(plan: String, after: String, times: [String]) throws {
        #expect(try Self.next(times.count, of: plan, after: after, Self.berlin) == times)
    }

    @Test func aDayThatAZoneSkipsHasNone() throws {
        #expect(
            try Self.next(3, of: "daily 20:00", after: "2011-12-28 21:00", Self.apia)
                == ["2011-12-29 20:00", "2011-12-31 20:00", "2012-01-01 20:00"])
        #expect(
            try Self.next(2, of: "fri 20:00", after: "2011-12-28 21:00", Self.apia)
                == ["2012-01-06 20:00", "2012-01-13 20:00"])
    }

    /// Hour by hour over both changes of the clock: each instant is found exactly once.
    @Test(arguments: [
        "daily 02:30", "weekends 00:00", "mon,thu 23:59", "every 2 days from 2026-03-01 02:30",
        "every 7 days from 2026-03-29 02:00",
    ])
    func noInstantIsMissedAndNoneComesTwice(text: String) throws {
        let plan = try #require(DailyPlan(text))
        let begin = Self.instant("2026-03-20 12:00", Self.berlin)
        var now = begin
        var seen: [Instant] = []
        while now < begin + 230 * 86_400 {
            let found = plan.occurrences(around: now, zone: Self.berlin)
            #expect(found == found.sorted() && found.count(where: { $0 > now }) == 1)
            for instant in found where instant <= now && instant > begin && !seen.contains(instant)
            {
                #expect(seen.allSatisfy { $0 < instant })
                seen.append(instant)
            }
            now = now + 3600
        }
        let days = (0...240).map { Self.berlin.civil(begin).calendarDay + $0 }
        let meant = days.filter(plan.rule.contains).count { day in
            seen.contains { Self.berlin.civil($0).calendarDay == day }
        }
        #expect(meant == seen.count && seen.count > 30)
    }

    @Test func theNextDayOfATimeIsTodayOrTomorrow() {
        let evening = CivilTime(year: 2026, month: 11, day: 30, hour: 20)
        for (time, day) in [
            ("20:01", "2026-11-30"), ("20:00", "2026-12-01"), ("19:00", "2026-12-01"),
        ] {
            #expect(evening.nextDay(of: TimeOfDay(time)!).description == day)
        }
    }
}
