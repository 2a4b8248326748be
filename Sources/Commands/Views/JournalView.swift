import Contract
import LocalTime
import Words

/// The list of acts, and the answers of undo and redo.
struct JournalView {
    let zone: Zone

    /// The answer of an undo or a redo.
    ///
    /// - Parameter left: how many records were left as they are.
    static func answer(_ sentence: String, left: UInt32) -> [StyledText] {
        [StyledText(sentence)] + (left > 0 ? [StyledText(Words.Journal.left(Int(left)))] : [])
    }

    /// One line for each act, in columns: when it was carried out, what it was, and whether it was
    /// taken back.
    func lines(_ acts: [Journal1.ActRow]) -> [StyledText] {
        let width = acts.map(\.text.count).max() ?? 0
        return acts.map { act in
            let when = TimeText.full(act.at, zone: zone) + "  "
            return act.isTakenBack
                ? when + act.text.padded(to: width) + "  " + .dim(Words.Journal.takenBack)
                : StyledText(when + act.text)
        }
    }

    static func json(_ act: Journal1.ActRow) -> JSON {
        .object([
            ("at", HistoryView.time(act.at)), ("act", .string(act.act.rawValue)),
            ("text", .string(act.text)), ("takenBack", .boolean(act.isTakenBack)),
        ])
    }
}
