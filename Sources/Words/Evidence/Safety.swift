import Fasting

extension Words {
    /// What is said about safety: once, and never pressing. Rule: docs/rules/evidence.md, Safety.
    public enum Safety {
        /// After a fast of this duration, eating again has a risk of its own, in hours.
        public static let longFastHours: Int64 = 120

        /// Whether eating again has a risk of its own after a fast of this duration.
        public static func isLong(seconds: Int64) -> Bool {
            seconds >= longFastHours * secondsPerHour
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
            BodyText(
                translated(
                    "have diabetes, above all if you take insulin, sulfonylureas or SGLT2 "
                        + "inhibitors"),
                restsOn: .physician),
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
                "Stop the fast and get medical help at once if you faint, become confused, or have "
                    + "chest pain, a racing or uneven heartbeat, or vomiting that does not end."),
            restsOn: .stopping)

        /// What to know about eating after a long fast.
        public static let eatAgain = BodyText(
            translated(
                "After five days without food, eating again has a risk of its own: ask a physician "
                    + "before you eat, start with small amounts, and increase them over several "
                    + "days."),
            restsOn: .eatingAgain)

        /// What follows the list of those who should ask.
        public static let paragraphs = [alcohol, stop, eatAgain]

        /// In the answer to the very first start, and in `start --help`.
        public static let first = BodyText(
            translated(
                "Ask a physician first if you are under 18, pregnant, breastfeeding or underweight, "
                    + "have or had an eating disorder, have diabetes, gout, or a disease of the "
                    + "heart, the kidneys or the liver, or take medicines for the heart or blood "
                    + "pressure, diuretics, blood thinners, lithium, or medicines that must be "
                    + "taken with food. Stop the fast and get medical help at once if you faint, "
                    + "become confused, or have chest pain, a racing or uneven heartbeat, or "
                    + "vomiting that does not end. More: `atrest why safety`."),
            restsOn: .physician, .medicines, .organs, .gout, .stopping)

        /// After a target of ``longFastHours`` or more was set, and after such a fast has ended.
        public static let longFast = BodyText(
            translated(
                "After five days without food, ask a physician before you eat, and start with small "
                    + "amounts: `atrest why safety`."),
            restsOn: .eatingAgain)

        /// From this target on it is said what long fasts were measured under, in hours.
        public static let longTargetHours: Int64 = 48

        /// After a target of ``longTargetHours`` or more was set, or a fast was started with one.
        public static let longTarget = BodyText(
            translated(
                "Most of what is known about fasts of two days and more was measured under the care "
                    + "of physicians: ask one before you fast that long."),
            restsOn: .stopping, .adaptation)

        /// A sentence that follows an act on a long fast.
        public enum Caution: Equatable, Sendable {
            case measuredUnderCare
            case eatingAgain

            public var text: BodyText {
                switch self {
                case .measuredUnderCare: longTarget
                case .eatingAgain: longFast
                }
            }

            /// What the window shows, which has no commands.
            public var windowText: BodyText { self == .eatingAgain ? eatAgain : text }
        }

        /// What is said about a target, in seconds.
        public static func cautions(target seconds: Int64) -> [Caution] {
            (seconds >= longTargetHours * secondsPerHour ? [.measuredUnderCare] : [])
                + (isLong(seconds: seconds) ? [.eatingAgain] : [])
        }

        /// Every text above.
        public static let all =
            [askFirst] + askFirstIf + paragraphs + [first, longFast, longTarget]
    }
}
