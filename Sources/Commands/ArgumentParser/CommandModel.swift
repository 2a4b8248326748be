/// A command with its options and arguments, as they are declared.
public struct CommandModel: Sendable {
    let type: any ParsableCommand.Type
    private let configuration: CommandConfiguration
    private let arguments: [ArgumentModel]

    /// Makes one instance of the type, to see what it declares.
    public init(_ type: any ParsableCommand.Type) {
        self.type = type
        configuration = type.configuration
        arguments = type.init().declared().map(\.model)
    }

    /// The word that names it.
    public var commandName: String { configuration.commandName }
    /// What it does, in a sentence.
    public var abstract: String { configuration.abstract }
    /// What help says beside it.
    public var discussion: String { configuration.discussion }

    /// Whether it consists of subcommands.
    public var isGroup: Bool { !configuration.subcommands.isEmpty }

    /// The subcommands.
    public var commands: [CommandModel] { configuration.subcommands.map { CommandModel($0) } }

    /// The subcommand that runs if none is named.
    public var fallback: CommandModel? { configuration.defaultSubcommand.map { CommandModel($0) } }

    /// The subcommand with exactly this name; nil if there is none.
    public func command(named name: String) -> CommandModel? {
        configuration.subcommand(named: name).map { CommandModel($0) }
    }

    /// The options and flags.
    public var options: [ArgumentModel] { arguments.filter { $0.kind != .positional } }

    /// The arguments without a name.
    public var positionals: [ArgumentModel] { arguments.filter { $0.kind == .positional } }

    /// The option with a name as it is typed, such as `--json` or `-n`.
    public func option(typed name: String) -> ArgumentModel? {
        options.first { $0.typedNames.contains(name) }
    }
}

/// An option, a flag or an argument without a name.
public struct ArgumentModel: Equatable, Sendable {
    /// How it is typed.
    public enum Kind: Sendable {
        /// Without a name.
        case positional
        /// With a name and a value: `--at 20:00`.
        case option
        /// With a name alone: `--json`.
        case flag
    }

    /// How it is typed.
    public let kind: Kind
    /// That of the property, with hyphens: `dry-run`.
    public let name: String
    let short: Character?
    /// What stands for the value in help.
    public let valueName: String
    /// What it does, in a sentence.
    public let abstract: String
    /// Whether it may be left out.
    public let isOptional: Bool
    /// Whether it takes all arguments that follow.
    public let isRepeating: Bool
    /// The values, if there are only a few.
    public let allValues: [String]
    /// Whether it names a file or a folder, so that it need not be UTF-8.
    public let isPath: Bool

    /// Each name as it is typed, the short one first. Empty for an argument without a name.
    public var typedNames: [String] {
        kind == .positional ? [] : (short.map { ["-\($0)"] } ?? []) + ["--\(name)"]
    }
}

/// A command and the words that lead to it.
public struct CommandPath: Sendable {
    /// The last command of the path.
    public private(set) var model: CommandModel
    /// The words, without the program's name.
    public private(set) var names: [String] = []

    /// The path to the root, or to what runs if no command is named.
    public init(_ root: CommandModel) { model = root }

    /// The path through these commands, the root first.
    init(of types: [any ParsableCommand.Type]) {
        self.init(CommandModel(types[0]))
        for type in types.dropFirst() { enter(CommandModel(type)) }
    }

    /// Goes on to a subcommand of the last command.
    public mutating func enter(_ command: CommandModel) {
        names.append(command.commandName)
        model = command
    }
}
