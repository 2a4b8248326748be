import Fasting
import Text

extension Words {
    /// What is known about a phase, or about safety, and how surely: the text of `atrest why` and of
    /// the bus.
    public enum Why: Sendable, Equatable {
        case phase(Milestone)
        case safety

        /// The key of ``safety`` on the bus and on the command line.
        public static let safetyKey = "safety"
        /// The most columns of a line.
        public static let width = 80

        public static let allCases = Milestone.allCases.map(Why.phase) + [.safety]

        /// The key on the bus and on the command line.
        public var key: String {
            switch self {
            case .phase(let milestone): milestone.rawValue
            case .safety: Self.safetyKey
            }
        }

        /// - Parameter key: of a phase, or "safety". nil is returned for any other text.
        public init?(key: String) {
            if key == Self.safetyKey {
                self = .safety
            } else if let milestone = Milestone(rawValue: key) {
                self = .phase(milestone)
            } else {
                return nil
            }
        }

        public var title: String {
            switch self {
            case .phase(let milestone): Words.title(milestone)
            case .safety: Safety.title
            }
        }

        /// The hours of a phase; nil for ``safety``.
        public var hours: String? {
            guard case .phase(let milestone) = self else { return nil }
            let from = String(milestone.beginsAfter / secondsPerHour)
            guard let next = milestone.next else {
                return translated("{from} hours and more", ["from": from])
            }
            return translated(
                "{from} to {to} hours",
                ["from": from, "to": String(next.beginsAfter / secondsPerHour)])
        }

        /// The claims, in the order of the text.
        public var claims: [Claim.ID] {
            switch self {
            case .phase(let milestone): Words.claims(of: milestone)
            case .safety:
                [
                    .stopping, .lowSugar, .ketoacidosis, .dryness, .water, .complaints,
                    .physician, .medicines, .organs, .gout, .cortisone, .mood, .oldAge,
                    .stomachSurgery, .alcohol,
                    .eatingAgain,
                ]
            }
        }

        // MARK: The text

        /// A paragraph of the text.
        public struct Paragraph: Sendable {
            public enum Kind: Sendable {
                /// The heading of the text.
                case title
                /// The heading of a claim.
                case claim
                /// Plain text.
                case text
                /// Plain text directly below the paragraph before it.
                case line
                /// One of a list.
                case item
                /// What a claim says, after a label.
                case detail
                /// The sources of a claim, after a label.
                case source
            }

            public let kind: Kind
            /// "" if there is none.
            public let label: String
            public let text: String

            init(_ kind: Kind, _ text: String, label: String = "") {
                self.kind = kind
                self.label = label
                self.text = text
            }

            /// Whether an empty line comes before it.
            public var beginsBlock: Bool { kind == .claim || kind == .text }

            /// The paragraph in lines. The label is at the beginning of the first.
            ///
            /// - Parameter width: in cells. A longer word is broken.
            public func lines(width: Int) -> [String] {
                let (first, rest) =
                    switch kind {
                    case .title, .claim, .text, .line: ("", "")
                    case .item: ("  - ", "    ")
                    case .detail, .source: ("  ", "    ")
                    }
                let whole = label.isEmpty ? text : "\(label) \(text)"
                let lines = WrappedText.lines(whole, width: width - rest.count)
                return lines.enumerated().map { ($0 == 0 ? first : rest) + $1 }
            }
        }

        /// The paragraphs, in the user's language.
        public var paragraphs: [Paragraph] {
            let heading = hours.map { "\(title), \($0)" } ?? title
            return [Paragraph(.title, heading)] + introduction
                + claims.flatMap { Self.paragraphs(of: Claim($0)) } + ending
        }

        /// What is known about something that a person looks for.
        ///
        /// - Parameters:
        ///   - text: as typed.
        ///   - claims: nothing if it is not known.
        public static func paragraphs(about text: String, _ claims: [Claim.ID]) -> [Paragraph] {
            let text = Words.quoted(text)
            if claims.isEmpty {
                return [Paragraph(.title, text), Paragraph(.text, notKnown)]
                    + [Paragraph(.text, seeSafety.text)]
            }
            return [Paragraph(.title, text)] + advice(about: claims)
                + claims.flatMap { paragraphs(of: Claim($0)) } + [Paragraph(.text, seeSafety.text)]
        }

        /// What a person at risk reads first: what goes wrong, how it feels and what to do now, when to
        /// stop, who should ask a physician, and what not to do.
        private static func advice(about claims: [Claim.ID]) -> [Paragraph] {
            var advice = claims.compactMap(Safety.Danger.init).flatMap(paragraphs)
            if claims.contains(.stopping) { advice.append(Paragraph(.text, Safety.stop.text)) }
            switch claims.first {
            case .physician, .medicines, .organs, .gout, .cortisone, .mood, .oldAge,
                .stomachSurgery:
                advice += whoShouldAsk
            case .alcohol: advice.append(Paragraph(.text, Safety.alcohol.text))
            case .eatingAgain: advice.append(Paragraph(.text, Safety.eatAgain.text))
            default: break
            }
            return advice
        }

        /// What goes wrong, how it feels, and what to do now.
        private static func paragraphs(of danger: Safety.Danger) -> [Paragraph] {
            [
                Paragraph(.claim, danger.name.text), Paragraph(.line, danger.signs.text),
                Paragraph(.line, danger.now.text),
            ]
        }

        private static var whoShouldAsk: [Paragraph] {
            [Paragraph(.text, Safety.askFirst.text)]
                + Safety.askFirstIf.map { Paragraph(.item, $0.text) }
        }

        private var introduction: [Paragraph] {
            switch self {
            case .phase(let milestone): [Paragraph(.text, Words.companion(milestone))]
            case .safety:
                [Paragraph(.text, Safety.stop.text)]
                    + Safety.Danger.allCases.flatMap(Self.paragraphs)
                    + Self.whoShouldAsk
                    + Safety.paragraphs.filter { $0.text != Safety.stop.text }
                    .map { Paragraph(.text, $0.text) }
            }
        }

        private var ending: [Paragraph] {
            self == .safety ? [] : [Paragraph(.text, Self.seeSafety.text)]
        }

        /// The last paragraph of a phase: where the text about safety is on the command line.
        public static let seeSafety = BodyText(
            translated("Who should ask a physician first, and when to stop: `atrest why safety`."),
            restsOn: .physician, .stopping)

        private static func paragraphs(of claim: Claim) -> [Paragraph] {
            [
                Paragraph(.claim, claim.title),
                Paragraph(.detail, claim.measured, label: measuredLabel),
                Paragraph(.detail, claim.people, label: peopleLabel),
                Paragraph(.detail, claim.certaintyText, label: certaintyLabel),
                Paragraph(.detail, claim.unknown, label: unknownLabel),
                Paragraph(
                    .source, claim.sources.map(\.text).joined(separator: "; "),
                    label: sourcesLabel),
            ]
        }

        public static let measuredLabel = translated("Measured:")
        public static let peopleLabel = translated("In whom:")
        public static let certaintyLabel = translated("Certainty:")
        public static let unknownLabel = translated("Not known:")
        public static let sourcesLabel = translated("Sources:")

        /// The whole text. Lines have at most ``width`` columns.
        public var text: String {
            paragraphs.flatMap { paragraph in
                (paragraph.beginsBlock ? [""] : []) + paragraph.lines(width: Self.width)
            }.joined(separator: "\n")
        }
    }
}
