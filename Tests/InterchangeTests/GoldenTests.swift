import Fasting
import Testing

@testable import Interchange

/// The bytes of a file, written by hand; its checksum was taken with sha256sum.
struct GoldenTests {
    static let payload =
        #"{"sessions":["#
        + #"{"end":"2026-02-24T10:00:00Z","id":"A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051","#
        + #""start":"2026-02-23T18:00:00Z","targetDurationHours":16},"#
        + #"{"end":"2026-02-23T12:30:00Z","id":"0F1E2D3C-4B5A-4697-8879-6A5B4C3D2E1F","#
        + #""start":"2026-02-22T20:00:01Z","targetDurationHours":16.333},"#
        + #"{"end":"2026-02-23T12:30:00Z","id":"DEADBEEF-0000-4000-8000-000000000001","#
        + #""start":"2026-02-23T08:30:00Z"}]}"#

    static let members =
        #""checksum":"c7964b6d3188895f902ad939f4912b6f0e0e811e8dffec4cb48eb33362791795","#
        + #""generatedAt":"2026-02-24T10:05:00Z","payload":\#(payload),"version":1}"#

    static let sessions = [
        Session(
            id: id("deadbeef-0000-4000-8000-000000000001"), start: utc(2026, 2, 23, 8, 30),
            end: utc(2026, 2, 23, 12, 30), endOffset: nil, target: nil),
        Session(
            id: id("a1b2c3d4-e5f6-4711-8a9b-0c1d2e3f4051"), start: utc(2026, 2, 23, 18),
            end: utc(2026, 2, 24, 10), endOffset: nil, target: .standard),
        Session(
            id: id("0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f"), start: utc(2026, 2, 22, 20, 0, 1),
            end: utc(2026, 2, 23, 12, 30), endOffset: nil, target: target(16.333)),
    ]

    static let generatedAt = utc(2026, 2, 24, 10, 5)

    @Test func fileIsAsItWasWrittenByHand() {
        let file = ExportFile(generatedAt: Self.generatedAt, sessions: Self.sessions)
        #expect(text(file.encoded()) == "{" + Self.members)
    }

    @Test func fileWrittenByHandIsRead() throws {
        let file = try read("{" + Self.members)
        #expect(file.source == .atrest(version: 1))
        #expect(file.generatedAt == Self.generatedAt)
        #expect(file.sessions == [Self.sessions[1], Self.sessions[2], Self.sessions[0]])
        #expect(file.extras == Extras())
        #expect(file.skipped == SkippedRecords())
    }

    @Test func fileWithoutSessionsIsWrittenAndRead() throws {
        let empty =
            #"{"checksum":"a1179f88a4a67a27ff6c7922fd583ba4fc86888f4882350e58bb15d0158adb76","#
            + #""generatedAt":"2026-02-24T10:05:00Z","payload":{"sessions":[]},"version":1}"#
        let file = ExportFile(generatedAt: Self.generatedAt, sessions: [])
        #expect(text(file.encoded()) == empty)
        #expect(try read(empty).sessions.isEmpty)
    }

    static let extras =
        #""atrest-linux":{"offsets":{"0F1E2D3C-4B5A-4697-8879-6A5B4C3D2E1F":-210,"#
        + #""A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051":60},"#
        + #""settings":{"quick-add-milliliters":"300","vigil":"a \"b\" \\ / \n ü"},"#
        + #""water":[{"at":"2026-02-24T09:00:00Z","id":"00000000-0000-4000-8000-00000000000B","#
        + #""milliliters":250},"#
        + #"{"at":"2026-02-24T08:00:00Z","id":"00000000-0000-4000-8000-00000000000A","#
        + #""milliliters":5000}]},"#

    /// The rest of the file must not depend on the desktop's own data.
    @Test func extrasStandBeforeTheRestAndChangeNothingOfIt() throws {
        var sessions = Self.sessions
        sessions[1].endOffset = 60
        sessions[2].endOffset = -210
        let water = [("A", 8, 5000), ("B", 9, 250)].map { digit, hour, amount in
            WaterEntry(
                id: id("00000000-0000-4000-8000-00000000000\(digit)"),
                at: utc(2026, 2, 24, hour), amount: WaterAmount(milliliters: amount)!)
        }
        let extras = Extras(
            water: water,
            settings: ["vigil": "a \"b\" \\ / \n ü", "quick-add-milliliters": "300"])
        let file = ExportFile(
            generatedAt: Self.generatedAt, sessions: sessions, extras: extras)
        #expect(text(file.encoded()) == "{" + Self.extras + Self.members)
        let read = try read("{" + Self.extras + Self.members)
        #expect(read.sessions == [sessions[1], sessions[2], sessions[0]])
        #expect(read.extras == Extras(water: water.reversed(), settings: extras.settings))
    }

