import Client
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// The list of settings.
struct SettingsView {
    let values: [String: Value]

    static func key(_ text: String) throws(Problem) -> Settings.Key {
        guard let key = Settings.Key(rawValue: text.lowercased()) else {
            let known = Settings.Key.allCases.map(\.rawValue)
            throw Problem(.usage, Words.Settings.unknownKey(text, known: known))
        }
        return key
    }

    /// Reads a value that the user types. The agent checks the range.
    static func value(_ text: String, of key: Settings.Key) throws(Problem) -> Value {
        let value: Value? =
            switch key {
            case .targetHours: TimeText.decimal(text).map { .double($0) }
            case .waterUnit, .reducedMotion: .string(text.lowercased())
            case .quickAddMilliliters: UInt32(text).map { .uint32($0) }
            case .notifyMilestones, .notifyTarget, .discreet, .trayIcon:
                switch text.lowercased() {
                case "true", "on", "yes": .boolean(true)
                case "false", "off", "no": .boolean(false)
                default: nil
                }
            }
        guard let value else { throw Problem(.usage, Words.Settings.refusal(key)) }
        return value
    }

    func text(_ key: Settings.Key) -> String {
        values[key.property.rawValue].flatMap { Settings.Key.text(of: $0) } ?? ""
    }

    /// One line for each setting, with a few words about what it does.
    func lines() -> [StyledText] {
        let keys = Settings.Key.allCases
        let keyWidth = keys.map(\.rawValue.count).max() ?? 0
        let valueWidth = keys.map { text($0).count }.max() ?? 0
        return keys.flatMap { key -> [StyledText] in
            let line =
                key.rawValue.padded(to: keyWidth) + "  " + text(key).padded(to: valueWidth)
                + "  " + .dim(Words.Settings.meaning(key))
            guard key == .targetHours else { return [line] }
            let indent = String(repeating: " ", count: keyWidth + 2)
            return [line, indent + .dim(Words.Settings.reference)]
        }
    }

    /// One object with keys in camelCase.
    var json: JSON {
        .object(
            Settings.Key.allCases.map { key in
                let name = key.property.rawValue
                let value: JSON =
                    switch values[name] {
                    case .double(let number): .number(number)
                    case .uint32(let number): .integer(Int64(number))
                    case .boolean(let flag): .boolean(flag)
                    case .string(let text): .string(text)
                    default: .null
                    }
                return (name.prefix(1).lowercased() + name.dropFirst(), value)
            })
    }
}
