import Words

/// Fasts in columns, or in two lines each where a terminal is too narrow for columns.
struct HistoryTable {
    struct Row: Equatable {
        let start: String
        let end: String
        let duration: String
        let target: String
        let outcome: String
        let id: String
        var isRunning = false

        fileprivate var cells: [String] { [start, end, duration, target, outcome, id] }
    }

    let rows: [Row]

    private static let space = "  "
    /// The columns with numbers of hours.
    private static let rightAligned: Set = [2, 3]

    /// - Parameter width: the columns of the terminal; nil if it is none. Only a terminal gets heads.
    func lines(width: Int?) -> [StyledText] {
        if rows.isEmpty { return [] }
        let heads = width == nil ? [] : [Words.History.heads]
        let cells = heads + rows.map(\.cells)
        let widths = (0..<6).map { column in cells.map { $0[column].count }.max() ?? 0 }
        if let width, widths.reduce(0, +) + 5 * Self.space.count > width {
            return rows.flatMap { Self.narrow($0, width) }
        }
        return heads.map { .dim(Self.padded($0, widths).joined(separator: Self.space)) }
            + rows.map { row in
                let cells = Self.padded(row.cells, widths)
                let text = cells.dropLast().joined(separator: Self.space) + Self.space
                return (row.isRunning ? .bold(text) : StyledText(text)) + .dim(cells[5])
            }
    }

    private static func padded(_ cells: [String], _ widths: [Int]) -> [String] {
        cells.indices.map { column in
            if column == cells.count - 1 { return cells[column] }
            return cells[column].padded(
                to: widths[column], alignment: rightAligned.contains(column) ? .right : .left)
        }
    }

    /// The times in the first line, everything else in the second, each wrapped if need be.
    private static func narrow(_ row: Row, _ width: Int) -> [StyledText] {
        let day = row.start.prefix { $0 != " " }
        let isOneDay = row.end.hasPrefix(day + " ")
        let end = isOneDay ? String(row.end.dropFirst(day.count + 1)) : row.end
        let times = Words.lines(of: Words.interval(from: row.start, to: end), width: width)
        let parts = [row.duration, row.target, row.outcome, row.id].filter { !$0.isEmpty }
        let rest = Words.lines(of: parts.joined(separator: " · "), width: max(10, width - 2))
        return times.map { row.isRunning ? .bold($0) : StyledText($0) }
            + rest.map { .dim(space + $0) }
    }
}
