import Fasting
import Testing

@testable import Interchange

/// Valid files that the phone or an editor has formatted in another way.
struct ReadingTests {
    @Test func byteOrderMarkAndWhiteSpaceAroundAreTolerated() throws {
        let file = "\u{FEFF} \r\n\t{" + GoldenTests.members + " \n"
        #expect(try read(file).sessions.count == 3)
    }

    /// The checksum is that of the phone's own encoding.
    @Test func reformattedFileIsRead() throws {
        let checksum = "c7964b6d3188895f902ad939f4912b6f0e0e811e8dffec4cb48eb33362791795"
        let file = """
            {
              "version" : 1.0,
              "somethingElse": {"payload": [null, true, false, {"version": 2}], "ü": "\\ud83c\\udf32"},
              "payload" : {
                "further": [1, 2.5e3, -0],
                "sessions" : [
                  {
                    "targetDurationHours": 1.6e1,
                    "start": "2026-02-23T19:00:00+01:00",
                    "id": "a1b2c3d4-e5f6-4711-8a9b-0c1d2e3f4051",
                    "note": "ended\\u0020well",
                    "end": "2026-02-24T10:00:00.999Z"
                  },
                  {"id":"0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f", "end":"2026-02-23T12:30:00Z",
                   "start":"2026-02-22T20:00:01Z","targetDurationHours":16.33300},
                  {"end":"2026-02-23T12:30:00Z","id":"\\u0044EADBEEF-0000-4000-8000-000000000001",
                   "targetDurationHours":null, "st\\u0061rt":"2026-02-23T04:30:00-0400"}
                ]
              },
              "generatedAt" : "2026-02-24T11:05:00+01:00",
              "checksum" : "\(checksum)"
            }
            """
        let read = try read(file)
        let sessions = GoldenTests.sessions
        #expect(read.sessions == [sessions[1], sessions[2], sessions[0]])
        #expect(read.generatedAt == GoldenTests.generatedAt)
    }

    /// If the phone's encoder writes 16.333 with more digits, its checksum is of these digits.
    @Test func checksumOfThePayloadAsItStandsIsGood() throws {
        let payload = #"{ "sessions" : [\#(record(target: "16.332999999999998"))] }"#
        let session = try #require(try read(file(payload: payload)).sessions.first)
        #expect(session.target == target(16.333))
    }

    @Test(arguments: [
        ("16", 16), ("16.0", 16), ("1.6E+1", 16), ("16.333", 16.333), ("4", 4), ("168", 168),
        ("16.3333333333333321490954403998330235481262", 16.333333333333332),
    ])
    func targetsAreReadInEveryForm(written: String, hours: Double) throws {
        let read = try read(file(sessions: record(target: written)))
        #expect(read.sessions.first?.target == target(hours))
        #expect(read.targetsMoved == 0 && read.targetsRemoved == 0)
    }

    @Test func missingTargetStaysMissing() throws {
        for target in [nil, "null"] {
            let read = try read(file(sessions: record(target: target)))
            #expect(read.sessions.first?.target == nil)
            #expect(read.sessions.count == 1)
        }
    }

    @Test(arguments: [
        ("3.999", Target.minimum), ("0.1", .minimum), ("168.1", .maximum), ("1e300", .maximum),
        ("0", nil), ("-0", nil), ("-16", nil),
    ])
    func targetsThatOursCannotBeAreChangedAndCounted(written: String, target: Target?) throws {
        let read = try read(file(sessions: record(target: written)))
        #expect(read.sessions.map(\.target) == [target])
        #expect(read.targetsMoved == (target == nil ? 0 : 1))
        #expect(read.targetsRemoved == (target == nil ? 1 : 0))
    }

    @Test func summaryTellsWhatIsThere() throws {
        let summary = try read("{" + GoldenTests.extras + GoldenTests.members).summary
        #expect(summary.version == 1)
        #expect(summary.source.name == "Atrest")
        #expect(summary.count == 3)
        #expect(summary.earliest == utc(2026, 2, 22, 20, 0, 1))
        #expect(summary.latest == utc(2026, 2, 24, 10))
        #expect(summary.water == 2)
        #expect(summary.settings == 2)
        #expect(summary.skipped.sessions == 0)
    }

    @Test func summaryOfNothingHasNoDates() throws {
        let summary = try read(file(sessions: "")).summary
        #expect(summary.count == 0)
        #expect(summary.earliest == nil && summary.latest == nil)
    }

    // MARK: One id in several records

    @Test func recordsWithTheSameIDAreMerged() throws {
        let long = record("2026-02-23T18:00:00Z", "2026-02-24T11:00:00Z", target: "12")
        let short = record("2026-02-23T10:00:00Z", "2026-02-24T10:00:00Z", target: "20")
        for sessions in ["\(long),\(short),\(long)", "\(short),\(long),\(short)"] {
            let read = try read(file(sessions: sessions))
            #expect(read.sessions.map(\.end) == [utc(2026, 2, 24, 11)])
            #expect(read.sessions.map(\.target) == [target(12)])
            #expect(read.repeated == 2)
        }
    }

    /// A skipped record does not replace a valid one.
    @Test func skippedRecordsAreNotMerged() throws {
        let good = record()
        let future = record("2026-02-23T18:00:00Z", "2027-02-24T11:00:00Z")
        let read = try read(file(sessions: "\(future),\(good)"))
        #expect(read.sessions.map(\.end) == [utc(2026, 2, 24, 10)])
        #expect(read.skipped[.future] == 1)
        #expect(read.repeated == 0)
    }
}
