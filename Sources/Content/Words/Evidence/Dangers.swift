extension Words.Safety {
    /// What can be wrong in a fast: how it feels, and what to do now. A search for a word of its signs answers with it
    /// first.
    public struct Danger: Sendable {
        /// What is known about it.
        public let claim: Words.Claim.ID
        public let name: Words.BodyText
        /// How it feels. The first sentence lists the signs.
        public let signs: Words.BodyText
        /// What to do.
        public let now: Words.BodyText

        private init(_ claim: Words.Claim.ID, _ name: String, _ signs: String, _ now: String) {
            self.claim = claim
            self.name = Words.BodyText(name, restsOn: claim)
            self.signs = Words.BodyText(signs, restsOn: claim)
            self.now = Words.BodyText(now, restsOn: claim)
        }

        /// - Returns: nil if the claim is not about a danger.
        public init?(_ claim: Words.Claim.ID) {
            guard let danger = Self.allCases.first(where: { $0.claim == claim }) else { return nil }
            self = danger
        }

        /// Whether it is none of the signs to stop for.
        public var isMild: Bool { [.complaints, .headache].contains(claim) }

        /// The likeliest first.
        public static let allCases = [
            Danger(
                .complaints, translated("Tiredness and other mild complaints"),
                translated(
                    "Signs: tiredness, poor sleep, a dry mouth, back pain, hunger or feeling cold."),
                translated(
                    "Now: rest, and drink if you are thirsty. End the fast whenever you feel unwell."
                )),
            Danger(
                .headache, translated("Headache of a fast"),
                translated(
                    "Signs: a dull headache, mild or moderate. It can come after eight hours or more without food."
                ),
                translated(
                    "Now: rest, and drink a little. It is usually better after eating. Get medical help immediately "
                        + "if it comes suddenly or is stronger than any before.")),
            Danger(
                .dryness, translated("Dehydration: too little water"),
                translated(
                    "Signs: strong thirst, little and dark urine, dizziness or fainting when you stand up."
                ),
                translated(
                    "Now: sit or lie down and drink in small sips. End the fast if it does not pass. Get medical help "
                        + "immediately if you faint.")),
            Danger(
                .lowSugar, translated("Low blood sugar"),
                translated(
                    "Signs: trembling, sweating, hunger, a racing heart, dizziness or confusion."),
                translated(
                    "Now: end the fast and take something sweet immediately, such as juice or glucose. Get medical "
                        + "help if it is not better after 15 minutes.")),
            Danger(
                .ketoacidosis, translated("Ketoacidosis with diabetes: too much acid in the blood"),
                translated(
                    "Signs: nausea, vomiting, belly pain, trouble breathing or unusual tiredness. It can come although "
                        + "blood sugar is not very high."),
                translated(
                    "Now: if you have diabetes, end the fast and get medical help immediately. Say which medicines you "
                        + "take.")),
            Danger(
                .water, translated("Too much water: too little salt in the blood"),
                translated(
                    "Signs: headache, dizziness, drowsiness, vomiting or confusion, later seizures."
                ),
                translated(
                    "Now: stop drinking. Get medical help immediately if you vomit or are drowsy or confused."
                )),
        ]
    }
}
