import FullScreen
import Testing

private let area = ScreenSize(columns: 20, rows: 4)

/// An editor with a text in which `|` is the cursor.
private func editor(_ marked: String) -> TextEditor {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var editor = TextEditor(parts.joined())
    while editor.cursor > parts[0].utf8.count { editor.press(.left) }
    return editor
}

extension TextEditor {
    /// Types a key that the editor has a use for.
    fileprivate mutating func press(_ key: ScreenKey) {
        let isUsed = handle(key, in: area)
        #expect(isUsed)
    }

    /// The text with `|` at the cursor.
    fileprivate var marked: String {
        let place = text.utf8.index(text.startIndex, offsetBy: cursor)
        return text[..<place] + "|" + text[place...]
    }
}

struct TextEditorTests {
    @Test(
        arguments: [
            ("|", [.character("a"), .character("b")], "ab|"),
            ("a|b", [.enter], "a\n|b"),
            ("ab|", [.backspace], "a|"),
            ("|ab", [.backspace], "|ab"),
            ("|ab", [.delete], "|b"),
            ("ab|", [.delete], "ab|"),
            ("a\n|b", [.backspace], "a|b"),
            ("ab|", [.left, .left, .left, .right], "a|b"),
            ("ab cd|", [.control("a")], "|ab cd"),
            ("x\nab| cd\ny", [.control("a")], "x\n|ab cd\ny"),
            ("x\nab| cd\ny", [.control("e")], "x\nab cd|\ny"),
            ("x\nab| cd\ny", [.control("k")], "x\nab|\ny"),
            ("x\nab|\ny", [.control("k")], "x\nab|y"),
            ("x\nab|", [.control("k")], "x\nab|"),
            ("x\nab| cd\ny", [.control("u")], "x\n| cd\ny"),
            ("x\n|ab", [.control("u")], "x\n|ab"),
            ("ab c-d|", [.control("w")], "ab |"),
            ("ab c-d  |", [.control("w")], "ab |"),
            ("ab\n|c", [.control("w")], "ab|c"),
            ("ab cd|", [.control("w"), .home, .control("y")], "cd|ab "),
            ("it isn't so-so|", [.wordLeft, .wordLeft], "it isn't |so-so"),
            ("it isn't |so-so", [.wordLeft], "it |isn't so-so"),
            ("it |isn't so-so", [.wordRight, .wordRight], "it isn't so|-so"),
            ("a,|\nb", [.wordRight, .wordRight], "a,\nb|"),
            ("a\n|b", [.wordLeft, .wordLeft], "|a\nb"),
            ("a| b c", [.alt("d"), .control("e"), .control("y")], "a c b|"),
            ("漢字 |é", [.wordLeft], "|漢字 é"),
            ("ab|c", [.control("h"), .control("d")], "a|"),
            ("ab|c", [.control("b"), .control("f"), .control("f")], "abc|"),
            ("ab|", [.backspace, .control("y")], "a|"),
            ("ab\n|cd", [.control("p"), .control("n"), .control("n")], "ab\ncd|"),
        ] as [(String, [ScreenKey], String)])
    func keyDoesItsPart(_ before: String, _ keys: [ScreenKey], _ after: String) {
        var editor = editor(before)
        for key in keys { editor.press(key) }
        #expect(editor.marked == after)
    }

    @Test(
        arguments: [.tab, .escape, .alt("x"), .control("s"), .control("c"), .control("z")]
            as [ScreenKey])
    func otherKeysAreLeftToTheProgram(_ key: ScreenKey) {
        var editor = editor("ab|c")
        let before = editor
        let isUsed = editor.handle(key, in: area)
        #expect(!isUsed)
        #expect(editor == before)
    }

    /// What readers see as one character is one step, and is deleted as a whole.
    @Test(arguments: ["é", "e\u{301}", "漢", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "각", "क्षि", "☀️"])
    func characterIsOneStep(_ character: String) {
        var editor = editor("a\(character)b|")
        for key in [ScreenKey.left, .left] { editor.press(key) }
        #expect(editor.marked == "a|\(character)b")
        editor.press(.right)
        #expect(editor.marked == "a\(character)|b")
        editor.press(.backspace)
        #expect(editor.marked == "a|b")
    }

    @Test func partsThatJoinLeaveTheCursorBetweenCharacters() {
        var editor = editor("a|")
        editor.press(.character("\u{301}"))
        #expect(editor.text.count == 1 && editor.cursor == 3)
        editor.press(.backspace)
        #expect(editor.isEmpty)
        // The letter is inserted in front of an accent, and both become one character.
        editor = TextEditor("\u{301}")
        editor.press(.left)
        editor.press(.character("e"))
        #expect(editor.text.count == 1 && editor.cursor == 3)
    }

