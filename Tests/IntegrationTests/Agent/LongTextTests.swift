import Contract
import PrivateSession
import SDBus
import Testing

/// Texts that are too long to mean anything are refused before anything is done with them.
struct LongTextTests {
    private static let long = String(repeating: "daily 20:00;", count: 100_000)

    @Test func eachMemberRefusesIt() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let before = try watcher.properties()
        let none = [String: Value]()
        let refused = BusError.Name.invalidArgs
        let text = Value.string(Self.long)
        for name in ["Plan", "CalendarFolder", "WaterUnit"] {
            #expect(
                try watcher.refusal { try watcher.set(name, of: Settings1.interface, to: text) }
                    == refused)
        }
        #expect(try watcher.refusal(of: "Start", ["Note": text]) == refused)
        #expect(try watcher.refusal(of: "Start", [Self.long: Value.byte(1)]) == refused)
        #expect(try watcher.refusal(of: "Why", Self.long) == refused)
        #expect(
            try watcher.refusal(of: "Restore", on: Journal1.interface, Self.long, none) == refused)
        #expect(try watcher.refusal(of: "Explain", on: Agent1.interface, Self.long) == refused)
        #expect(try watcher.properties() == before)
    }

    /// A note of the largest size, whose characters have many marks.
    @Test func theLongestNoteIsTaken() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let note = String(
            repeating: "x" + String(repeating: "\u{301}", count: 7), count: 1000)
        try watcher.call("Start", ["Note": Value.string(note)])
        guard case .string(let id) = try watcher.get(.id) else { return }
        #expect(
            try watcher.call("Note", on: History1.interface, id).read(String.self).unicodeScalars
                .elementsEqual(note.unicodeScalars))
    }
}
