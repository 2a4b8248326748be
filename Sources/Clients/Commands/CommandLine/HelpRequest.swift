import Contract
import Presentation
import Words

/// A command line that asks for help or for the version.
enum HelpRequest: Equatable {
    case version
    /// The program with all its commands.
    case all
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
            self = words == ["help", "all"] ? .all : .help(Array(words.dropFirst()))
            return
        }
        guard own.contains(where: Self.flags.contains) else {
            guard own.contains("--version") else { return nil }
            self = .version
            return
        }
        if let first = own.first, first.hasPrefix("-"), !Self.flags.contains(first) {
            self = .help([])
        } else {
            self = .help(words)
        }
    }

    private static let flags: Set = ["--help", "-h", "-help"]

    /// - Parameter arguments: the whole command line.
    /// - Throws: ``Problem``, ``Output/Closed``.
    func run(_ arguments: [String]) throws {
        switch self {
        case .version: try Output().line("atrest \(Names.versionAndCommit)")
        case .all: try Self.show([], hasAll: true, arguments)
        case .help(let words): try Self.show(words, arguments)
        }
    }

    private static func show(
        _ words: [String], hasAll: Bool = false, _ arguments: [String]
    ) throws {
        let path = try CommandPath(words, in: CommandModel(Atrest.self))
        let output = Output(color: color(arguments))
        try output.lines(HelpView(path: path, hasAll: hasAll).lines(width: output.width ?? 80))
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
