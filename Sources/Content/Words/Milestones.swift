import Fasting

extension Words {
    /// The short title of a phase.
    public static func title(_ milestone: Milestone) -> String {
        switch milestone {
        case .digestionCompleting: translated("Digestion completing")
        case .beginningToShift: translated("Beginning to shift")
        case .metabolicTransition: translated("Metabolic transition")
        case .deeperRhythm: translated("Deeper rhythm")
        case .extendedFast: translated("Extended fast")
        case .prolongedFast: translated("Prolonged fast")
        }
    }

    /// The companion text of a phase: given word for word, under 160 characters, about what the
    /// body likely does. Rule: docs/rules/words.md, Companion texts, and docs/rules/evidence.md.
    public static func companion(_ milestone: Milestone) -> String {
        switch milestone {
        case .digestionCompleting:
            translated(
                "Your last meal is likely still being absorbed. Blood sugar and insulin "
                    + "are typically raised for a while, then settle.")
        case .beginningToShift:
            translated(
                "The last meal is likely almost absorbed. Over these hours your body begins to "
                    + "draw on its own reserves, the sugar stored in the liver.")
        case .metabolicTransition:
            translated(
                "Your body is likely moving between fuels. Hunger, if it comes, tends to come in "
                    + "waves, often at usual mealtimes, and typically passes.")
        case .deeperRhythm:
            translated(
                "Your liver has likely used part of its store and now makes much of your blood "
                    + "sugar itself. Some feel clearer, others find it harder; both are ordinary.")
        case .extendedFast:
            translated(
                "At rest, your body likely lives mostly on stored fat. Ketones begin to rise, "
                    + "earlier in one person, later in another. There is nothing to do.")
        case .prolongedFast:
            translated(
                "Your body is likely still adapting, and goes on adapting for days. Drink water, "
                    + "and stop whenever you feel unwell.")
        }
    }
}
