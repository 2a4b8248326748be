import Fasting
import LocalTime
import Presentation
import Words

/// `--at TIME` or `--ago DURATION`, or a time without a name: `start at 8pm`.
struct TimeOptions: ParsableArguments {
    @Argument(.time, Words.Help.at) var words: [String] = []
    @Option(.time, Words.Help.at) var at: String?
    @Option(.duration, Words.Help.ago) var ago: String?

    /// The time as it was typed; nil if there is none.
    var typed: String? { at ?? ago.map(Words.Times.past) ?? joined }

    private var joined: String? { words.isEmpty ? nil : words.joined(separator: " ") }

    /// nil if no time was given.
    ///
    /// - Parameters:
    ///   - command: of which these are options.
    ///   - reading: reads a time.
    func instant<Command: ParsableCommand>(
        of command: Command.Type,
        _ reading: (String) throws(Problem) -> Instant = { text throws(Problem) in
            try UserInput.time(text)
        }
    ) throws(Problem) -> Instant? {
        switch (joined, at, ago) {
        case (nil, nil, nil): return nil
        case (let words?, nil, nil): return try Self.time(words, of: command, reading)
        case (nil, let at?, nil): return try reading(at)
        case (nil, nil, let ago?): return try Self.ago(ago, of: command, reading)
        default: throw Problem(.usage, Words.atOrAgo)
        }
    }

    /// A time after `--ago` is refused, with the option for times.
    private static func ago<Command: ParsableCommand>(
        _ text: String, of command: Command.Type, _ reading: (String) throws(Problem) -> Instant
    ) throws(Problem) -> Instant {
        do throws(Problem) { return try UserInput.ago(text) } catch {
            guard let sentence = error.sentence, (try? reading(text)) != nil else { throw error }
            let likely = "atrest \(command.configuration.commandName) --at \(text)"
            throw Problem(.usage, Words.CommandLine.suggesting([likely], after: sentence))
        }
    }

    /// A number or a duration without a name is refused, because it could be the target. What is not read is
    /// refused as it is after `--at`, unless another option was likely meant.
    private static func time<Command: ParsableCommand>(
        _ text: String, of command: Command.Type, _ reading: (String) throws(Problem) -> Instant
    ) throws(Problem) -> Instant {
        let isOpen = TimeText.decimal(text) != nil || (try? UserInput.ago(text)) != nil
        if UserInput.isMeantAsTime(text), !isOpen { return try reading(text) }
        let name = "atrest \(command.configuration.commandName)"
        let likely = Suggestions.options(for: text, in: CommandModel(command))
        if likely.isEmpty { return try reading(text) }
        let sentence = Words.CommandLine.suggesting(
            likely.map { "\(name) \($0)" }, after: Words.CommandLine.unexpected(text))
        throw Problem(.usage, "\(sentence) \(Words.CommandLine.seeHelp(of: name))")
    }
}
