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
            var words = rest.prefix { !$0.hasPrefix("-") }.map { String($0) }
            let isAttached = parts.count == 2
            if isAttached { words.insert(String(parts[1]), at: 0) }
            let takesArguments =
                takeArguments.contains(arguments[0])
                || takeOneTime.contains(arguments[0]) && parts[0] == "--target"
            let count = takesArguments ? count(of: words, isReadable) : words.count
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

    /// How many words, counted from the first, can be read as one text; all if none can.
    static func count(of words: [String], _ isReadable: (String) -> Bool) -> Int {
        // No time has more words than "the day before yesterday at 8 pm".
        let most = min(words.count, 12)
        return stride(from: most, to: 0, by: -1).first {
            isReadable(words.prefix($0).joined(separator: " "))
        } ?? words.count
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
