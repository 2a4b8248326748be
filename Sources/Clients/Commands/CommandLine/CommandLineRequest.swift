import Contract
import Presentation
import Words

/// What a command line asks for. Nothing else looks at the arguments before a command has them.
enum CommandLineRequest: Equatable {
    /// The agent opens a verb in a terminal.
    case open(TerminalVerb)
    /// A shell completes these words.
    case complete([String])
    case version
    /// Help about the command that the words name, such as `water` and `add`.
    case help([String], hasAll: Bool = false)
    /// A command with its arguments. The verb comes first.
    case run([String])

    init(_ arguments: [String]) {
        let line = Self.verbFirst(arguments)
        let first = line.first ?? ""
        let own = line.prefix { $0 != "--" }
        let words = Self.words(own)
        if let verb = TerminalVerb(opener: first) {
            self = .open(verb)
        } else if first == Completion.verb {
            self = .complete(Array(line.dropFirst()))
        } else if first == "help" {
            self =
                words == ["help", "all"] ? .help([], hasAll: true) : .help(Array(words.dropFirst()))
        } else if first != "--version", own.contains(where: Self.helpFlags.contains) {
            self = .help(first.hasPrefix("-") && !Self.helpFlags.contains(first) ? [] : words)
        } else if first == "-V" || own.contains("--version") {
            self = .version
        } else {
            self = .run(line)
        }
    }

    private static let helpFlags: Set = ["--help", "-h", "-help"]

    /// Moves a `--color` that comes before the verb behind the verb, which has the option.
    private static func verbFirst(_ arguments: [String]) -> [String] {
        let count = colorBeforeVerb(arguments)
        guard arguments.count > count, !arguments[count].hasPrefix("-") else { return arguments }
        return [arguments[count]] + arguments.prefix(count) + arguments.dropFirst(count + 1)
    }

    /// What is neither an option nor the value of `--color`.
    private static func words(_ own: ArraySlice<String>) -> [String] {
        own.indices.filter { place in
            !own[place].hasPrefix("-") && (place == own.startIndex || own[place - 1] != "--color")
        }.map { own[$0] }
    }

    /// How many words a `--color` before the verb has.
    static func colorBeforeVerb(_ arguments: [String]) -> Int {
        arguments.first == "--color" ? 2 : arguments.first?.hasPrefix("--color=") == true ? 1 : 0
    }

    /// - Parameter arguments: the whole command line.
    /// - Throws: ``Problem``, ``ClientError``, ``Output/Closed``.
    func run(_ arguments: [String]) throws {
        switch self {
        case .open(let verb): OpenInTerminal.run(verb)
        case .complete(let words): Completion.answer(words)
        case .version: try Output().line("atrest \(Names.versionAndCommit)")
        case .help(let words, let hasAll):
            let path = try CommandPath(words, in: CommandModel(Atrest.self))
            let output = Output(color: Self.color(arguments))
            try output.lines(HelpView(path: path, hasAll: hasAll).lines(width: output.width ?? 80))
        case .run(let line):
            let command: any ParsableCommand
            do throws(CommandLineError) { command = try Atrest.parse(line) } catch {
                throw CommandLineProblem(error, typed: arguments).problem
            }
            try command.run()
        }
    }

    /// The value of `--color` beside a request for help.
    private static func color(_ arguments: [String]) -> Output.Color {
        guard let place = arguments.firstIndex(where: { $0.hasPrefix("--color") }) else {
            return .auto
        }
        let joined = arguments[place].split(separator: "=").dropFirst().first.map(String.init)
        let value = joined ?? arguments.dropFirst(place + 1).first
        return value.flatMap(Output.Color.init) ?? .auto
    }
}

extension CommandPath {
    /// Finds the command that words name. Words after it are its arguments.
    ///
    /// - Throws: ``Problem`` if there is no such command.
    init(_ words: [String], in root: CommandModel) throws(Problem) {
        self.init(root)
        for word in words where model.isGroup {
            guard let next = model.command(named: word) else {
                throw unknown(word, before: [])
            }
            enter(next)
        }
    }

    /// `atrest water add`.
    var text: String { (["atrest"] + names).joined(separator: " ") }

    /// The problem that there is no command with a name.
    ///
    /// - Parameter rest: what follows the name.
    func unknown(_ word: String, before rest: [String]) -> Problem {
        let likely = Suggestions.commands(for: word, before: rest, in: self)
        let sentence = Words.CommandLine.unknownCommand((names + [word]).joined(separator: " "))
        return Problem(
            .usage,
            likely.isEmpty
                ? "\(sentence) \(Words.CommandLine.seeHelp(of: text))"
                : Words.CommandLine.suggesting(likely, after: sentence))
    }
}
