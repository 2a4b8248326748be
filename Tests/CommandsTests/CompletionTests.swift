import Fasting
import LocalTime
import Testing

@testable import Commands

struct CompletionTests {
    /// Two fasts, and one that is running.
    private struct Source: CompletionSource {
        // 2026-11-22 10:15:30.
        let now = Instant(secondsSinceEpoch: 1_795_342_530)
        let zone = Zone.utc
        var dateWords = DateWords.ofUser

        func fasts() -> [Session] {
            [(1, "DEADBEEF"), (3, "0F1E2D3C")].map { days, id in
                let end = now - Int64(days) * 86_400
                return Session(
                    id: RecordID("\(id)-0000-4000-8000-000000000000")!, start: end - 57_600,
                    end: end, endOffset: nil, target: nil)
            }
        }

        func runningSince() -> Instant? { now - 7200 }

        func waterEntries() -> [Completion.Candidate] { [.init(value: "ABCDEF01")] }

        var names = ["laptop"]
        func machines() -> [Completion.Candidate] { names.map { .init(value: $0) } }
        func backups() -> [Completion.Candidate] { [.init(value: "2026-11-20")] }
    }

    private static func lines(_ words: [String]) -> [String] {
        Completion(source: Source()).lines(words)
    }

    private static func values(_ words: String...) -> [String] {
        lines(words).map { $0.split(separator: "\t")[0].description }
    }

    // MARK: Names of others

    /// Names that are not one argument, or not of one machine, are offered by their id.
    @Test(arguments: [
        ("laptop", true, "laptop"), ("my laptop", true, "my laptop"), ("Zoë's 李", true, "0a1b"),
        ("Zoë 李", true, "Zoë 李"), ("a@b:1,2", true, "a@b:1,2"), ("$(id)", true, "0a1b"),
        ("!;id;#", true, "0a1b"), ("{1..3}", true, "0a1b"), ("~root", true, "0a1b"),
        ("a`id`", true, "0a1b"), ("\"a", true, "0a1b"), ("'a", true, "0a1b"),
        ("a\\b", true, "0a1b"),
        ("=cat", true, "0a1b"), ("@1", true, "0a1b"), ("/bin/sh", true, "0a1b"),
        ("%self", true, "0a1b"),
        (" a", true, "0a1b"), ("{{a,b}}", true, "0a1b"),
        ("laptop", false, "0a1b"), ("", true, "0a1b"), ("--all", true, "0a1b"),
        ("-h", true, "0a1b"),
        ("a\nb", true, "0a1b"), ("a\tb", true, "0a1b"), ("a\u{1b}[2J", true, "0a1b"),
        ("a\u{202E}b", true, "0a1b"),
    ])
    func nameOrIDIsOffered(_ name: String, _ isUnique: Bool, _ offered: String) {
        let candidate = Completion.Candidate(name: name, isUnique: isUnique, id: "0a1b")
        #expect(candidate.value == offered)
        #expect(candidate.description == (offered == name ? "" : name))
    }

