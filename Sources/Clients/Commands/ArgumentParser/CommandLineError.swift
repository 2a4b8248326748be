/// A command line that is not understood.
struct CommandLineError: Error {
    /// What is wrong.
    enum Reason: Equatable, Sendable {
        /// No subcommand has this name.
        case unknownCommand(String, before: [String])
        /// No option has this name.
        case unknownOption(String)
        /// An option has no value, or an argument is empty.
        case needsValue(ArgumentModel)
        /// A flag has a value: `--json=1`.
        case takesNoValue(String)
        /// A value is not one of the few that the option has.
        case unknownValue(String, of: String, ArgumentModel)
        /// There are more arguments than the command takes.
        case unexpected([String])
        /// A value that is not a path is not UTF-8.
        case notText(String)
        /// Arguments that must be given were not.
        case missing([ArgumentModel])
    }

    /// What is wrong.
    let reason: Reason
    /// The command as it was typed.
    let named: CommandPath
    /// The command that runs: the one that was named, or its default subcommand.
    let model: CommandModel
    /// The whole command line.
    let arguments: [String]
}
