extension Words.Safety {
    /// What can go wrong in a fast. A search for any of its words answers with it first.
    public enum Danger: CaseIterable, Sendable {
        case lowSugar
        case ketoacidosis
        case dryness
        case water

        /// - Returns: nil if the claim is not about a danger.
        public init?(_ claim: Words.Claim.ID) {
            switch claim {
            case .lowSugar: self = .lowSugar
            case .ketoacidosis: self = .ketoacidosis
            case .dryness: self = .dryness
            case .water: self = .water
            default: return nil
            }
        }

        public var name: Words.BodyText {
            switch self {
            case .lowSugar: Words.BodyText(translated("Low blood sugar"), restsOn: .lowSugar)
            case .ketoacidosis:
                Words.BodyText(
                    translated("Ketoacidosis: too much acid in the blood"), restsOn: .ketoacidosis)
            case .dryness:
                Words.BodyText(translated("Dehydration: too little water"), restsOn: .dryness)
            case .water:
                Words.BodyText(
                    translated("Too much water: too little salt in the blood"), restsOn: .water)
            }
        }

        /// How it feels.
        public var signs: Words.BodyText {
            switch self {
            case .lowSugar:
                Words.BodyText(
                    translated(
                        "Signs: trembling, sweating, hunger, a racing heart, dizziness or confusion."
                    ),
                    restsOn: .lowSugar)
            case .ketoacidosis:
                Words.BodyText(
                    translated(
                        "Signs: nausea, vomiting, belly pain, trouble breathing or unusual tiredness. It "
                            + "can come within a day, also if blood sugar is normal."),
                    restsOn: .ketoacidosis)
            case .dryness:
                Words.BodyText(
                    translated(
                        "Signs: strong thirst, little and dark urine, dizziness or fainting when you stand "
                            + "up."),
                    restsOn: .dryness)
            case .water:
                Words.BodyText(
                    translated(
                        "Signs: headache, dizziness, drowsiness, vomiting or confusion, later seizures."
                    ),
                    restsOn: .water)
            }
        }

        /// What to do.
        public var now: Words.BodyText {
            switch self {
            case .lowSugar:
                Words.BodyText(
                    translated(
                        "Now: end the fast and take something sweet immediately, such as juice or glucose. "
                            + "Get medical help if it is not better after 15 minutes."),
                    restsOn: .lowSugar)
            case .ketoacidosis:
                Words.BodyText(
                    translated(
                        "Now: end the fast and get medical help immediately. Say which medicines for "
                            + "diabetes you take."),
                    restsOn: .ketoacidosis)
            case .dryness:
                Words.BodyText(
                    translated(
                        "Now: sit or lie down and drink in small sips. End the fast if it does not pass. Get "
                            + "medical help immediately if you faint."),
                    restsOn: .dryness)
            case .water:
                Words.BodyText(
                    translated(
                        "Now: stop drinking. Get medical help immediately if you vomit or are drowsy or "
                            + "confused."),
                    restsOn: .water)
            }
        }
    }
}
