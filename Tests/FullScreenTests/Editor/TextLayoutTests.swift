import FullScreen
import SeededRandom
import Testing
import Text

struct TextLayoutTests {
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

}
