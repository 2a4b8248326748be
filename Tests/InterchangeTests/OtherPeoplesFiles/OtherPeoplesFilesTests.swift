import Fasting
import LocalTime
import Testing

@testable import Interchange

/// Files as people and other programs write them: each is read as its owner means it, or nothing of it is
/// stored. The times are those of Berlin.
struct OtherPeoplesFilesTests {
    static let firstFast = [utc(2026, 2, 20, 19), utc(2026, 2, 21, 11)]
    static let secondFast = [utc(2026, 2, 22, 19), utc(2026, 2, 23, 12, 30)]

    static func fasts(_ bytes: [UInt8]) -> [[Instant]] {
        let file = try? ImportFile(reading: bytes, now: now, zone: berlin)
        return file.map { $0.sessions.reversed().map { [$0.start, $0.end] } } ?? []
    }

    private func expectRight(_ file: PeoplesFile, now: Instant = now) {
        let read = try? ImportFile(reading: bytes(file.text), now: now, zone: berlin)
        let found = (read?.sessions ?? []).reversed().map {
            [TimeText.iso8601($0.start), TimeText.iso8601($0.end)]
        }
        #expect(file.right.contains(found), "\(file.text)")
    }

    @Test(arguments: try PeoplesFile.all()) func fileIsReadAsItsOwnerMeansIt(_ file: PeoplesFile) {
        expectRight(file)
    }

    @Test(
        .enabled(if: NamedZone.find("America/New_York") != nil),
        arguments: try PeoplesFile.all(in: "zones"))
    func zonesWithNamesAreRead(_ file: PeoplesFile) { expectRight(file) }

    @Test(
        .enabled(if: NamedZone.find("America/New_York") != nil),
        arguments: try PeoplesFile.all(in: "clock-changes"))
    func changeOfTheClockIsCounted(_ file: PeoplesFile) {
        expectRight(file, now: utc(2026, 11, 30, 12))
    }

    /// In Polish and Czech, "listopad" is November, in Croatian October. A point after the day, or another name in the
    /// column, says which.
    @Test(arguments: [
        ("20 lis 2025, 20:00:00;21 lis 2025, 12:00:00", 11),
        ("20. listopada 2025. 20:00;21. listopada 2025. 12:00", 10),
        ("20 lis 2025 20:00;21 lis 2025 12:00\n20 stu 2025 20:00;21 stu 2025 12:00", 10),
        ("20 lip 2025 20:00;21 lip 2025 12:00", 7),
    ])
    func columnSaysWhichMonthANameIs(rows: String, month: Int) throws {
        let file = try ImportFile(reading: bytes("Start;End\n" + rows), now: now, zone: berlin)
        #expect(file.sessions.last.map { berlin.civil($0.start).month } == month)
    }

    /// The sign of a tag is not part of its name, and a column without a name for it has kinds too. The preview names them.
    @Test(arguments: [("#work", "tags"), ("Work", "Calendar"), ("work, long", "Note")])
    func tagIsFoundInAnyColumn(tag: String, name: String) throws {
        let table =
            "start,end,\(name)\n2026-02-20 20:00,2026-02-21 12:00,\"\(tag)\"\n"
            + "2026-02-22 20:00,2026-02-23 13:30,chess\n"
        let options = ImportOptions(tag: tag)
        let file = try ImportFile(reading: bytes(table), now: now, zone: berlin, options)
        #expect(file.sessions.map { [$0.start, $0.end] } == [Self.firstFast])
        #expect(file.columns?.kinds == [tag] && file.skipped[.otherKind] == 1)
    }

    @Test func longNoteIsReadToItsEnd() throws {
        let note = String(repeating: "a,\n", count: 200_000)
        let table =
            "start,end,note\n2026-02-20 20:00,2026-02-21 12:00,\"\(note)\"\n2026-02-22 20:00,2026-02-23 13:30,x"
        #expect(Self.fasts(bytes(table)) == [Self.firstFast, Self.secondFast])
    }

    @Test func targetsAndNotesAreKept() throws {
        let table = """
            start,end,goal_minutes,note
            2026-02-20 20:00,2026-02-21 12:00,960,a, b, c
            2026-02-22 20:00,2026-02-23 13:30,1080,
            """
        let file = try ImportFile(reading: bytes(table), now: now, zone: berlin)
        #expect(file.sessions.map { $0.target?.hours } == [18, 16])
        #expect(file.sessions.map(\.note.text) == ["", "a, b, c"])
    }

