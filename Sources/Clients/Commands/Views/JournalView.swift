import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// The list of acts, and undo and redo as JSON.
struct JournalView {
    let zone: Zone

    /// One line for each act, in columns: when it was carried out, what it was, and whether it was
    /// undone.
    ///
    /// - Parameter width: the columns of the terminal; nil if it is none. If the columns do not fit, what
    ///   an act was is wrapped, and that it was undone follows it.
    func lines(_ acts: [Journal1.ActRow], width: Int? = nil) -> [StyledText] {
        let table = TextTable(
            acts.map { act in
                [TimeText.full(act.at, zone: zone), act.text(in: zone)]
                    + (act.isUndone ? [Words.Journal.undoneMark] : [])
            })
        guard let width, table.width > width else {
            return table.rows.map { $0[0] + $0[1] + .dim($0.dropFirst(2).joined()) }
        }
        return FoldedTable(
            rows: acts.map { act in
                let text = act.text(in: zone)
                return FoldedTable.Row(
                    cells: [TimeText.full(act.at, zone: zone)],
                    text: act.isUndone ? "\(text) · \(Words.Journal.undoneMark)" : text,
                    style: act.isUndone ? .dim : .plain)
            }
        ).lines(width: width)
    }

    /// What an undo or a redo did.
    static func json(_ result: Journal1.UndoResult) -> JSON {
        .answer([
            "act": result.act, "at": result.at, "text": result.text(in: .system),
            "left": result.left,
        ])
    }

    func json(_ act: Journal1.ActRow) -> JSON {
        .answer([
            "at": act.at, "act": act.act, "text": act.text(in: zone),
            "takenBack": act.isUndone,
        ])
    }
}
