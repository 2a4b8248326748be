import Contract
import Text

extension ParsableCommand {
    /// Reads a command line.
    ///
    /// Options may stand between arguments. `--` ends the options. `-1` is not an option. An option has its value after it
    /// or behind `=`, and behind the letter of a short name: `--limit 5`, `--limit=5`, `-n5`.
    ///
    /// - Parameter arguments: the words after the program's name.
    /// - Returns: this command, or the subcommand that the first words name, with its values.
    public static func parse(_ arguments: [String]) throws(CommandLineError) -> any ParsableCommand
    {
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
            rest.removeFirst()
            guard let next = configuration.subcommand(named: word) else {
                throw error(
                    .unknownCommand(word, before: Array(rest)), in: named[named.count - 1])
            }
            named.append(next)
            configuration = next.configuration
        }
        let type = configuration.defaultSubcommand ?? named[named.count - 1]
        let command = type.init()
        do throws(Reason) {
            try fill(command.declared(), from: rest)
        } catch let failure {
            throw error(failure.reason, in: type)
        }
        return command
    }
}

/// What is wrong with the arguments of a command.
private struct Reason: Error {
    let reason: CommandLineError.Reason

    init(_ reason: CommandLineError.Reason) { self.reason = reason }
}

/// Gives the typed values to the arguments of a command.
private func fill(
    _ declared: [DeclaredArgument], from arguments: ArraySlice<String>
) throws(Reason) {
    var rest = arguments
    var words: [String] = []
    var given: Set<String> = []
    while let argument = rest.popFirst() {
        if argument == "--" {
            words += rest
            break
        }
        guard argument.hasPrefix("-"), argument != "-" else {
            words.append(argument)
            continue
        }
        let typed = TypedOption(argument)
        guard let (option, typed) = typed.declared(in: declared) else {
            let takesWords = declared.contains { $0.model.kind == .positional }
            if takesWords, TypedOption.isNumber(argument) {
                words.append(argument)
                continue
            }
            throw Reason(.unknownOption(typed.name))
        }
        given.insert(option.model.name)
        let value = try typed.value(of: option.model, &rest)
        try option.checkText(value)
        guard option.take(option.meaning(value)) else {
            throw Reason(.unknownValue(value, of: typed.name, option.model))
        }
    }
    try fillPositionals(declared.filter { $0.model.kind == .positional }, from: words)
    let missing = declared.map(\.model).filter { !$0.isOptional }
    let positionals = missing.filter { $0.kind == .positional }.dropFirst(words.count)
    let options = missing.filter { $0.kind == .option && !given.contains($0.name) }
    if !positionals.isEmpty || !options.isEmpty { throw Reason(.missing(positionals + options)) }
}

private func fillPositionals(
    _ positionals: [DeclaredArgument], from words: [String]
) throws(Reason) {
    for (index, word) in words.enumerated() {
        guard let last = positionals.last, index < positionals.count || last.model.isRepeating
        else { throw Reason(.unexpected(Array(words[index...]))) }
        let positional = positionals[min(index, positionals.count - 1)]
        try positional.checkText(word)
        _ = positional.take(positional.meaning(word))
    }
}

extension DeclaredArgument {
    /// Refuses what is not UTF-8, except paths.
    fileprivate func checkText(_ value: String) throws(Reason) {
        if !model.isPath, value.hasKeptBytes { throw Reason(.notText(value)) }
    }

    /// What a value means: a path in quotes, or from a program without a shell, begins with `~` for the home folder.
    fileprivate func meaning(_ value: String) -> String {
        model.isPath && (value == "~" || value.hasPrefix("~/"))
            ? homeFolder() + value.dropFirst() : value
    }
}

/// An option as it is typed: its name, and the value that is joined to it.
private struct TypedOption {
    private(set) var name: String
    private(set) var attached: String?

    init(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        attached = parts.count == 2 ? String(parts[1]) : nil
    }

    /// Finds the option. The value may be joined to a short name without `=`.
    func declared(in declared: [DeclaredArgument]) -> (DeclaredArgument, TypedOption)? {
        if let option = declared.first(where: { $0.model.typedNames.contains(name) }) {
            return (option, self)
        }
        guard !name.hasPrefix("--") else { return nil }
        var short = self
        short.name = String(name.prefix(2))
        short.attached = name.dropFirst(2) + (attached.map { "=" + $0 } ?? "")
        let option = declared.first {
            $0.model.kind == .option && $0.model.typedNames.contains(short.name)
        }
        return option.map { ($0, short) }
    }

    /// - Parameter rest: loses the value if it is the next word.
    /// - Returns: an empty text for a flag.
    func value(
        of option: ArgumentModel, _ rest: inout ArraySlice<String>
    ) throws(Reason) -> String {
        if option.kind == .flag {
            if attached != nil { throw Reason(.takesNoValue(name)) }
            return ""
        }
        if let attached, !attached.isEmpty { return attached }
        guard attached == nil, let next = rest.first, Self.isValue(next) else {
            throw Reason(.needsValue(option))
        }
        rest.removeFirst()
        return next
    }

    /// Whether a word is a value, not an option. `-` is a file, and `-5` a number.
    private static func isValue(_ word: String) -> Bool {
        !word.hasPrefix("-") || word == "-" || isNumber(word)
    }

    /// Whether a word is a number below 0: `-1`.
    static func isNumber(_ word: String) -> Bool {
        word.hasPrefix("-") && word.dropFirst().first?.isNumber == true
    }
}
