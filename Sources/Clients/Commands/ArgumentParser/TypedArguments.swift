/// The arguments of a command, read once: its options with their values, and the words between them.
///
/// Options may stand between arguments. `--` ends the options. `-1` is not an option. An option has its value after it or
/// behind `=`, and behind the letter of a short name: `--limit 5`, `--limit=5`, `-n5`. A value can have several words if
/// its kind has: `--at yesterday 20:00`.
struct TypedArguments {
    /// Each name as it was typed, and the value. That of a flag is empty.
    private(set) var options: [(name: String, option: ArgumentModel, value: String)] = []
    private(set) var words: [String] = []
    /// What is wrong first.
    private(set) var problem: CommandLineError.Reason?
    /// The option at the end whose value has not been typed yet.
    private(set) var open: ArgumentModel?
    private(set) var endsOptions = false

    private let declared: [ArgumentModel]
    private var positionals: [ArgumentModel] { declared.filter { $0.kind == .positional } }

    init(_ arguments: ArraySlice<String>, of declared: [ArgumentModel]) {
        self.declared = declared
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                endsOptions = true
                words += rest
                break
            } else if !argument.hasPrefix("-") || argument == "-" {
                words.append(argument)
            } else if let (name, option, attached) = option(argument) {
                take(option, name, attached, &rest)
            } else if !positionals.isEmpty, Self.isNumber(argument) {
                words.append(argument)
            } else {
                refuse(.unknownOption(String(argument.prefix { $0 != "=" })))
            }
        }
        joinLastWords()
    }

    /// At most this many words are tried as one value: no time has more than "on the 20th of november 2026 at 8 in the
    /// evening".
    private static let mostWords = 14

    private mutating func refuse(_ reason: CommandLineError.Reason) {
        problem = problem ?? reason
    }

    // MARK: Options

    /// The option with a name. The value may be joined to it, to a short name also without `=`.
    private func option(_ typed: String) -> (String, ArgumentModel, attached: String?)? {
        let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        if let option = declared.first(where: { $0.typedNames.contains(name) }) {
            return (name, option, parts.count == 2 ? String(parts[1]) : nil)
        }
        let short = String(name.prefix(2))
        let option = declared.first { $0.kind == .option && $0.typedNames.contains(short) }
        return short == "--" ? nil : option.map { (short, $0, String(typed.dropFirst(2))) }
    }

    private mutating func take(
        _ option: ArgumentModel, _ name: String, _ attached: String?,
        _ rest: inout ArraySlice<String>
    ) {
        if option.kind == .flag {
            if attached != nil { refuse(.takesNoValue(name)) }
            return options.append((name, option, ""))
        }
        let isJoined = option.value.reads != nil
        var words = [attached].compactMap(\.self)
        if isJoined || attached == nil {
            words += rest.prefix(while: Self.isValue).prefix(isJoined ? .max : 1)
        }
        // A dash at the end is the standard output.
        if isJoined, words.last == "-" { words.removeLast() }
        words = Array(words.prefix(count(of: words, for: option)))
        rest = rest.dropFirst(words.count - (attached == nil ? 0 : 1))
        let value = words.joined(separator: " ")
        if words.isEmpty || attached == "" && value.isEmpty {
            if rest.isEmpty { open = option }
            return refuse(.needsValue(option))
        }
        options.append((name, option, value))
    }

    /// How many words are the value of an option. The others are arguments of the command: `edit --start yesterday
    /// 20:00 3F2A0B1C`. If no value can be read, all words are one, and the command says what is wrong.
    private func count(of words: [String], for option: ArgumentModel) -> Int {
        guard let reads = option.value.reads, words.count > 1 else { return words.count }
        // A command takes one moment.
        let others = positionals.filter { !($0.value.isMoment && option.value.isMoment) }
        guard let next = others.first, let last = others.last else { return words.count }
        let counts = stride(from: min(words.count, Self.mostWords), to: 0, by: -1)
        return counts.first { count in
            let rest = Array(words.dropFirst(count))
            return reads(words.prefix(count).joined(separator: " "))
                && (rest.isEmpty
                    || (rest.count <= others.count || last.isRepeating) && next.value.begins(rest))
        } ?? words.count
    }

    /// Whether a word is a value, not an option. `-` is a file, and `-5` a number.
    private static func isValue(_ word: String) -> Bool {
        !word.hasPrefix("-") || word == "-" || isNumber(word)
    }

    /// Whether a word is a number below 0: `-1`.
    private static func isNumber(_ word: String) -> Bool {
        word.hasPrefix("-") && word.dropFirst().first?.isNumber == true
    }

    // MARK: Words

    /// Joins the words of the last argument, if its kind can have several: `settings set target-hours 18 hours`.
    private mutating func joinLastWords() {
        guard let last = positionals.last, last.value.reads != nil, !last.isRepeating else {
            return
        }
        let place = positionals.count - 1
        if words.count > place + 1 {
            words[place...] = [words[place...].joined(separator: " ")]
        }
    }
}
