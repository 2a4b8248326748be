extension Words {
    /// What is known about one thing in the body. Every sentence of the program about a body rests
    /// on a claim. Rule: docs/rules/evidence.md.
    ///
    /// Nothing is loaded until a claim is made from its id.
    public struct Claim: Sendable {
        public enum ID: String, CaseIterable, Sendable {
            case stomach
            case bloodSugar
            case liverStore
            case liverTurn
            case newSugar
            case hunger
            case liverNight
            case thinking
            case fat
            case ketones
            case cells
            case adaptation
            case names
            case differences
            case physician
            case medicines
            case organs
            case gout
            case alcohol
            case stopping
            case eatingAgain
            case lowSugar
            case ketoacidosis
            case dryness
            case water
            case cortisone
            case mood
            case oldAge
            case stomachSurgery
            case headache
            case complaints
        }

        public let id: ID
        /// The claim in a few words.
        public let title: String
        /// What was measured, or what a guideline says.
        public let measured: String
        /// In whom: who they were, and how many if the source says so.
        public let people: String
        /// How sure it is.
        public let certainty: Certainty
        /// Why it is not surer, or what makes it sure.
        public let reason: String
        /// What is not known.
        public let unknown: String
        public let sources: [Source]

        /// All that it says in sentences.
        public var texts: [String] { [title, measured, people, reason, unknown] }

        /// How sure it is, and why: what follows the label.
        public var certaintyText: String { "\(certainty.name). \(reason)" }
    }

    /// A text about the body that is not a claim itself, with the claims that it rests on.
    public struct BodyText: Sendable {
        public let text: String
        public let claims: [Claim.ID]

        init(_ text: String, restsOn claims: Claim.ID...) {
            self.text = text
            self.claims = claims
        }
    }
}
