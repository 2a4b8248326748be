import Fasting
import Presentation
import Testing
import Words

@testable import Commands

/// What names a record: a place, or eight digits or more of an id.
struct RecordReferenceTests {
    @Test(
        arguments: [
            ("@1", .place(1)), ("@0", .place(0)), ("@12", .place(12)),
            ("3f2504e0", .id("3F2504E0")), ("3F2504E0-4F89", .id("3F2504E0-4F89")),
            // No id begins like that, and the answer says so.
            ("yesterday", .id("YESTERDAY")), ("xyz", .id("XYZ")),
        ] as [(String, RecordReference)]) func isRead(_ text: String, _ expected: RecordReference)
        throws
    {
        #expect(try RecordReference(text) == expected)
    }

    @Test(arguments: [
        ("1", "@1"), ("3", "@3"), ("42", "@42"), ("1234567", "@1234567"), ("3f", "@1"), ("A", "@1"),
        ("3f2504e", "@1"), ("1-2-3-4", "@1"),
    ]) func fewerDigitsCanBeAPlace(_ text: String, _ place: String) {
        let problem = #expect(throws: Problem.self) { try RecordReference(text) }
        #expect(problem?.exitStatus == .usage)
        #expect(
            problem?.sentence?.hasPrefix("`\(text)` can be \(place) or the beginning of an id.")
                == true)
    }

    @Test(
        arguments: [
            ("1", .number), ("42", .number), ("1234567", .number), ("12345678", .reference),
            ("@1", .reference), ("3f2504e0", .reference), ("deadbeef", .wordOrID), ("face", .text),
            ("3f", .text), ("1 glass", .text), ("1.", .text), ("16h", .text), ("", .text),
        ] as [(String, NoteCommand.FirstWord)])
    func firstWordOfANote(_ word: String, _ expected: NoteCommand.FirstWord) {
        #expect(NoteCommand.FirstWord(word) == expected)
    }
}
