import Fasting
import LocalTime
import Testing

struct ZoneTests {
    static let instants: [(TestZone, CivilTime, Instant)] = [
        // Before, at and after the gap of 29 March; before, in and after the overlap of 25 October.
        (.berlin, civil(2026, 3, 29, 1, 59, 59), utc(2026, 3, 29, 0, 59, 59)),
        (.berlin, civil(2026, 3, 29, 3), utc(2026, 3, 29, 1)),
        (.berlin, civil(2026, 7, 1, 12), utc(2026, 7, 1, 10)),
        (.berlin, civil(2026, 10, 25, 1, 59, 59), utc(2026, 10, 24, 23, 59, 59)),
        (.berlin, civil(2026, 10, 25, 2), utc(2026, 10, 25, 0)),
        (.berlin, civil(2026, 10, 25, 2, 59, 59), utc(2026, 10, 25, 0, 59, 59)),
        (.berlin, civil(2026, 10, 25, 3), utc(2026, 10, 25, 2)),
        (.santiago, civil(2026, 4, 4, 23, 30), utc(2026, 4, 5, 2, 30)),
        (.santiago, civil(2026, 4, 5), utc(2026, 4, 5, 4)),
        (.azores, civil(2026, 10, 25), utc(2026, 10, 25)),
        (.azores, civil(2026, 10, 25, 0, 59, 59), utc(2026, 10, 25, 0, 59, 59)),
        (.azores, civil(2026, 10, 25, 1), utc(2026, 10, 25, 2)),
        (.samoa, civil(2011, 12, 29, 23, 59, 59), utc(2011, 12, 30, 9, 59, 59)),
        (.samoa, civil(2011, 12, 31), utc(2011, 12, 30, 10)),
        (.twice, civil(2011, 12, 30), utc(2011, 12, 29, 10)),
        (.twice, civil(2011, 12, 29, 23, 59, 59), utc(2011, 12, 29, 9, 59, 59)),
        (.twice, civil(2011, 12, 31), utc(2011, 12, 31, 10)),
        (.lordHowe, civil(2026, 4, 5, 1, 45), utc(2026, 4, 4, 14, 45)),
        (.stJohns2010, civil(2010, 11, 7, 0, 0, 30), utc(2010, 11, 7, 2, 30, 30)),
        (.stJohns2010, civil(2010, 11, 6, 23, 30), utc(2010, 11, 7, 2)),
        (.fixed("Kathmandu", 345), civil(2026, 1, 1, 5, 45), utc(2026, 1, 1)),
        (.fixed("Chatham", 825), civil(2026, 1, 1, 13, 45), utc(2026, 1, 1)),
        (.fixed("Marquesas", -570), civil(2025, 12, 31, 14, 30), utc(2026, 1, 1)),
    ]

    @Test(arguments: instants)
    func resolveGivesTheEarlierInstant(zone: TestZone, time: CivilTime, instant: Instant) {
        #expect(zone.zone.resolve(time) == .instant(instant))
        #expect(zone.zone.civil(instant) == time)
    }

    static let gaps: [(TestZone, CivilTime, Instant)] = [
        (.berlin, civil(2026, 3, 29, 2), utc(2026, 3, 29, 1)),
        (.berlin, civil(2026, 3, 29, 2, 59, 59), utc(2026, 3, 29, 1)),
        (.santiago, civil(2026, 9, 6), utc(2026, 9, 6, 4)),
        (.santiago, civil(2026, 9, 6, 0, 59, 59), utc(2026, 9, 6, 4)),
        (.samoa, civil(2011, 12, 30), utc(2011, 12, 30, 10)),
        (.samoa, civil(2011, 12, 30, 12), utc(2011, 12, 30, 10)),
        (.samoa, civil(2011, 12, 30, 23, 59, 59), utc(2011, 12, 30, 10)),
        (.lordHowe, civil(2026, 10, 4, 2, 15), utc(2026, 10, 3, 15, 30)),
        (.toronto1919, civil(1919, 3, 30, 23, 45), utc(1919, 3, 31, 4, 30)),
        (.toronto1919, civil(1919, 3, 31, 0, 15), utc(1919, 3, 31, 4, 30)),
    ]

    @Test(arguments: gaps)
    func resolveInAGapGivesTheInstantOfTheChange(zone: TestZone, time: CivilTime, leap: Instant) {
        #expect(zone.zone.resolve(time) == .skipped(at: leap))
    }

    /// Tries every offset that the zone has, which ``Zone/resolve(_:)`` does not know.
    @Test(arguments: TestZone.switching + TestZone.steady)
    func resolveAgreesWithTryingEveryOffset(test: TestZone) {
        let zone = test.zone
        let wrong = test.instants(step: 1009).first { instant in
            let time = CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch)
            let earliest = test.offsets.map { instant - $0 }.filter { zone.civil($0) == time }.min()
            switch zone.resolve(time) {
            case .instant(let resolved): return resolved != earliest
            case .skipped(let leap):
                return earliest != nil || !test.switches.contains { $0.at == leap }
                    || !(zone.civil(leap - 1) < time && time < zone.civil(leap))
            }
        }
        #expect(wrong == nil)
    }

    @Test func offsetMinutesAreEastOfUTC() {
        #expect(TestZone.berlin.zone.offsetMinutes(at: utc(2026, 7, 1)) == 120)
        #expect(TestZone.berlin.zone.offsetMinutes(at: utc(2026, 12, 1)) == 60)
        #expect(TestZone.fixed("Marquesas", -570).zone.offsetMinutes(at: utc(2026, 1, 1)) == -570)
        #expect(Zone.utc.offsetMinutes(at: utc(2026, 1, 1)) == 0)
    }
}
