import Presentation
import Text

/// Rows of cells with a sentence at the end. In a terminal that is too narrow, the sentence is wrapped
/// beside the cells, or below them.
struct FoldedTable {
    struct Row {
        let cells: [String]
        let text: String
        var style = StyledText.Style.plain
    }

    let rows: [Row]

    /// The fewest columns for a sentence beside its cells.
    private static let narrowest = 24
    private static let indent = "  "

    /// - Parameter width: the columns of the terminal; nil if it is none.
    func lines(width: Int?) -> [StyledText] {
        let table = TextTable(rows.map { $0.cells + [$0.text] })
        let start = table.starts.last ?? 0
        return zip(rows, table.rows).flatMap { row, cells -> [StyledText] in
            let head = StyledText(cells.dropLast().joined())
            guard let width else { return [head + StyledText(row.text, row.style)] }
            if width - start < Self.narrowest {
                let room = max(10, width - Self.indent.count)
                let first = head.withoutTrailingSpaces
                return (first.plain.isEmpty ? [] : [first])
                    + WrappedText.lines(row.text, width: room).map {
                        StyledText(Self.indent + $0, row.style)
                    }
            }
            return WrappedText.lines(row.text, width: width - start).enumerated().map {
                ($0 == 0 ? head : StyledText(.spaces(start))) + StyledText($1, row.style)
            }
        }
    }
}
