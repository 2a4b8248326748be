import ArgumentParser
import Client
import Contract
import Fasting
import LocalTime
import SDBus
import Words

struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: Words.Settings.help,
        subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: Words.Settings.listHelp)

        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var look: LookOptions

        func run() throws {
            let output = Output(color: look.color)
            let values = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).settings()
            }
            if json { return try output.line(SettingsView(values: values).json.text) }
            try output.lines(SettingsView(values: values).lines())
        }
    }

    struct Get: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: Words.Settings.getHelp)

        @Argument(help: ArgumentHelp(Words.Settings.keyHelp)) var key: String
        @OptionGroup var look: LookOptions

        func run() throws {
            let key = try SettingsView.key(key)
            let values = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).settings()
            }
            try Output(color: look.color).line(SettingsView(values: values).text(key))
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: Words.Settings.setHelp)

        @Argument(help: ArgumentHelp(Words.Settings.keyHelp)) var key: String
        @Argument(help: ArgumentHelp(Words.Settings.valueHelp)) var value: String
        @OptionGroup var look: LookOptions

        func run() throws {
            let key = try SettingsView.key(key)
            let typed = try SettingsView.value(value, of: key)
            let values = try asking { () throws(ClientError) in
                let agent = try AgentProxy(activates: true)
                try agent.set(key.property, to: typed)
                return try agent.settings()
            }
            try Output(color: look.color).line(
                Words.Settings.changed(key.rawValue, to: SettingsView(values: values).text(key)))
        }
    }
}

/// The settings as they are listed. Pure.
struct SettingsView {
    let values: [String: Value]

    static func key(_ text: String) throws(Problem) -> Settings.Key {
        guard let key = Settings.Key(rawValue: text.lowercased()) else {
            let known = Settings.Key.allCases.map(\.rawValue)
            throw Problem(.usage, Words.Settings.unknownKey(text, known: known))
        }
        return key
    }

    /// Reads what a person types; the agent says which values it takes.
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

    /// A line for each, with a few words on what it does.
    func lines() -> [StyledText] {
        let keys = Settings.Key.allCases
        let keyWidth = keys.map(\.rawValue.count).max() ?? 0
        let valueWidth = keys.map { text($0).count }.max() ?? 0
        return keys.flatMap { key -> [StyledText] in
            let line =
                Self.padded(key.rawValue, keyWidth) + "  " + Self.padded(text(key), valueWidth)
                + "  " + .dim(Words.Settings.meaning(key))
            guard key == .targetHours else { return [line] }
            let indent = String(repeating: " ", count: keyWidth + 2)
            return [line, indent + .dim(Words.Settings.reference)]
        }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// One object, keys in camelCase.
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
