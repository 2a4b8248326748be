import Fasting

extension Words {
    /// The short title of a phase.
    public static func title(_ milestone: Milestone) -> String {
        switch milestone {
        case .digestionCompleting: "Digestion completing"
        case .beginningToShift: "Beginning to shift"
        case .metabolicTransition: "Metabolic transition"
        case .deeperRhythm: "Deeper rhythm"
        case .extendedFast: "Extended fast"
        case .prolongedFast: "Prolonged fast"
        }
    }

    /// The companion text of a phase: one or two sentences of under 160 characters that describe
    /// what the body likely does.
    public static func companion(_ milestone: Milestone) -> String {
        switch milestone {
        case .digestionCompleting:
            "Your last meal is likely still being taken in. Blood sugar and insulin are raised "
                + "for a while, then settle."
        case .beginningToShift:
            "Insulin is likely falling. The body begins to turn from the last meal to the "
                + "glycogen kept in the liver."
        case .metabolicTransition:
            "Glycogen is being used, and the body is between fuels. A fast is often first felt "
                + "here; the feeling typically passes."
        case .deeperRhythm:
            "Glycogen is likely running low, and more comes from stored energy. Some feel "
                + "clearer, others find it harder; both are ordinary."
        case .extendedFast:
            "The body is likely living mostly on stored fat. Cells may be tending to their "
                + "upkeep, each body in its own time."
        case .prolongedFast:
            "The body has likely adapted, at its own pace. Drink, notice how you feel, and stop "
                + "whenever you feel unwell."
        }
    }
}
