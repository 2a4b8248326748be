import Contract
import Fasting
import LocalTime
import Presentation
import TextCells
import Words

/// The list of acts, and undo and redo as JSON.
struct JournalView {
    let zone: Zone

    /// One line for each act, in columns: when it was carried out, what it was, and whether it was
    /// undone.
    func lines(_ acts: [Journal1.ActRow]) -> [StyledText] {
        TextTable(
            acts.map { act in
                [TimeText.full(act.at, zone: zone), act.text(in: zone)]
                    + (act.isTakenBack ? [Words.Journal.takenBack] : [])
            }
        ).rows.map { $0[0] + $0[1] + .dim($0.dropFirst(2).joined()) }
    }

    /// What an undo or a redo did.
    static func json(_ result: Journal1.UndoResult) -> JSON {
        .answer([
            "act": result.act.rawValue, "at": result.at, "text": result.text(in: .system),
            "left": result.left,
        ])
    }

    func json(_ act: Journal1.ActRow) -> JSON {
        .answer([
            "at": act.at, "act": act.act.rawValue, "text": act.text(in: zone),
            "takenBack": act.isTakenBack,
        ])
    }
}
