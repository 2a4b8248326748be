import Fasting
import Presentation
import Words

/// What `atrest why --json` prints.
extension WhyView {
    var json: JSON {
        var members: [(String, JSON)] = [
            JSON.schema, ("topic", .string(topic.key)),
            ("title", .string(topic.title)),
        ]
        switch topic {
        case .phase(let milestone):
            members += [
                ("fromHours", .integer(milestone.beginsAfter / secondsPerHour)),
                (
                    "untilHours",
                    .optional(milestone.next) { .integer($0.beginsAfter / secondsPerHour) }
                ),
                ("text", .string(Words.companion(milestone))), ("askFirstIf", .null),
                ("stop", .null), ("eatingAgain", .null),
            ]
        case .safety:
            members += [
                ("fromHours", .null), ("untilHours", .null), ("text", .null),
                ("askFirstIf", .array(Words.Safety.askFirstIf.map { .string($0.text) })),
                ("stop", .string(Words.Safety.stop.text)),
                ("eatingAgain", .string(Words.Safety.eatAgain.text)),
            ]
        }
        members.append(("claims", .array(topic.claims.map { Self.json(Words.Claim($0)) })))
        return .object(members)
    }

    private static func json(_ claim: Words.Claim) -> JSON {
        .object([
            ("id", .string(claim.id.rawValue)), ("title", .string(claim.title)),
            ("measured", .string(claim.measured)), ("people", .string(claim.people)),
            ("certainty", .string(claim.certainty)), ("unknown", .string(claim.unknown)),
            (
                "sources",
                .array(
                    claim.sources.map {
                        .object([
                            ("citation", .string($0.citation)),
                            ("doi", .optional($0.doi) { .string($0) }),
                        ])
                    })
            ),
        ])
    }

    /// The answer while there is no present phase.
    static let noPhase = JSON.object([
        JSON.schema, ("topic", .null), ("title", .null),
        ("fromHours", .null), ("untilHours", .null), ("text", .null), ("askFirstIf", .null),
        ("stop", .null), ("eatingAgain", .null), ("claims", .array([])),
    ])
}
