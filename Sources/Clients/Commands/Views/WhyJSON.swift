import Fasting
import Presentation
import Words

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
