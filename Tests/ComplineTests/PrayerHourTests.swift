import Fasting
import LocalTime
import SeededRandom
import Testing

@testable import Compline

/// Rule: docs/rules/domain.md, Hours of the day.
@Suite struct PrayerHourTests {
    @Test func everyHourHasItsName() {
        let names = (0..<24).map { PrayerHour(localHour: $0).rawValue }
        #expect(
            names == [
                "compline", "compline", "compline", "compline", "compline",
                "dawn", "dawn", "dawn", "dawn",
                "meridian", "meridian", "meridian",
                "afternoon", "afternoon", "afternoon", "afternoon", "afternoon",
                "vespers", "vespers", "vespers", "vespers",
                "compline", "compline", "compline",
            ])
    }

    private func utc(_ day: Int, _ hour: Int, _ minute: Int = 0, month: Int = 3) -> Instant {
        Instant(
            secondsSinceEpoch: CivilTime(
                year: 2026, month: month, day: day, hour: hour, minute: minute
            ).secondsSinceEpoch)
    }

    /// Berlin in 2026.
    private static let berlin = Zone { instant in
        let summer = CivilTime(year: 2026, month: 3, day: 29, hour: 1).secondsSinceEpoch
        let winter = CivilTime(year: 2026, month: 10, day: 25, hour: 1).secondsSinceEpoch
        return (summer..<winter).contains(instant.secondsSinceEpoch) ? 7200 : 3600
    }

    @Test func theLocalHourCounts() {
        #expect(PrayerHour(at: utc(28, 19, 59), zone: Self.berlin) == .vespers)
        #expect(PrayerHour(at: utc(28, 20), zone: Self.berlin) == .compline)
        // After the change.
        #expect(PrayerHour(at: utc(29, 18, 59), zone: Self.berlin) == .vespers)
        #expect(PrayerHour(at: utc(29, 19), zone: Self.berlin) == .compline)
    }

    @Test func afterMidnightItIsStillLastNight() {
        let evening = CivilTime(year: 2026, month: 3, day: 28).dayNumber
        for (instant, night) in [
            // By day, the coming night.
            (utc(28, 5), evening), (utc(28, 19, 59), evening),
            (utc(28, 20), evening), (utc(28, 23), evening), (utc(29, 0, 59), evening),
            // 03:00 and 04:59 of summer time, and 05:00.
            (utc(29, 1), evening), (utc(29, 2, 59), evening), (utc(29, 3), evening + 1),
        ] {
            #expect(PrayerNight(at: instant, zone: Self.berlin).evening == night)
        }
        #expect(
            PrayerNight(at: utc(29, 2), zone: Self.berlin).start(in: Self.berlin) == utc(28, 20))
        #expect(
            PrayerNight(at: utc(29, 4), zone: Self.berlin).start(in: Self.berlin) == utc(29, 19))
        #expect(PrayerNight.current(at: utc(29, 4), zone: Self.berlin) == nil)
        #expect(PrayerNight.current(at: utc(29, 2), zone: Self.berlin)?.evening == evening)
    }

    /// Zones whose clock changes by up to an hour and a half at a random instant.
    @Test func nightsFollowEachOther() {
        var numbers = SplitMix64(seed: 15)
        for _ in 0..<300 {
            let change = utc(15, 0, month: 6) + numbers.number(-40, 40) * 1800
            let before = numbers.number(-24, 28) * 1800
            let after = before + numbers.number(-3, 3) * 1800
            let zone = Zone { $0 < change ? before : after }
            var last: PrayerNight?
            for step in stride(from: Int64(-3 * 86_400), to: 3 * 86_400, by: 900) {
                let instant = change + step
                let night = PrayerNight(at: instant, zone: zone)
                let start = night.start(in: zone)
                if let current = PrayerNight.current(at: instant, zone: zone) {
                    #expect(current == night)
                    // The night began at most nine and a half hours ago.
                    #expect(start <= instant && instant - start < 9 * 3600 + 1800 + 3600)
                } else {
                    // The next night begins within the day. If the clock went back over 21:00, its
                    // first 21:00 is past.
                    #expect(start - instant > -5400 && start - instant <= 16 * 3600 + 5400)
                }
                if let last {
                    // A clock that goes back over 05:00 returns to the night before.
                    #expect((-1...1).contains(night.evening - last.evening))
                    if abs(step) > 86_400 { #expect(night.evening >= last.evening) }
                }
                last = night
            }
        }
    }
}
