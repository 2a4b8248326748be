import Presentation
import Testing

struct MessageRowTests {
    @Test(
        arguments: [
            (
                ["New: 2. Changed: 0. Already here: 1,204."],
                ["New|2", "Changed|0", "Already here|1,204"]
            ),
            (
                ["Übersprungen, unlesbar: 3.", "  Zeile 4: x"],
                ["Übersprungen, unlesbar|3|Zeile 4: x"]
            ),
            (
                ["Fasts that overlap another: 2. Import keeps them.", "  one: 1.", "  two"],
                ["Fasts that overlap another: 2. Import keeps them.||one: 1.|two"]
            ),
            (["Table: 2 fasts from Tue 20 Oct 2026."], ["Table||2 fasts from Tue 20 Oct 2026."]),
            (["Start: 8:00."], ["Start|8:00"]), (["Done."], ["Done.|"]), (["a: ."], ["a||."]),
            (["  a"], ["  a|"]), ([], []),
        ] as [([String], [String])])
    func linesAreRows(_ lines: [String], _ expected: [String]) {
        let rows = MessageRow.rows(lines).map {
            ([$0.title, $0.value ?? ""] + $0.details).joined(separator: "|")
        }
        #expect(rows == expected)
    }

    @Test func quotesOfATerminalAreThoseOfTheLanguage() {
        #expect("column 1 `Day`, column 2 `a b`".withQuotes == "column 1 “Day”, column 2 “a b”")
        #expect("none".withQuotes == "none")
    }
}
