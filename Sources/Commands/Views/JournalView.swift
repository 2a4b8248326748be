import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The list of acts, and undo and redo as JSON.
struct JournalView {
    let zone: Zone

    /// One line for each act, in columns: when it was carried out, what it was, and whether it was
    /// taken back.
    func lines(_ acts: [Journal1.ActRow]) -> [StyledText] {
        let texts = acts.map { $0.text(in: zone) }
        let width = texts.map(\.count).max() ?? 0
        return zip(acts, texts).map { act, text in
            let when = TimeText.full(act.at, zone: zone) + "  "
            return act.isTakenBack
                ? when + text.padded(to: width) + "  " + .dim(Words.Journal.takenBack)
                : StyledText(when + text)
        }
    }

    /// What an undo or a redo did.
    static func json(_ result: Journal1.UndoResult) -> JSON {
        .object([
            JSON.schema, ("act", .string(result.act.rawValue)),
            ("at", HistoryView.time(result.at)), ("text", .string(result.text(in: .system))),
            ("left", .integer(Int64(result.left))),
        ])
    }

    func json(_ act: Journal1.ActRow) -> JSON {
        .object([
            JSON.schema, ("at", HistoryView.time(act.at)), ("act", .string(act.act.rawValue)),
            ("text", .string(act.text(in: zone))), ("takenBack", .boolean(act.isTakenBack)),
        ])
    }
}
