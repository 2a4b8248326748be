import Contract
import LocalTime
import Presentation
import TextCells
import Words

/// The backups, and what restoring one changes.
struct RestoreView {
    private typealias Say = Words.Restore

    /// One line for each backup, in columns: the day as it is typed, the day as it is read, and what
    /// is in it.
    ///
    /// - Parameter width: the columns of the terminal; nil if it is none.
    func lines(_ backups: [Journal1.BackupRow], width: Int? = nil) -> [StyledText] {
        if backups.isEmpty { return [StyledText(Say.none)] }
        let rows = backups.map {
            [
                $0.day, TimeText.date($0.day)?.localDate ?? "",
                Say.content(fasts: Int($0.fasts), water: Int($0.water)),
            ]
        }
        let table = TextTable(rows)
        guard let width, table.width > width else {
            return table.rows.map { .bold($0[0]) + .dim($0[1]) + $0[2] } + [StyledText(Say.howTo)]
        }
        let folded = FoldedTable(
            rows: rows.map { FoldedTable.Row(cells: Array($0.prefix(2)), text: $0[2]) })
        return folded.lines(width: width) + [StyledText(Say.howTo)]
    }

    func json(_ backups: [Journal1.BackupRow]) -> JSON {
        .array(
            backups.map {
                .answer(["day": $0.day, "fasts": $0.fasts, "water": $0.water])
            })
    }

    func lines(_ counts: Journal1.RestoreResult, of day: String) -> [StyledText] {
        counts.lines(of: day).map { StyledText($0) }
    }

    func json(_ counts: Journal1.RestoreResult, of day: String) -> JSON {
        .answer([
            "day": day, "returned": counts.returned, "changed": counts.changed,
            "removed": counts.removed, "equal": counts.equal,
        ])
    }
}
