import Presentation
import Text
import Words

/// Fasts in columns, or in two lines each where a terminal is too narrow for columns.
struct HistoryTable {
    struct Row: Equatable {
        let start: String
        let end: String
        let duration: String
        /// Beside the duration of a fast of two days or more; nil for others.
        var days: String?
        let target: String
        let outcome: String
        let id: String
        /// Empty if there is none.
        var note = ""
        var isRunning = false

        /// - Parameter withDays: whether the days are before the hours, which stay below each other. A
        ///   pipe has the hours alone, so that programs find each word in its place.
        fileprivate func cells(withDays: Bool) -> [String] {
            let time = (withDays ? days : nil).map { "\($0) · \(duration)" } ?? duration
            return [start, end, time, target, outcome, id]
        }
    }

    let rows: [Row]

    /// - Parameters:
    ///   - width: the columns of the terminal; nil if it is none. Only a terminal gets heads.
    ///   - withNotes: whether the note of a fast stands below it.
    func lines(width: Int?, withNotes: Bool = false) -> [StyledText] {
        if rows.isEmpty { return [] }
        let heads = width == nil ? [] : [Words.History.heads]
        // The durations and the targets end at the right.
        let table = TextTable(
            heads + rows.map { $0.cells(withDays: width != nil) }, rightAligned: [2, 3])
        func notes(_ row: Row) -> [StyledText] { withNotes ? Self.note(row, width: width) : [] }
        if let width, table.width > width {
            return rows.flatMap { Self.narrow($0, width) + notes($0) }
        }
        return table.rows.prefix(heads.count).map { .dim($0.joined()) }
            + zip(rows, table.rows.dropFirst(heads.count)).flatMap { row, cells in
                let text = cells.dropLast().joined()
                return [(row.isRunning ? .bold(text) : StyledText(text)) + .dim(cells[5])]
                    + notes(row)
            }
    }

    /// The note below its fast.
    private static func note(_ row: Row, width: Int?) -> [StyledText] {
        if row.note.isEmpty { return [] }
        let paragraphs = row.note.split(separator: "\n").map { String($0).printable }
        let lines = paragraphs.flatMap { paragraph in
            width.map { WrappedText.lines(paragraph, width: max(10, $0 - 4)) } ?? [paragraph]
        }
        return lines.map { .dim("    " + $0) }
    }

    /// The times in the first line, everything else in the second, each wrapped if need be.
    private static func narrow(_ row: Row, _ width: Int) -> [StyledText] {
        let day = row.start.prefix { $0 != " " }
        let isOneDay = row.end.hasPrefix(day + " ")
        let end = isOneDay ? String(row.end.dropFirst(day.count + 1)) : row.end
        let times = WrappedText.lines(Words.interval(from: row.start, to: end), width: width)
        let parts = [row.duration, row.days ?? "", row.target, row.outcome, row.id]
            .filter { !$0.isEmpty }
        let rest = WrappedText.lines(ofParts: parts, width: max(10, width - 2))
        return times.map { row.isRunning ? .bold($0) : StyledText($0) }
            + rest.map { .dim("  " + $0) }
    }
}
