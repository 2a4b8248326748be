import Fasting

extension Words {
    /// The words of `atrest settings`, and of refused values.
    public enum Settings {
        public static let help = translated("Show the settings, or change one.")
        public static let listHelp = translated("Show all settings.")
        public static let getHelp = translated("Print the value of a setting.")
        public static let setHelp = translated("Change a setting.")
        public static let keyHelp = translated("The setting, such as target-hours.")
        public static let valueHelp = translated("The new value.")

        /// The settings with their values, each on its own line, for help.
        public static var list: String {
            let lines = Fasting.Settings.Key.allCases.map { key in
                let values: Holes = ["key": key.rawValue, "meaning": meaning(key)]
                return key.kind == .flag
                    ? translated("{key}: {meaning}, true or false", values)
                    : translated("{key}: {meaning}", values)
            }
            return lines.joined(separator: "\n") + "\n\n" + flagValues
        }
        // What can be typed for a flag, in lower case, separated by commas.
        public static let yes = translated("true, on, yes")
        public static let no = translated("false, off, no")
        private static let flagValues = translated(
            "`on` also means true, and `off` means false. `atrest settings` shows the current "
                + "values.")

        /// Given copy, shown below the target.
        public static let reference = translated("This is a reference, not a goal.")

        /// What is said about a setting.
        public struct Texts: Sendable {
            /// What it does, in a few words, for a list.
            public let meaning: String
            /// Why a value is refused; "" for those that are true or false.
            public var refusal = ""
            /// Its name in the window, and the line below it.
            public let title: String
            public var explanation = ""
            /// Its words as the window shows them.
            public var words: [String: String] = [:]
        }

        /// The texts of the table of settings, whose values are in `Fasting/Settings.swift`.
        public static func texts(_ key: Fasting.Settings.Key) -> Texts {
            typealias Page = SettingsPage
            return switch key {
            case .targetHours:
                Texts(
                    meaning: translated("the target when `start` has no --target, 4 to 168 hours"),
                    refusal: translated("A target must be from 4 to 168 hours."),
                    title: Page.target,
                    explanation: reference)
            case .waterUnit:
                Texts(
                    meaning: translated("ml or floz"),
                    refusal: translated("The unit of water must be ml or floz."), title: Page.unit,
                    words: ["ml": Page.milliliters, "floz": Page.fluidOunces])
            case .quickAddMilliliters:
                Texts(
                    meaning: translated("water per click, 1 to 5,000 ml"),
                    refusal: translated("An amount of water must be from 1 to 5,000 ml."),
                    title: Page.glass,
                    explanation: Page.glassMeaning)
            case .notifyMilestones:
                Texts(
                    meaning: translated("a notification when a phase begins"),
                    title: Page.milestones)
            case .notifyTarget:
                Texts(meaning: translated("a notification at the target"), title: Page.atTarget)
            case .discreet:
                Texts(
                    meaning: translated("notifications that say nothing about the fast"),
                    title: Page.discreet, explanation: Page.discreetMeaning)
            case .trayIcon: Texts(meaning: translated("an icon in the tray"), title: Page.trayIcon)
            case .reducedMotion:
                Texts(
                    meaning: translated("less motion: auto, on or off"),
                    refusal: translated("Reduced motion must be auto, on or off."),
                    title: Page.reducedMotion,
                    words: ["auto": Page.asDesktop, "on": Page.on, "off": Page.off])
            case .plan:
                Texts(
                    meaning: translated("when a notification offers to start a fast, or off"),
                    refusal: DailyPlan.form, title: DailyPlan.title, explanation: DailyPlan.meaning)
            case .calendarFolder:
                Texts(
                    meaning: translated("a folder that gets a calendar file for each fast, or off"),
                    refusal: CalendarFolder.form, title: CalendarFolder.title,
                    explanation: CalendarFolder.meaning)
            case .calendarRunning:
                Texts(
                    meaning: translated("the running fast in the calendar folder too"),
                    title: CalendarFolder.running, explanation: CalendarFolder.runningMeaning)
            case .calendarYears:
                Texts(
                    meaning: translated(
                        "how many past years of fasts get calendar files, 1 to 100"),
                    refusal: translated("The number of years must be from 1 to 100."),
                    title: CalendarFolder.years)
            case .todayPage:
                Texts(
                    meaning: translated(
                        "a page of the running fast in the shared folder, for any browser"),
                    title: Devices.Page.title, explanation: Devices.Page.meaning)
            }
        }

        public static func meaning(_ key: Fasting.Settings.Key) -> String { texts(key).meaning }
        public static func refusal(_ key: Fasting.Settings.Key) -> String {
            key.kind == .flag
                ? translated("The setting {key} must be true or false.", ["key": key.rawValue])
                : texts(key).refusal
        }

        public static func unknownKey(_ key: String, known: [String]) -> String {
            translated(
                "There is no setting `{key}`. The settings are {known}.",
                ["key": .typed(key), "known": known.joined(separator: ", ")])
        }

        /// - Parameter command: the command that sets it.
        public static func seeHelp(of command: String) -> String {
            translated("see `atrest {command} --help`", ["command": command])
        }

        public static let ownCommand = quoting(
            "`{command}` has a command of its own. See `atrest {command} --help`.")

        public static func changed(_ key: String, to value: String) -> String {
            translated("{key} is now {value}.", ["key": key, "value": value])
        }
    }
}
