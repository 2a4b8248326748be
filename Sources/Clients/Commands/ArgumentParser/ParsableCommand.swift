/// A type whose properties are arguments: options, flags and arguments without a name.
///
/// Each of them has an initial value, so a struct has the initializer without writing it.
protocol ParsableArguments {
    /// Each argument has its initial value.
    init()
}

/// A command of the command line.
protocol ParsableCommand: ParsableArguments, SendableMetatype {
    /// Its name, its description and its subcommands.
    static var configuration: CommandConfiguration { get }

    /// Carries out the command. The properties have the values that were typed.
    func run() throws
}

/// A command that consists of subcommands. One of them runs instead of it.
protocol CommandGroup: ParsableCommand {}

extension CommandGroup {
    /// Never called.
    func run() {}
}

/// The name of a command, its description and its subcommands.
struct CommandConfiguration: Sendable {
    /// The word that names it.
    let commandName: String
    /// What the command does, in a sentence.
    let abstract: String
    /// What help says beside it.
    let discussion: String
    /// Command lines that show what it does, without the program's name.
    let examples: [String]
    /// In the order of help; empty for a command that runs itself.
    let subcommands: [any ParsableCommand.Type]
    /// The subcommand that runs if none is named.
    let defaultSubcommand: (any ParsableCommand.Type)?

    /// - Parameter defaultSubcommand: one of the subcommands; nil if one must be named.
    init(
        _ commandName: String, _ abstract: String, discussion: String = "", examples: [String] = [],
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.commandName = commandName
        self.abstract = abstract
        self.discussion = discussion
        self.examples = examples
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
    }

    /// The subcommand with exactly this name; nil if there is none.
    func subcommand(named name: String) -> (any ParsableCommand.Type)? {
        subcommands.first { $0.configuration.commandName == name }
    }
}