    /// The phone sees the same payload and the same checksum whether a fast runs or not.
    @Test func theRunningFastIsBesideThePayload() throws {
        let running = RunningFast(
            id: id("00000000-0000-4000-8000-00000000000C"), start: utc(2026, 2, 24, 9),
            target: Target(hours: 16.5)!)
        let file = ExportFile(
            generatedAt: Self.generatedAt, sessions: Self.sessions,
            extras: Extras(running: running))
        let written =
            #"{"atrest-linux":{"running":{"id":"00000000-0000-4000-8000-00000000000C","#
            + #""start":"2026-02-24T09:00:00Z","targetDurationHours":16.5}},"#
        #expect(text(file.encoded()) == written + Self.members)
        let read = try read(written + Self.members)
        #expect(read.extras == Extras(running: running))
        #expect(read.sessions.count == 3)
    }

    /// - Parameter target: in the file; nil if it is left out.
    @Test(
        arguments: [
            ("2026-02-24T09:00:00Z", nil, 16.0), ("2026-02-24T09:00:00Z", "500", 168),
            ("9999-02-24T09:00:00Z", "16", nil), ("2026-02-30T09:00:00Z", "16", nil),
        ] as [(String, String?, Double?)])
    func aRunningFastIsCheckedAsOthersAre(start: String, target: String?, hours: Double?) throws {
        let members = target.map { #","targetDurationHours":\#($0)"# } ?? ""
        let file = try read(
            #"{"atrest-linux":{"running":{"later":[1],"id":"00000000-0000-4000-8000-00000000000C","#
                + #""start":"\#(start)"\#(members)}},"# + Self.members)
        #expect(file.extras.running?.target.hours == hours)
        #expect(file.skipped.sessions == (hours == nil ? 1 : 0))
    }

    @Test(arguments: ["1", "{}", #"{"id":"x","start":"2026-02-24T09:00:00Z"}"#, "null"])
    func aBrokenRunningFastIsAWrongMember(_ value: String) {
        #expect(throws: InterchangeError.self) {
            try read(#"{"atrest-linux":{"running":\#(value)},"# + Self.members)
        }
    }

    @Test(arguments: [(4, 16), (3, 0)])
    func onlyKeptSessionsAreWritten(hours: Int, count: Int) {
        let start = utc(2026, 2, 1)
        let sessions = (0..<16).map { number in
            Session(
                id: id("00000000-0000-4000-8000-0000000000\(number + 10)"), start: start,
                end: start + Int64(hours) * secondsPerHour + (hours == 4 ? 0 : 3599),
                endOffset: 60, target: nil)
        }
        let file = ExportFile(generatedAt: Self.generatedAt, sessions: sessions)
        #expect(file.sessions.count == count)
        // The offset of a fast that is not written is not written either.
        #expect(text(file.encoded()).contains("atrest-linux") == (count > 0))
    }

    /// The store has each id once. If it ever had one twice, the file would still be valid.
    @Test func repeatedIDGivesOneKey() throws {
        var session = Self.sessions[1]
        session.endOffset = 60
        var longer = session
        longer.end = session.end + 60
        longer.endOffset = 120
        let file = ExportFile(generatedAt: now, sessions: [session, longer, Self.sessions[0]])
        let read = try ImportFile(reading: file.encoded(), now: now, zone: .utc)
        #expect(read.sessions.map(\.end) == [longer.end, Self.sessions[0].end])
        #expect(read.repeated == 1)
    }

    static let outside: [(Instant, Instant)] = [
        (utc(0, 12, 31, 23, 59, 59), utc(1, 1, 2)), (utc(9999, 12, 31), utc(10_000, 1, 1)),
        (Instant(secondsSinceEpoch: .min), Instant(secondsSinceEpoch: .max)),
        (utc(2026, 2, 2), utc(2026, 2, 1)),
    ]

    @Test(arguments: outside)
    func sessionThatCannotBeWrittenIsLeftOut(start: Instant, end: Instant) {
        let session = Session(
            id: Self.sessions[0].id, start: start, end: end, endOffset: 0, target: nil)
        #expect(ExportFile(generatedAt: now, sessions: [session]).sessions.isEmpty)
        #expect(CSVExport(sessions: [session]).sessions.isEmpty)
    }
}
