import Fasting
import LocalTime
import Testing

struct WritingTests {
    static let now = utc(2026, 11, 20, 21, 15)

    @Test(arguments: [
        (now, "22:15"), (utc(2026, 11, 20, 8, 5, 59), "09:05"), (utc(2026, 11, 19, 23), "00:00"),
        (utc(2026, 11, 19, 22, 59, 59), "yesterday 23:59"),
        (utc(2026, 11, 18, 23), "yesterday 00:00"),
        (utc(2026, 11, 18, 22, 59), "2026-11-18 23:59"), (utc(2026, 7, 1), "2026-07-01 02:00"),
        (utc(2026, 11, 20, 22, 30), "23:30"), (utc(2026, 11, 20, 23), "2026-11-21 00:00"),
        (utc(987, 1, 2, 3, 4), "0987-01-02 04:04"),
    ])
    func shortNamesTheDayIfItIsAnother(instant: Instant, text: String) {
        #expect(TimeText.short(instant, now: Self.now, zone: TestZone.berlin.zone) == text)
    }

    @Test func shortTakesAnotherWordForYesterday() {
        let text = TimeText.short(
            utc(2026, 11, 19, 19), now: Self.now, zone: TestZone.berlin.zone,
            yesterday: { "gestern \($0)" })
        #expect(text == "gestern 20:00")
    }

    @Test func shortAfterADayThatWasLeftOutNamesTheDate() {
        let zone = TestZone.samoa.zone
        let text = TimeText.short(utc(2011, 12, 30, 6), now: utc(2011, 12, 30, 18), zone: zone)
        #expect(text == "2011-12-29 20:00")
    }

    @Test(
        arguments: [
            (utc(2026, 11, 20, 8), nil, "09:00"),
            (utc(2026, 11, 19, 22, 59), nil, "2026-11-19 23:59"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 20, 7), "09:00"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 19, 8, 1), "09:00"),
            (utc(2026, 11, 20, 8), utc(2026, 11, 19, 8), "2026-11-20 09:00"),
            (utc(2026, 11, 18, 8), utc(2026, 11, 17, 20), "09:00"),
            (utc(2026, 11, 18, 8), utc(2026, 11, 18, 9), "2026-11-18 09:00"),
        ] as [(Instant, Instant?, String)])
    func recordedNamesTheDayIfTheActWasOnAnother(instant: Instant, start: Instant?, text: String) {
        #expect(
            TimeText.recorded(
                instant, after: start, recordedAt: Self.now, zone: TestZone.berlin.zone) == text)
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

    @Test(arguments: TestZone.switching + TestZone.steady)
    func iso8601IsReadBackInEveryZone(test: TestZone) {
        let lost = test.instants(step: 2003).first {
            (try? TimeText.instant(TimeText.iso8601($0), now: Self.now, zone: test.zone)) != $0
        }
        #expect(lost == nil)
    }

    /// To the minute. If a time occurs twice, the earlier one is read back.
    @Test(arguments: TestZone.switching + TestZone.steady)
    func shortAndFullAreReadBack(test: TestZone) {
        let zone = test.zone
        for instant in test.instants(step: 3001) {
            for later: Int64 in [0, 1800, 5 * 3600, 20 * 3600, 30 * 3600, 80 * 3600] {
                let now = instant + later
                var minute = zone.civil(instant)
                minute.second = 0
                for text in [
                    TimeText.short(instant, now: now, zone: zone),
                    TimeText.full(instant, zone: zone),
                ] {
                    let read = try? TimeText.instant(text, now: now, zone: zone)
                    if let read, zone.civil(read) == minute, read <= instant { continue }
                    Issue.record(
                        "\(text), written of \(instant) at \(now), is read as \(read as Any)")
                    return
                }
            }
        }
    }
}
