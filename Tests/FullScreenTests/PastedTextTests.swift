import Testing

@testable import FullScreen

struct PastedTextTests {
    private func meanings(_ pieces: [String]) -> [TerminalInput.Meaning] {
        var input = TerminalInput()
        var tokens = pieces.flatMap { input.read(Array($0.utf8)) }
        tokens += input.stopWaiting()
        return tokens.compactMap(\.meaning).filter { $0 != .key(.escape) }
    }

    @Test(
        arguments: [
            ("one\rtwo\r\nthree\nfour", "one\ntwo\nthree\nfour"), ("\t–漢🙂", "\t–漢🙂"),
            // Sequences and controls are left out.
            ("a\u{1b}[31mb\u{1b}]0;title\u{7}c", "abc"), ("a\u{1b}Zb\u{7}\u{3}\u{9b}c", "abc"),
            ("q", "q"), ("a\u{1b}[200~b", "ab"),
        ] as [(String, String)])
    func textIsOneEvent(pasted: String, expected: String) {
        #expect(meanings(["\u{1b}[200~\(pasted)\u{1b}[201~"]) == [.paste(expected)])
        // However it arrives.
        let pieces = ["j", "\u{1b}[200~\(pasted)\u{1b}[201~", "k"].joined().utf8.map { $0 }
        for cut in 0...pieces.count {
            var input = TerminalInput()
            let tokens = input.read(pieces[..<cut]) + input.read(pieces[cut...])
            #expect(
                tokens.compactMap(\.meaning) == [
                    .key(.character("j")), .paste(expected), .key(.character("k")),
                ], "cut at \(cut)")
        }
    }

    @Test func emptyTextIsNoEvent() {
        #expect(meanings(["\u{1b}[200~\u{1b}[201~x"]) == [.key(.character("x"))])
    }

    /// The rest of a text may never come.
    @Test func unfinishedTextEnds() {
        var input = TerminalInput()
        #expect(input.read(Array("\u{1b}[200~half\u{1b}[20".utf8)).compactMap(\.meaning).isEmpty)
        #expect(input.timeout == 1000)
        #expect(input.stopWaiting().compactMap(\.meaning) == [.paste("half")])
        #expect(input.timeout == nil)
        #expect(input.read(Array("q".utf8)).compactMap(\.meaning) == [.key(.character("q"))])
    }

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
