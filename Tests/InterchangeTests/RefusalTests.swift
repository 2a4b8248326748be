import Fasting
import Testing

@testable import Interchange

struct RefusalTests {
    @Test(arguments: ["", " ", "\n\t\r\n", "\u{FEFF}", "\u{FEFF}  "])
    func emptyFileIsRefused(text: String) {
        #expect(refusal(text) == .invalidFormat(.empty))
    }

    @Test func archiveIsRefused() {
        #expect(refusal("PK\u{3}\u{4}\u{14}\u{0}biodata.json") == .invalidFormat(.archive))
    }

    @Test(arguments: [
        "not json", "null", "true", "1", "\"text\"", "[{}]", "PK", "\u{0}", "a,b,c\n1,2,3",
        #"{"payload":{"sessions":[]}}"#, "\"unclosed",
    ])
    func fileOfNoKnownProgramIsRefused(text: String) {
        #expect(refusal(text) == .invalidFormat(.unrecognized))
    }

    @Test(
        arguments: [
            ("[]", .noRecords), ("[1]", .noRecords), ("{}", .noRecords),
            (#"{"theme":"dark","goal":16}"#, .noRecords),
            ("[[]]", .noRecords), (#"{"sessions":[]}"#, .noRecords),
            ("<?xml version=\"1.0\"?>\n<a/>", .markup),
            ("<?xml version=\"1.0\"?>\n<HealthData></HealthData>", .appleHealth),
            ("%PDF-1.7", .document),
            ("SQLite format 3\u{0}", .database), ("PK\u{3}\u{4}xl/workbook.xml", .spreadsheet),
            ("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet", .spreadsheet),
            ("inc 20260220T190000Z - 20260221T110000Z # fasting\n", .timewarriorData),
            ("Start,End\n2026-02-01,2026-02-04\n", .noClock("Start", nil)),
            ("start\n2026-02-20 20:00", .noEnd(start: "start", nil)),
            (
                "Beginn,Ende\n32. Foo 2026,33. Foo 2026\n",
                .unreadableCells(column: "Beginn", example: "32. Foo 2026")
            ),
            (
                "start,duration\n2026-02-20 20:00,long\n",
                .unreadableCells(column: "duration", example: "long")
            ),
            ("PRAGMA foreign_keys=OFF;\nINSERT INTO fasts VALUES(1);\n", .sql),
            ("{\\rtf1 start}", .notText), ("PAR1\u{0}", .notText), ("Rar!\u{1A}", .archive),
            (
                #"{"a":[{"start":1,"end":2}],"b":[{"start":1,"end":2}]}"#,
                .severalLists(["a", "b"])
            ),
            (
                "Sleep start,Sleep end\n2026-02-20 23:00,2026-02-21 07:00\n",
                .about(.sleep, "start=1,end=2")
            ),
            (
                "Eating start,Eating end\n2026-02-20 12:00,2026-02-20 20:00\n",
                .eatingTimes("start=1,end=2")
            ),
            (
                "Date,Start,AM/PM,End,AM/PM\n2026-02-20,8:00,PM,12:00,PM\n",
                .halfOfDay("start=1+2+3,end=4+5")
            ),
            (
                "Date,Start,Start half,End,End half\n2026-02-20,8:00,p.m.,12:00,p.m.\n",
                .halfOfDay("start=1+2+3,end=4+5")
            ),
            (
                "Fasting,,Eating,\nStart,End,Start,End\n"
                    + "2026-02-20 20:00,2026-02-21 12:00,2026-02-21 12:00,2026-02-21 20:00\n",
                .doubledNames("Start", "start=1,end=2")
            ),
            (
                "start,2026-02-20 20:00,2026-02-22 20:00\nend,2026-02-21 12:00,2026-02-23 13:30\n",
                .turned
            ),
            (
                "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260220T190000Z\nDURATION:PT16H\nEND:VEVENT\n"
                    + "END:VCALENDAR\n", .noKinds("start=1,length=3")
            ),
            (
                "[{\"startDate\":\"2026-02-20T22:00:00Z\",\"endDate\":\"2026-02-21T06:30:00Z\",\"value\":\"ASLEEP\"}]",
                .about(.sleep, "start=1,end=2")
            ),
            (
                "is_fasting,start,end\ntrue,2026-02-20 20:00,2026-02-21 12:00\n"
                    + "false,2026-02-21 12:00,2026-02-21 20:00\n", .needsTag(["false", "true"])
            ),
        ] as [(String, FormatProblem)])
    func fileOfAnotherKindIsNamed(text: String, problem: FormatProblem) {
        #expect(refusal(text) == .invalidFormat(problem))
    }

    /// What a refusal says leads on: the option that it names, or a kind that it lists.
    @Test(arguments: try PeoplesFile.all())
    func wayOutOfARefusalIsTrue(_ file: PeoplesFile) throws {
        let text = file.text
        guard case .invalidFormat(let problem) = refusal(text) else { return }
        var options = ImportOptions()
        switch problem {
        case .about(_, let columns?), .unknownNames(let columns), .eatingTimes(let columns?),
            .noClock(_, let columns?), .noEnd(_, let columns?), .doubledNames(_, let columns),
            .halfOfDay(let columns?), .noKinds(let columns):
            options.columns = try ColumnChoice(columns)
        case .needsTag(let kinds): options.tag = kinds.last
        case .severalLists(let keys): options.tag = keys.last
        default: return
        }
        do throws(InterchangeError) {
            let file = try ImportFile(reading: bytes(text), now: now, zone: berlin, options)
            #expect(
                !file.sessions.isEmpty || file.skipped != SkippedRecords() || options.tag != nil,
                "\(text)")
        } catch {
            // A kind leads to the table, which may still have no fasts.
            #expect(options.tag != nil && error != .invalidFormat(problem), "\(text): \(error)")
        }
    }

    /// What is chosen for a table without names may be missing or unreadable.
    @Test func choiceOfColumnsWithoutNamesIsRefused() throws {
        let table = bytes("2026-02-20 20:00,x\n2026-02-22 20:00,y\n")
        for choice in ["start=1", "end=1", "start=1,zone=2", "start=2,end=1", "start=2,end=2"] {
            let options = ImportOptions(columns: try ColumnChoice(choice))
            #expect(throws: InterchangeError.self, "\(choice)") {
                try ImportFile(reading: table, now: now, zone: berlin, options)
            }
        }
        let zoned = bytes("2026-02-20 20:00,2026-02-21 12:00,CET\n")
        let options = ImportOptions(columns: try ColumnChoice("start=1,end=2,zone=3"))
        let file = try ImportFile(reading: zoned, now: now, zone: berlin, options)
        #expect(file.sessions.map(\.duration) == [16 * 3600])
    }

