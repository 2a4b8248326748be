import LocalTime
import Testing

@testable import Interchange

/// Single cells of tables that have a time.
struct CellTimeTests {
    /// Digits alone are a time, or the time since the epoch. The rest of the cases is in the tests of the reader of
    /// such times, which typed ones have too.
    @Test(arguments: [
        ("202611202000", "2026-11-20 20:00"), ("20261120200015", "2026-11-20 20:00"),
        ("202611202400", "2026-11-21 00:00"), ("202602302000", "none"), ("202611202401", "none"),
        ("210011202000", "2100-11-20 20:00"), ("21001120200000", "2100-11-20 20:00"),
        ("1795204800", "2026-11-20 20:00 UTC"), ("1795204800000", "2026-11-20 20:00 UTC"),
        ("202611202500", "1976-06-03 00:53 UTC"), ("220001010000", "1976-12-21 07:23 UTC"),
    ]) func digitsAloneAreRead(_ digits: String, _ meaning: String) throws {
        let time = try #require(CellTime(bytes(digits)[...]))
        let civil = time.civil(.yearFirst)
        let text = civil.map { "\(TimeText.date($0)) \(TimeText.clock($0))" } ?? "none"
        #expect(text + (time.place == .utc ? " UTC" : "") == meaning)
    }
}
