import CAdwaita
import Client
import Fasting
import Words

/// The rows of settings that need only the table of settings: a switch for a flag, a list for one of
/// a few words.
final class SettingRows {
    private enum Row {
        case flag(SwitchRow)
        case word(ChoiceRow<String>)
    }

    private var rows: [(key: Settings.Key, row: Row)] = []

    /// Adds the rows to a group.
    init(_ keys: [Settings.Key], in group: Widget, _ connection: AgentConnection) {
        for key in keys {
            let texts = Words.Settings.texts(key)
            if key.kind == .flag {
                let row = SwitchRow(
                    texts.title, texts.explanation,
                    send: connection.sending(key, Settings.Value.flag))
                row.add(to: group)
                rows.append((key, .flag(row)))
            } else {
                let row = ChoiceRow(
                    texts.title, texts.explanation, presets: key.words,
                    text: { texts.words[$0] ?? $0 },
                    send: connection.sending(key, Settings.Value.word))
                row.add(to: group)
                rows.append((key, .word(row)))
            }
        }
    }

    func report(_ report: AgentReport?) {
        for (key, row) in rows {
            let value = report?.setting(key)
            switch row {
            case .flag(let row): row.report(value.flatMap { Bool($0.text) })
            case .word(let row): row.report(value?.text)
            }
        }
    }

    func adapt(toLargeText isLarge: Bool) {
        for (_, row) in rows {
            if case .word(let row) = row { row.adapt(toLargeText: isLarge) }
        }
    }
}
