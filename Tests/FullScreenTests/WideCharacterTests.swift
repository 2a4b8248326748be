import TerminalEmulator
import Testing

@testable import FullScreen

struct WideCharacterTests {
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
