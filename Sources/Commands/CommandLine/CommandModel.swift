import ArgumentParser
import FoundationEssentials

/// A command with its options and arguments, as the argument parser knows them.
///
/// The parser writes its help and its errors in English only. This is read from its dump, so that help
/// and errors can be written in the user's language, and shells can complete what is typed.
struct CommandModel: Decodable, Equatable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    /// The name of ``fallback``. The parser leaves it out if the command has its name from its type.
    let defaultSubcommand: String?
    private let subcommands: [CommandModel]?
    private let arguments: [ArgumentModel]?

    private struct Dump: Decodable {
        let command: CommandModel
    }

    /// The whole command line; nil if the parser's dump has another form.
    static func ofRoot() -> CommandModel? {
        try? JSONDecoder().decode(Dump.self, from: Data(Atrest._dumpHelp().utf8)).command
    }

    /// The commands in it, without the parser's own `help`.
    var commands: [CommandModel] { (subcommands ?? []).filter { $0.commandName != "help" } }

    /// The options and flags that help shows. Each command line can ask for the version and for help,
    /// which the parser lists for each command.
    var options: [ArgumentModel] {
        (arguments ?? []).filter {
            $0.kind != .positional && $0.shouldDisplay
                && !["help", "version"].contains($0.preferredName?.name)
        }
    }

    var positionals: [ArgumentModel] {
        (arguments ?? []).filter { $0.kind == .positional && $0.shouldDisplay }
    }

    /// The command that runs if none is named.
    var fallback: CommandModel? { defaultSubcommand.flatMap(command(named:)) }

    func command(named name: String) -> CommandModel? {
        commands.first { $0.commandName == name }
    }

    /// The option with a name as it is typed, such as `--json` or `-n`.
    func option(typed name: String) -> ArgumentModel? {
        options.first { $0.typedNames.contains(name) }
    }
}

/// An option, a flag or an argument without a name.
struct ArgumentModel: Decodable, Equatable {
    enum Kind: String, Decodable {
        case positional
        case option
        case flag
    }

    struct Name: Decodable, Equatable {
        let kind: String
        let name: String

        /// `--json`, `-n`.
        var typed: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let preferredName: Name?
    let valueName: String?
    /// The values, if there are only a few.
    let allValues: [String]?
    let abstract: String?
    private let names: [Name]?

    /// Each name as it is typed, short ones first.
    var typedNames: [String] {
        (names ?? []).map(\.typed).sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
