import Fasting
import LocalTime
import Testing

@testable import Interchange

/// What `timew export` prints. The intervals are invented, in the form that Timewarrior 1.4 writes.
struct TimewarriorTests {
    static let file = """
        [
        {"id" : 4, "start" : "20260220T190000Z", "end" : "20260221T110000Z", "tags" : ["fasting", "calm"]},
        {"id" : 3, "start" : "20260221T120000Z", "end" : "20260221T170000Z", "tags" : ["work"]},
        {"id" : 2, "start" : "20260222T200000Z", "end" : "20260223T160001Z", "tags" : ["fasting"], \
        "annotation" : "easy"},
        {"id" : 1, "start" : "20260225T200000Z", "tags" : ["fasting"]}
        ]
        """

    private func read(_ text: String, tag: String? = nil) throws(InterchangeError) -> ImportFile {
        try ImportFile(reading: bytes(text), now: now, zone: .utc, ImportOptions(tag: tag))
    }

    @Test func intervalsWithTheTagAreFasts() throws {
        let read = try read(Self.file)
        #expect(read.source == .timewarrior(tag: "fasting"))
        #expect(read.source.name == "Timewarrior +fasting")
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 22, 20), utc(2026, 2, 23, 16, 0, 1)],
                [utc(2026, 2, 20, 19), utc(2026, 2, 21, 11)],
            ])
        #expect(read.sessions.allSatisfy { $0.target == nil })
        #expect(read.skipped[.unfinished] == 1 && read.skipped.sessions == 1)
        #expect(read.sessions.map(\.note.text) == ["easy", ""])
        #expect(try self.read(Self.file, tag: "fasting") == read)
    }

    /// The file does not say its tag, and the same fasts get the same ids.
    @Test func otherTagCanBeNamed() throws {
        let work = try read(Self.file, tag: "work")
        #expect(ZeroTests.spans(work) == [[utc(2026, 2, 21, 12), utc(2026, 2, 21, 17)]])
        let calm = try read(Self.file, tag: "calm")
        #expect(calm.sessions.map(\.id) == [try read(Self.file).sessions[1].id])
    }

    @Test(arguments: [
        ("a", "{\"start\":\"20260220T190000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"a\"]}"),
        ("", "{\"start\":\"20260220T190000Z\",\"end\":\"20260221T110000Z\"}"),
        (
            "",
            "{\"id\":1,\"start\":\"2026-02-20T19:00:00Z\",\"end\":\"2026-02-21T11:00:00Z\",\"tags\":[]}"
        ),
    ])
    func onlyTagIsTaken(tag: String, interval: String) throws {
        let read = try read("[\(interval)]")
        #expect(read.source == .timewarrior(tag: tag))
        #expect(ZeroTests.spans(read) == [[utc(2026, 2, 20, 19), utc(2026, 2, 21, 11)]])
    }

    @Test(
        arguments: [
            (nil, ["eating", "work"]), ("fasting", ["eating", "work"]), (nil, ["Fasting", "fast"]),
            ("FASTING", ["fasting", "work"]),
        ] as [(String?, [String])])
    func tagIsAskedFor(wanted: String?, tags: [String]) {
        let intervals = tags.map { tag in
            "{\"start\":\"20260220T190000Z\",\"end\":\"20260221T110000Z\",\"tags\":[\"\(tag)\"]}"
        }
        #expect(throws: InterchangeError.invalidFormat(.needsTag(tags.sorted()))) {
            try read("[\(intervals.joined(separator: ","))]", tag: wanted)
        }
    }

    @Test func impossibleTimesAreSkipped() throws {
        let read = try read(
            """
            [{"start":"20260230T190000Z","end":"20260301T110000Z"},
            {"start":"20260221T110000Z","end":"20260220T190000Z"},
            {"start":"yesterday","end":"20260220T190000Z"},
            {"start":7,"end":"20260220T190000Z"}]
            """)
        #expect(read.sessions.isEmpty)
        #expect(read.skipped[.impossible] == 1 && read.skipped[.reversed] == 1)
        #expect(read.skipped[.unreadable] == 2)
    }

    @Test(arguments: ["[{\"start\":\"x\"},3]", "[{\"start\":\"x\"}", "[{\"start\":\"x\"}] x"])
    func brokenFileIsRefused(text: String) {
        #expect(throws: InterchangeError.self) { try read(text) }
    }
}