    /// The preview says how many parts were joined, and which rows are in a zone that is not known.
    @Test func whatWasAssumedIsCounted() throws {
        let parts = """
            [{"start":"20260220T190000Z","end":"20260220T230000Z","tags":["fasting"],"annotation":"a"},
            {"start":"20260220T230000Z","end":"20260221T110000Z","tags":["Fasting"],"annotation":"b"}]
            """
        let joined = try ImportFile(reading: bytes(parts), now: now, zone: berlin)
        #expect(joined.joined == 1 && joined.sessions.map(\.note.text) == ["a\nb"])
        let zones = "start,end,zone\n2026-02-20 20:00,2026-02-21 12:00,Mars/Olympus\n"
        let unknown = try ImportFile(reading: bytes(zones), now: now, zone: berlin)
        #expect(unknown.sessions.isEmpty && unknown.skipped[.unknownZone] == 1)
        #expect(unknown.examples.first?.reason == .unknownZone)
    }

    /// A calendar has birthdays, and days without their hours.
    @Test func wholeDaysOfACalendarAreCounted() throws {
        func event(_ start: String, _ end: String, _ title: String) -> String {
            "BEGIN:VEVENT\nDTSTART\(start)\nDTEND\(end)\nSUMMARY:\(title)\nEND:VEVENT\n"
        }
        let fast = event(":20260220T190000Z", ":20260221T110000Z", "Fast")
        let days = ["Fast", "Birthday"].map {
            event(";VALUE=DATE:20260218", ";VALUE=DATE:20260219", $0)
        }
        let calendar = "BEGIN:VCALENDAR\n\(days.joined())\(fast)END:VCALENDAR\n"
        let file = try ImportFile(reading: bytes(calendar), now: now, zone: berlin)
        #expect(file.sessions.map { [$0.start, $0.end] } == [Self.firstFast])
        #expect(file.skipped[.unreadable] == 1 && file.skipped[.otherKind] == 1)
        #expect(file.examples.map(\.reason) == [.unreadable, .otherKind])
        let only = "BEGIN:VCALENDAR\n\(days.joined())END:VCALENDAR\n"
        #expect(refusal(bytes(only)) == .invalidFormat(.noClock("start", nil)))
    }

    /// What the dialog of the window shows, and what is chosen in it.
    @Test func columnsAreShownAndChosen() throws {
        let table = bytes("Xyz,Abc\n2026-02-20 20:00,2026-02-21 12:00\n")
        #expect(
            refusal(table) == .invalidFormat(.unknownNames("start=1,end=2")))
        let sample = try #require(TableSample(of: table))
        #expect(sample.columns.map(\.name) == ["Xyz", "Abc"])
        #expect(sample.columns.map(\.cells) == [["2026-02-20 20:00"], ["2026-02-21 12:00"]])
        #expect(sample.columns.allSatisfy { $0.role == nil })
        let options = ImportOptions(columns: ColumnChoice([0: .start, 1: .end]))
        let file = try ImportFile(reading: table, now: now, zone: berlin, options)
        #expect(file.sessions.map { [$0.start, $0.end] } == [Self.firstFast])
        #expect(file.sample?.columns.map(\.role) == [.start, .end])
        // So are those of a table that was rearranged.
        for table in ["Name,Date\nFast,2026-02-20 20:00 - 2026-02-21 12:00\n"] {
            let sample = try #require(TableSample(of: bytes(table)))
            let roles = Dictionary(
                uniqueKeysWithValues: sample.columns.enumerated().compactMap { place, column in
                    column.role.map { (place, $0) }
                })
            #expect(roles.values.contains(.start) && roles.values.contains(.end))
            let options = ImportOptions(columns: ColumnChoice(roles))
            let file = try ImportFile(reading: bytes(table), now: now, zone: berlin, options)
            #expect(file.sessions.map { [$0.start, $0.end] } == [Self.firstFast], "\(table)")
        }
        // A zone in a name counts even if the column is chosen.
        let utc = bytes("Start (UTC),End (UTC)\n2026-02-20 19:00,2026-02-21 11:00\n")
        let chosen = try ImportFile(reading: utc, now: now, zone: berlin, options)
        #expect(chosen.sessions.map { [$0.start, $0.end] } == [Self.firstFast])
    }

    /// Lines are folded by bytes, also within a character, and a note may come in any language.
    @Test(arguments: ["\r\n ", "\n\t"]) func foldedCharacterOfACalendarIsRead(_ fold: String) throws
    {
        let note = Array("grün".utf8)
        let end = fold.hasPrefix("\r") ? "\r\n" : "\n"
        let before = [
            "begin:vcalendar", "BEGIN:VEVENT", "DTSTART:20260220T190000Z", "DTEND:20260221T110000Z",
        ]
        let calendar =
            bytes(
                before.joined(separator: end) + end + "SUMMARY:Fas" + fold + "ting" + end
                    + "DESCRIPTION:")
            + note.prefix(3) + bytes(fold) + note.dropFirst(3)
            + bytes(end + "END:VEVENT" + end + "END:VCALENDAR" + end)
        let file = try ImportFile(reading: calendar, now: now, zone: .utc)
        #expect(file.sessions.map(\.note.text) == ["grün"] && file.encoding == .utf8)
        #expect(file.form == .calendar)
    }
}
