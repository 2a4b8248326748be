import Testing

@testable import Interchange

struct CSVReaderTests {
    static func rows(_ bytes: [UInt8]) throws(FormatProblem) -> [[String]] {
        var reader = CSVReader(bytes)
        var rows: [[String]] = []
        while let row = try reader.row() {
            rows.append(row.fields.indices.map { text(Array(row[$0])) })
        }
        return rows
    }

    @Test(arguments: [
        ("a,b\n1,2", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]), ("a;b\n1,5;2", [["a", "b"], ["1,5", "2"]]),
        ("a\tb,c\n1,5\t2", [["a", "b,c"], ["1,5", "2"]]), ("1,5;2", [["1,5", "2"]]),
        ("\"a,b,c\";d", [["a,b,c", "d"]]), ("sep=;\r\na,b;c", [["a,b", "c"]]),
        ("\u{FEFF}a,b", [["a", "b"]]), ("", []), ("\n\r\n\r", []), ("a\n\n\nb\n", [["a"], ["b"]]),
        ("a,,\n,,", [["a", "", ""], ["", "", ""]]), (" a , b ", [["a", "b"]]),
        ("\"a\",\"b,c\"\n\"d\"\"e\",\"\"", [["a", "b,c"], ["d\"e", ""]]),
        ("\"a\nb\",c\r\nd,e", [["a\nb", "c"], ["d", "e"]]),
        ("\"\"\"\"", [["\""]]), ("\"\"\"a\"\"\"", [["\"a\""]]), ("a\"b,c", [["a\"b", "c"]]),
        ("ü,🌲", [["ü", "🌲"]]),
    ])
    func rowsAreRead(table: String, rows: [[String]]) throws {
        #expect(try Self.rows(bytes(table)) == rows)
    }

    @Test(arguments: [
        ("\"a", 1), ("a\n\"b", 2), ("\"a\"b,c", 1), ("x\r\n\ny,\"a\" \nb", 3),
        ("\"a\nb\"\n\"c", 3), (String(repeating: ",", count: 64), 1),
    ])
    func brokenRowIsRefusedByItsLine(table: String, line: Int) {
        #expect(throws: FormatProblem.row(line: line)) { try Self.rows(bytes(table)) }
    }

    @Test func fieldsBeyondTheLastAreEmpty() throws {
        var reader = CSVReader(bytes("a,b"))
        let row = try #require(try reader.row())
        #expect(row[2].isEmpty && row[1000].isEmpty)
        #expect(row.line == 1)
    }
}
