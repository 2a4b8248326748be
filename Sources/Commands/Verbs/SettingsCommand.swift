import ArgumentParsing
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import SDBus
import Words

struct SettingsCommand: CommandGroup {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: Words.Settings.help,
        discussion: Words.Settings.list,
        subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: Words.Settings.listHelp)

        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let output = Output(color: outputOptions.color)
            let settings = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).settings()
            }
            if json { return try output.line(SettingsView(settings: settings).json().text) }
            try output.lines(SettingsView(settings: settings).lines())
        }
    }

    struct Get: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "get", abstract: Words.Settings.getHelp)

        @Argument(help: ArgumentHelp(Words.Settings.keyHelp)) var key: String
        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let key = try SettingsView.key(key)
            let settings = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).settings()
            }
            let output = Output(color: outputOptions.color)
            if json {
                return try output.line(SettingsView(settings: settings).json([key]).text)
            }
            try output.line(settings.text(key))
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: Words.Settings.setHelp,
            discussion: Words.Settings.list)

        @Argument(help: ArgumentHelp(Words.Settings.keyHelp)) var key: String
        @Argument(help: ArgumentHelp(Words.Settings.valueHelp)) var value: String
        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let key = try SettingsView.key(key)
            let typed = try SettingsView.value(value, of: key)
            let settings = try asking { () throws(ClientError) in
                let agent = try AgentProxy(activates: true)
                try agent.set(key, to: typed)
                return try agent.settings()
            }
            let output = Output(color: outputOptions.color)
            if json {
                return try output.line(SettingsView(settings: settings).json([key]).text)
            }
            let isLong = Words.Safety.isLong(seconds: settings.target.microseconds / 1_000_000)
            try output.say(
                ActAnswer(
                    Words.Settings.changed(key.rawValue, to: settings.text(key)),
                    isAboutLongFast: key == .targetHours && isLong))
        }
    }
}
