import LocalTime
import Words

/// The words that an act is typed with. English always works; those of the user's language are added
/// to it.
public struct SearchWords: Sendable {
    /// Words that have one meaning in every text.
    public enum Meaning: CaseIterable, Sendable {
        /// What an act is about. Alone, "fast" means a start.
        case fast, water
        /// Before or after "fast".
        case start, end
        /// Before or after "water".
        case add
        /// Between "end" and "fast".
        case article
        /// Before the time of a start.
        case since
        /// Before a target.
        case lasting
        /// The program. After it, "start" and "end" need no "fast".
        case program
    }

    private var words: [Meaning: Set<String>] = [:]
    /// The words of times and durations.
    public let times: TimeWords

    public static let english = SearchWords(times: .english)

    /// English, and the words and the locale of the user.
    public static let ofUser: SearchWords = {
        var words = SearchWords(times: .ofUser)
        for (meaning, text) in [
            (.fast, Words.Search.fast), (.water, Words.Search.water), (.start, Words.Search.start),
            (.end, Words.Search.end), (.add, Words.Search.add), (.article, Words.Search.article),
            (.since, Words.Search.since), (.lasting, Words.Search.lasting),
        ] as [(Meaning, String)] {
            words.add(text, for: meaning)
        }
        return words
    }()

    /// English, with other words of times.
    public init(times: TimeWords) {
        self.times = times
        for (meaning, text) in [
            (.fast, "fast, fasting"), (.water, "water"), (.start, "start, begin"),
            (.end, "end, stop, finish, break"), (.add, "add, drink"), (.article, "a, the, my"),
            (.since, "since, from"), (.lasting, "for"), (.program, Words.name),
        ] as [(Meaning, String)] {
            add(text, for: meaning)
        }
    }

    /// Adds words of another language.
    ///
    /// - Parameter text: the ways to write it, separated by commas.
    public mutating func add(_ text: String, for meaning: Meaning) {
        let typed = text.lowercased().split { $0 == "," || $0.isWhitespace }
        words[meaning, default: []].formUnion(typed.map { String($0) })
    }

    subscript(meaning: Meaning) -> Set<String> { words[meaning] ?? [] }

    /// Whether a text that begins with this word can be an act.
    func canBegin(with word: String) -> Bool {
        Self.first.contains { self[$0].contains(word) }
    }

    private static let first: [Meaning] = [.fast, .water, .start, .end, .add, .program]

    /// All words that an act can begin with, for what decides about a text before the agent does.
    public var firstWords: Set<String> { Self.first.reduce(into: []) { $0.formUnion(self[$1]) } }
}
