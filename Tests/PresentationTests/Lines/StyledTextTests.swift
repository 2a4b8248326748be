import Presentation
import Testing

struct StyledTextTests {
    @Test func stylesBecomeEscapeSequencesOnlyIfTheyAreWanted() {
        let parts: [StyledText] = [
            "a ", .bold("b"), " ", .dim("c"), StyledText("d", .color(red: 1, green: 2, blue: 3)),
        ]
        let text = parts.joined()
        #expect(text.plain == "a b cd")
        #expect(
            text.rendered(usesColor: true)
                == "a \u{1b}[1mb\u{1b}[0m \u{1b}[2mc\u{1b}[0m\u{1b}[38;2;1;2;3md\u{1b}[39m")
        #expect(
            text.rendered(usesColor: true, showsDim: false)
                == "a \u{1b}[1mb\u{1b}[0m c\u{1b}[38;2;1;2;3md\u{1b}[39m")
    }

    @Test func spacesAtTheEndGo() {
        let text: StyledText = "a" + .bold("b  ") + "  "
        let trimmed: StyledText = "a" + .bold("b")
        #expect(text.withoutTrailingSpaces == trimmed)
        #expect(StyledText("  ").withoutTrailingSpaces.plain == "")
    }

    /// Text from another program cannot control the terminal, with or without a style.
    @Test(
        arguments: [
            "\u{1b}[31m", "\u{1b}]0;title\u{7}", "\u{9b}2J", "\u{8}\u{8}", "\u{7f}", "\u{0}",
            "\u{202e}", "\u{2066}", "\u{200f}", "\u{61c}", "\u{fff9}", "\u{e0041}",
            "\u{1b}Pq\u{1b}\\",
        ])
    func nothingActsOnTheTerminal(_ text: String) {
        let text = "a\(text)b"
        let styles: [StyledText.Style] = [
            .plain, .bold, .dim, .italic, .color(red: 0, green: 0, blue: 0),
        ]
        for style in styles {
            let shown = StyledText(text, style).plain
            #expect(shown.unicodeScalars.allSatisfy { !$0.isUnprintable })
            #expect(shown.hasPrefix("a") && shown.hasSuffix("b") && shown.contains("\u{fffd}"))
            let scalars = StyledText(text, style).rendered(usesColor: true).unicodeScalars
            #expect(scalars.count { $0 == "\u{1b}" } == (style == .plain ? 0 : 2))
        }
    }

    @Test func lineBreaksBecomeSpaces() {
        #expect(StyledText("a\nb\r\u{85}c\u{2028}d\te").plain == "a b  c d e")
        #expect("a\nb\t\u{1b}c".printableLines == "a\nb\t\u{fffd}c")
    }

    @Test func ordinaryTextStaysAsItIs() {
        let text = "Fasten läuft · 12h · 日本語 · नमस्ते · 👩‍🚀 ✦"
        #expect(text.printable == text)
        #expect(StyledText.verbatim("\u{1b}[1m\n").plain == "\u{1b}[1m\n")
    }
}