    @Test func namesInAnotherEncodingAreRefused() {
        let table: [UInt8] =
            [0xCD, 0xE0, 0x3B, 0xCA, 0xEE] + bytes("\n20.02.2026 20:00;21.02.2026 12:00\n")
        #expect(refusal(table) == .invalidFormat(.unknownEncoding))
    }

    @Test func textThatEndsWithinACharacterIsRefused() {
        #expect(refusal([0xFF, 0xFE, 0x61, 0, 0x62]) == .invalidFormat(.cutInHalf))
        #expect(refusal([0xFF, 0xFE, 0x3D, 0xD8]) == .invalidFormat(.cutInHalf))
    }

    @Test(arguments: [2, 0, -1, 999, Int64.max, .min + 1] as [Int64])
    func otherVersionIsRefusedWithItsNumber(version: Int64) {
        let file = file(payload: #"{"sessions":[]}"#, version: "\(version)")
        #expect(refusal(file) == .unsupportedVersion(version))
        // The rest of the file does not matter.
        #expect(refusal(#"{"version":\#(version)}"#) == .unsupportedVersion(version))
        #expect(
            refusal(#"{"version":\#(version),"payload":7}"#) == .unsupportedVersion(version))
    }

    @Test(arguments: ["\"1\"", "1.5", "null", "[1]", "1e999", "99999999999999999999", "true"])
    func fractionalVersionIsRefused(version: String) {
        let file = file(payload: #"{"sessions":[]}"#, version: version)
        guard case .invalidFormat(.member("version", _)) = refusal(file) else {
            Issue.record("\(String(describing: refusal(file)))")
            return
        }
    }

    @Test(arguments: [
        "0000000000000000000000000000000000000000000000000000000000000000", "",
        "C7964B6D3188895F902AD939F4912B6F0E0E811E8DFFEC4CB48EB33362791795",
        "c7964b6d3188895f902ad939f4912b6f0e0e811e8dffec4cb48eb3336279179",
    ])
    func otherChecksumIsRefused(checksum: String) {
        let file =
            #"{"checksum":"\#(checksum)","generatedAt":"2026-02-24T10:05:00Z","#
            + #""payload":\#(GoldenTests.payload),"version":1}"#
        #expect(refusal(file) == .checksumMismatch)
    }

    @Test func changedSessionIsRefused() {
        let file = ("{" + GoldenTests.members)
        for (old, new) in [
            ("18:00:00Z", "17:00:00Z"), (":16.333", ":16.334"), ("DEADBEEF", "DEADBEE0"),
            (#"[{"end":"2026-02-24T1"#, #"[{"end":"2026-02-24T0"#),
        ] {
            let changed = file.replacing(old, with: new)
            #expect(changed != file)
            #expect(refusal(changed) == .checksumMismatch)
        }
    }

    @Test func recordThatWasTakenOutIsRefused() {
        let one = file(sessions: record())
        let none = one.replacing(record(), with: "")
        #expect(refusal(none) == .checksumMismatch)
    }

    /// An impossible date is not an error in itself, but it is unknown how the phone would encode
    /// it.
    @Test func impossibleDateWithoutTheRightChecksumIsRefused() {
        let date = "2026-02-24T10:00:00Z"
        let file = file(sessions: record()).replacing(date, with: "2026-02-30T10:00:00Z")
        #expect(refusal(file) == .checksumMismatch)
    }

    @Test func invalidJSONIsRefusedAtAnyPlace() {
        let ours = "{" + GoldenTests.members
        for file in [ours, SunriseTests.file, ZeroTests.data, FastTrackTests.activities] {
            let end = file.utf8.count
            #expect(refusal(file + "x") == .invalidFormat(.notJSON(.moreFollows, at: end)))
        }
        let twice = ours.replacing("\"version\":1", with: "\"version\":1,\"version\":1")
        #expect(
            refusal(twice) == .invalidFormat(.notJSON(.repeatedKey, at: twice.utf8.count - 1)))
    }

    static let members: [(String, String)] = [
        (#"{"version":1}"#, "payload"),
        (#"{"version":1,"payload":{"sessions":[]}}"#, "checksum"),
        (#"{"version":1,"payload":{"sessions":[]},"checksum":7}"#, "checksum"),
        (#"{"version":1,"payload":{"sessions":[]},"checksum":""}"#, "generatedAt"),
        (file(payload: "7"), "payload"), (file(payload: "[]"), "payload"),
        (file(payload: "{}"), "sessions"), (file(payload: #"{"sessions":{}}"#), "sessions"),
        (file(payload: #"{"sessions":null}"#), "sessions"),
        (file(sessions: "7"), "sessions"), (file(sessions: "[]"), "sessions"),
        (file(sessions: "{}"), "id"), (file(sessions: #"{"id":7}"#), "id"),
        (file(sessions: record(id: "A1B2C3D4")), "id"),
        (file(sessions: record(id: "A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F405G")), "id"),
        (file(sessions: record("yesterday")), "start"),
        (file(sessions: record("2026-002-23T18:00:00Z")), "start"),
        (file(sessions: record("2026-02-23T018:00:00Z")), "start"),
        (file(sessions: record("2026-02-23 18:00:00Z")), "start"),
        (file(sessions: record("2026-02-23T18:00:00")), "start"),
        (file(sessions: record("2026-02-23T18:00Z")), "start"),
        (file(sessions: record("2026-02-23T18:00:00.Z")), "start"),
        (file(sessions: record("2026-02-23T18:00:00+25:00")), "start"),
        (file(sessions: record("2026-02-23T18:00:00Z ", "x")), "end"),
        (file(sessions: record(target: "\"16\"")), "targetDurationHours"),
        (file(sessions: record(target: "1e999")), "targetDurationHours"),
        (file(sessions: record(target: "true")), "targetDurationHours"),
        (file(payload: #"{"sessions":[]}"#, generatedAt: "today"), "generatedAt"),
        (file(payload: #"{"sessions":[]}"#, generatedAt: "2026-02-30T10:00:00Z"), "generatedAt"),
        (file(sessions: "", extras: "[]"), "atrest-linux"),
        (file(sessions: "", extras: #"{"offsets":[]}"#), "offsets"),
        (file(sessions: "", extras: #"{"offsets":{"x":60}}"#), "offsets"),
        (
            file(
                sessions: record(), extras: #"{"offsets":{"\#(GoldenTests.sessions[0].id)":"60"}}"#),
            "offsets"
        ),
        (file(sessions: "", extras: #"{"settings":{"vigil":true}}"#), "settings"),
        (file(sessions: "", extras: #"{"settings":[]}"#), "settings"),
        (file(sessions: "", extras: #"{"water":{}}"#), "water"),
        (file(sessions: "", extras: #"{"water":[7]}"#), "water"),
        (file(sessions: "", extras: #"{"water":[{}]}"#), "water"),
        (file(sessions: "", extras: #"{"water":[{"milliliters":2.5}]}"#), "milliliters"),
        (file(sessions: "", extras: #"{"water":[{"at":7}]}"#), "at"),
    ]

    @Test(arguments: members)
    func missingOrMisshapenMemberIsRefusedByName(file: String, member: String) {
        guard case .invalidFormat(.member(let name, let at)) = refusal(file) else {
            Issue.record("\(String(describing: refusal(file)))")
            return
        }
        #expect(name == member)
        #expect(at >= 0 && at <= file.utf8.count)
    }

    @Test func problemOfAPartHasItsPosition() {
        let file = file(sessions: record(target: "\"16\""))
        let place = file.utf8.count - file[file.firstRange(of: #""16""#)!.lowerBound...].utf8.count
        #expect(refusal(file) == .invalidFormat(.member("targetDurationHours", at: place)))
    }
}
