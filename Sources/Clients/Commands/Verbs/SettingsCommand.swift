import Client
import Contract
import Fasting
import LocalTime
import Presentation
import SDBus
import Text
import Words

struct SettingsCommand: CommandGroup {
    static let configuration = CommandConfiguration(
        "settings", Words.Settings.help, discussion: Words.Settings.list,
        examples: ["settings get plan", "settings set target-hours 18"],
        subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration("list", Words.Settings.listHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let view = SettingsView(settings: try AgentProxy.starting().settings())
            try answer.show(view.json(), view.lines(width: answer.output.width))
        }
    }

    struct Get: ParsableCommand {
        static let configuration = CommandConfiguration("get", Words.Settings.getHelp)

        @Argument(.setting, Words.Settings.keyHelp) var key: String
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let key = try SettingsView.key(key)
            let settings = try AgentProxy.starting().settings()
            try answer.show(
                SettingsView(settings: settings).json([key]),
                [StyledText(SettingsView(settings: settings).text(key))])
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            "set", Words.Settings.setHelp, discussion: Words.Settings.list)

        @Argument(.setting, Words.Settings.keyHelp) var key: String
        @Argument(.settingValue, Words.Settings.valueHelp) var value: String
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let key = try SettingsView.key(key)
            // Only a path may be anything else, and D-Bus cannot carry that one.
            if value.hasKeptBytes, key != .calendarFolder {
                throw CommandLineProblem.notText(
                    value, typed: Array(programArguments().dropFirst()))
            }
            let typed = try SettingsView.value(value, of: key)
            let agent = try AgentProxy.starting()
            let plansBefore = try key == .plan ? agent.settings().plans : nil
            try Self.set(key, to: typed, with: agent)
            let settings = try agent.settings()
            if answer.json {
                return try answer.output.line(SettingsView(settings: settings).json([key]))
            }
            let target: Target? =
                switch key {
                case .targetHours: settings.target
                case .plan: settings.plans.longestTarget(settings)
                default: nil
                }
            let changed = Words.Settings.changed(
                key.rawValue, to: SettingsView(settings: settings).spoken(key))
            let replaced = plansBefore.flatMap { PlanCommand.replaced($0, by: settings.plans) }
            try answer.output.say(
                ActAnswer(
                    [changed] + [replaced].compactMap(\.self),
                    cautions: target.map(Caution.all(for:)) ?? []))
            if key == .calendarFolder,
                let danger = FolderDanger.sentence(aboutChosen: settings.calendarFolder)
            {
                try answer.output.line(danger)
            }
        }

        private static func set(
            _ key: Settings.Key, to value: Settings.Value, with agent: AgentProxy
        ) throws {
            do {
                try agent.set(key, to: value)
            } catch {
                let problem = Problem(of: error)
                guard case .refused(let refusal) = error, refusal.isDeniedWrite,
                    let hint = CalendarFolderHint.opening(
                        value.text, to: AgentProcess(on: agent.bus))
                else { throw problem }
                throw Problem(.refused, [problem.sentence ?? "", hint].joined(separator: "\n"))
            }
        }
    }
}

/// The list of settings.
struct SettingsView {
    let settings: Settings

    /// What has commands of its own.
    private static let otherCommands = ["vigil", "compline"]

    static func key(_ text: String) throws(Problem) -> Settings.Key {
        guard let key = Settings.Key(rawValue: text.lowercased()) else {
            if otherCommands.contains(text.lowercased()) {
                throw Problem(.usage, Words.Settings.ownCommand(text.lowercased()))
            }
            let known = Settings.Key.allCases.map(\.rawValue)
            let kebab = String(text.lowercased().map { $0 == "_" ? "-" : $0 })
            let likely = Suggestions.words(for: kebab, among: known, synonyms: Suggestions.keys)
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
            case .number: .number(try UserInput.hourCount(text))
            case .text where key == .calendarFolder: .text(try CalendarFolderHint.path(text))
            case .text: .text(try DailyPlanText.plans(text).description)
            case .word: key.words.contains(text.lowercased()) ? .word(text.lowercased()) : nil
            case .count: count(text, of: key).map { .count($0) }
            case .flag: UserInput.flag(text).map { .flag($0) }
            }
        guard let value else {
            throw Problem(
                .usage,
                Words.CommandLine.suggesting(
                    Suggestions.words(for: text, among: key.words, synonyms: Suggestions.values),
                    after: Words.Settings.refusal(key)))
        }
        return value
    }

    /// A number, or an amount of water: `300`, `300ml`, `0.3 l`.
    private static func count(_ text: String, of key: Settings.Key) -> UInt32? {
        if let count = UInt32(text) { return count }
        guard key == .quickAddMilliliters else { return nil }
        return (try? UserInput.amount(text, usually: .milliliters))?.wire
    }

    /// A row for each setting, with a few words about what it does.
    ///
    /// - Parameter width: the columns of the terminal; nil if it is none.
    func lines(width: Int?) -> [StyledText] {
        func row(_ name: String, _ value: String, _ meaning: String) -> Table.Row {
            Table.Row(
                cells: [StyledText(name), StyledText(value), .dim(meaning)], narrow: .beside(2))
        }
        var rows = Settings.Key.allCases.flatMap { key in
            [row(key.rawValue, spoken(key), Words.Settings.meaning(key))]
                + (key == .targetHours ? [row("", "", Words.Settings.reference)] : [])
        }
        let invitation = settings.invitationTime?.description
        let compline = settings.isComplineOn ? invitation ?? "on" : "off"
        rows += zip(Self.otherCommands, [settings.isVigilOn ? "on" : "off", compline]).map {
            row($0, $1, Words.Settings.seeHelp(of: $0))
        }
        return Table(rows: rows).lines(width: width)
    }

    /// A value as a person types it.
    func text(_ key: Settings.Key) -> String {
        // 16 hours and 20 minutes have no end as a decimal number.
        let hundredths = settings.target.hours * 100
        if key == .targetHours, hundredths != hundredths.rounded() {
            return TimeText.hours(settings.target)
        }
        let text = settings.text(key)
        return text.isEmpty ? "off" : text
    }

    /// A value in a sentence: a number and a plan are written as the language does. They can be typed like that too.
    func spoken(_ key: Settings.Key) -> String {
        switch key {
        case .plan where !settings.plans.isEmpty: DailyPlanText.typed(settings.plans)
        case _ where key.kind == .number:
            text(key).split(separator: ".").joined(separator: Words.decimalPoint)
        default: text(key)
        }
    }

    /// One object with keys in camelCase.
    ///
    /// - Parameter keys: the settings in it.
    func json(_ keys: [Settings.Key] = Settings.Key.allCases) -> JSON {
        guard case .object(let schema) = JSON.answer([:]) else { return .null }
        return .object(
            schema
                + keys.map { key in
                    let name = key.property.rawValue
                    let value: any JSONValue =
                        switch settings.value(key) {
                        case .number(let number): number
                        case .count(let count): count
                        case .flag(let flag): flag
                        case .word(let word): word
                        case .text(let text): text
                        }
                    return (name.prefix(1).lowercased() + name.dropFirst(), value.json)
                })
    }
}
