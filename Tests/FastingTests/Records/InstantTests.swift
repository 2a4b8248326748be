import Fasting
import Testing

struct InstantTests {
    @Test(
        arguments: [
            (0, 0), (999_999, 0), (1_000_000, 1), (1_999_999, 1),
            (1_772_431_200_999_999, 1_772_431_200),
            (UInt64.max, 18_446_744_073_709),
        ] as [(UInt64, Int64)])
    func microsecondsAreTruncatedOnEntry(microseconds: UInt64, seconds: Int64) {
        #expect(Instant(microsecondsSinceEpoch: microseconds).secondsSinceEpoch == seconds)
    }

    @Test(
        arguments: [
            (0, 0), (1, 1_000_000), (-1, 0), (.min, 0), (.max, UInt64(Int64.max)),
            (1_772_431_200, 1_772_431_200_000_000),
        ] as [(Int64, UInt64)])
    func microsecondsAreNeverNegativeNorTrap(seconds: Int64, microseconds: UInt64) {
        #expect(Instant(secondsSinceEpoch: seconds).microsecondsSinceEpoch == microseconds)
    }

    @Test func elapsedIsNeverBelowZero() {
        let fast = running(start: at(5))
        #expect(fast.elapsed(at: at(4)) == 0)
        #expect(fast.elapsed(at: at(5)) == 0)
        #expect(fast.elapsed(at: at(5, 1)) == 1)
        #expect(fast.milestone(at: at(-100)) == .digestionCompleting)
    }

    @Test func differencesAreSigned() {
        #expect(at(2) - at(5) == -3 * secondsPerHour)
        #expect(at(5) - at(2) == 3 * secondsPerHour)
        #expect(at(5) - 3 * secondsPerHour == at(2))
    }
}
