/// A type whose properties are arguments: options, flags and arguments without a name.
///
/// Each of them has an initial value, so a struct has the initializer without writing it.
public protocol ParsableArguments {
    /// Each argument has its initial value.
    init()
}

/// A command of the command line.
public protocol ParsableCommand: ParsableArguments, SendableMetatype {
    /// Its name, its description and its subcommands.
    static var configuration: CommandConfiguration { get }

    /// Carries out the command. The properties have the values that were typed.
    func run() throws
}

/// A command that consists of subcommands. One of them runs instead of it.
public protocol CommandGroup: ParsableCommand {}

extension CommandGroup {
    /// Never called.
    public func run() {}
}

/// The name of a command, its description and its subcommands.
public struct CommandConfiguration: Sendable {
    /// The word that names it.
    public let commandName: String
    /// What the command does, in a sentence.
    public let abstract: String
    /// What help says beside it.
    public let discussion: String
    /// In the order of help; empty for a command that runs itself.
    public let subcommands: [any ParsableCommand.Type]
    /// The subcommand that runs if none is named.
    public let defaultSubcommand: (any ParsableCommand.Type)?

    /// - Parameter defaultSubcommand: one of the subcommands; nil if one must be named.
    public init(
        commandName: String, abstract: String, discussion: String = "",
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.commandName = commandName
        self.abstract = abstract
        self.discussion = discussion
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
    }

    /// The subcommand with exactly this name; nil if there is none.
    func subcommand(named name: String) -> (any ParsableCommand.Type)? {
        subcommands.first { $0.configuration.commandName == name }
    }
}

/// What help says of an argument.
public struct ArgumentHelp {
    let abstract: String
    let valueName: String?
    let isPath: Bool

    /// - Parameters:
    ///   - abstract: what it does, in a sentence.
    ///   - valueName: what stands for the value; nil for the name of the argument.
    ///   - isPath: whether the value names a file or a folder. Any other value must be UTF-8.
    public init(_ abstract: String, valueName: String? = nil, isPath: Bool = false) {
        self.abstract = abstract
        self.valueName = valueName
        self.isPath = isPath
    }
}

/// A type of which an option can have a value.
public protocol ExpressibleByArgument {
    /// nil if the text is not a value.
    init?(argument: String)

    /// The values as they are typed.
    static var allArguments: [String] { get }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable<String> {
    /// The case whose raw value is the text.
    public init?(argument: String) { self.init(rawValue: argument) }

    /// The raw values, in the order of the cases.
    public static var allArguments: [String] { allCases.map(\.rawValue) }
}
