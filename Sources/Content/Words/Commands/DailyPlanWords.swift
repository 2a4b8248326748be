import Fasting

extension Words {
    /// The words of the plan: when the user usually begins.
    public enum DailyPlan {
        public static let help = translated(
            "Show or set when a notification offers to start a fast.")
        public static let discussion = translated(
            "At that time one notification offers to start a fast. It is not shown while a fast "
                + "runs. Without words, the plans are listed with their numbers. A plan without `add` "
                + "replaces all plans. Plans are settings: `atrest undo` does not change them.")
        public static let setHelp = translated("Show the plans, or replace all of them.")
        public static let addHelp = translated("Add a plan and keep the others.")
        public static let removeHelp = translated("Delete a plan.")
        public static let numberHelp = translated("Its number, which `atrest plan` shows.")
        public static let offHelp = translated("Delete all plans.")
        public static let wordsHelp = translated(
            "The days and the time: weekdays 20:00, daily 8pm, mon,wed,fri 20:00, every 2 days "
                + "20:00.")
        public static let form = translated(
            "A plan has days and a time that no other plan has. Write weekdays 20:00, daily 20:00 "
                + "18h, mon,wed 19:30, every 2 days 20:00, or off.")

        public static let unreadable = quoting(
            "`{text}` is not a plan. Write days and a time: weekdays 20:00, daily 20:00 18h, "
                + "mon,wed 19:30 or every 2 days 20:00.")

        /// - Parameters:
        ///   - text: what was typed.
        ///   - most: in days.
        public static func interval(_ text: String, from least: Int, to most: Int) -> String {
            translated(
                "`{text}` is not a number of days. Write a number from {least} to {most}, as in "
                    + "every 2 days 20:00.", ["text": .typed(text), "least": least, "most": most])
        }

        public static let firstDay = quoting(
            "`{text}` is not a date. Write every 2 days from 2026-11-28 20:00, or every 2 days "
                + "from tomorrow 20:00.")

        public static let number = quoting(
            "`{text}` is not the number of a plan. `atrest plan` lists them.")

        /// `{plan}`: the other one, as ``text(_:at:target:)`` writes it.
        public static let twice = saying(
            "There is such a plan already: {plan}. Choose other days or another time.")

        public static func tooMany(most: Int) -> String {
            translated(
                "There can be at most {most} plans. Delete one first.",
                ["most": most])
        }

        // What can be typed, in lower case: the ways to write it, separated by commas. The first one is written.
        public static let daily = translated("daily, everyday")
        public static let weekdays = translated("weekdays, workdays")
        public static let weekends = translated("weekends, weekend")
        /// Before a number of days, or before a day.
        public static let every = translated("every")
        /// Between ``every`` and a day, for each second one.
        public static let other = translated("other, second, 2nd, two")
        public static let day = translated("day, days")
        /// Before the first day.
        public static let from = translated("from, starting")
        public static let today = translated("today")
        public static let tomorrow = translated("tomorrow")

        /// Every few days, as it is typed.
        public static func every(_ count: Int, from date: String) -> String {
            translated("every {count} days from {date}", ["count": count, "date": date])
        }

        // In the window.
        public static let title = translated("Offer to start a fast")
        public static let meaning = translated("One notification, at the time that you choose")
        public static let field = translated("Days and time")
        public static let hint = translated(
            "Such as weekdays 20:00, mon wed 8pm 18h, or every 2 days 20:00. An empty field deletes its plan."
        )
        /// The field for one more plan.
        public static let another = translated("Another plan")

        /// - Parameter time: such as `20:00`.
        public static func offer(at time: String) -> String {
            translated("{time}, the time you chose", ["time": time])
        }

        /// What a fast that begins as planned would have: such as `18h`.
        public static func target(_ target: String) -> String { Search.target(target) }

        public static let none = translated("No plan. `atrest plan weekdays 20:00` sets one.")
        public static let deleted = translated("The plan is deleted.")
        public static let allDeleted = translated("All plans are deleted.")

        /// - Parameters:
        ///   - plans: those that are gone, as ``text(_:at:target:)`` writes them.
        ///   - command: what to type.
        public static func replaced(_ plans: [String], by command: String) -> String {
            translated(
                "Before: {plans}. `{command}` brings this back.",
                ["plans": plans.joined(separator: "; "), "command": command])
        }

        /// A line of the list.
        public static func line(_ number: Int, _ plan: String) -> String { "\(number)  \(plan)" }

        /// - Parameters:
        ///   - days: as of ``days(_:names:)``.
        ///   - target: nil for that of the settings.
        public static func text(_ days: String, at time: String, target: String?) -> String {
            guard let target else {
                return translated("{days} at {time}", ["days": days, "time": time])
            }
            return translated(
                "{days} at {time}, target {target}", ["days": days, "time": time, "target": target])
        }

        /// - Parameters:
        ///   - names: of the days in the user's language, from Sunday.
        ///   - date: writes a day.
        public static func days(
            _ rule: Fasting.DailyPlan.Rule, names: [String], date: (CalendarDay) -> String
        ) -> String {
            switch rule {
            case .on(.daily): translated("Every day")
            case .on(.weekdays): translated("Monday to Friday")
            case .on(.weekends): translated("Saturday and Sunday")
            case .on(let days): days.numbers.map { names[$0] }.joined(separator: ", ")
            case .every(let count, let first):
                translated("Every {count} days from {date}", ["count": count, "date": date(first)])
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
