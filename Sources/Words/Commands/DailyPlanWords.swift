import Fasting

extension Words {
    /// The words of the plan: when the user usually begins.
    public enum DailyPlan {
        public static let help = translated(
            "Show or set when a notification offers to start a fast.")
        public static let discussion = translated(
            "At that time one notification offers to start a fast. It is not shown while a fast "
                + "runs.")
        public static let wordsHelp = translated(
            "The days and the time: weekdays 20:00, daily 8pm, mon,wed,fri 20:00. `off` deletes "
                + "the plan.")
        public static let form = translated(
            "A plan has days and a time. Write weekdays 20:00, daily 20:00 18h, mon,wed 19:30, or "
                + "off."
        )

        /// - Parameter text: what was typed as a plan.
        public static func unreadable(_ text: String) -> String {
            translated(
                "`{text}` is not a plan. Write days and a time: weekdays 20:00, daily 20:00 18h "
                    + "or mon,wed 19:30. `off` deletes the plan.", ["text": Words.quoted(text)])
        }

        // What can be typed for days, in lower case.
        public static let daily = translated("daily")
        public static let weekdays = translated("weekdays")
        public static let weekends = translated("weekends")

        // In the window.
        public static let title = translated("Offer to start a fast")
        public static let meaning = translated("One notification, at the time that you choose")
        public static let field = translated("Days and time")
        public static let hint = translated("Such as weekdays 20:00, or mon wed 8pm 18h.")

        /// - Parameter time: such as `20:00`.
        public static func offer(at time: String) -> String {
            translated("{time}, the time you chose", ["time": time])
        }

        public static let none = translated("No plan. `atrest plan weekdays 20:00` sets one.")
        public static let deleted = translated("The plan is deleted.")

        /// - Parameters:
        ///   - days: as of ``days(_:names:)``.
        ///   - target: nil for that of the settings.
        public static func text(_ days: String, at time: String, target: String?) -> String {
            guard let target else {
                return translated("{days} at {time}", ["days": days, "time": time])
            }
            return translated(
                "{days} at {time}, target {target}",
                ["days": days, "time": time, "target": target])
        }

        /// - Parameter names: of the days in the user's language, from Sunday.
        public static func days(_ days: Fasting.DailyPlan.Days, names: [String]) -> String {
            switch days {
            case .daily: translated("Every day")
            case .weekdays: translated("Monday to Friday")
            case .weekends: translated("Saturday and Sunday")
            default: days.numbers.map { names[$0] }.joined(separator: ", ")
            }
        }
    }

    /// The words of `atrest toggle`.
    public enum Toggle {
        public static let help = translated("Start a fast, or end the running one.")
        public static let discussion = translated(
            "For a keyboard shortcut of your desktop. Without a terminal, a notification says what "
                + "happened, and its button can undo it.")
    }
}
