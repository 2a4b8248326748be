/// Texts in columns. Each column is as wide as its widest text.
public struct TextTable {
    /// The texts with the spaces that follow them, so that the texts of a row can be joined. The last
    /// text of a row has no spaces after it.
    public let rows: [[String]]
    /// The cells from the left edge to each column.
    public let starts: [Int]
    /// The cells that the widest row may take.
    public let width: Int

    /// - Parameters:
    ///   - rows: may have different numbers of texts.
    ///   - gap: the cells between two columns.
    ///   - rightAligned: the columns whose texts end at the right, counted from 0.
    public init(_ rows: [[String]], gap: Int = 2, rightAligned: Set<Int> = []) {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].cellWidth : 0 }.max() ?? 0
        }
        starts = (0..<count).map { widths[..<$0].reduce(0) { $0 + $1 + gap } }
        width = (starts.last ?? 0) + (widths.last ?? 0)
        self.rows = rows.map { row in
            row.enumerated().map { column, text in
                let isLast = column == row.count - 1
                if rightAligned.contains(column) {
                    return text.padded(to: widths[column], .right) + .spaces(isLast ? 0 : gap)
                }
                return isLast ? text : text.padded(to: widths[column] + gap)
            }
        }
    }
}
