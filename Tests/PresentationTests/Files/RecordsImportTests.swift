import Fasting
import Interchange
import LocalTime
import Testing
import Words

@testable import Presentation

/// What is said of a file before it is imported.
struct RecordsImportTests {
    private let now = Instant(secondsSinceEpoch: 1_795_000_000)
    private let fast = "2025-03-01 20:00,2025-03-02 12:00\n"

    /// The first line, if the fasts of the file that were kept already have other ids.
    private func firstLine(_ rows: String, areKept: Bool) throws -> String? {
        let table = Array(("start,end\n" + rows).utf8)
        var records = try RecordsImport(reading: table, now: now, zone: .utc)
        let kept = records.file.sessions.map {
            Session(
                id: RecordID(bytes: [UInt8](repeating: 7, count: 16))!, start: $0.start,
                end: $0.end, endOffset: 0,
                target: nil)
        }
        records.compare(with: areKept ? kept : [], now: now)
        return records.preview(MergeCounts(), zone: .utc).lines.first
    }

    @Test(arguments: [
        ("start,end\n2025-03-01 20:00,2025-03-02 12:00\n", Words.Interchange.table),
        (
            "| start | end |\n|-|-|\n| 2025-03-01 20:00 | 2025-03-02 12:00 |\n",
            Words.Interchange.table
        ),
        (
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20250301T200000Z\r\nDTEND:20250302T120000Z\r\n"
                + "SUMMARY:Fasting\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            Words.Interchange.calendarFile
        ),
        (#"[{"start":"2025-03-01T20:00:00Z","end":"2025-03-02T12:00:00Z"}]"#, "JSON"),
        ("* Fasting\nCLOCK: [2025-03-01 Sat 20:00]--[2025-03-02 Sun 12:00] => 16:00\n", "Org"),
        ("i 2025/03/01 20:00:00 fasting\no 2025/03/02 12:00:00\n", "Timeclock"),
        ("2025-03-01\n    20:00 - 12:00> #fasting\n", "klog"),
    ]) func firstLineNamesTheKindOfFile(_ text: String, _ name: String) throws {
        let records = try RecordsImport(reading: Array(text.utf8), now: now, zone: .utc)
        #expect(records.file.sessions.count == 1)
        let first = try #require(records.preview(MergeCounts(), zone: .utc).lines.first)
        #expect(first.hasPrefix(name + ": "), "\(first)")
    }

    @Test func fileWhoseFastsAreAllHere_isNotCalledEmpty() throws {
        let table = Words.Interchange.table
        #expect(try firstLine("", areKept: false) == Words.Interchange.noFasts(table))
        #expect(try firstLine(fast, areKept: true) == Words.Interchange.previewKnown(table))
        let reversed = "2025-03-02 20:00,2025-03-02 12:00\n"
        #expect(
            try firstLine(fast + reversed, areKept: true) == Words.Interchange.previewEmpty(table))
    }
}
