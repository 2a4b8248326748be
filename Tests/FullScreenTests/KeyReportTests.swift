import Testing

@testable import FullScreen

/// Keys by kitty's protocol, as kitty, foot and Ghostty send them with the flags that are asked for.
struct KeyReportTests {
    @Test(
        arguments: [
            // Latin layouts: the letter that the key writes.
            ("\u{1b}[113;;113u", .character("q"), nil),
            ("\u{1b}[101:69;2;69u", .character("E"), nil),
            ("\u{1b}[113::97;;113u", .character("q"), nil),
            ("\u{1b}[32;;32u", .character(" "), nil),
            ("\u{1b}[55:63;2;63u", .character("?"), nil),
            ("\u{1b}[228;;228u", .character("ä"), nil),
            // Caps Lock, and a number with Num Lock.
            ("\u{1b}[113;65;81u", .character("Q"), nil),
            ("\u{1b}[57400;129;49u", .character("1"), nil),
            // Cyrillic, Greek, Arabic, Hebrew: the key between Tab and W.
            ("\u{1b}[1081::113;;1081u", .character("й"), .character("q")),
            ("\u{1b}[1081:1049:113;2;1049u", .character("Й"), .character("Q")),
            ("\u{1b}[949::101;;949u", .character("ε"), .character("e")),
            ("\u{1b}[1579::101;;1579u", .character("ث"), .character("e")),
            ("\u{1b}[1511::101;;1511u", .character("ק"), .character("e")),
            // A question mark on a Cyrillic layout is one.
            ("\u{1b}[46:44:47;2;44u", .character(","), nil),
            // With Control and Alt.
            ("\u{1b}[99;5u", .control("c"), nil),
            ("\u{1b}[1089::99;5u", .control("с"), .control("c")),
            ("\u{1b}[98;3u", .wordLeft, nil), ("\u{1b}[100;3u", .alt("d"), nil),
            ("\u{1b}[127;3u", .control("w"), nil),
            // Keys with names.
            ("\u{1b}[27u", .escape, nil), ("\u{1b}[27;129u", .escape, nil),
            ("\u{1b}[13u", .enter, nil),
            ("\u{1b}[57414;129u", .enter, nil), ("\u{1b}[9u", .tab, nil),
            ("\u{1b}[127u", .backspace, nil),
            ("\u{1b}[57419u", .up, nil),
        ] as [(String, ScreenKey, ScreenKey?)])
    func keys(text: String, key: ScreenKey, place: ScreenKey?) {
        var input = TerminalInput()
        let bytes = Array(text.utf8)
        let token = TerminalInput.Token(bytes: bytes, meaning: .key(key), place: place)
        #expect(input.read(bytes) == [token])
        #expect(input.rest.isEmpty && input.timeout == nil)
    }

    /// An input method writes a word at once.
    @Test func wordOfAnInputMethodIsText() {
        var input = TerminalInput()
        let tokens = input.read(Array("\u{1b}[0;;26085:26412u".utf8))
        #expect(tokens.map(\.meaning) == [.paste("日本")])
    }

    /// Shift alone, a key without a use, Super, and what no terminal sends.
    @Test(arguments: [
        "\u{1b}[57441;2u", "\u{1b}[57376u", "\u{1b}[113;9u", "\u{1b}[u", "\u{1b}[0u", "\u{1b}[:::u",
        "\u{1b}[999999999;;1114112u", "\u{1b}[55296u",
    ])
    func restHasNoUse(text: String) {
        var input = TerminalInput()
        let bytes = Array(text.utf8)
        #expect(input.read(bytes) == [TerminalInput.Token(bytes: bytes, meaning: nil)])
    }

    @Test func reportsAreAskedForAndEndWithTheScreen() {
        var features = ScreenFeatures(pictures: .braille, colors: nil)
        func bytes(_ make: (ScreenModes) -> [UInt8]) -> String {
            String(decoding: make(ScreenModes(features, usesWheel: false, image: 2)), as: UTF8.self)
        }
        #expect(!bytes(\.opening).contains("u"))
        #expect(!bytes { $0.closing(isInterrupted: true) }.contains("u"))
        features.reportsKeys = true
        #expect(bytes(\.opening).hasSuffix("\u{1b}[>29u"))
        for isInterrupted in [false, true] {
            let closing = bytes { $0.closing(isInterrupted: isInterrupted) }
            // The main screen has reports of its own.
            let parts = closing.split(separator: "\u{1b}[?1049l", omittingEmptySubsequences: false)
            #expect(parts.count == 2 && parts[0].contains("\u{1b}[<u"))
        }
    }
}
