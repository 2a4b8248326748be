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
                let values: KeyValuePairs = ["key": key.rawValue, "meaning": meaning(key)]
                return key.kind == .flag
                    ? translated("{key}: {meaning}, true or false", values)
                    : translated("{key}: {meaning}", values)
            }
            return lines.joined(separator: "\n") + "\n\n" + flagValues
        }
        private static let flagValues = translated(
            "`on` also means true, and `off` false. `atrest settings` shows the present values.")

        /// Given copy, shown below the target.
        public static let reference = translated("This is a reference, not a goal.")

        /// What a setting does, in a few words.
        public static func meaning(_ key: Fasting.Settings.Key) -> String {
            switch key {
            case .targetHours:
                translated("the target when `start` has no --target, 4 to 168 hours")
            case .waterUnit: translated("ml or floz")
            case .quickAddMilliliters: translated("the water that one click adds, 1 to 5000 ml")
            case .notifyMilestones: translated("a notification when a phase begins")
            case .notifyTarget: translated("a notification at the target")
            case .discreet: translated("notifications that say nothing about the fast")
            case .trayIcon: translated("an icon in the tray")
            case .reducedMotion: translated("less motion: auto, on or off")
            }
        }

        public static func unknownKey(_ key: String, known: [String]) -> String {
            translated(
                "There is no setting `{key}`. The settings are {known}.",
                ["key": Words.quoted(key), "known": known.joined(separator: ", ")])
        }

        /// Why a value is refused.
        public static func refusal(_ key: Fasting.Settings.Key) -> String {
            switch key {
            case .targetHours: translated("A target must be from 4 to 168 hours.")
            case .waterUnit: translated("The unit of water must be ml or floz.")
            case .quickAddMilliliters: translated("An amount of water must be from 1 to 5000 ml.")
            case .notifyMilestones, .notifyTarget, .discreet, .trayIcon:
                translated("This setting must be true or false.")
            case .reducedMotion: translated("Reduced motion must be auto, on or off.")
            }
        }

        public static func changed(_ key: String, to value: String) -> String {
            translated("{key} is now {value}.", ["key": key, "value": value])
        }
    }
}
