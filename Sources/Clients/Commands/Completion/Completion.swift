import Glibc
import Presentation
import System
import Words

/// What may come next on an unfinished command line.
///
/// The scripts in desktop/completions call `atrest __complete WORD...` and get one candidate in each
/// line, with a tab and a description after it. All of it follows from the parser's declarations,
/// so the scripts know no verb.
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
    static func answer(_ words: [String]) {
        signal(SIGALRM) { _ in _exit(0) }
        alarm(1)
        let lines = Completion(source: AgentCompletionSource()).lines(words)
        _ = System.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDOUT_FILENO)
    }

    /// - Parameter words: after the program's name; the last one is to be completed, and may be
    ///   empty.
    /// - Returns: the lines to print. Empty on a failure, because a shell would show the error in the command line.
    func lines(_ words: [String]) -> [String] {
        let words = words.isEmpty ? [""] : words
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
        let count = CommandLineRequest.colorBeforeVerb(words)
        let words = Array(words.dropFirst(words.count > count ? count : 0))
        let root = CommandModel(Atrest.self)
        guard words.count > 1, let first = words.first else {
            return atRoot(root, words.last ?? "")
        }
        if first == "help" {
            return words.count == 2 ? verbs(of: root, beginning: words[1]) : []
        }
        let isNamed = !first.hasPrefix("-")
        let command = isNamed ? root.command(named: first) : root.fallback
        return command.map { inside($0, Array(words.dropFirst(isNamed ? 1 : 0))) } ?? []
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
        return Self.options(root.fallback?.options ?? [], beginning: current)
            + own.filter { $0.value.hasPrefix(current) }
    }

    // MARK: Arguments

    private func inside(_ command: CommandModel, _ words: [String]) -> [Candidate]? {
        let subcommands = command.commands
        guard !subcommands.isEmpty else { return arguments(of: command, words) }
        let before = words.dropLast()
        for (place, word) in before.enumerated() {
            guard let next = command.command(named: word) else { continue }
            return arguments(of: next, Array(words[..<place] + words[(place + 1)...]))
        }
        let names = subcommands.filter {
            before.isEmpty && $0.commandName.hasPrefix(words.last ?? "")
        }.map { Candidate(value: $0.commandName, description: $0.abstract) }
        return names + (command.fallback.map { arguments(of: $0, words) ?? [] } ?? [])
    }

    /// - Returns: nil for files.
    private func arguments(of command: CommandModel, _ words: [String]) -> [Candidate]? {
        let current = words.last ?? ""
        let typed = TypedArguments(words.dropLast(), of: command.options + command.positionals)
        if let open = typed.open { return values(of: open, typed.words, beginning: current) }
        if !typed.endsOptions, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
            guard let option = command.option(typed: String(current[..<equals])) else { return [] }
            let value = String(current[current.index(after: equals)...])
            return values(of: option, typed.words, beginning: value)?.map {
                Candidate(value: current[...equals] + $0.value, description: $0.description)
            }
        }
        let used = typed.options.map(\.option.name)
        let options = command.options.filter { !used.contains($0.name) }
        if !typed.endsOptions, current.hasPrefix("-") {
            return Self.options(options, beginning: current)
        }
        let (positionals, count) = (command.positionals, typed.words.count)
        guard let last = positionals.last, count < positionals.count || last.isRepeating else {
            // Nothing else can come, so an empty word shows the options.
            return current.isEmpty && !typed.endsOptions
                ? Self.options(options, beginning: "--") : []
        }
        return values(
            of: positionals[min(count, positionals.count - 1)], typed.words, beginning: current)
    }

    /// The options, and those for help.
    private static func options(
        _ options: [ArgumentModel], beginning text: String
    ) -> [Candidate] {
        let named = options.flatMap { option in
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
        of argument: ArgumentModel, _ before: [String], beginning text: String
    ) -> [Candidate]? {
        let known = argument.allValues.map { Candidate(value: $0) }
        guard let offers = argument.value.offers else { return nil }
        // Ids may be typed in lower case.
        return (known + offers(source, before)).filter {
            $0.value.lowercased().hasPrefix(text.lowercased())
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
