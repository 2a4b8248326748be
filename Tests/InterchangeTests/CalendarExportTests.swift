import Fasting
import Folders
import SeededRandom
import Testing

@testable import Interchange

/// Compared with the rules of RFC 5545, and with a calendar written by hand.
struct CalendarExportTests {
    static func calendar(
        _ sessions: [Session], acts: [RecordID: ActStamp] = [:],
        title: @escaping @Sendable (CalendarEvent) -> String = { _ in "Fast" }
    ) -> [UInt8] {
        CalendarExport(sessions: sessions, acts: acts, title: title).encoded()
    }

    @Test func calendarIsAsItWasWrittenByHand() {
        let calendar = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Atrest//Atrest//EN
            CALSCALE:GREGORIAN
            BEGIN:VEVENT
            UID:A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051
            SEQUENCE:7
            DTSTAMP:20260224T100500Z
            LAST-MODIFIED:20260224T100500Z
            DTSTART:20260223T180000Z
            DTEND:20260224T100000Z
            SUMMARY:Fast\\, 16 h\\; that is all
            CLASS:PRIVATE
            TRANSP:TRANSPARENT
            END:VEVENT
            END:VCALENDAR

            """
        let session = GoldenTests.sessions[1]
        let written = Self.calendar(
            [session], acts: [session.id: ActStamp(number: 7, at: GoldenTests.generatedAt)]
        ) { event in "Fast, \(event.duration / 3600) h; that is all" }
        #expect(text(written) == calendar.replacing("\n", with: "\r\n"))
    }

    /// The same records give the same bytes at any time: nothing is the time of the export.
    @Test func aFastThatIsOlderThanTheJournalHasTheStampOfItsEnd() {
        let session = GoldenTests.sessions[1]
        let lines = Self.lines(Self.calendar([session]))
        #expect(lines.contains("SEQUENCE:0"))
        let end = lines.first { $0.hasPrefix("DTEND:") }!.dropFirst(6)
        #expect(lines.contains("DTSTAMP:" + end) && lines.contains("LAST-MODIFIED:" + end))
    }

    /// The lines of a calendar, with folded lines joined.
    static func lines(_ calendar: [UInt8]) -> [String] {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        for byte in calendar {
            line.append(byte)
            guard byte == Byte.lineFeed else { continue }
            line.removeLast()
            #expect(line.popLast() == Byte.carriageReturn)
            #expect(line.count <= 75)
            #expect(String(validating: line, as: UTF8.self) != nil, "broken within a character")
            if line.first == Byte.blank {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(line)
            }
            line = []
        }
        #expect(line.isEmpty)
        return lines.map { text($0) }
    }

    static let titles = [
        "", "Fast", String(repeating: "x", count: 67), String(repeating: "x", count: 68),
        String(repeating: "x", count: 300),
        String(repeating: "ü", count: 200), "x" + String(repeating: "🌲", count: 100),
        String(repeating: "\\;,\n", count: 60), "two\nlines", "a\tb", "Bayram orucu, «ŞĞİ»; 断食",
        "e" + String(repeating: "\u{301}", count: 90),
    ]

    @Test(arguments: titles)
    func titleComesBackWhole(title: String) throws {
        let lines = Self.lines(Self.calendar([GoldenTests.sessions[1]]) { _ in title })
        let summary = try #require(lines.first { $0.utf8.starts(with: "SUMMARY:".utf8) })
        var read = ""
        var isEscape = false
        for scalar in summary.unicodeScalars.dropFirst(8) {
            if isEscape {
                read.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
                isEscape = false
            } else if scalar == "\\" {
                isEscape = true
            } else {
                #expect(scalar != ";" && scalar != ",")
                read.unicodeScalars.append(scalar)
            }
        }
        #expect(Array(read.utf8) == Array(title.utf8))
    }

    @Test func controlCharactersDoNotBreakTheCalendar() {
        let title = "a\r\nEND:VCALENDAR\r\u{0}\u{1B}\u{7F}b"
        let lines = Self.lines(Self.calendar([GoldenTests.sessions[1]]) { _ in title })
        #expect(lines.contains("SUMMARY:a\\nEND:VCALENDAR   b"))
        #expect(lines.count == 16)
    }

    @Test func everyEventHasWhatItMustHave() {
        var numbers = SplitMix64(seed: 41)
        let sessions = (0..<300).map { _ in Session(random: &numbers) }
        let lines = Self.lines(Self.calendar(sessions))
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
        let events = lines.dropFirst(4).dropLast()
        #expect(events.count == 300 * 11)
        let names = [
            "BEGIN:VEVENT", "UID:", "SEQUENCE:", "DTSTAMP:", "LAST-MODIFIED:", "DTSTART:",
            "DTEND:", "SUMMARY:", "CLASS:PRIVATE", "TRANSP:TRANSPARENT", "END:VEVENT",
        ]
        for (index, line) in events.enumerated() {
            #expect(line.hasPrefix(names[index % 11]))
        }
        let ids = events.filter { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
        #expect(Set(ids) == Set(sessions.map(\.id.description)))
        #expect(ids.count == 300)
    }
}
