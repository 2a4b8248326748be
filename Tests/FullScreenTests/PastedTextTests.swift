import Testing

@testable import FullScreen

struct PastedTextTests {
    @Test(arguments: ["x", "ä", "€", "🙂"]) func longTextIsCutOff(character: String) throws {
        var input = TerminalInput()
        let piece = String(repeating: character, count: 10_000)
        _ = input.read(Array("\u{1b}[200~a".utf8))
        for _ in 0..<150 { #expect(input.read(Array(piece.utf8)).isEmpty) }
        let end = input.read(Array("\u{1b}[201~q".utf8)).compactMap(\.meaning)
        guard case .paste(let text) = end.first else {
            Issue.record("no text")
            return
        }
        // It ends with a whole character.
        #expect(text.dropFirst().allSatisfy { $0 == Character(character) })
        #expect(text.utf8.count > PastedText.limit - 4 && text.utf8.count <= PastedText.limit)
        #expect(end.dropFirst() == [.key(.character("q"))])
    }
}
