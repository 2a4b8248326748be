import Fasting
import Testing

@testable import Interchange

/// Records that cannot be imported are counted. They are not an error.
struct SkippedTests {
    static let cases: [(String, String, SkippedRecords.Reason)] = [
        ("2026-02-24T10:00:00Z", "2026-02-24T10:00:00Z", .reversed),
        ("2026-02-24T10:00:01Z", "2026-02-24T10:00:00Z", .reversed),
        ("9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", .reversed),
        ("2026-02-24T10:00:00Z", "2026-02-24T10:00:01Z", .short),
        ("2026-02-24T10:00:00Z", "2026-02-24T13:59:59Z", .short),
        ("2026-02-24T10:00:00Z", "2026-03-01T12:00:01Z", .future),
        ("2026-04-24T10:00:00Z", "2026-04-25T10:00:00Z", .future),
        ("2026-02-24T10:00:00Z", "9999-12-31T23:59:59Z", .future),
        ("0000-02-24T10:00:00Z", "2026-02-24T10:00:00Z", .impossible),
        ("-2026-02-24T10:00:00Z", "2026-02-24T10:00:00Z", .impossible),
        ("+2026-02-22T10:00:00Z", "2026-02-24T10:00:00Z", .impossible),
        ("2026-02-24T10:00:00Z", "10000-01-01T00:00:00Z", .impossible),
        ("2026-02-24T10:00:00Z", "999999999999-01-01T00:00:00Z", .impossible),
        ("2026-02-29T10:00:00Z", "2026-03-01T10:00:00Z", .impossible),
        ("2026-02-24T10:00:00Z", "2026-02-31T10:00:00Z", .impossible),
        ("2026-13-24T10:00:00Z", "2026-02-24T10:00:00Z", .impossible),
        ("2026-02-23T24:00:00Z", "2026-02-24T10:00:00Z", .impossible),
        ("2026-02-23T23:59:60Z", "2026-02-24T10:00:00Z", .impossible),
        ("0001-01-01T00:00:00+00:01", "2026-02-24T10:00:00Z", .impossible),
    ]

    @Test(arguments: cases)
    func recordIsSkippedAndCounted(
        start: String, end: String, reason: SkippedRecords.Reason
    ) throws {
        let good = record(id: "00000000-0000-4000-8000-000000000000")
        let read = try read(file(sessions: "\(record(start, end)),\(good)"))
        var skipped = SkippedRecords()
        skipped[reason] = 1
        #expect(read.skipped == skipped)
        #expect(read.sessions.count == 1)
        #expect(read.summary.skipped.sessions == 1)
    }

    @Test(arguments: [
        ("2026-02-24T10:00:00Z", "2026-02-24T14:00:00Z"),
        ("2026-02-24T10:00:00Z", "2026-03-01T12:00:00Z"),
        ("0001-01-01T00:00:00Z", "2026-02-24T10:00:00Z"),
        ("2024-02-29T10:00:00Z", "2024-03-01T10:00:00Z"),
        ("1969-12-31T19:00:00Z", "1970-01-01T00:00:00Z"),
    ])
    func recordAtTheLimitIsTaken(start: String, end: String) throws {
        let read = try read(file(sessions: record(start, end)))
        #expect(read.sessions.count == 1)
        #expect(read.skipped == SkippedRecords())
    }

    @Test func invalidWaterIsSkipped() throws {
        let entries = [
            ("2026-02-24T10:00:00Z", "0"), ("2026-02-24T10:00:00Z", "5001"),
            ("2026-02-24T10:00:00Z", "-250"), ("2026-03-01T12:00:01Z", "250"),
            ("2026-02-30T10:00:00Z", "250"), ("2026-02-24T10:00:00Z", "2.5e2"),
        ].enumerated().map { index, entry in
            #"{"at":"\#(entry.0)","id":"00000000-0000-4000-8000-00000000000\#(index)","#
                + #""milliliters":\#(entry.1)}"#
        }
        let water = entries.joined(separator: ",")
        let read = try read(file(sessions: record(), extras: #"{"water":[\#(water)]}"#))
        #expect(read.skipped[.water] == 5)
        #expect(read.skipped.sessions == 0)
        #expect(read.extras.water.map(\.amount.milliliters) == [250])
    }

    @Test func waterOfOneIDIsOneEntry() throws {
        let entry = { (at: String, amount: Int) in
            #"{"at":"2026-02-24T\#(at)Z","id":"00000000-0000-4000-8000-000000000000","#
                + #""milliliters":\#(amount)}"#
        }
        let water = [entry("08:00:00", 500), entry("09:00:00", 100), entry("09:00:00", 200)]
        for order in [water, water.reversed()] {
            let extras = #"{"water":[\#(order.joined(separator: ","))]}"#
            let read = try read(file(sessions: "", extras: extras))
            #expect(read.extras.water.map(\.amount.milliliters) == [200])
        }
    }

    @Test(arguments: ["1081", "-1081", "1e18", "-9223372036854775808"])
    func offsetOutOfRangeIsLeftOut(offset: String) throws {
        let extras = #"{"offsets":{"A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051":\#(offset)}}"#
        let read = try read(file(sessions: record(), extras: extras))
        #expect(read.sessions.map(\.endOffset) == [nil])
    }

    @Test func offsetOfAFastThatIsNotThereIsLeftOut() throws {
        let extras = #"{"offsets":{"00000000-0000-4000-8000-000000000000":60},"later":[1]}"#
        #expect(try read(file(sessions: record(), extras: extras)).sessions.count == 1)
    }
}
