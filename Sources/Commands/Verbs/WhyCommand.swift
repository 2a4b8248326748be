import ArgumentParsing
import Client
import Fasting
import LocalTime
import Presentation
import Words

struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: Words.Why.help, discussion: Words.Why.discussion)

    @Argument(help: ArgumentHelp(Words.Why.topicHelp, valueName: "phase")) var topic: [String] = []
    @OptionGroup var answer: AnswerOptions

    /// Asks the agent only for the present phase. The texts are in this program.
    func run() throws {
        guard let topic = try topic.isEmpty ? presentPhase() : Self.named(topic) else {
            return try answer.show(WhyView.noPhase, WhyView.topics)
        }
        let view = WhyView(topic: topic)
        try answer.show(view.json, view.lines(width: answer.output.width))
    }

    private func presentPhase() throws -> Words.Why? {
        try AgentProxy(activates: true).timer1.state().milestone.map { .phase($0) }
    }

    /// Reads a key, a title in the user's language, or a number of hours. Several words are one.
    static func named(_ words: [String]) throws(Problem) -> Words.Why {
        let text = words.joined(separator: " ")
        if let elapsed = try? DurationReading.hours(text, words: UserInput.words) {
            guard elapsed <= Target.maximum.microseconds else {
                throw Problem(.usage, Words.Why.outOfRange(text, maximum: Target.maximum.hoursText))
            }
            return .phase(Milestone(elapsed: elapsed / 1_000_000))
        }
        let typed = folded(text)
        for topic in Words.Why.allCases
        where typed == folded(topic.key) || typed == folded(topic.title) {
            return topic
        }
        let keys = Words.Why.allCases.map(\.key)
        // `deper` is nearer to the first word of a key than to the key.
        let names = keys.map { [folded($0), String($0.prefix(while: \.isLowercase))] }
        let likely = Suggestions.words(for: typed, among: names.flatMap(\.self))
        throw Problem(
            .usage,
            Words.CommandLine.suggesting(
                zip(keys, names).filter { !Set($1).isDisjoint(with: likely) }.map(\.0),
                after: Words.Why.unknownTopic(text, known: keys)))
    }

    /// In lower case, without spaces and hyphens.
    private static func folded(_ text: String) -> String {
        text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    }
}
