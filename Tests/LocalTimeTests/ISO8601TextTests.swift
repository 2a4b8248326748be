import Fasting
import Testing

@testable import LocalTime

/// The one reader of ISO 8601, for typed text, files and licences.
struct ISO8601TextTests {
    private func read(_ text: String) -> ISO8601Text? { ISO8601Text(Array(text.utf8)[...]) }

    /// 2026-02-24 10:00:00 UTC.
    private static let instant = Instant(secondsSinceEpoch: 1_771_927_200)

    @Test(arguments: [
        "2026-02-24T10:00:00Z", "2026-02-24T10:00:00.123Z", "2026-02-24T11:00:00+01:00",
        "2026-02-24T05:30:00-0430",
    ]) func completeFormsAreOneInstant(_ text: String) throws {
        let time = try #require(read(text))
        #expect(time.isComplete && time.instant == Self.instant)
    }

    @Test(arguments: [
        "20260224T100000Z", "20260224t1100+01:00", "2026-02-24 10:00z", "2026-02-24t11:00:00+01",
        "2026-02-24 9:00-01:00",
    ]) func peopleMayTypeLess(_ text: String) throws {
        let time = try #require(read(text))
        #expect(!time.isComplete && time.instant == Self.instant)
    }

    @Test func withoutAnOffsetThereIsNoInstant() throws {
        let time = try #require(read("2026-02-24 10:00"))
        #expect(time.civil == CivilTime(year: 2026, month: 2, day: 24, hour: 10))
        #expect(time.offset == nil && time.instant == nil && !time.isComplete)
    }

    @Test(arguments: [
        "2026-02-30T10:00:00Z", "2026-02-24T24:00:00Z", "2026-02-24T10:60:00Z",
        "-2026-02-24T10:00:00Z", "12026-02-24T10:00:00Z",
    ]) func impossibleTimesHaveTheForm(_ text: String) throws {
        let time = try #require(read(text))
        #expect(time.isComplete && time.civil == nil && time.instant == nil)
    }

    @Test(arguments: [
        "", "2026-02-24", "2026-2-24T10:00:00Z", "2026-02-24T10", "2026-02-24T10:00:00.Z",
        "2026-02-24T10:00.5Z", "2026-02-24T10:00:00+1:00", "2026-02-24T10:00:00+01:",
        "2026-02-24T10:00:00+24:00", "2026-02-24T10:00:00+01:60", "2026-02-24T10:00:00Z ",
        "2026-02-24T100:00:00Z", "2026-02-24T10:00:00+", "2026-02-24T10:00:00+01:0",
        "2026-02-24T10:00:00+010", "2026/02/24T10:00:00Z",
        "20260224T10000Z", "20260224 100000Z", "20260224T10:00:00Z",
    ]) func otherFormsAreRefused(_ text: String) { #expect(read(text) == nil) }
}
