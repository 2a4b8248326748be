import FullScreen
import SeededRandom
import Testing

/// The simplest editor that does the same: a list of characters.
private struct Model {
    var characters: [Character] = []
    var cursor = 0

    mutating func insert(_ text: String) {
        let head = String(characters[..<cursor]) + text
        characters = Array(head + String(characters[cursor...]))
        place(at: head.utf8.count)
    }

    mutating func delete(_ range: Range<Int>) {
        let head = String(characters[..<range.lowerBound])
        characters = Array(head + String(characters[range.upperBound...]))
        place(at: head.utf8.count)
    }

    private mutating func place(at bytes: Int) {
        cursor = 0
        var count = 0
        while count < bytes {
            count += characters[cursor].utf8.count
            cursor += 1
        }
    }

    var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
    var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }
    var text: String { String(characters) }
    var bytesBefore: Int { String(characters[..<cursor]).utf8.count }
}

struct TextEditorPropertyTests {
    private static let keys: [ScreenKey] = [
        .left, .right, .backspace, .delete, .enter, .control("a"), .control("e"), .control("k"),
        .control("u"),
    ]

    /// Random keys and pastes do the same in the editor and in the model.
    @Test(arguments: 0..<40 as Range<UInt64>) func editorFollowsTheModel(_ seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        var editor = TextEditor()
        var model = Model()
        let area = ScreenSize(columns: Int(numbers.number(2, 30)), rows: Int(numbers.number(1, 6)))
        for _ in 0..<400 {
            if numbers.chance(1, in: 3) {
                let text = numbers.text(most: 8)
                editor.paste(text, in: area)
                model.insert(text)
            } else {
                let key = Self.keys[Int(numbers.number(0, Int64(Self.keys.count - 1)))]
                let isUsed = editor.handle(key, in: area)
                #expect(isUsed)
                model.apply(key)
            }
            #expect(editor.text == model.text && editor.cursor == model.bytesBefore)
        }
    }

    /// All keys together: the cursor is always between two characters and always in the window.
    @Test(arguments: 0..<40 as Range<UInt64>) func cursorIsAlwaysInItsPlace(_ seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var editor = TextEditor(limit: 300)
        let others: [ScreenKey] = [
            .up, .down, .home, .end, .pageUp, .pageDown, .wheelUp, .wheelDown, .control("w"),
            .control("y"), .control("n"), .control("p"), .wordLeft, .wordRight, .alt("d"),
        ]
        let keys = Self.keys + others
        for _ in 0..<400 {
            let area = ScreenSize(
                columns: Int(numbers.number(1, 30)), rows: Int(numbers.number(1, 6)))
            if numbers.chance(1, in: 3) {
                editor.paste(numbers.text(most: 12), in: area)
            } else {
                _ = editor.handle(keys[Int(numbers.number(0, Int64(keys.count - 1)))], in: area)
            }
            #expect(editor.text.utf8.count <= 300)
            var boundary = 0
            for character in editor.text where boundary < editor.cursor {
                boundary += character.utf8.count
            }
            #expect(boundary == editor.cursor)
            let window = editor.window(in: area)
            #expect(window.lines.indices.contains(window.cursor.row))
            #expect((0..<area.columns).contains(window.cursor.column))
            #expect(window.lines.count <= area.rows)
        }
    }

    /// Up and back down ends where it began, as long as there is a row above.
    @Test func upAndDownAreInverse() {
        var numbers = SplitMix64(seed: 5)
        var count = 0
        for _ in 0..<1000 {
            let area = ScreenSize(columns: Int(numbers.number(4, 30)), rows: 5)
            var editor = TextEditor(numbers.text(most: 80))
            for _ in 0..<numbers.number(0, 20) { _ = editor.handle(.left, in: area) }
            let before = editor.layout(width: area.columns)
            guard before.cursorRow > 0 else { continue }
            let place = editor.window(in: area).cursor.column
            _ = editor.handle(.up, in: area)
            #expect(editor.layout(width: area.columns).cursorRow == before.cursorRow - 1)
            #expect(editor.layout(width: area.columns).cursorColumn <= place)
            _ = editor.handle(.down, in: area)
            let after = editor.layout(width: area.columns)
            #expect(after.cursorRow == before.cursorRow && after.cursorColumn == place)
            count += 1
        }
        #expect(count > 300)
    }
}

extension Model {
    fileprivate mutating func apply(_ key: ScreenKey) {
        switch key {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .backspace: if cursor > 0 { delete(cursor - 1..<cursor) }
        case .delete: if cursor < characters.count { delete(cursor..<cursor + 1) }
        case .enter: insert("\n")
        case .control("a"): cursor = lineStart
        case .control("e"): cursor = lineEnd
        case .control("u"): delete(lineStart..<cursor)
        case .control("k"):
            let isFeed = lineEnd == cursor && cursor < characters.count
            delete(cursor..<(isFeed ? cursor + 1 : lineEnd))
        default: Issue.record("\(key)")
        }
    }
}

extension SplitMix64 {
    private static let pieces = [
        "a", "b", "word", " ", "  ", "-", "\n", "é", "e\u{301}", "\u{301}", "漢", "字", "👍🏽", "👩‍👩‍👧‍👦",
        "\u{1F1E9}", "🇩🇪", "\u{200D}", "각", "क्षि", "ß", "\u{A0}", "longerword",
    ]

    /// A random text with characters of all kinds.
    mutating func text(most count: Int64) -> String {
        (0..<number(0, count)).map { _ in
            Self.pieces[Int(number(0, Int64(Self.pieces.count - 1)))]
        }.joined()
    }
}
