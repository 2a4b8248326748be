import Fasting

extension Words {
    /// The claims that each sentence of a companion text rests on, in the order of the sentences.
    /// It is empty for a sentence that says nothing about the body.
    public static func groundsOfCompanion(_ milestone: Milestone) -> [[Claim.ID]] {
        switch milestone {
        case .digestionCompleting: [[.stomach, .liverStore], [.bloodSugar]]
        case .beginningToShift: [[.stomach], [.liverTurn]]
        case .metabolicTransition: [[.liverTurn, .newSugar], [.hunger]]
        case .deeperRhythm: [[.liverNight, .newSugar], [.thinking]]
        case .extendedFast: [[.fat], [.ketones], []]
        case .prolongedFast: [[.adaptation], [.stopping]]
        }
    }

    /// Texts that mention the body beside those of the phases and of safety.
    public static let otherBodyTexts = [Why.seeSafety, Why.safetyMeaning]

    /// The claims about a phase: those of its text, what else is asked about it, and how far bodies
    /// differ.
    public static func claims(of milestone: Milestone) -> [Claim.ID] {
        var claims: [Claim.ID] = []
        for claim in groundsOfCompanion(milestone).joined() + furtherClaims(of: milestone)
        where !claims.contains(claim) {
            claims.append(claim)
        }
        return claims
    }

    private static func furtherClaims(of milestone: Milestone) -> [Claim.ID] {
        switch milestone {
        case .extendedFast: [.headache, .differences, .cells]
        case .prolongedFast: [.names, .differences, .eatingAgain]
        default: [.differences]
        }
    }
}
