import FullScreen
import SeededRandom
import Testing
import Text

struct TextLayoutTests {
    /// One cell of the width is for the cursor.
    @Test(
        arguments: [
            ("", [""]), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
            ("one\n\ntwo\n", ["one", "", "two", ""]),
            ("12345678", ["12345678"]), ("123456789", ["12345678", "9"]),
            ("a 123456789 b", ["a ", "12345678", "9 b"]),
            ("one two  three", ["one two  ", "three"]),
            ("one two        ", ["one two "]), ("12345678 ", ["12345678"]),
            ("well-worn-path", ["well-", "worn-", "path"]),
            ("ab\u{A0}cd efgh\u{A0}ij", ["ab\u{A0}cd ", "efgh\u{A0}ij"]),
        ])
    func rowsBreakAtWords(_ text: String, _ rows: [String]) {
        let shown = TextEditor(text).layout(width: 9).lines
        #expect(shown.map(\.trimmed) == rows.map(\.trimmed))
    }

    @Test(
        arguments: [
            ("漢字漢字漢字", ["漢字漢字", "漢字"]), ("a漢字漢字", ["a漢字漢", "字"]),
            ("abc 漢字漢字", ["abc 漢字", "漢字"]), ("👍🏽👍🏽👍🏽👍🏽👍🏽", ["👍🏽👍🏽👍🏽👍🏽", "👍🏽"]),
            ("e\u{301}e\u{301}e\u{301}45678", ["e\u{301}e\u{301}e\u{301}45678"]),
        ])
    func wideCharactersCountTwice(_ text: String, _ rows: [String]) {
        let layout = TextEditor(text).layout(width: 9)
        #expect(layout.lines == rows)
        #expect(layout.cursorRow == rows.count - 1)
        #expect(layout.cursorColumn == rows.last!.cellWidth)
    }

    /// Holds for any text and width.
    @Test func layoutIsWholeAndFits() {
        var numbers = SplitMix64(seed: 11)
        for _ in 0..<2000 {
            let text = numbers.text(most: 120)
            let width = Int(numbers.number(3, 40))
            let editor = TextEditor(text)
            let layout = editor.layout(width: width)
            // The rows are all of the text, in order, and only line feeds are between them.
            var place = 0
            var whole = ""
            let bytes = Array(editor.text.utf8)
            let lines = layout.lines
            for (number, row) in layout.rows.enumerated() {
                #expect(row.range.lowerBound == place)
                whole += String(decoding: bytes[row.range], as: UTF8.self)
                #expect(String(decoding: bytes[row.range], as: UTF8.self).hasPrefix(lines[number]))
                #expect(lines[number].cellWidth <= width)
                place = row.range.upperBound
                if number < layout.rows.count - 1, !row.isContinued {
                    #expect(bytes[place] == UInt8(ascii: "\n"))
                    whole += "\n"
                    place += 1
                }
            }
            #expect(place == bytes.count && whole == editor.text)
            #expect(layout.cursorRow == layout.rows.count - 1)
            #expect(layout.cursorColumn < width)
        }
    }

    @Test func smallestWidthsWork() {
        for width in -1...3 {
            let layout = TextEditor("漢 ab\n👍🏽").layout(width: width)
            #expect(layout.rows.count >= 3)
            #expect(layout.cursorColumn < max(1, width))
        }
    }
}

extension String {
    fileprivate var trimmed: Substring {
        self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
    }
}
