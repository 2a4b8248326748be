import Contract
import Fasting
import TextCells
import Words

/// What `atrest why` prints.
struct WhyView {
    let topic: Words.Why

    /// The text.
    ///
    /// - Parameter width: columns of the terminal; nil if standard output is not a terminal.
    func lines(width: Int?) -> [StyledText] {
        let width = max(20, min(width ?? Words.Why.width, Words.Why.width))
        return topic.paragraphs.flatMap { paragraph in
            (paragraph.beginsBlock ? [StyledText("")] : [])
                + paragraph.lines(width: width).enumerated().map {
                    Self.styled($1, of: paragraph, isFirst: $0 == 0)
                }
        }
    }

    private static func styled(
        _ line: String, of paragraph: Words.Why.Paragraph, isFirst: Bool
    ) -> StyledText {
        switch paragraph.kind {
        case .title, .claim: return .bold(line)
        case .source: return .dim(line)
        case .text, .item: return StyledText(line)
        case .detail:
            let indent = line.prefix { $0 == " " }
            guard isFirst, line.dropFirst(indent.count).hasPrefix(paragraph.label) else {
                return StyledText(line)
            }
            let text = line.dropFirst(indent.count + paragraph.label.count)
            return String(indent) + .dim(paragraph.label) + String(text)
        }
    }

    /// What can be asked while there is no present phase.
    static var topics: [StyledText] {
        let table = TextTable(
            Words.Why.allCases.map { topic in
                let meaning = topic.hours.map { "\(topic.title), \($0)" }
                return ["  " + topic.key, meaning ?? Words.Why.safetyMeaning.text]
            })
        return WrappedText.lines(Words.Why.noPhase, width: Words.Why.width).map { StyledText($0) }
            + table.rows.map { $0[0] + .dim($0[1]) }
    }

    // MARK: JSON

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
