import TerminalEmulator
import TerminalPicture
import Testing

@testable import FullScreen

struct CellWidthTests {
    @Test(
        arguments: [
            ("a", 1), ("ä", 1), ("e\u{301}", 1), (" ", 1), ("\u{a0}", 1), ("·", 1), ("⣿", 1),
            ("█", 1), ("●", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
            // Hangul in parts.
            ("\u{1112}\u{1161}\u{11ab}", 2), ("🙂", 2), ("👍🏽", 2), ("👩‍💻", 2), ("🇩🇪", 2),
            // Variation selector 16 asks for a picture.
            ("❤", 1), ("❤\u{fe0f}", 2), ("1\u{fe0f}\u{20e3}", 2), ("🕯\u{fe0f}", 2),
            // An accent by itself, controls, and marks that change the direction of text.
            ("\u{301}", 0), ("\u{1b}", 0), ("\u{7}", 0), ("\n", 0), ("\r\n", 0), ("\t", 0),
            ("\u{7f}", 0), ("\u{9b}", 0), ("\u{202e}", 0), ("\u{200b}", 0), ("\u{ad}", 0),
            ("\u{2028}", 0), ("\u{fffe}", 0),
        ] as [(String, Int)])
    func width(text: String, width: Int) {
        #expect(text.cellWidth == width)
        #expect(text.count == 1)
    }

    @Test(arguments: [
        ("a", false), ("e\u{301}", false), ("漢", false), ("\u{1112}\u{1161}\u{11ab}", false),
        ("🙂", false), ("👍🏽", true), ("❤\u{fe0f}", true), ("🇩🇪", true), ("👩‍💻", true),
    ]) func terminalsDiffer(text: String, isUncertain: Bool) {
        #expect(CharacterShape(Character(text)).isUncertain == isUncertain)
    }

    /// Text that is written over half of a wide character removes the other half.
    @Test(arguments: [
        (-1, "x漢字b"), (0, "x 字b"), (1, " x字b"), (2, "漢x b"), (3, "漢 xb"), (4, "漢字x"),
    ]) func overwritingHalf(column: Int, expected: String) {
        var frame = Frame(columns: 6, rows: 1)
        frame.write("漢字b", row: 0, column: 0)
        if column < 0 {
            frame = Frame(columns: 6, rows: 1)
            frame.write("x漢字b", row: 0, column: 0)
        } else {
            frame.write("x", row: 0, column: column)
        }
        #expect(frame.lines == [expected])
    }

    /// A wide character does not hang over the edge.
    @Test func edges() {
        var frame = Frame(columns: 3, rows: 1)
        frame.write("a漢字", row: 0, column: 0)
        #expect(frame.lines == ["a漢"])
        frame.write("漢", row: 0, column: -1)
        #expect(frame.lines == [" 漢"])
    }
}

struct ReplacementTests {
    private func shown(_ text: String, _ characters: ScreenFeatures.Characters) -> String {
        var features = ScreenFeatures(pictures: .braille, colors: nil)
        features.characters = characters
        var diff = ScreenDiff(features)
        var frame = Frame(columns: 60, rows: 1)
        frame.write(text, row: 0, column: 0)
        var terminal = VirtualTerminal(columns: 60, rows: 1)
        terminal.feed(diff.bytes(to: frame, ScreenSize(columns: 60, rows: 1)))
        return terminal.lines[0]
    }

    @Test(arguments: [
        ("a – b · c", "a - b . c"), ("‘x’ “y”…", "'x' \"y\"."), ("●○★→", "*o*>"), ("╭─╮│", "+-+|"),
        ("Grüße, é", "Gruse, e"), ("⠁⡿", ".#"), ("漢字", "? ?"), ("e\u{301}ß", "es"),
    ]) func ascii(text: String, expected: String) {
        let written = shown(text, .ascii)
        #expect(written == expected)
        #expect(written.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [
        ("Grüße – “x”…", "Grüße – “x”…"), ("╭●╮", "┌•┐"), ("⡿★", "#*"), ("▀▄█", "▀▄█"), ("漢", "?"),
    ]) func console(text: String, expected: String) {
        #expect(shown(text, .console) == expected)
    }
}
