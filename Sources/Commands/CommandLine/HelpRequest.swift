import Contract
import Words

/// A command line that asks for help or for the version.
enum HelpRequest: Equatable {
    case version
    /// The words that name the command, such as `water` and `add`.
    case help([String])

    /// - Returns: nil if the command line asks for something else.
    init?(_ arguments: [String]) {
        guard let first = arguments.first else { return nil }
        if first == "--version" || first == "-V" {
            self = .version
            return
        }
        let own = verbFirst(Array(arguments.prefix { $0 != "--" }))
        let words = own.filter { !$0.hasPrefix("-") }
        if own.first == "help" {
            self = .help(Array(words.dropFirst()))
            return
        }
        guard own.contains(where: Self.flags.contains) else { return nil }
        if let first = own.first, first.hasPrefix("-"), !Self.flags.contains(first) {
            self = .help([])
        } else {
            self = .help(words)
        }
    }

    private static let flags: Set = ["--help", "-h", "-help", "--help-hidden"]

    /// - Parameter arguments: the whole command line.
    /// - Throws: ``Problem``, ``Output/Closed``.
    func run(_ arguments: [String]) throws {
        switch self {
        case .version: try Output().line(Atrest.configuration.version)
        case .help(let words):
            guard let root = CommandModel.ofRoot() else {
                return try Output().lines(
                    Atrest.helpMessage().split(separator: "\n").map { StyledText(String($0)) })
            }
            let path = try CommandPath(words, in: root)
            let output = Output(color: Self.color(arguments))
            try output.lines(HelpView(path: path, root: root).lines(width: output.width ?? 80))
        }
    }

    /// The value of `--color`.
    private static func color(_ arguments: [String]) -> Output.Color {
        for (at, argument) in arguments.enumerated() where argument.hasPrefix("--color") {
            let value =
                argument.hasPrefix("--color=")
                ? String(argument.dropFirst(8)) : arguments.dropFirst(at + 1).first ?? ""
            return Output.Color(rawValue: value) ?? .auto
        }
        return .auto
    }
}

/// A command and the words that lead to it.
struct CommandPath {
    private(set) var model: CommandModel
    /// Without `atrest`.
    private(set) var names: [String] = []

    /// The path to the root, or to what runs if no command is named.
    init(_ root: CommandModel) { model = root }

    /// Finds the command that words name. Words after it are its arguments.
    ///
    /// - Throws: ``Problem`` if there is no such command.
    init(_ words: [String], in root: CommandModel) throws(Problem) {
        model = root
        for word in words where !model.commands.isEmpty {
            guard let next = model.command(named: word) else {
                throw unknown(word, before: [])
            }
            enter(next)
        }
    }

    mutating func enter(_ command: CommandModel) {
        names.append(command.commandName)
        model = command
    }

    /// `atrest water add`.
    var text: String { (["atrest"] + names).joined(separator: " ") }

    /// The problem that there is no command with a name.
    ///
    /// - Parameter rest: what follows the name.
    func unknown(_ word: String, before rest: [String]) -> Problem {
        let likely = Likely.commands(for: word, before: rest, in: self)
        let sentence = Words.CommandLine.unknownCommand((names + [word]).joined(separator: " "))
        return Problem(
            .usage,
            likely.isEmpty
                ? "\(sentence) \(Words.CommandLine.seeHelp(of: text))"
                : Words.CommandLine.suggesting(likely, after: sentence))
    }
}
