import Contract
import Text

extension ParsableCommand {
    /// Reads a command line.
    ///
    /// - Parameter arguments: the words after the program's name.
    /// - Returns: the command, with the values that were typed. A group is run by its default subcommand.
    static func parse(_ arguments: [String]) throws(CommandLineError) -> any ParsableCommand {
        // Models are only made for an error: each needs an instance and reflection.
        var named: [any ParsableCommand.Type] = [self]
        var configuration = configuration
        var rest = arguments[...]
        func error(
            _ reason: CommandLineError.Reason, in type: any ParsableCommand.Type
        ) -> CommandLineError {
            CommandLineError(
                reason: reason, named: CommandPath(of: named), model: CommandModel(type),
                arguments: arguments)
        }
        while !configuration.subcommands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
            guard let next = configuration.subcommand(named: word) else {
                if configuration.takesWords { break }
                throw error(
                    .unknownCommand(word, before: Array(rest.dropFirst())),
                    in: named[named.count - 1])
            }
            rest.removeFirst()
            named.append(next)
            configuration = next.configuration
        }
        let type = configuration.defaultSubcommand ?? named[named.count - 1]
        let command = type.init()
        let declared = command.declared()
        let typed = TypedArguments(rest, of: declared.map(\.model))
        if let reason = typed.problem ?? fill(declared, from: typed) {
            throw error(reason, in: type)
        }
        return command
    }
}

extension CommandConfiguration {
    /// Whether the subcommand that needs no name takes words that name none: `plan weekdays 20:00`.
    fileprivate var takesWords: Bool {
        defaultSubcommand?.init().declared().contains { $0.model.kind == .positional } ?? false
    }
}

/// Gives the typed values to the arguments of a command.
///
/// - Returns: nil if they have what they need.
private func fill(
    _ declared: [DeclaredArgument], from typed: TypedArguments
) -> CommandLineError.Reason? {
    for (name, option, value) in typed.options {
        guard let place = declared.firstIndex(where: { $0.model == option }) else { continue }
        if let reason = declared[place].give(value, name) { return reason }
    }
    let positionals = declared.filter { $0.model.kind == .positional }
    for (index, word) in typed.words.enumerated() {
        guard let last = positionals.last, index < positionals.count || last.model.isRepeating
        else { return .unexpected(Array(typed.words[index...])) }
        if let reason = positionals[min(index, positionals.count - 1)].give(word, "") {
            return reason
        }
    }
    let missing = declared.map(\.model).filter { !$0.isOptional }
    let words = missing.filter { $0.kind == .positional }.dropFirst(typed.words.count)
    let options = missing.filter { option in
        option.kind == .option && !typed.options.contains { $0.option == option }
    }
    return words.isEmpty && options.isEmpty ? nil : .missing(words + options)
}

extension DeclaredArgument {
    /// Takes a value, if it is one: UTF-8, or a path. A path in quotes, or from a program without a shell, begins with
    /// `~` for the home folder.
    ///
    /// - Returns: why it is not taken.
    fileprivate func give(_ value: String, _ name: String) -> CommandLineError.Reason? {
        let isPath = model.value.isPath
        if value.isEmpty, model.kind != .flag, !model.value.canBeEmpty {
            return .needsValue(model)
        }
        if !isPath, value.hasKeptBytes { return .notText(value) }
        let isInHome = isPath && (value == "~" || value.hasPrefix("~/"))
        return take(isInHome ? homeFolder() + value.dropFirst() : value)
            ? nil : .unknownValue(value, of: name, model)
    }
}