    /// A candidate is one line and nothing that a shell expands, even if a source brings one. Another program may own the
    /// name of the agent.
    @Test func noOtherCandidateIsOffered() {
        var source = Source()
        source.names = [
            "laptop", "a\nb", "c\td", "e\u{1b}]0;x\u{7}", "!;id;#", "$(id)", "`id`", "a;b", "a|b",
            "a&b", "<a", "#a",
            "a*", "[a]", "a?", "\\a", "'", "\"", "", " ",
        ]
        #expect(
            Completion(source: source).lines(["devices", "forget", ""]) == ["laptop"])
    }

    // MARK: Everything is completed

    /// The commands without subcommands, each with its path.
    private static func leaves(
        _ command: CommandModel, _ path: [String] = []
    ) -> [(path: [String], command: CommandModel)] {
        let subcommands = command.commands
        return subcommands.isEmpty
            ? [(path, command)]
            : subcommands.flatMap { leaves($0, path + [$0.commandName]) }
    }

    @Test func everyVerbIsOfferedWithItsDescription() throws {
        let root = CommandModel(Atrest.self)
        let unlisted = Atrest.unlisted.map { $0.configuration.commandName }
        let shown = root.commands.filter { !unlisted.contains($0.commandName) }
        #expect(shown.count >= 23)
        #expect(Self.lines([""]) == shown.map { "\($0.commandName)\t\($0.abstract)" })
        for command in shown {
            #expect(!command.abstract.isEmpty, "\(command.commandName)")
            #expect(Self.values("help", command.commandName) == [command.commandName])
        }
    }

    /// Whether only the user knows the value.
    private static func isText(_ argument: ArgumentModel) -> Bool {
        [ArgumentKind.text, .name, .columns].contains {
            $0.placeholder == argument.value.placeholder && argument.name != "words"
        }
    }

    @Test func everyOptionAndEveryValueIsCompleted() throws {
        let root = CommandModel(Atrest.self)
        for (path, command) in Self.leaves(root) {
            let options = Set(Self.lines(path + ["-"]).map { $0.prefix { $0 != "\t" } })
            #expect(options.isSuperset(of: ["--help", "-h"]))
            for option in command.options {
                #expect(options.isSuperset(of: option.typedNames.map { $0[...] }), "\(path)")
                #expect(!option.abstract.isEmpty, "\(path) \(option.typedNames)")
                guard option.kind == .option else { continue }
                let offered = Self.lines(path + [option.typedNames[0], ""])
                #expect(
                    offered.isEmpty == Self.isText(option), "\(path) \(option.typedNames): no value"
                )
                if option.typedNames[0].hasPrefix("--") {
                    let joined = Self.lines(path + [option.typedNames[0] + "="])
                    #expect(joined.count == offered.count, "\(path) \(option.typedNames)")
                }
            }
            var typed = path
            for positional in command.positionals {
                let offered = Self.values(typed)
                #expect(
                    offered.isEmpty == Self.isText(positional),
                    "\(path) \(positional.name): no value")
                typed.append(offered.first ?? "x")
            }
        }
    }

    private static func values(_ words: [String]) -> [String] {
        lines(words + [""]).map { $0.split(separator: "\t")[0].description }
    }

    @Test func everySettingHasValues() {
        for key in Settings.Key.allCases {
            let values = Self.values("settings", "set", key.rawValue, "")
            #expect(!values.isEmpty)
            for value in values {
                #expect(throws: Never.self) { try SettingsView.value(value, of: key) }
            }
        }
    }

    // MARK: Where the cursor is

    @Test func fastsAreOfferedWithTheirTimes() {
        #expect(
            Self.lines(["edit", ""]) == [
                "@0\tsince 22 Nov 08:15", "@1\t20 Nov 18:15, 16h 0m", "@2\t18 Nov 18:15, 16h 0m",
                "DEADBEEF\t20 Nov 18:15, 16h 0m", "0F1E2D3C\t18 Nov 18:15, 16h 0m",
            ])
        let lastYear = Source().text(of: Instant(secondsSinceEpoch: 1_763_661_600))
        #expect(lastYear == "2025-11-20 18:00")
        #expect(Self.values("delete", "@") == ["@1", "@2"])
        // The words of a time are one value.
        #expect(
            Self.values("edit", "--start", "yesterday", "20:00", "@") == ["@0", "@1", "@2"])
        #expect(Self.values("edit", "dead") == ["DEADBEEF"])
    }

    @Test func monthHasTheShortNameOfTheLocale() {
        var source = Source()
        let instant = Instant(secondsSinceEpoch: 1_783_713_600)  // 2026-07-10 20:00
        func text(_ months: [String]) -> String {
            source.dateWords = DateWords(
                yesterday: { $0 }, months: months,
                date: { day, month, _, clock in "\(day) \(month) \(clock)" })
            return source.text(of: instant)
        }
        #expect(
            text(Array(repeating: "x", count: 6) + Array(repeating: "juil.", count: 6))
                == "10 juil. 20:00")
        #expect(text(Array(repeating: "de jul.", count: 12)) == "2026-07-10 20:00")
    }
}
