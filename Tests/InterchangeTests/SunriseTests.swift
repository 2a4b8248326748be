import Fasting
import Testing

@testable import Interchange

/// Sunrise's export. The records are invented, following the app's source and its author's example.
struct SunriseTests {
    /// 793216800 seconds after 2001-01-01 are 2026-02-19 18:00 UTC.
    static let file = """
        [
          {"targetInterval": 57600, "mood": 0, "startDate": 793216800, "endDate": 793281615.813764},
          {"targetInterval": 64800.5, "endDate": 793020600.999, "mood": 5,
           "startDate": 792957600.25, "note": "This is a note!"},
          {"startDate": 792784800, "endDate": 792788400, "targetInterval": 57600}
        ]
        """

    @Test func fileIsRead() throws {
        let read = try read(Self.file)
        #expect(read.source == .sunrise)
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 19, 18), utc(2026, 2, 20, 12, 0, 15)],
                [utc(2026, 2, 16, 18), utc(2026, 2, 17, 11, 30)],
            ])
        #expect(
            read.sessions.map(\.target) == [target(16), Target(microseconds: 64_800_500_000)])
        #expect(read.skipped[.short] == 1)
        #expect(read.sessions.map(\.note.text) == ["", "This is a note!"])
        #expect(try InterchangeTests.read(Self.file, zone: berlin) == read)
    }

    @Test(arguments: ["1e30", "-1e999", "253000000000", "-63113904001"])
    func impossibleDateIsRefused(date: String) throws {
        #expect(refusal(#"[{"startDate":\#(date),"endDate":0,"targetInterval":57600}]"#) != nil)
    }

    @Test(arguments: [
        "[]", "[7]", "[{}]", #"[{"startDate":1}]"#, #"[{"startDate":"1","endDate":"2"}]"#,
        #"[{"startDate":1,"endDate":20000,"targetInterval":1},{"start":1,"finish":2}]"#,
    ])
    func arrayOfAnythingElseIsRefused(file: String) {
        #expect(refusal(file) != nil)
    }

    /// The members of the program alone, and no columns that the user names, say that it wrote a file.
    @Test func fileWithOtherMembersIsNotSunrises() throws {
        let other =
            #"[{"startDate":"2026-02-19T18:00:00Z","endDate":"2026-02-20T12:00:00Z","goalHours":18,"notes":"fine"}]"#
        let file = try read(other)
        #expect(file.source == .table && file.sessions.map(\.target) == [target(18)])
        #expect(file.sessions.map(\.note.text) == ["fine"])
        let compact = try read(
            #"[{"start":"20260219T180000Z","end":"20260220T120000Z","goal":18}]"#)
        #expect(compact.source == .table && compact.sessions.map(\.target) == [target(18)])
    }

    @Test func datesMayBeText() throws {
        let text =
            #"[{"targetInterval":57600,"startDate":"2026-02-19T18:00:00Z","endDate":"2026-02-20T12:00:00Z"}]"#
        let read = try read(text)
        #expect(read.source == .sunrise)
        #expect(ZeroTests.spans(read) == [[utc(2026, 2, 19, 18), utc(2026, 2, 20, 12)]])
    }

    @Test func programsDoNotShareIDs() throws {
        let sunrise = try read(Self.file).sessions[0]
        let activity =
            #"{"@context":"x","orderedItems":[{"name":"Fast","#
            + #""startTime":"2026-02-19T18:00:00Z","endTime":"2026-02-20T12:00:15Z"}]}"#
        let other = try read(activity).sessions[0]
        #expect(sunrise.start == other.start && sunrise.end == other.end)
        #expect(sunrise.id != other.id)
    }
}
