/// A command with its options and arguments, as they are declared.
struct CommandModel: Sendable {
    let type: any ParsableCommand.Type
    private let configuration: CommandConfiguration
    private let arguments: [ArgumentModel]

    /// Makes one instance of the type, to see what it declares.
    init(_ type: any ParsableCommand.Type) {
        self.type = type
        configuration = type.configuration
        arguments = type.init().declared().map(\.model)
    }

    /// The word that names it.
    var commandName: String { configuration.commandName }
    /// What it does, in a sentence.
    var abstract: String { configuration.abstract }
    /// What help says beside it.
    var discussion: String { configuration.discussion }
    /// Command lines that show what it does.
    var examples: [String] { configuration.examples }

    /// Whether it consists of subcommands.
    var isGroup: Bool { !configuration.subcommands.isEmpty }

    /// The subcommands.
    var commands: [CommandModel] { configuration.subcommands.map { CommandModel($0) } }

    /// The subcommand that runs if none is named.
    var fallback: CommandModel? { configuration.defaultSubcommand.map { CommandModel($0) } }

    /// The subcommand with exactly this name; nil if there is none.
    func command(named name: String) -> CommandModel? {
        configuration.subcommand(named: name).map { CommandModel($0) }
    }

    /// The options and flags.
    var options: [ArgumentModel] { arguments.filter { $0.kind != .positional } }

    /// The arguments without a name.
    var positionals: [ArgumentModel] { arguments.filter { $0.kind == .positional } }

    /// The option with a name as it is typed, such as `--json` or `-n`.
    func option(typed name: String) -> ArgumentModel? {
        options.first { $0.typedNames.contains(name) }
    }
}

/// An option, a flag or an argument without a name.
struct ArgumentModel: Equatable, Sendable {
    /// How it is typed.
    enum Kind: Sendable {
        /// Without a name.
        case positional
        /// With a name and a value: `--at 20:00`.
        case option
        /// With a name alone: `--json`.
        case flag
    }

    /// How it is typed.
    let kind: Kind
    /// That of the property, with hyphens: `dry-run`.
    let name: String
    let short: Character?
    /// What its value is.
    let value: ArgumentKind
    /// What it does, in a sentence.
    let abstract: String
    /// Whether it may be left out.
    let isOptional: Bool
    /// Whether it takes all arguments that follow.
    let isRepeating: Bool
    /// The values, if there are only a few.
    let allValues: [String]

    /// A command has one argument with a name, and one option.
    static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.kind == other.kind
    }

    /// Each name as it is typed, the short one first. Empty for an argument without a name.
    var typedNames: [String] {
        kind == .positional ? [] : (short.map { ["-\($0)"] } ?? []) + ["--\(name)"]
    }
}

/// A command and the words that lead to it.
struct CommandPath: Sendable {
    /// The last command of the path.
    private(set) var model: CommandModel
    /// The words, without the program's name.
    private(set) var names: [String] = []

    /// The path to the root, or to what runs if no command is named.
    init(_ root: CommandModel) { model = root }

    /// The path through these commands, the root first.
    init(of types: [any ParsableCommand.Type]) {
        self.init(CommandModel(types[0]))
        for type in types.dropFirst() { enter(CommandModel(type)) }
    }

    /// Goes on to a subcommand of the last command.
    mutating func enter(_ command: CommandModel) {
        names.append(command.commandName)
        model = command
    }
}
