import Presentation

/// Joins the words of a time or a duration to one argument, so that they need no quotes: `start --at
/// yesterday 20:00`.
///
/// If the command takes other arguments, only as many words are taken as can be read: `edit --start
/// yesterday 20:00 3F2A0B1C`. If none can be read, all are taken, and the command says what is wrong.
enum JoinedWords {
    private static let isReadable: [String: @Sendable (String) -> Bool] = [
        "--at": isTime, "--start": isTime, "--end": isTime, "--since": isTimeOrDay,
        "--until": isTimeOrDay, "--month": isPeriod, "--ago": isDuration, "--target": isHours,
    ]

    /// The commands that take other arguments beside these options.
    private static let takeArguments: Set = ["edit", "export", "plan", "water"]
    /// The commands that take one time, as an argument or as the value of an option. They take
    /// arguments only beside the other options: `start --target 18 8pm`.
    private static let takeOneTime: Set = ["start", "end", "log"]

    static func joined(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var rest = arguments[...]
        if let place = placeOfValue(in: arguments) {
            let words = arguments.dropFirst(place).prefix { !$0.hasPrefix("-") }
            result = arguments.prefix(place) + [words.joined(separator: " ")]
            rest = arguments.dropFirst(place + words.count)
        }
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let isReadable = isReadable[String(parts[0])] else {
                result.append(argument)
                continue
            }
            var words = rest.prefix(while: isPartOfTime).map { String($0) }
            // A dash at the end is the standard output.
            if words.last == "-" { words.removeLast() }
            let isAttached = parts.count == 2
            if isAttached { words.insert(String(parts[1]), at: 0) }
            let takesArguments =
                takeArguments.contains(arguments[0])
                || takeOneTime.contains(arguments[0]) && parts[0] == "--target"
            let count =
                takesArguments
                ? count(of: words, beside: arguments[0], isReadable) : words.count
            let text = words.prefix(count).joined(separator: " ")
            rest = rest.dropFirst(isAttached ? count - 1 : count)
            if isAttached {
                result.append("\(parts[0])=\(text)")
            } else {
                result += count > 0 ? [argument, text] : [argument]
            }
        }
        return result
    }

    /// Where a value of several words begins that belongs to no option: `18 hours` in `settings set
    /// target-hours 18 hours`, and the day in `restore 20 Nov`.
    ///
    /// - Returns: nil if there is none.
    private static func placeOfValue(in arguments: [String]) -> Int? {
        // The options before it are flags, except `--color`.
        let places = arguments.indices.filter { at in
            !arguments[at].hasPrefix("-") && (at == 0 || arguments[at - 1] != "--color")
        }
        let words = places.prefix(2).map { arguments[$0] }
        let count = words == ["settings", "set"] ? 3 : words.first == "restore" ? 1 : places.count
        return places.dropFirst(count).first
    }

    /// Whether a word can be one of a time: `-` and `-1h` in `now - 1 hour` and `now -1h`, but no option.
    private static func isPartOfTime(_ word: String) -> Bool {
        !word.hasPrefix("-") || word == "-" || word.dropFirst().first?.isNumber == true
    }

    /// Whether an option that takes a time, a duration or hours can have a text as its value. True for other
    /// options.
    static func canRead(_ text: String, after option: String) -> Bool {
        switch option {
        case "--at", "--start", "--end": (try? UserInput.time(text)) != nil
        default: isReadable[option]?(text) ?? true
        }
    }

    /// How many words, counted from the first, can be read as one text, so that the others can be the
    /// arguments of the command; all if none can.
    ///
    /// - Parameter command: the verb; nil if the others can be anything.
    static func count(
        of words: [String], beside command: String? = nil, _ isReadable: (String) -> Bool
    ) -> Int {
        // No time has more words than "on the 20th of november 2026 at 8 in the evening".
        let most = min(words.count, 14)
        return stride(from: most, to: 0, by: -1).first { count in
            isReadable(words.prefix(count).joined(separator: " "))
                && (count == words.count || isArguments(Array(words.dropFirst(count)), of: command))
        } ?? words.count
    }

    /// Whether words can be the arguments of a command. Otherwise they belong to the time, which cannot be
    /// read then, and is named as a whole.
    private static func isArguments(_ words: [String], of command: String?) -> Bool {
        switch command {
        case "water": words[0].first?.isNumber == true
        case "edit":
            words.count == 1
                && (words[0].hasPrefix("@") || words[0].allSatisfy { $0.isHexDigit || $0 == "-" })
        case "export": words.count == 1
        default: true
        }
    }

    @Sendable private static func isTime(_ text: String) -> Bool { UserInput.isMeantAsTime(text) }

    @Sendable private static func isTimeOrDay(_ text: String) -> Bool {
        isTime(text) || (try? UserInput.day(text)) != nil
    }

    @Sendable private static func isPeriod(_ text: String) -> Bool {
        (try? UserInput.period(text)) != nil
    }

    @Sendable private static func isDuration(_ text: String) -> Bool {
        (try? UserInput.ago(text)) != nil
    }

    @Sendable private static func isHours(_ text: String) -> Bool {
        (try? UserInput.hours(text)) != nil
    }
}
