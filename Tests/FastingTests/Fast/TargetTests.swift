import Fasting
import Testing

struct TargetTests {
    @Test(
        arguments: [
            (4.0, 14_400_000_000), (16.333, 58_798_800_000), (16.5, 59_400_000_000),
            (168.0, 604_800_000_000), (12.000_000_000_1, 43_200_000_000),
            (16.000_000_000_14, 57_600_000_001), (3.999_999_999_9, 14_400_000_000),
        ] as [(Double, Int64)])
    func hoursAreRoundedToMicroseconds(hours: Double, microseconds: Int64) {
        #expect(Target(hours: hours)?.microseconds == microseconds)
    }

    @Test(
        arguments: [
            3.999_999, 168.000_001, 0, -0.0, -16, -1e300, 1e300, .infinity, -.infinity, .nan,
            .signalingNaN, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1000.1, 5e15,
        ] as [Double])
    func hoursOutsideFourTo168AreRefused(hours: Double) {
        #expect(Target(hours: hours) == nil)
    }

    @Test(
        arguments: [
            (14_399_999_999, false), (14_400_000_000, true), (604_800_000_000, true),
            (604_800_000_001, false), (0, false), (UInt64.max, false), (1 << 63, false),
        ] as [(UInt64, Bool)])
    func microsecondsOutsideFourTo168HoursAreRefused(microseconds: UInt64, taken: Bool) {
        #expect((Target(microseconds: microseconds) != nil) == taken)
    }

    @Test func hoursWithThreePlacesComeBackAsTheyWere() {
        let lost = (4000...168_000).map { Double($0) / 1000 }.filter {
            Target(hours: $0)?.hours != $0
        }
        #expect(lost.isEmpty)
    }

    @Test func standardAndPresetsAreTheDomains() {
        #expect(Target.standard == Target(hours: 16))
        #expect(Target.minimum == Target(hours: 4))
        #expect(Target.maximum == Target(hours: 168))
        #expect(Target.presets == [12, 14, 16, 18, 20, 24])
        #expect(Target.presets.allSatisfy { Target(hours: Double($0)) != nil })
    }

    @Test(
        arguments: [
            (57_600_000_000, 57_600), (57_600_000_001, 57_601), (57_599_999_999, 57_600),
            (58_798_800_000, 58_799),
        ] as [(UInt64, Int64)])
    func wholeSecondsIsTheCeiling(microseconds: UInt64, seconds: Int64) throws {
        #expect(try #require(Target(microseconds: microseconds)).wholeSeconds == seconds)
    }

    @Test func targetsAreOrderedByLength() {
        #expect(target(12) < target(16))
        #expect(!(target(16) < target(16)))
    }
}
