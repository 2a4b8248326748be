import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// What `atrest history --total` shows: how many fasts there are, and how long they lasted.
struct TotalView {
    /// nil for one span.
    let span: CalendarSpan?
    let totals: [History1.TotalRow]

    /// - Parameter width: the columns of the terminal; nil if it is none. Only a terminal gets heads.
    func lines(width: Int?) -> [StyledText] {
        guard let span else { return totals.flatMap(Self.list) }
        let heads = [Words.History.totalHeads(Self.head(span))]
        let rows = totals.map { row in
            [Self.name(row, span)] + TotalText(row).facts.map(\.value)
        }
        let table = TextTable((width == nil ? [] : heads) + rows, rightAligned: [1, 2, 3])
        if let width, table.width > width {
            return rows.flatMap { Self.narrow($0, heads[0], width) }
        }
        return table.rows.enumerated().map { at, cells in
            width != nil && at == 0 ? .dim(cells.joined()) : StyledText(cells.joined())
        }
    }

    /// One span needs no columns.
    private static func list(_ row: History1.TotalRow) -> [StyledText] {
        TextTable(TotalText(row).facts.map { [$0.name, $0.value] })
            .rows.map { .dim($0[0]) + $0[1] }
    }

    /// The span in the first line, everything else in the second, wrapped if need be.
    private static func narrow(
        _ cells: [String], _ heads: [String], _ width: Int
    ) -> [StyledText] {
        let parts = zip(heads, cells).dropFirst().map { "\($0) \($1)" }
        let rest = WrappedText.lines(ofParts: parts, width: max(10, width - 2))
        return [StyledText(cells[0])] + rest.map { .dim("  " + $0) }
    }

    // MARK: Cells

    private static func head(_ span: CalendarSpan) -> String {
        switch span {
        case .day: Words.History.day
        case .week: Words.History.weekFrom
        case .month: Words.History.month
        }
    }

    /// The day, or the month as it is typed: `2026-11`.
    private static func name(_ row: History1.TotalRow, _ span: CalendarSpan) -> String {
        let day = row.firstDay ?? ""
        return span == .month ? String(day.dropLast(3)) : day
    }

    private static func seconds(_ microseconds: UInt64?) -> Int64 {
        Int64((microseconds ?? 0) / 1_000_000)
    }

    // MARK: JSON

    var json: JSON {
        .array(
            totals.map { row in
                .answer([
                    "begin": row.begin, "firstDay": row.firstDay, "fasts": row.number,
                    "durationSeconds": Self.seconds(row.durationTotal),
                    "medianSeconds": Self.seconds(row.median),
                    "shortestSeconds": Self.seconds(row.shortest),
                    "longestSeconds": Self.seconds(row.longest),
                ])
            })
    }
}
