import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples
import Words

@testable import Commands

/// `--since`, `--until`, `--month`.
struct IntervalTests {
    /// A day whose midnight the clock skips begins when the clock goes on.
    @Test func dayBeginsAfterAGapAtMidnight() {
        let change = Instant(secondsSinceEpoch: 1_772_323_200)
        let zone = Zone { $0 < change ? 0 : 3600 }
        #expect(zone.start(of: CivilTime(year: 2026, month: 3, day: 1)) == change)
        #expect(
            zone.start(of: CivilTime(year: 2026, month: 3, day: 1, hour: 12)) == change)
    }

    /// A year that is said once belongs to both.
    @Test func boundariesCompleteEachOther() throws {
        let both = try UserInput.boundaries(since: "10 nov 2024", until: "20 nov")
        let other = try UserInput.boundaries(since: "10 nov", until: "20 nov 2024")
        #expect(both == other)
        #expect(both.until == (try UserInput.boundary("2024-11-20")))
        let alone = try UserInput.boundaries(since: "2024-11-10", until: "now")
        #expect(alone.since == both.since)
    }

    @Test func boundaryIsADayOrATime() throws {
        let day = Zone.system.start(of: CivilTime(year: 2026, month: 11, day: 20))
        #expect(try UserInput.boundary("20 Nov 2026") == day)
        #expect(try UserInput.boundary("2026-11-20 00:00") == day)
        #expect(try UserInput.boundary("2026-11-20T00:30Z").secondsSinceEpoch == 1_795_134_600)
    }

    @Test func runningFastIsInWhatReachesNow() {
        let now = Instant(secondsSinceEpoch: 1_000)
        #expect(Interval().includesWhatRuns(at: now))
        #expect(Interval(since: now, until: nil).includesWhatRuns(at: now))
        #expect(Interval(since: nil, until: now + 1).includesWhatRuns(at: now))
        #expect(!Interval(since: nil, until: now).includesWhatRuns(at: now))
    }

    @Test func recordIsFoundInOneWayOnly() throws {
        let ids = ["AB000000", "AC000000", "AB100000"].map(recordID)
        func find(_ text: String) throws -> RecordID? {
            try RecordReference(text).record(in: ids) { $0 }
        }
        #expect(try find("@1") == ids[0])
        #expect(try find("@3") == ids[2])
        #expect(try find("@0") == nil)
        #expect(try find("@4") == nil)
        #expect(try find("ac000000") == ids[1])
        #expect(try find("AB100000") == ids[2])
        #expect(try find("") == nil)
        #expect(try find("F0000000") == nil)
        // Fewer digits can be a place.
        for short in ["ac", "AB1", "1", "ab00000"] {
            #expect(throws: Problem.self) { try find(short) }
        }
    }
}
