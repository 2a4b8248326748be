import Presentation
import Text

/// Rows in columns. In a terminal that is too narrow for all columns, each row has several lines.
struct Table {
    enum Narrow {
        /// The texts from a column on are one text. It is wrapped beside those before it, or below them.
        case beside(Int)
        /// Other texts in place of the columns: one, and what is said besides below it. Both are wrapped.
        case below(StyledText, parts: [String])
    }

    struct Row {
        let cells: [StyledText]
        var narrow = Narrow.beside(1)
        /// What stands below the row at any width.
        var below: [StyledText] = []
    }

    /// Only a terminal gets them.
    var heads: [String] = []
    let rows: [Row]
    /// The columns whose texts end at the right, counted from 0.
    var right: Set<Int> = []

    /// The fewest columns for a text beside others.
    private static let narrowest = 24
    fileprivate static let indent = 2

    /// - Parameter width: the columns of the terminal; nil if it is none.
    func lines(width: Int?) -> [StyledText] {
        let heads = heads.isEmpty || rows.isEmpty || width == nil ? [] : [heads]
        let table = TextTable(heads + rows.map { $0.cells.map(\.plain) }, rightAligned: right)
        let fits = table.width <= width ?? .max
        let lines = zip(rows, table.rows.dropFirst(heads.count)).flatMap { row, texts in
            let cells = zip(texts, row.cells).map { StyledText($0, $1.style) }
            return (fits ? [cells.joined()] : row.lines(cells, table.starts, width ?? .max))
                + row.below
        }
        return (fits ? heads.map { _ in .dim(table.rows[0].joined()) } : []) + lines
    }

    /// A text beside its head. If there is no room, it is below it.
    ///
    /// - Parameters:
    ///   - head: as wide as the columns before the text.
    ///   - column: where the text begins.
    ///   - indent: where it begins below its head.
    ///   - below: its style there.
    ///   - wrap: breaks the text into lines of a width.
    static func lines(
        _ head: StyledText, column: Int, indent: Int = Table.indent, _ width: Int,
        _ style: StyledText.Style = .plain, below: StyledText.Style? = nil, wrap: (Int) -> [String]
    ) -> [StyledText] {
        if width - column >= narrowest {
            return wrap(width - column).enumerated().map {
                (($0 == 0 ? head : StyledText(.spaces(column))) + StyledText($1, style))
                    .withoutTrailingSpaces
            }
        }
        let texts = wrap(max(10, width - indent)).filter { !$0.isEmpty }
        return [head.withoutTrailingSpaces].filter { !$0.plain.isEmpty }
            + texts.map { StyledText(.spaces(indent) + $0, below ?? style) }
    }
}

extension Table.Row {
    /// - Parameters:
    ///   - cells: with the spaces after them.
    ///   - starts: of the columns.
    fileprivate func lines(_ padded: [StyledText], _ starts: [Int], _ width: Int) -> [StyledText] {
        switch narrow {
        case .beside(let column):
            let text = cells.dropFirst(column).map(\.plain).joined(separator: " · ")
            // In one style, so that it can be wrapped too.
            let head = StyledText(padded.prefix(column).map(\.plain).joined())
            return Table.lines(
                head, column: starts[column], width,
                cells.last?.style ?? .plain
            ) { WrappedText.lines(text, width: $0) }
        case .below(let first, let parts):
            let rest = WrappedText.lines(
                ofParts: parts.filter { !$0.isEmpty }, width: max(10, width - Table.indent))
            return WrappedText.lines(first.plain, width: width).map { StyledText($0, first.style) }
                + rest.map { .dim(.spaces(Table.indent) + $0) }
        }
    }
}

extension StyledText {
    fileprivate var style: Style { runs.last?.style ?? .plain }
}
