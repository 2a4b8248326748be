import SeededRandom
import Testing

@testable import FullScreen

struct TerminalInputTests {
    @Test(
        arguments: [
            ("k", .character("k")), (" ", .character(" ")), ("~", .character("~")),
            ("ä", .character("ä")), ("€", .character("€")), ("😀", .character("😀")),
            ("e\u{301}", .character("e\u{301}")), ("\r", .enter), ("\n", .enter), ("\t", .tab),
            ("\u{7f}", .backspace), ("\u{8}", .backspace), ("\u{3}", .control("c")),
            ("\u{1a}", .control("z")), ("\u{0}", .control(" ")), ("\u{1c}", .control("\\")),
            ("\u{1b}x", .alt("x")), ("\u{1b}ä", .alt("ä")), ("\u{1b}b", .wordLeft),
            ("\u{1b}f", .wordRight), ("\u{1b}\u{7f}", .control("w")), ("\u{1b}OM", .enter),
            ("\u{1b}[A", .up), ("\u{1b}[B", .down), ("\u{1b}[C", .right), ("\u{1b}[D", .left),
            ("\u{1b}[1;5A", .up), ("\u{1b}[1;5C", .wordRight), ("\u{1b}[1;3D", .wordLeft),
            ("\u{1b}[1;2C", .right), ("\u{1b}[1;-9223372036854775808C", .right),
            ("\u{1b}[1;9223372036854775807C", .right), ("\u{1b}[1;0C", .right),
            ("\u{1b}[1;999999999C", .wordRight),
            ("\u{1b}OA", .up), ("\u{1b}OB", .down), ("\u{1b}OC", .right),
            ("\u{1b}OD", .left), ("\u{1b}[H", .home), ("\u{1b}OF", .end), ("\u{1b}[1~", .home),
            ("\u{1b}[3~", .delete), ("\u{1b}[4~", .end), ("\u{1b}[7~", .home),
            ("\u{1b}[8~", .end), ("\u{1b}[5~", .pageUp), ("\u{1b}[6~", .pageDown),
            ("\u{1b}[6;2~", .pageDown), ("\u{1b}[<64;10;4M", .wheelUp),
            ("\u{1b}[<65;10;4M", .wheelDown), ("\u{1b}[<69;1;1M", .wheelDown),
        ] as [(String, ScreenKey)])
    func keys(text: String, key: ScreenKey) {
        var input = TerminalInput()
        let bytes = Array(text.utf8)
        #expect(input.read(bytes) == [TerminalInput.Token(bytes: bytes, meaning: .key(key))])
        #expect(input.rest.isEmpty && input.timeout == nil)
    }

    @Test(
        arguments: [
            ("\u{1b}_Gi=31;OK\u{1b}\\", .kittyGraphics(true)),
            ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\", .kittyGraphics(false)),
            ("\u{1b}[?0u", .keyReports), ("\u{1b}[?62;4;22c", .attributes([62, 4, 22])),
            ("\u{1b}[?6c", .attributes([6])),
            ("\u{1b}[6;20;10t", .cell(width: 10, height: 20)),
            ("\u{1b}[?1;0;256S", .sixelColors(256)),
            ("\u{1b}[?2;0;1000;800S", .sixelSize(width: 1000, height: 800)),
            ("\u{1b}[?1;3S", .unknown), ("\u{1b}[?2;1;0S", .unknown),
        ] as [(String, TerminalReply)])
    func replies(text: String, reply: TerminalReply) {
        var input = TerminalInput()
        let bytes = Array(text.utf8)
        #expect(input.read(bytes) == [TerminalInput.Token(bytes: bytes, meaning: .reply(reply))])
    }

