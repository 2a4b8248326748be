import Fasting

extension Words {
    /// What is said about safety: once, and never pressing. Rule: docs/rules/evidence.md, Safety.
    public enum Safety {
        /// Whether eating again has a risk of its own after a fast of this duration.
        public static func isLong(seconds: Int64) -> Bool {
            seconds >= Caution.eatingAgain.beginsAfter
        }

        public static let title = translated("Safety")

        /// Who should ask a physician before fasting.
        public static let askFirst = BodyText(
            translated("Ask a physician before you fast if you:"), restsOn: .physician)

        /// The ends of ``askFirst``.
        public static let askFirstIf = [
            BodyText(translated("are under 18"), restsOn: .physician),
            BodyText(translated("are pregnant or breastfeeding"), restsOn: .physician),
            BodyText(translated("have or had an eating disorder"), restsOn: .physician),
            BodyText(translated("are underweight"), restsOn: .physician, .eatingAgain),
            BodyText(translated("are old and frail"), restsOn: .oldAge),
            BodyText(
                translated(
                    "have diabetes, above all if you take insulin, sulfonylureas or SGLT2 "
                        + "inhibitors"),
                restsOn: .physician, .lowSugar, .ketoacidosis),
            BodyText(
                translated(
                    "take medicines for the heart or blood pressure, diuretics, blood thinners or "
                        + "lithium"),
                restsOn: .medicines, .organs),
            BodyText(
                translated("take medicines that must be taken with food"), restsOn: .physician),
            BodyText(
                translated("have a disease of the heart, the kidneys or the liver, or gout"),
                restsOn: .organs, .gout),
            BodyText(
                translated("have adrenal insufficiency, or take cortisone"), restsOn: .cortisone),
            BodyText(translated("have bipolar disorder"), restsOn: .mood),
            BodyText(
                translated("have had an operation of the stomach"),
                restsOn: .stomachSurgery),
        ]

        /// What does not go together with a long fast.
        public static let alcohol = BodyText(
            translated(
                "Do not drink alcohol during a fast of a day or more: it can lower your blood sugar "
                    + "too far."),
            restsOn: .alcohol)

        /// When to stop.
        public static let stop = BodyText(
            translated(
                "End the fast and get medical help immediately if you faint, become confused, or have "
                    + "chest pain, a racing or uneven heartbeat, or vomiting that does not end."),
            restsOn: .stopping)

        /// What to know about eating after a long fast.
        public static let eatAgain = BodyText(
            translated(
                "After five days without food, eating again has a risk of its own. Ask a physician "
                    + "how to start eating again. Start with small amounts and increase them over "
                    + "several days."),
            restsOn: .eatingAgain)

        /// About long fasts that follow each other.
        public static let repeated = BodyText(
            translated(
                "It is not known what happens if you often fast for two days or more. Ask a physician "
                    + "before you do that."),
            restsOn: .adaptation, .stopping)

        /// What follows the list of those who should ask.
        public static let paragraphs = [alcohol, stop, eatAgain, repeated]

        /// In the answer to the very first start, and in `start --help`: who should ask, when to stop, and
        /// where more is.
        public static let first = [firstAsk, stop, firstMore]

        /// It names more people than ``askFirstIf``, in fewer words.
        public static let firstAsk = BodyText(
            translated(
                "Ask a physician before you fast if you are under 18, pregnant, breastfeeding, "
                    + "underweight or frail, have a disease, have or had an eating disorder, or take "
                    + "medicines."),
            restsOn: .physician, .medicines, .organs, .oldAge)
        public static let firstMore = BodyText(
            translated("More: `atrest why safety`."), restsOn: .physician)

        /// Of a fast of five days or more, while it runs and after it has ended.
        public static let longFast = BodyText(
            translated(
                "After five days without food, ask a physician how to start eating again, and start "
                    + "with small amounts: `atrest why safety`."),
            restsOn: .eatingAgain)

        /// Of a fast that is, or is meant to be, of two days or more.
        public static let longTarget = BodyText(
            translated(
                "Most of what is known about fasts of two days or more was measured under medical "
                    + "care. Ask a physician about a fast of this length."),
            restsOn: .stopping, .adaptation)

        /// After more water within three hours than ``WaterEntry/much``.
        public static let muchWater = BodyText(
            translated(
                "You drank more than 3 litres in three hours. Too much plain water thins the salt in the "
                    + "blood: wait before you drink more."),
            restsOn: .water)

        /// Every text above, and those of the dangers.
        public static let all =
            [askFirst] + askFirstIf + paragraphs + [
                firstAsk, firstMore, longFast, longTarget, muchWater,
            ]
            + Danger.allCases.flatMap { [$0.name, $0.signs, $0.now] }
    }
}

extension Caution {
    public var text: Words.BodyText {
        switch self {
        case .measuredUnderCare: Words.Safety.longTarget
        case .eatingAgain: Words.Safety.longFast
        }
    }

    /// For surfaces that have no commands.
    public var windowText: Words.BodyText { self == .eatingAgain ? Words.Safety.eatAgain : text }
}
