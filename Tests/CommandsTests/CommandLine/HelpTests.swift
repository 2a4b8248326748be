import Contract
import Presentation
import Testing
import Words

@testable import Commands

/// What `--help` shows.
struct HelpTests {
    private static func paths(_ model: CommandModel, _ names: [String] = []) -> [[String]] {
        [names] + model.commands.flatMap { paths($0, names + [$0.commandName]) }
    }

    private func help(
        _ words: [String], hasAll: Bool = false, width: Int = 80
    ) throws -> [String] {
        let path = try CommandPath(words, in: CommandModel(Atrest.self))
        return HelpView(path: path, hasAll: hasAll).lines(width: width).map(\.plain)
    }

    @Test func everyCommandIsInOneGroup() throws {
        let root = CommandModel(Atrest.self)
        let grouped = Atrest.groups.flatMap(\.commands).map { $0.configuration.commandName }
        let unlisted = Atrest.unlisted.map { $0.configuration.commandName }
        #expect(grouped + unlisted == root.commands.map(\.commandName))
        #expect(Set(grouped + unlisted).count == grouped.count + unlisted.count)
        // 32 were more than people read: what few need can have a verb that is not listed.
        #expect(grouped.count { $0 != PremiumCommand.configuration.commandName } <= 27)
        let lines = try help([], hasAll: true)
        for name in unlisted { #expect(!lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)") }
        for name in grouped { #expect(lines.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)") }
    }

    @Test func helpNamesEveryScreen() {
        for screen in ScreenName.allCases.map(\.rawValue) {
            #expect(Words.WindowCommand.discussion.contains(screen), "\(screen)")
            #expect(Words.WindowCommand.screenHelp.contains(screen), "\(screen)")
        }
    }

    /// The first screen fits a small terminal.
    @Test func firstScreenHasTheCommandsOfEveryDay() throws {
        let lines = try help([])
        #expect(lines.count <= 32)
        #expect(lines.count { $0.hasPrefix("  atrest ") } == 3)
        let names = Atrest.everyDay.map { $0.configuration.commandName }
        #expect(names.count == 10)
        for name in names { #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)") }
        #expect(!lines.contains { $0.hasPrefix("  doctor ") })
        #expect(lines.joined(separator: " ").contains("`atrest help all`"))
    }

    @Test func everyListedCommandHasTwoExamples() throws {
        for command in Atrest.groups.flatMap(\.commands).map({ CommandModel($0) }) {
            let takesArguments =
                command.isGroup || !command.positionals.isEmpty || command.options.count > 1
            #expect(command.examples.count == (takesArguments ? 2 : 0), "\(command.commandName)")
            let shown = try help([command.commandName]).filter { $0.hasPrefix("  atrest ") }
            #expect(shown == command.examples.map { "  atrest \($0)" })
            for example in command.examples {
                #expect(example.split(separator: " ")[0] == command.commandName)
                let sentence = HintTests.problem(example)?.sentence
                #expect(sentence == nil, "\(example): \(sentence ?? "")")
            }
        }
    }

    @Test func defaultSubcommandIsInTheUsage() throws {
        #expect(try help(["water"]).contains { $0.hasSuffix("atrest water [today] [--json]") })
    }

    /// Those of Vigil are others.
    @Test(arguments: ["inbox", "today"]) func switchNamesItsOwnStates(_ name: String) throws {
        let usage = try help(["devices", name]).first { $0.contains("atrest devices") }
        #expect(usage?.hasSuffix("atrest devices \(name) [on|off] [--json]") == true)
    }

    /// Each line fits, except one word that is longer than the line.
    @Test(arguments: [30, 40, 60, 80, 200]) func linesFitTheTerminal(_ width: Int) throws {
        let root = CommandModel(Atrest.self)
        for path in Self.paths(root) {
            for line in try help(path, width: width) {
                let words = line.split(separator: " ")
                #expect(
                    line.count <= min(width, 100) || words.count <= 4 && width < 80,
                    "\(path): \(line)")
                #expect(!line.hasSuffix(" "))
            }
        }
    }

    /// A setting whose line is too long is still told from the next one.
    @Test func longLinesOfAListAreIndented() throws {
        let lines = try help(["settings"], width: 60)
        let keys = Set(Words.Settings.list.split(separator: "\n").map { $0.prefix { $0 != ":" } })
        let list = lines.drop { !$0.hasPrefix("target-hours:") }.prefix { !$0.isEmpty }
        for line in list where !line.hasPrefix("    ") {
            #expect(keys.contains(line.prefix { $0 != ":" }), "\(line)")
        }
        #expect(list.contains { $0.hasPrefix("    ") })
    }

    @Test func everyOptionIsShown() throws {
        let root = CommandModel(Atrest.self)
        for path in Self.paths(root) {
            let model = try CommandPath(path, in: root).model
            guard !model.isGroup else { continue }
            let text = try help(path).joined(separator: "\n")
            for option in model.options {
                // What all commands have is explained once.
                let isShown = text.contains("\(HelpView.label(option)) ")
                #expect(isShown == (option.name != "color"), "\(path) \(option)")
                #expect(!option.abstract.isEmpty, "\(path) \(option)")
            }
            #expect(!text.contains("-h, --help"))
        }
    }

    @Test(
        arguments: [
            (["--help"], .help([])), (["-h"], .help([])), (["help"], .help([])),
            (["help", "start"], .help(["start"])), (["help", "all"], .help([], hasAll: true)),
            (["help", "water", "add"], .help(["water", "add"])),
            (["start", "--help"], .help(["start"])), (["--help", "start"], .help(["start"])),
            (["foo", "--help"], .help(["foo"])),
            (["start", "-h", "--ago", "2h"], .help(["start", "2h"])),
            (["--color", "never", "start", "--help"], .help(["start"])),
            (["--color", "always", "help"], .help([])),
            (["help", "water", "--color", "never"], .help(["water"])),
            (["plan", "--help", "--color", "never"], .help(["plan"])),
            (["--json", "--help"], .help([])), (["--version"], .version), (["-V"], .version),
            (["start", "--version"], .version),
            (["export", "--", "--version"], .run(["export", "--", "--version"])),
            (["start"], .run(["start"])), ([], .run([])),
            (["export", "--", "--help"], .run(["export", "--", "--help"])),
            (["--color=never", "start", "now"], .run(["start", "--color=never", "now"])),
            (["__complete", "start", "--help"], .complete(["start", "--help"])),
        ] as [([String], CommandLineRequest)])
    func request(_ line: [String], _ expected: CommandLineRequest) {
        #expect(CommandLineRequest(line) == expected)
    }

    @Test func unknownCommandHasNoHelp() throws {
        let root = CommandModel(Atrest.self)
        for words in [["foo"], ["water", "foo"], ["foo", "water"]] {
            #expect(throws: Problem.self) { try CommandPath(words, in: root) }
        }
        #expect(try CommandPath(["start", "20:00"], in: root).names == ["start"])
    }
}
