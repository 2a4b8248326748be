import Glibc
import Presentation
import System
import Words

/// What may come next on an unfinished command line.
///
/// The scripts in desktop/completions call `atrest __complete WORD...` and get one candidate in each
/// line, with a tab and a description after it. All of it follows from the parser's declarations
/// and from ``CompletedValue``, so the scripts know no verb.
struct Completion {
    /// A word that may be completed to.
    struct Candidate: Equatable {
        /// What the shell inserts. See ``isSafe``.
        var value: String
        var description = ""
    }

    /// The verb that the scripts call.
    static let verb = "__complete"
    /// The only line if the shell completes the name of a file.
    static let files = ":files"

    /// Reads the values that are not known from the declarations.
    let source: any CompletionSource

    /// Prints the lines for a shell. Whether they can be written does not matter. Ends this process
    /// without a word if they take more than a second: an agent that hangs must not hold up a
    /// command line.
    static func answer(_ words: some Sequence<String>) {
        signal(SIGALRM) { _ in _exit(0) }
        alarm(1)
        let lines = Completion(source: AgentCompletionSource()).lines(Array(words))
        _ = System.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDOUT_FILENO)
    }

    /// - Parameter words: after the program's name; the last one is to be completed, and may be
    ///   empty.
    /// - Returns: the lines to print. Empty on a failure, because a shell would show the error in the command line.
    func lines(_ words: [String]) -> [String] {
        let words = Array(words.isEmpty ? [""] : words)
        guard let found = candidates(words) else { return [Self.files] }
        var seen: Set<String> = []
        return found.compactMap { candidate in
            guard candidate.isSafe, seen.insert(candidate.value).inserted else { return nil }
            let text = candidate.description.printable
            return candidate.value + (text.isEmpty ? "" : "\t" + text)
        }
    }

    /// - Returns: nil for files.
    private func candidates(_ words: [String]) -> [Candidate]? {
        var words = words[...]
        // As verbFirst(_:) does.
        if words.count > 2, words.first == "--color" { words = words.dropFirst(2) }
        if words.count > 1, words.first?.hasPrefix("--color=") == true { words = words.dropFirst() }
        let current = words.last ?? ""
        let root = CommandModel(Atrest.self)
        if words.count == 1 { return atRoot(root, current) }
        words = (JoinedWords.joined(Array(words.dropLast())) + [current])[...]
        guard let first = words.first else { return [] }
        if first == "help" {
            return words.count == 2 ? verbs(of: root, beginning: current) : []
        }
        let isNamed = !first.hasPrefix("-")
        guard let command = isNamed ? root.command(named: first) : root.fallback else { return [] }
        return inside(
            command, path: [command.commandName], Array(isNamed ? words.dropFirst() : words))
    }

    // MARK: Verbs

    private func verbs(of root: CommandModel, beginning text: String) -> [Candidate] {
        let unlisted = Set(Atrest.unlisted.map { $0.configuration.commandName })
        return root.commands.filter {
            $0.commandName.hasPrefix(text) && !unlisted.contains($0.commandName)
        }.map { Candidate(value: $0.commandName, description: $0.abstract) }
    }

    private func atRoot(_ root: CommandModel, _ current: String) -> [Candidate] {
        guard current.hasPrefix("-") else { return verbs(of: root, beginning: current) }
        let own = [
            Candidate(value: "--version", description: Words.Completion.version),
            Candidate(value: "-V", description: Words.Completion.version),
        ]
        return Self.options(root.fallback?.options ?? [], used: [], beginning: current)
            + own.filter { $0.value.hasPrefix(current) }
    }

    // MARK: Arguments

    private func inside(
        _ command: CommandModel, path: [String], _ words: [String]
    ) -> [Candidate]? {
        let current = words.last ?? ""
        let subcommands = command.commands
        guard !subcommands.isEmpty else { return arguments(of: command, path: path, words) }
        let before = words.dropLast()
        if let at = before.firstIndex(where: { word in
            subcommands.contains { $0.commandName == word }
        }), let next = subcommands.first(where: { $0.commandName == words[at] }) {
            var rest = words
            rest.remove(at: at)
            return arguments(of: next, path: path + [next.commandName], rest)
        }
        let names: [Candidate] = subcommands.compactMap { subcommand in
            guard before.isEmpty, subcommand.commandName.hasPrefix(current) else { return nil }
            return Candidate(
                value: subcommand.commandName, description: subcommand.abstract)
        }
        let others = command.fallback.map {
            arguments(of: $0, path: path + [$0.commandName], words)
        }
        return names + ((others ?? []) ?? [])
    }

    /// - Returns: nil for files.
    private func arguments(
        of command: CommandModel, path: [String], _ words: [String]
    ) -> [Candidate]? {
        let current = words.last ?? ""
        var used: Set<String> = []
        var values: [String] = []
        var open: ArgumentModel?
        var endsOptions = false
        for word in words.dropLast() {
            if !endsOptions, word == "--" {
                endsOptions = true
                open = nil
            } else if !endsOptions, word.hasPrefix("-"), open == nil {
                let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
                let option = command.options.first { $0.typedNames.contains(name) }
                used.formUnion(option?.typedNames ?? [])
                open = option?.kind == .option && !word.contains("=") ? option : nil
            } else {
                if open == nil { values.append(word) }
                open = nil
            }
        }
        if !endsOptions, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
            let option = command.options.first {
                $0.typedNames.contains(String(current[..<equals]))
            }
            guard let option else { return [] }
            let typed = String(current[current.index(after: equals)...])
            return self.values(of: option, path, values, beginning: typed)?.map {
                Candidate(value: current[...equals] + $0.value, description: $0.description)
            }
        }
        if let open {
            return self.values(of: open, path, values, beginning: current)
        }
        if !endsOptions, current.hasPrefix("-") {
            return Self.options(command.options, used: used, beginning: current)
        }
        let positionals = command.positionals
        let position = min(values.count, positionals.count - 1)
        guard position >= 0,
            values.count < positionals.count || positionals[position].isRepeating
        else {
            // Nothing else can come, so an empty word shows the options.
            return current.isEmpty && !endsOptions
                ? Self.options(command.options, used: used, beginning: "--") : []
        }
        return self.values(of: positionals[position], path, values, beginning: current)
    }

    /// The options, and those for help.
    private static func options(
        _ options: [ArgumentModel], used: Set<String>, beginning text: String
    ) -> [Candidate] {
        let left = options.filter { option in
            option.isRepeating || !option.typedNames.contains(where: used.contains)
        }
        let named = left.flatMap { option in
            option.typedNames.map { Candidate(value: $0, description: option.abstract) }
        }
        let help = ["--help", "-h"].map {
            Candidate(value: $0, description: Words.Completion.help)
        }
        return (named + help).filter { $0.value.hasPrefix(text) }
    }

    /// - Parameter before: the positional arguments before this one.
    /// - Returns: nil for files.
    private func values(
        of argument: ArgumentModel, _ path: [String], _ before: [String],
        beginning text: String
    ) -> [Candidate]? {
        let all: [Candidate]
        if !argument.allValues.isEmpty {
            all = argument.allValues.map { Candidate(value: $0) }
        } else {
            guard let value = CompletedValue(of: argument, path: path) else { return [] }
            guard let found = value.candidates(source, before: before) else { return nil }
            all = found
        }
        // Ids may be typed in lower case.
        return all.filter { candidate in
            candidate.value.hasPrefix(text)
                || candidate.value.lowercased().hasPrefix(text.lowercased())
        }
    }
}

extension Completion.Candidate {
    /// A record or a machine that has a name, which another machine or program may have chosen. The id is
    /// offered, and the name describes it, if the name is not safe or names several.
    init(name: String, isUnique: Bool, id: String) {
        let named = Self(value: name)
        // A name that begins like this is an option, a number of a fast or a path.
        let isPlain = !"-=./@:+".contains(name.first ?? "-")
        self = isUnique && isPlain && named.isSafe ? named : Self(value: id, description: name)
    }

    /// Whether no shell does anything with the value but read it as one argument, in quotes or without them, if its
    /// blanks are escaped. Every candidate is checked, and others are left out: a shell may insert what another machine
    /// has written.
    var isSafe: Bool {
        guard let first = value.unicodeScalars.first, first != " " else { return false }
        // A field of a template. bash expands braces only around a comma or two dots.
        let fields = Template.Field.allCases.map { "{{\($0.rawValue)}}" }
        let text = value.dropLast(fields.first(where: value.hasSuffix)?.count ?? 0)
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " _-.,+@:=/".unicodeScalars.contains(scalar)
        }
    }
}
