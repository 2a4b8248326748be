import Contract
import Fasting
import LocalTime
import Presentation
import TextCells
import Words

/// The list of settings.
struct SettingsView {
    let settings: Settings

    static func key(_ text: String) throws(Problem) -> Settings.Key {
        guard let key = Settings.Key(rawValue: text.lowercased()) else {
            let known = Settings.Key.allCases.map(\.rawValue)
            let kebab = String(text.lowercased().map { $0 == "_" ? "-" : $0 })
            let likely = Likely.words(for: kebab, among: known, synonyms: Likely.keys)
            // All of them would hide the one that is meant.
            throw Problem(
                .usage,
                likely.isEmpty
                    ? Words.Settings.unknownKey(text, known: known)
                    : Words.CommandLine.suggesting(
                        likely, after: Words.CommandLine.unknownSetting(text)))
        }
        return key
    }

    /// Reads a value that the user types. The agent checks the range.
    static func value(_ text: String, of key: Settings.Key) throws(Problem) -> Settings.Value {
        let value: Settings.Value? =
            switch key.kind {
            case .number: .number(try Typed.hourCount(text))
            case .word: words(of: key).contains(text.lowercased()) ? .word(text.lowercased()) : nil
            case .count: UInt32(text).map { .count($0) }
            case .flag:
                switch text.lowercased() {
                case "true", "on", "yes": .flag(true)
                case "false", "off", "no": .flag(false)
                default: nil
                }
            }
        guard let value else {
            throw Problem(
                .usage,
                Words.CommandLine.suggesting(
                    Likely.words(for: text, among: words(of: key), synonyms: Likely.values),
                    after: Words.Settings.refusal(key)))
        }
        return value
    }

    /// The values of a setting that are words.
    private static func words(of key: Settings.Key) -> [String] {
        switch key {
        case .targetHours, .quickAddMilliliters: []
        case .waterUnit: WaterUnit.allCases.map(\.rawValue)
        case .notifyMilestones, .notifyTarget, .discreet, .trayIcon: ["true", "false"]
        case .reducedMotion: Settings.ReducedMotion.allCases.map(\.rawValue)
        }
    }

    /// One line for each setting, with a few words about what it does.
    func lines() -> [StyledText] {
        let keys = Settings.Key.allCases
        let table = TextTable(
            keys.map { [$0.rawValue, settings.text($0), Words.Settings.meaning($0)] })
        return zip(keys, table.rows).flatMap { key, row -> [StyledText] in
            let line = row[0] + row[1] + .dim(row[2])
            guard key == .targetHours else { return [line] }
            return [line, .spaces(table.starts[1]) + .dim(Words.Settings.reference)]
        }
    }

    /// One object with keys in camelCase.
    ///
    /// - Parameter keys: the settings in it.
    func json(_ keys: [Settings.Key] = Settings.Key.allCases) -> JSON {
        .object(
            [JSON.schema]
                + keys.map { key in
                    let name = key.property.rawValue
                    let value: JSON =
                        switch settings.value(key) {
                        case .number(let number): .number(number)
                        case .count(let count): .integer(Int64(count))
                        case .flag(let flag): .boolean(flag)
                        case .word(let word): .string(word)
                        }
                    return (name.prefix(1).lowercased() + name.dropFirst(), value)
                })
    }
}
