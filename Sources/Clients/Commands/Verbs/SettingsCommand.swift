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
        commandName: "settings", abstract: Words.Settings.help,
        discussion: Words.Settings.list,
        examples: ["settings get plan", "settings set target-hours 18"],
        subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: Words.Settings.listHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let view = SettingsView(settings: try AgentProxy.starting().settings())
            try answer.show(view.json(), view.lines(width: answer.output.width))
        }
    }

    struct Get: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "get", abstract: Words.Settings.getHelp)

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
            commandName: "set", abstract: Words.Settings.setHelp,
            discussion: Words.Settings.list)

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
