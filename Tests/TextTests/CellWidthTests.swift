import Testing
import Text

struct CellWidthTests {
    @Test(
        arguments: [
            ("a", 1), ("ä", 1), ("e\u{301}", 1), (" ", 1), ("\u{a0}", 1), ("·", 1), ("⣿", 1),
            ("█", 1), ("●", 1), ("\u{e000}", 1), ("漢", 2), ("「", 2), ("。", 2), ("\u{3099}", 0),
            ("䷀", 2), ("𠀀", 2), ("⌚", 2), ("⌨", 1), ("ｱ", 1), ("Ａ", 2), ("한", 2),
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
}
