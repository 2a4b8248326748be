import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples
import Words

@testable import Commands

/// `--since`, `--until`, `--month`.
struct IntervalTests {
    private func month(_ text: String, zone: Zone = .utc) -> [Int64?]? {
        (try? Interval(month: text, zone: zone)).map {
            [$0.since?.secondsSinceEpoch, $0.until?.secondsSinceEpoch]
        }
    }

    @Test func monthHasItsFirstInstantAndNotThatOfTheNext() {
        #expect(month("2026-02") == [1_769_904_000, 1_772_323_200])
        #expect(month("2026-12") == [1_796_083_200, 1_798_761_600])
        // 0 means none on the bus.
        #expect(month("1970-01") == [1, 2_678_400])
        #expect(month("1969-12") == [1, 2])
        for text in [
            "", "2026", "2026-13", "2026-00", "2026-1", "2026-02-01", "last week", "0000-01",
        ] {
            #expect(month(text) == nil, "\(text)")
        }
    }

    private func days(_ text: String) -> String? {
        guard let period = try? UserInput.period(text) else { return nil }
        return "\(TimeText.date(period.first)) \(TimeText.date(period.next.adding(days: -1)))"
    }

    @Test(arguments: [
        ("2026-11-01 - 2026-11-22", "2026-11-01 2026-11-22"),
        ("2026-11-01 to 2026-11-22", "2026-11-01 2026-11-22"),
        ("from 1 nov 2026 until 22 nov 2026", "2026-11-01 2026-11-22"),
        ("2026-10 – 2026-11", "2026-10-01 2026-11-30"),
        ("october 2025 - 2026-02-03", "2025-10-01 2026-02-03"),
        ("2025 to 2026", "2025-01-01 2026-12-31"),
        ("2026-11-01 - 2026-11-01", "2026-11-01 2026-11-01"),
    ]) func twoPeriodsAreOne(_ text: String, _ expected: String) {
        #expect(days(text) == expected)
    }

    @Test func monthIsLocal() {
        let east = Zone { _ in 3600 }
        #expect(month("2026-02", zone: east) == [1_769_900_400, 1_772_319_600])
    }

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

    @Test(arguments: [
        ("@1", RecordReference.place(1)), ("@0", .place(0)), ("@12", .place(12)),
        ("0a1b2c3d", .id("0A1B2C3D")), ("", .id("")), ("@", nil), ("@x", nil), ("@-1", nil),
        ("@1a", nil), ("@99999999999999999999", nil), ("@١", nil),
    ]) func reference(_ text: String, _ expected: RecordReference?) {
        #expect((try? RecordReference(text)) == expected)
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
