import Testing
import Text

struct TextTableTests {
    /// Wide characters, accents on their own, flags and half-width kana in one table.
    @Test func columnsBeginAtTheSameCells() {
        let table = TextTable(
            [
                ["Start", "Dauer", "Wort", "id"],
                ["食べる", "16h", "断食 🇯🇵", "1"],
                ["cafe\u{301}", "5h", "Gru\u{308}ße", "2"],
                ["ﾊﾝｸﾞﾙ 한글", "121h", "", "3"],
                ["👩‍💻", "", "e\u{301}e\u{301}"],
            ], rightAligned: [1])
        #expect(
            table.rows.map { $0.joined() } == [
                "Start       Dauer  Wort     id",
                "食べる        16h  断食 🇯🇵  1",
                "cafe\u{301}           5h  Gru\u{308}ße    2",
                "ﾊﾝｸﾞﾙ 한글   121h           3",
                "👩‍💻                 e\u{301}e\u{301}",
            ])
        #expect(table.starts == [0, 12, 19, 28])
        #expect(table.width == 30)
        for row in table.rows {
            for (column, start) in table.starts.enumerated() where column < row.count {
                #expect(row[..<column].joined().cellWidth == start)
            }
        }
    }

    @Test func emptyTable() {
        let table = TextTable([])
        #expect(table.rows == [] && table.starts == [] && table.width == 0)
    }

    @Test(arguments: [
        ("断食", TextAlignment.left, "断食   "), ("断食", .right, "   断食"), ("断食", .center, " 断食  "),
        ("e\u{301}", .center, "   e\u{301}   "), ("longer than that", .right, "longer than that"),
    ]) func padding(_ text: String, _ alignment: TextAlignment, _ expected: String) {
        #expect(text.padded(to: 7, alignment) == expected)
    }

    @Test(arguments: [
        ("Sunday", 3, "Sun"), ("日曜日", 3, "日"), ("日曜日", 4, "日曜"),
        ("e\u{301}e\u{301}e", 2, "e\u{301}e\u{301}"),
        ("a", 0, ""), ("", 3, ""),
    ]) func truncating(_ text: String, _ width: Int, _ expected: String) {
        #expect(text.truncated(to: width) == expected)
    }
}