    @Test(arguments: [
        "\u{85}", "\u{1b}\r", "\u{1b}[Z", "\u{1b}[24~", "\u{1b}OP", "\u{1b}[<0;1;1M",
        "\u{1b}[<64;1;1m", "\u{1b}[<M", "\u{1b}_Gi=32;OK\u{1b}\\", "\u{1b}_Gi=31\u{1b}\\",
        "\u{1b}]11;rgb:0/0/0\u{7}", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}[6;0;10t", "\u{1b}[4;9;9t",
        "\u{1b}[99999999999999999999~", "\u{1b}[>0;1;0c",
    ])
    func restHasNoMeaning(text: String) {
        var input = TerminalInput()
        let bytes = Array(text.utf8)
        #expect(input.read(bytes) == [TerminalInput.Token(bytes: bytes, meaning: nil)])
    }

    @Test func escapeIsAKeyWhenNothingFollows() {
        var input = TerminalInput()
        #expect(input.read([0x1b]).isEmpty)
        #expect(input.timeout == 50)
        #expect(input.stopWaiting().map(\.meaning) == [.key(.escape)])
        #expect(input.timeout == nil && input.stopWaiting().isEmpty)
        #expect(input.read([0x1b, 0x1b]).map(\.meaning) == [.key(.escape)])
        #expect(input.read(Array("[A".utf8)).map(\.meaning) == [.key(.up)])
    }

    /// Alt and a letter look like the beginning of a sequence that never ends.
    @Test(arguments: ["\u{1b}[", "\u{1b}O", "\u{1b}_", "\u{1b}P12"])
    func endlessSequenceIsGivenUp(text: String) {
        var input = TerminalInput()
        #expect(input.read(Array(text.utf8)).isEmpty)
        #expect(input.timeout == 500)
        #expect(input.stopWaiting().map(\.meaning) == [nil])
        #expect(input.read(Array("q".utf8)).map(\.meaning) == [.key(.character("q"))])
    }

    @Test(arguments: ["\u{1b}_Gi=3", "\u{1b}[1;", "\u{1b}P"])
    func interruptEndsASequence(text: String) {
        var input = TerminalInput()
        #expect(input.read(Array((text + "\u{3}").utf8)).last?.meaning == .key(.control("c")))
    }

    @Test func stringWithoutEndIsNotKept() {
        var input = TerminalInput()
        _ = input.read(Array("\u{1b}_".utf8))
        for _ in 0..<100 { _ = input.read(Array(repeating: UInt8(ascii: "x"), count: 100)) }
        #expect(input.rest.count <= 1024)
    }

    /// The pieces in which input arrives do not change its meaning.
    @Test func piecesMeanTheSame() {
        let text = "j\u{1b}[A\u{1b}_Gi=31;OK\u{1b}\\ \u{1b}[?62;4c\u{1b}OBq"
        let bytes = Array(text.utf8)
        var whole = TerminalInput()
        let expected = whole.read(bytes)
        #expect(expected.count == 7)
        for cut in 0...bytes.count {
            var input = TerminalInput()
            let tokens = input.read(bytes[..<cut]) + input.read(bytes[cut...])
            #expect(tokens == expected, "cut at \(cut)")
        }
    }

    /// No byte of any input is lost.
    @Test(arguments: 0..<50)
    func everyByteIsInOneToken(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let common = Array("\u{1b}[]_PO\\;?0123GicSt~\u{3}\u{7}".utf8)
        let bytes = (0..<200).map { _ in
            numbers.chance(1, in: 4)
                ? UInt8(numbers.number(0, 255)) : common.randomElement(using: &numbers)!
        }
        var input = TerminalInput()
        var tokens: [TerminalInput.Token] = []
        var place = 0
        while place < bytes.count {
            let end = min(bytes.count, place + Int(numbers.number(1, 9)))
            tokens += input.read(bytes[place..<end])
            place = end
        }
        let rest = input.rest
        #expect(tokens.flatMap(\.bytes) + rest == bytes)
        #expect(input.stopWaiting().flatMap(\.bytes) == rest)
    }
}

struct TerminalQueryTests {
    @Test(arguments: [
        [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "unknown"], ["TERM": "linux"],
    ])
    func notAsked(environment: [String: String]) {
        #expect(TerminalQuery.bytes(environment: environment) == nil)
    }

    @Test(arguments: [
        ["TERM": "tmux-256color"], ["TERM": "screen"], ["TERM": "screen.xterm-256color"],
        ["TERM": "xterm-256color", "TMUX": "/tmp/tmux-1000/default,1,0"],
        ["TERM": "xterm", "STY": "1.tty"],
    ])
    func multiplexerTakesNoPictureForATitle(environment: [String: String]) throws {
        let query = try #require(TerminalQuery.bytes(environment: environment))
        #expect(query == Array("\u{1b}[16t\u{1b}[?1;1;0S\u{1b}[?2;4;0S\u{1b}[c".utf8))
    }

    @Test func attributesComeLast() throws {
        let query = try #require(TerminalQuery.bytes(environment: ["TERM": "xterm-256color"]))
        let text = String(decoding: query, as: UTF8.self)
        #expect(text.hasPrefix("\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"))
        #expect(text.hasSuffix("\u{1b}[c"))
    }
}
