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

    /// The companion text of a phase: one or two sentences of under 160 characters about what the
    /// body likely does. Rule: docs/rules/words.md and docs/rules/evidence.md.
    public static func companion(_ milestone: Milestone) -> String {
        switch milestone {
        case .digestionCompleting:
            translated(
                "Your last meal is likely still being taken in. Blood sugar and insulin "
                    + "are raised for a while, then settle.")
        case .beginningToShift:
            translated(
                "Insulin is likely falling. The body begins to turn from the last meal "
                    + "to the glycogen kept in the liver.")
        case .metabolicTransition:
            translated(
                "Glycogen is being used, and the body is between fuels. Many first feel "
                    + "a fast here; the feeling typically passes.")
        case .deeperRhythm:
            translated(
                "Glycogen is likely running low, and more comes from stored energy. Some "
                    + "feel clearer, others find it harder; both are ordinary.")
        case .extendedFast:
            translated(
                "The body is likely living mostly on stored fat. Cells may be tending to "
                    + "their upkeep, each body in its own time.")
        case .prolongedFast:
            translated(
                "The body has likely adapted, at its own pace. Notice what it tells you; "
                    + "drink, and stop whenever you are unwell.")
        }
    }
}