    @Test(
        arguments: [
            ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("\r\r\n\n", "\n\n\n"), ("a\tb", "a    b"),
            ("a\u{2028}b\u{2029}", "a\nb\n"), ("\u{1B}[31mred\u{7}\u{0}\u{9B}", "[31mred"),
            ("\u{7F}\u{85}", ""), ("zwj 👩‍🚀", "zwj 👩‍🚀"),
        ])
    func pastedTextIsPlain(_ pasted: String, _ text: String) {
        var editor = TextEditor()
        editor.paste(pasted, in: area)
        #expect(editor.text == text && editor.cursor == text.utf8.count)
    }

    @Test func inputBeyondTheLimitIsLeftOut() {
        var editor = TextEditor(limit: 10)
        #expect(editor.paste("12345678é", in: area) == true)
        #expect(editor.text == "12345678é")
        for key in [ScreenKey.character("x"), .enter] { editor.press(key) }
        #expect(editor.text == "12345678é")
        editor.press(.backspace)
        #expect(editor.paste("👍🏽", in: area) == false)
        #expect(editor.text == "12345678")
        #expect(editor.paste("ééé", in: area) == false)
        #expect(editor.text == "12345678é")
    }

    @Test func largePasteIsCut() {
        var editor = TextEditor()
        editor.paste(String(repeating: "漢字 and words\r\n", count: 50_000), in: area)
        #expect(editor.text.utf8.count <= editor.limit && editor.text.utf8.count > 65_520)
        editor.press(.character("x"))
        let window = editor.window(in: area)
        #expect(window.lines.count == 4 && window.hasMoreAbove && !window.hasMoreBelow)
    }

    @Test func clearingForgetsWhatWasDeleted() {
        var editor = editor("secret|")
        editor.press(.control("u"))
        editor.clear()
        editor.press(.control("y"))
        #expect(editor == TextEditor())
    }

    // MARK: Rows

    @Test func upAndDownKeepTheColumn() {
        var editor = editor("a long line\nb\nanother |line")
        let places: [(ScreenKey, String)] = [
            (.up, "a long line\nb|\nanother line"), (.up, "a long l|ine\nb\nanother line"),
            (.up, "|a long line\nb\nanother line"), (.down, "a long line\n|b\nanother line"),
            (.down, "a long line\nb\n|another line"), (.down, "a long line\nb\nanother line|"),
        ]
        for (key, marked) in places {
            editor.press(key)
            #expect(editor.marked == marked)
        }
    }

    @Test func homeAndEndStayInTheRow() {
        var editor = editor("one two three four five| six")
        let window = editor.window(in: area)
        #expect(window.lines == ["one two three four ", "five six"])
        #expect(window.cursor == Frame.Place(row: 1, column: 4))
        editor.press(.home)
        #expect(editor.window(in: area).cursor == Frame.Place(row: 1, column: 0))
        editor.press(.up)
        editor.press(.end)
        // The same place in the text, at the end of the upper row.
        #expect(editor.marked == "one two three four |five six")
        #expect(editor.window(in: area).cursor == Frame.Place(row: 0, column: 19))
        editor.press(.end)
        editor.press(.down)
        #expect(editor.window(in: area).cursor == Frame.Place(row: 1, column: 8))
        editor.press(.up)
        #expect(editor.window(in: area).cursor == Frame.Place(row: 0, column: 19))
        editor.press(.home)
        #expect(editor.cursor == 0)
    }

    @Test func windowMovesOnlyWithTheCursor() {
        var editor = editor("1\n2\n3\n4\n5\n6|")
        func shown() -> [String] { editor.window(in: area).lines }
        editor.press(.end)
        #expect(shown() == ["3", "4", "5", "6"])
        for _ in 0..<3 { editor.press(.up) }
        #expect(shown() == ["3", "4", "5", "6"])
        editor.press(.up)
        #expect(shown() == ["2", "3", "4", "5"])
        #expect(editor.window(in: area).hasMoreAbove && editor.window(in: area).hasMoreBelow)
        editor.press(.pageUp)
        #expect(shown() == ["1", "2", "3", "4"])
        editor.press(.pageDown)
        editor.press(.pageDown)
        #expect(shown() == ["3", "4", "5", "6"])
        // A higher window shows all of it.
        #expect(editor.window(in: ScreenSize(columns: 20, rows: 9)).lines.count == 6)
    }
}
