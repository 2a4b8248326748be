import Client
import Fasting
import LocalTime
import Presentation
import Words

struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "why", Words.Why.help, discussion: Words.Why.discussion,
        examples: ["why ketosis", "why safety"])

    @Argument(.phase, Words.Why.topicHelp) var topic: [String] = []
    @OptionGroup var answer: AnswerOptions

    /// Asks the agent only for the present phase. The texts are in this program.
    func run() throws {
        if let found = Self.search(topic) { return try show(found) }
        guard let topic = try topic.isEmpty ? presentPhase() : Self.named(topic) else {
            return try answer.show(WhyView.noPhase, WhyView.topics)
        }
        let view = WhyView(topic: topic)
        let output = answer.output
        try answer.show(
            view.json, view.lines(width: output.width, hasPlainMarks: output.hasPlainMarks))
    }

    /// Looks for claims, unless the words name a phase, an hour or safety.
    private static func search(_ words: [String]) -> ClaimSearch.Found? {
        if words.isEmpty || (try? named(words)) != nil { return nil }
        return ClaimSearch.find(words.joined(separator: " "))
    }

    private func show(_ found: ClaimSearch.Found) throws {
        let claims: [Words.Claim.ID] = if case .claims(let claims) = found { claims } else { [] }
        let text = topic.joined(separator: " ")
        try answer.show(
            WhyView.json(of: claims),
            WhyView.lines(
                of: Words.Why.paragraphs(about: text, claims), width: answer.output.width,
                hasPlainMarks: answer.output.hasPlainMarks))
    }

    private func presentPhase() throws -> Words.Why? {
        try AgentProxy.starting().timer1.state().milestone.map { .phase($0) }
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
        let near = Suggestions.words(for: typed, among: names.flatMap(\.self))
        let phases = zip(keys, names).filter { !Set($1).isDisjoint(with: near) }.map(\.0)
        let likely =
            phases.isEmpty ? Suggestions.words(for: typed, among: ClaimSearch.known) : phases
        let sentence = Words.CommandLine.suggesting(
            likely, after: Words.Why.unknownTopic(text, known: keys))
        throw Problem(.usage, "\(sentence) \(Words.Why.seeSafety.text)")
    }

    /// In lower case, without spaces and hyphens.
    private static func folded(_ text: String) -> String {
        text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    }
}

/// What `atrest why --json` prints.
extension WhyView {
    var json: JSON {
        let claims = topic.claims.map { Self.json(Words.Claim($0)) }
        switch topic {
        case .phase(let milestone):
            return Self.answer(
                topic, from: milestone.beginsAfter / secondsPerHour,
                until: milestone.next.map { $0.beginsAfter / secondsPerHour },
                text: Words.companion(milestone), claims)
        case .safety:
            return Self.answer(
                topic, isSafety: true, dangers: Words.Safety.Danger.allCases, claims)
        }
    }

    /// Every answer has the same members.
    private static func answer(
        _ topic: Words.Why?, from: Int64? = nil, until: Int64? = nil, text: String? = nil,
        isSafety: Bool = false, dangers: [Words.Safety.Danger] = [], _ claims: [JSON]
    ) -> JSON {
        .answer([
            "topic": topic?.key, "title": topic?.title, "fromHours": from, "untilHours": until,
            "text": text, "askFirstIf": isSafety ? Words.Safety.askFirstIf.map(\.text) : nil,
            "stop": isSafety ? Words.Safety.stop.text : nil,
            "eatingAgain": isSafety ? Words.Safety.eatAgain.text : nil,
            "dangers": dangers.map { danger in
                JSON.object([
                    "name": danger.name.text, "signs": danger.signs.text, "now": danger.now.text,
                ])
            },
            "claims": claims,
        ])
    }

    private static func json(_ claim: Words.Claim) -> JSON {
        .object([
            "id": claim.id.rawValue, "title": claim.title, "measured": claim.measured,
            "people": claim.people, "certainty": claim.certaintyText,
            "certaintyLevel": claim.certainty.rawValue, "unknown": claim.unknown,
            "sources": claim.sources.map {
                JSON.object(["citation": $0.citation, "doi": $0.doi])
            },
        ])
    }

    /// The answer to a search, which has no topic.
    static func json(of claims: [Words.Claim.ID]) -> JSON {
        answer(
            nil, dangers: claims.compactMap(Words.Safety.Danger.init),
            claims.map { json(Words.Claim($0)) })
    }

    /// The answer while there is no present phase.
    static let noPhase = answer(nil, [])
}
