import Testing

@testable import Commands

/// The words of a time need no quotes.
struct JoinedWordsTests {
    @Test(
        arguments: [
            ([], []), (["status"], ["status"]), (["start", "--at"], ["start", "--at"]),
            (["start", "--at", "20:00"], ["start", "--at", "20:00"]),
            (
                ["start", "--at", "yesterday", "20:00", "--target", "18"],
                ["start", "--at", "yesterday 20:00", "--target", "18"]
            ),
            (["start", "--at", "yesterday 20:00"], ["start", "--at", "yesterday 20:00"]),
            (
                ["start", "--at=yesterday", "8", "pm", "--target=18", "hours"],
                ["start", "--at=yesterday 8 pm", "--target=18 hours"]
            ),
            (["start", "--at=", "8", "pm"], ["start", "--at= 8 pm"]),
            (["start", "--at=20:00"], ["start", "--at=20:00"]),
            (["end", "--ago", "2", "hours"], ["end", "--ago", "2 hours"]),
            (
                ["log", "--start", "mon", "8pm", "--end", "20", "Nov", "2026", "noon"],
                ["log", "--start", "mon 8pm", "--end", "20 Nov 2026 noon"]
            ),
            (
                ["edit", "--start", "yesterday", "20:00", "3F2A0B1C"],
                ["edit", "--start", "yesterday 20:00", "3F2A0B1C"]
            ),
            (
                ["edit", "--target", "18", "12345678", "--end", "now"],
                ["edit", "--target", "18", "12345678", "--end", "now"]
            ),
            (["edit", "--start", "8", "pm", "@1"], ["edit", "--start", "8 pm", "@1"]),
            (["water", "add", "--at", "20:00", "250"], ["water", "add", "--at", "20:00", "250"]),
            (
                ["water", "add", "250", "--at", "yesterday", "8", "pm"],
                ["water", "add", "250", "--at", "yesterday 8 pm"]
            ),
            // A day without a time is meant as a time, and so is a duration without "ago".
            (["edit", "--start", "yesterday", "@1"], ["edit", "--start", "yesterday", "@1"]),
            (["edit", "--start", "2", "hours", "@1"], ["edit", "--start", "2 hours", "@1"]),
            (["history", "--since", "20", "Nov"], ["history", "--since", "20 Nov"]),
            // What cannot be read is named as a whole.
            (["start", "--at", "foo", "bar"], ["start", "--at", "foo bar"]),
            (["edit", "--start", "foo", "@1"], ["edit", "--start", "foo @1"]),
            (
                ["water", "add", "1", "--at", "yesterday", "at", "25", "o'clock"],
                ["water", "add", "1", "--at", "yesterday at 25 o'clock"]
            ),
            (["edit", "--end", "20:00", "foo"], ["edit", "--end", "20:00 foo"]),
            // A dash between spaces and a number after one belong to a time.
            (["end", "--at", "now", "-", "1", "hour"], ["end", "--at", "now - 1 hour"]),
            (
                ["end", "--at", "now", "-1h", "--color", "never"],
                ["end", "--at", "now -1h", "--color", "never"]
            ),
            (["export", "--since", "monday", "-"], ["export", "--since", "monday", "-"]),
            (["start", "--at", "yesterday", "at", "x"], ["start", "--at", "yesterday at x"]),
            (["start", "--", "--at", "8", "pm"], ["start", "--", "--at", "8", "pm"]),
            (
                ["settings", "set", "target-hours", "18", "hours", "--color", "never"],
                ["settings", "set", "target-hours", "18 hours", "--color", "never"]
            ),
            (["settings", "set", "target-hours"], ["settings", "set", "target-hours"]),
            (["settings", "set"], ["settings", "set"]),
            (["restore", "20", "Nov", "--yes"], ["restore", "20 Nov", "--yes"]),
            (
                ["settings", "set", "--color", "never", "target-hours", "18"],
                ["settings", "set", "--color", "never", "target-hours", "18"]
            ),
            (
                ["settings", "set", "--json", "target-hours", "18"],
                ["settings", "set", "--json", "target-hours", "18"]
            ),
            (
                ["settings", "set", "target-hours", "--color=never", "18", "hours", "--json"],
                ["settings", "set", "target-hours", "--color=never", "18 hours", "--json"]
            ),
            (["settings", "get", "a", "b"], ["settings", "get", "a", "b"]),
            (
                ["restore", "--color", "never", "20", "Nov"],
                ["restore", "--color", "never", "20 Nov"]
            ),
            (["restore", "--dry-run", "20", "Nov"], ["restore", "--dry-run", "20 Nov"]),
            (["restore", "--color", "never"], ["restore", "--color", "never"]),
            (["restore"], ["restore"]),
            (["restore", "--json"], ["restore", "--json"]),
        ] as [([String], [String])])
    func wordsThatCanBeReadAreJoined(arguments: [String], joined: [String]) {
        let (typed, path) = Self.read(arguments)
        #expect(path + typed.words == Self.parts(joined).words)
        let options = typed.options.map { $0.name + ($0.value.isEmpty ? "" : "=" + $0.value) }
        #expect(options == Self.parts(joined).options)
    }

    /// The arguments as the command reads them that their first words name.
    private static func read(_ arguments: [String]) -> (TypedArguments, path: [String]) {
        var path = CommandPath(CommandModel(Atrest.self))
        for word in arguments {
            guard let next = path.model.command(named: word) else { break }
            path.enter(next)
        }
        let model = path.model.fallback ?? path.model
        let typed = TypedArguments(
            arguments.dropFirst(path.names.count), of: model.options + model.positionals)
        return (typed, path.names)
    }

    /// The options and the words of a command line in which each value is one argument.
    private static func parts(_ line: [String]) -> (options: [String], words: [String]) {
        let flags: Set = ["--json", "--yes", "--dry-run"]
        var (options, words, rest) = ([String](), [String](), line[...])
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("--") else {
                words.append(argument)
                continue
            }
            if argument.contains("=") || flags.contains(argument) {
                options.append(argument)
            } else if let value = rest.popFirst() {
                options.append("\(argument)=\(value)")
            }
        }
        return (options, words)
    }

    @Test func manyWordsAreKept() {
        let words = Array(repeating: "yesterday", count: 20_000)
        for start in [["start", "--at"], ["edit", "--start"]] {
            let (typed, _) = Self.read(start + words)
            #expect(typed.options.map(\.value) == [words.joined(separator: " ")])
            #expect(typed.words.isEmpty)
        }
    }
}
