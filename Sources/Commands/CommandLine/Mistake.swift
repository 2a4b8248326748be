import LocalTime
import Words

/// A command line that the argument parser refused, and what is wrong with it.
///
/// The parser's errors are in English and can only be read as text, so the command line is read a second
/// time.
struct Mistake {
    /// With the words of each time joined.
    let arguments: [String]
    let root: CommandModel

    private typealias Say = Words.CommandLine

    /// nil if nothing is found.
    var problem: Problem? {
        var path = CommandPath(root)
        var rest = arguments[...]
        while !path.model.commands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
            rest.removeFirst()
            guard let next = path.model.command(named: word) else {
                return path.unknown(word, before: Array(rest))
            }
            path.enter(next)
        }
        let named = path
        if let command = path.model.fallback { path.enter(command) }
        guard let sentence = sentence(path.model, rest, named: named) else { return nil }
        return Problem(.usage, "\(sentence) \(Say.seeHelp(of: named.text))")
    }

    /// - Parameter named: the command as it was typed.
    private func sentence(
        _ model: CommandModel, _ arguments: ArraySlice<String>, named: CommandPath
    ) -> String? {
        var rest = arguments
        var words: [String] = []
        var given: [ArgumentModel] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts.first ?? argument
            guard let option = model.option(typed: name) else {
                return Say.suggesting(
                    joined(name, in: model) ?? Likely.option(for: name, in: model),
                    after: Say.unknownOption(name))
            }
            given.append(option)
            let values = Self.values(of: option, attached: parts.dropFirst().first, &rest)
            if let sentence = Self.sentence(option, typed: name, values) { return sentence }
        }
        return unexpected(words, model, named) ?? missing(words, given, model, named)
    }

    /// `-n 5` for `-n5`; nil if the name is not of that form.
    private func joined(_ name: String, in model: CommandModel) -> [String]? {
        let short = String(name.prefix(2))
        guard name.count > 2, model.option(typed: short)?.kind == .option else { return nil }
        return ["\(short) \(name.dropFirst(2))"]
    }

    /// Takes the value of an option.
    ///
    /// - Returns: nil if a flag has a value; nothing if the value is missing.
    private static func values(
        of option: ArgumentModel, attached: String?, _ rest: inout ArraySlice<String>
    ) -> [String]? {
        if option.kind == .flag { return attached == nil ? [] : nil }
        if let attached { return [attached] }
        guard let value = rest.first,
            !value.hasPrefix("-") || value == "-" || isNegative(value)
        else { return [] }
        rest.removeFirst()
        return [value]
    }

    private static func sentence(
        _ option: ArgumentModel, typed name: String, _ values: [String]?
    ) -> String? {
        guard let values else { return Say.takesNoValue(name) }
        guard option.kind == .option else { return nil }
        guard let value = values.first else { return Say.needsValue(HelpView.label(option)) }
        if isNegative(value) { return negative(value, of: name) }
        guard let known = option.allValues, !known.contains(value) else { return nil }
        return Say.suggesting(
            Likely.words(for: value, among: known),
            after: Say.unknownValue(value, of: name, known: known))
    }

    /// `-1h`, `-5`.
    private static func isNegative(_ value: String) -> Bool {
        value.hasPrefix("-") && value.dropFirst().first?.isNumber == true
    }

    /// No option takes a negative value.
    private static func negative(_ value: String, of name: String) -> String {
        switch name {
        case "--ago": Words.Times.unreadableDuration(value)
        case "--target": Words.Times.unreadableHours(value)
        case "--limit", "-n": Words.History.noLimit
        default: Words.Times.unreadable(value)
        }
    }

    private func unexpected(
        _ words: [String], _ model: CommandModel, _ named: CommandPath
    ) -> String? {
        guard !model.positionals.contains(where: \.isRepeating) else { return nil }
        let extra = words.dropFirst(model.positionals.count)
        guard let first = extra.first else { return nil }
        let sentence = Say.unexpected(first)
        // `atrest --json history`
        if words.count == 1, named.model.command(named: first) != nil {
            let others = arguments.filter { $0 != first && !named.names.contains($0) }
            let command = ([named.text, first] + others).joined(separator: " ")
            return Say.suggesting([command], after: sentence)
        }
        let text = extra.joined(separator: " ")
        return Say.suggesting(
            Self.options(for: text, in: model).map { "\(named.text) \($0)" }, after: sentence)
    }

    /// The options that a value without one may be meant for: `start 20:00`, `start 18`.
    private static func options(for value: String, in model: CommandModel) -> [String] {
        var options: [String] = []
        func add(_ name: String) {
            if model.option(typed: name) != nil { options.append("\(name) \(value)") }
        }
        if TimeText.decimal(value) != nil {
            add("--target")
            add("--limit")
        } else if (try? Typed.ago(value)) != nil {
            add("--target")
            add("--ago")
        } else if (try? Typed.time(value)) != nil {
            add("--at")
        }
        return options
    }

    private func missing(
        _ words: [String], _ given: [ArgumentModel], _ model: CommandModel, _ named: CommandPath
    ) -> String? {
        let positionals = model.positionals.dropFirst(words.count).filter { !$0.isOptional }
        let options = model.options.filter { !$0.isOptional && !given.contains($0) }
        let parts = positionals.map(HelpView.placeholder) + options.map(HelpView.label)
        return parts.isEmpty ? nil : Say.missing(named.text, parts)
    }
}
