import Fasting
import LocalTime
import Testing

struct WritingTests {
    static let now = utc(2026, 11, 20, 21, 15)

    @Test(arguments: [
        (now, "22:15"), (utc(2026, 11, 20, 8, 5, 59), "09:05"), (utc(2026, 11, 19, 23), "00:00"),
        (utc(2026, 11, 19, 22, 59, 59), "yesterday 23:59"),
        (utc(2026, 11, 18, 23), "yesterday 00:00"),
        (utc(2026, 11, 18, 22, 59), "18 Nov 23:59"), (utc(2026, 7, 1), "1 Jul 02:00"),
        (utc(2026, 11, 20, 22, 30), "23:30"), (utc(2026, 11, 20, 23), "21 Nov 2026 00:00"),
        (utc(2025, 12, 31, 22, 59), "31 Dec 2025 23:59"),
    ])
    func shortNamesTheDayIfItIsAnother(instant: Instant, text: String) {
        #expect(
            TimeText.short(
                instant, now: Self.now, zone: TestZone.berlin.zone, words: .english) == text)
    }

    @Test func shortAfterADayThatWasLeftOutNamesTheDate() {
        let zone = TestZone.samoa.zone
        let text = TimeText.short(
            utc(2011, 12, 30, 6), now: utc(2011, 12, 30, 18), zone: zone, words: .english)
        #expect(text == "29 Dec 20:00")
    }

    @Test(
        arguments: [
            (utc(2026, 11, 20, 8), nil, "09:00"),
            (utc(2026, 11, 19, 22, 59), nil, "19 Nov 23:59"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 20, 7), "09:00"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 19, 23), "09:00"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 19, 8, 1), "20 Nov 09:00"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 19, 8), "20 Nov 09:00"),
            (utc(2026, 11, 18, 8), utc(2026, 11, 17, 20), "18 Nov 09:00"),
        ] as [(Instant, Instant?, String)])
    func recordedNamesTheDayIfTheActWasOnAnother(instant: Instant, start: Instant?, text: String) {
        #expect(
            TimeText.recorded(
                instant, after: start, recordedAt: Self.now, zone: TestZone.berlin.zone,
                words: .english) == text)
    }

    @Test func fullAlwaysNamesTheDay() {
        #expect(TimeText.full(Self.now, zone: TestZone.berlin.zone) == "2026-11-20 22:15")
        #expect(TimeText.full(Self.now, zone: .utc) == "2026-11-20 21:15")
    }

    @Test(arguments: [
        (utc(2026, 2, 24, 10), "2026-02-24T10:00:00Z"),
        (utc(1970, 1, 1), "1970-01-01T00:00:00Z"),
        (utc(1969, 12, 31, 23, 59, 59), "1969-12-31T23:59:59Z"),
        (utc(2028, 2, 29, 1, 2, 3), "2028-02-29T01:02:03Z"),
        (utc(987, 1, 2), "0987-01-02T00:00:00Z"),
    ])
    func iso8601IsUTCToTheSecond(instant: Instant, text: String) {
        #expect(TimeText.iso8601(instant) == text)
    }

    /// The day is named unless the end is today and the start is today or yesterday.
    @Test(
        arguments: [
            (utc(2026, 11, 20, 8), utc(2026, 11, 20, 20), "09:00", "21:00"),
            (utc(2026, 11, 19, 19), utc(2026, 11, 20, 11), "yesterday 20:00", "12:00"),
            // "yesterday 08:00" and "21:00" would be 13 hours.
            (utc(2026, 11, 19, 7), utc(2026, 11, 20, 20), "19 Nov 08:00", "20 Nov 21:00"),
            (utc(2026, 11, 19, 20), utc(2026, 11, 20, 20), "yesterday 21:00", "21:00"),
            (utc(2026, 11, 18, 19), utc(2026, 11, 20, 11), "18 Nov 20:00", "20 Nov 12:00"),
            (utc(2026, 11, 18, 23), utc(2026, 11, 19, 11), "19 Nov 00:00", "12:00"),
            (utc(2026, 11, 18, 22, 59), utc(2026, 11, 19, 11), "18 Nov 23:59", "19 Nov 12:00"),
            (utc(2025, 12, 31, 19), utc(2026, 1, 1, 11), "31 Dec 2025 20:00", "1 Jan 12:00"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 21, 8), "20 Nov 09:00", "21 Nov 2026 09:00"),
        ] as [(Instant, Instant, String, String)])
    func intervalNamesTheDaysUnlessTheyAreClear(
        start: Instant, end: Instant, startText: String, endText: String
    ) {
        let text = TimeText.interval(
            from: start, to: end, now: Self.now, zone: TestZone.berlin.zone, words: .english)
        #expect(text == (startText, endText))
    }

    @Test(arguments: [
        (TestZone.berlin, utc(2026, 11, 20, 19), "2026-11-20 20:00+01:00"),
        (.berlin, utc(2026, 7, 1, 19), "2026-07-01 21:00+02:00"),
        (.fixed("Marquesas", -570), utc(2026, 11, 20, 5), "2026-11-19 19:30-09:30"),
        (.fixed("UTC", 0), utc(2026, 11, 20, 5), "2026-11-20 05:00+00:00"),
    ])
    func offsetStandsBesideTheTime(zone: TestZone, instant: Instant, text: String) {
        #expect(TimeText.withOffset(instant, zone: zone.zone) == text)
        #expect(TimeText.rewritten("From \(text).") { ["<\($0[0] - instant)>"] } == "From <0>.")
    }

    /// Only what the agent writes is taken for a time.
    @Test(arguments: [
        "", "No time.", "2026-11-20 20:00", "2026-11-20T20:00+01:00", "2026-11-20 20:00+01",
        "2026-02-30 20:00+01:00", "2026-11-20 25:00+01:00", "2026-11-20 20:00 +01:00",
        "٢٠26-11-20 20:00+01:00", "Für 12,5 €: 2026-11-2", "2026-11-20 20:00Z+1:00",
    ])
    func otherTextsAreNotRewritten(text: String) {
        #expect(TimeText.rewritten(text) { $0.map { _ in "time" } } == text)
    }

    @Test func everyTimeInASentenceIsRewritten() {
        let text = "12026-11-20 20:00+01:00 to 2026-11-21 12:00+01:00é2026-11-21 12:00-01:00"
        let written = TimeText.rewritten(text) { $0.map { TimeText.full($0, zone: .utc) } }
        #expect(written == "12026-11-20 19:00 to 2026-11-21 11:00é2026-11-21 13:00")
    }
}
