import Testing

@testable import Interchange

struct CSVReaderTests {
    static func rows(_ bytes: [UInt8]) -> [[String]] {
        var reader = CSVReader(bytes)
        var rows: [[String]] = []
        while let row = reader.row() {
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
    func rowsAreRead(table: String, rows: [[String]]) {
        #expect(Self.rows(bytes(table)) == rows)
    }

    /// The rows around a broken one are read.
    @Test(arguments: [
        ("\"a", 1), ("a\n\"b", 2), ("\"a\"b,c", 1), ("x\n\ny,\"a\" \nb,\"c\"d", 4),
        ("\"a\nb\"\n\"c", 3),
        (String(repeating: ",", count: CSVReader.mostFields) + "\na", 1), ("a,b\nc,\"d\ne,f", 2),
    ])
    func brokenRowIsMarked(table: String, line: Int) {
        var reader = CSVReader(bytes(table))
        var broken: [Int] = []
        while let row = reader.row() { if row.isBroken { broken.append(row.line) } }
        #expect(broken == [line])
    }

    @Test(arguments: [
        ("'a','b,c'\n'd','e'", [["a", "b,c"], ["d", "e"]]),
        ("a|b\nc|d", [["a", "b"], ["c", "d"]]),
        ("a, \"b,c\"", [["a", "b,c"]]),
        ("x,\"a \\\"b\\\" c\"\ny,\"d\"", [["x", "a \"b\" c"], ["y", "d"]]),
        ("x,\"C:\\\"\ny,\"d\"", [["x", "C:\\"], ["y", "d"]]),
        ("x,\"say \\\"hi\\\", ok\"\ny,\"d\"", [["x", "say \"hi\", ok"], ["y", "d"]]),
        ("\"a \\\"b\\\" c\",\"C:\\\",5", [["a \"b\" c", "C:\\", "5"]]),
        ("\"a \\\"b\\\" c\",\"C:\\\", \"d\"", [["a \"b\" c", "C:\\", "d"]]),
        ("a~b\nc~d", [["a", "b"], ["c", "d"]]),
        ("x,\"a\\\"\",y\"", [["x", "a\\\",y"]]),
    ])
    func otherFormsAreRead(table: String, rows: [[String]]) {
        #expect(Self.rows(bytes(table)) == rows)
    }

    @Test func fieldsBeyondTheLastAreEmpty() throws {
        var reader = CSVReader(bytes("a,b"))
        let first = reader.row()
        let row = try #require(first)
        #expect(row[2].isEmpty && row[1000].isEmpty)
        #expect(row.line == 1)
    }
}
