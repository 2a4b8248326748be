import LocalTime
import Testing

/// Dates and times as digits alone. Cells of tables are read by the same reader.
struct CompactTimeTests {
    /// The digits, and the time that they are; "none" if there is no such date or time, and "other" if they are
    /// not meant as one.
    static let cases = [
        ("202611202000", "2026-11-20 20:00"), ("20261120200015", "2026-11-20 20:00:15"),
        ("202611200000", "2026-11-20 00:00"), ("202611202359", "2026-11-20 23:59"),
        // Typed times of this form were refused.
        ("202611202400", "2026-11-21 00:00"), ("20261231240000", "2027-01-01 00:00"),
        ("202611202401", "none"), ("20261120240001", "none"), ("202602302000", "none"),
        ("20261131200000", "none"), ("202611202500", "other"), ("202611202060", "other"),
        ("20261120200060", "other"), ("202613202000", "other"), ("202600202000", "other"),
        ("202611002000", "other"), ("202611322000", "other"), ("189912312359", "other"),
        ("190001010000", "1900-01-01 00:00"),
        // Cells of these two were read as 1976 and 2636.
        ("210011202000", "2100-11-20 20:00"), ("21001120200000", "2100-11-20 20:00"),
        ("219912312359", "2199-12-31 23:59"), ("220001010000", "other"),
        // Milliseconds since the epoch.
        ("999999999999", "other"), ("99999999999999", "other"),
    ]

    @Test(arguments: cases) func digitsAreDivided(_ digits: String, _ meaning: String) throws {
        let number = try #require(Int64(digits))
        guard let time = CompactTime(number, hasSeconds: digits.count == 14) else {
            #expect(meaning == "other")
            return
        }
        #expect(time.civil.map(Self.text) ?? "none" == meaning)
    }

    @Test(arguments: cases) func typedTimeIsRead(_ digits: String, _ meaning: String) {
        let isRead = meaning.first?.isNumber ?? false
        let zone = TestZone.fixed("UTC", 0)
        #expect(
            TimeTableTests.meaning(digits, .english, zone) == (isRead ? meaning : "unreadable"))
    }

    private static func text(_ time: CivilTime) -> String {
        let seconds = time.second < 10 ? "0\(time.second)" : "\(time.second)"
        return "\(TimeText.date(time)) \(TimeText.clock(time))"
            + (time.second > 0 ? ":\(seconds)" : "")
    }
}
