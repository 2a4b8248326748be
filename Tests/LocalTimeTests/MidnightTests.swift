import Fasting
import LocalTime
import Testing

struct MidnightTests {
    static let midnights: [(TestZone, Instant, Instant)] = [
        (.berlin, utc(2026, 7, 1, 10), utc(2026, 7, 1, 22)),
        (.berlin, utc(2026, 7, 1, 21, 59, 59), utc(2026, 7, 1, 22)),
        (.berlin, utc(2026, 7, 1, 22), utc(2026, 7, 2, 22)),
        // Days of 23 and of 25 hours.
        (.berlin, utc(2026, 3, 28, 23), utc(2026, 3, 29, 22)),
        (.berlin, utc(2026, 10, 24, 22), utc(2026, 10, 25, 23)),
        // The new year.
        (.berlin, utc(2026, 12, 31, 12), utc(2026, 12, 31, 23)),
        // 23:30 twice; midnight is the one after the second.
        (.santiago, utc(2026, 4, 5, 2, 30), utc(2026, 4, 5, 4)),
        (.santiago, utc(2026, 4, 5, 3, 30), utc(2026, 4, 5, 4)),
        // Midnight does not exist: the day begins at 01:00.
        (.santiago, utc(2026, 9, 5, 12), utc(2026, 9, 6, 4)),
        (.santiago, utc(2026, 9, 6, 3, 59, 59), utc(2026, 9, 6, 4)),
        (.santiago, utc(2026, 9, 6, 4), utc(2026, 9, 7, 3)),
        // Midnight twice: the day begins with the first.
        (.azores, utc(2026, 10, 24, 23, 30), utc(2026, 10, 25)),
        (.azores, utc(2026, 10, 25, 0, 30), utc(2026, 10, 26, 1)),
        (.azores, utc(2026, 10, 25, 1), utc(2026, 10, 26, 1)),
        // The 29th is followed by the 31st.
        (.samoa, utc(2011, 12, 29, 22), utc(2011, 12, 30, 10)),
        (.samoa, utc(2011, 12, 30, 9, 59, 59), utc(2011, 12, 30, 10)),
        (.samoa, utc(2011, 12, 30, 10), utc(2011, 12, 31, 10)),
        (.toronto1919, utc(1919, 3, 31, 4, 29, 59), utc(1919, 3, 31, 4, 30)),
        (.fixed("Kathmandu", 345), utc(2026, 1, 1), utc(2026, 1, 1, 18, 15)),
        (.fixed("Chatham", 765), utc(2026, 1, 1), utc(2026, 1, 1, 11, 15)),
        (.fixed("Marquesas", -570), utc(2026, 1, 1), utc(2026, 1, 1, 9, 30)),
    ]

    @Test(arguments: midnights)
    func midnightIsTheFirstInstantOfTheNextDay(zone: TestZone, instant: Instant, midnight: Instant)
    {
        #expect(zone.zone.midnight(after: instant) == midnight)
    }

    @Test(arguments: TestZone.switching + TestZone.steady)
    func midnightIsInTheFutureAndBeginsADay(test: TestZone) {
        let zone = test.zone
        // A clock that is set back over midnight has its own test.
        guard test.description != TestZone.stJohns2010.description else { return }
        let wrong = test.instants(step: 1009).first { instant in
            let midnight = zone.midnight(after: instant)
            return midnight <= instant
                || zone.civil(midnight).dayNumber == zone.civil(midnight - 1).dayNumber
                // In the zone with a repeated day, the next midnight is the second one of that day.
                || midnight - instant > 2 * 86_400
        }
        #expect(wrong == nil)
    }

    /// At 00:01 the clock is set back to 23:01. In the second 23:30 of the day, midnight is half an
    /// hour away.
    @Test func midnightWhenTheClockWentBackOverItIsTheSecondOne() {
        let again = utc(2010, 11, 7, 3)
        let zone = TestZone.stJohns2010.zone
        #expect(zone.civil(again) == civil(2010, 11, 6, 23, 30))
        #expect(zone.midnight(after: again) == utc(2010, 11, 7, 3, 30))
    }
}
