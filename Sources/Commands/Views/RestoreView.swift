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
    func lines(_ backups: [Journal1.BackupRow]) -> [StyledText] {
        if backups.isEmpty { return [StyledText(Say.none)] }
        let table = TextTable(
            backups.map {
                [
                    $0.day, TimeText.date($0.day)?.localDate ?? "",
                    Say.content(fasts: Int($0.fasts), water: Int($0.water)),
                ]
            })
        return table.rows.map { .bold($0[0]) + .dim($0[1]) + $0[2] } + [StyledText(Say.howTo)]
    }

    func json(_ backups: [Journal1.BackupRow]) -> JSON {
        .array(
            backups.map {
                .object([
                    JSON.schema, ("day", .string($0.day)), ("fasts", .integer(Int64($0.fasts))),
                    ("water", .integer(Int64($0.water))),
                ])
            })
    }

    func lines(_ counts: Journal1.RestoreResult, of day: String) -> [StyledText] {
        counts.lines(of: day).map { StyledText($0) }
    }

    func json(_ counts: Journal1.RestoreResult, of day: String) -> JSON {
        .object([
            JSON.schema, ("day", .string(day)), ("returned", .integer(Int64(counts.returned))),
            ("changed", .integer(Int64(counts.changed))),
            ("removed", .integer(Int64(counts.removed))),
            ("equal", .integer(Int64(counts.equal))),
        ])
    }
}
