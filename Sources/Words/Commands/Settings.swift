import Fasting

extension Words {
    /// The words of `atrest settings`, and of refused values.
    public enum Settings {
        public static let help = translated("Show the settings, or change one.")
        public static let listHelp = translated("Show all of them.")
        public static let getHelp = translated("Print one value.")
        public static let setHelp = translated("Change one.")
        public static let keyHelp = translated("The setting, such as target-hours.")
        public static let valueHelp = translated("Its new value.")

        /// Given copy, shown below the target.
        public static let reference = translated("This is a reference, not a goal.")

        /// What a setting does, in a few words.
        public static func meaning(_ key: Fasting.Settings.Key) -> String {
            switch key {
            case .targetHours: translated("hours, for a fast begun without --target, 4 to 168")
            case .waterUnit: translated("ml or floz")
            case .quickAddMilliliters: translated("how much water one press adds, 1 to 5000 ml")
            case .notifyMilestones: translated("a notice when a phase begins")
            case .notifyTarget: translated("a notice at the target")
            case .discreet: translated("notices without a word about the fast")
            case .trayIcon: translated("an icon in the tray")
            case .reducedMotion: translated("less movement: auto, on or off")
            }
        }

        public static func unknownKey(_ key: String, known: [String]) -> String {
            translated(
                "There is no setting `{key}`. The known ones are {known}.",
                ["key": String(key.prefix(64)), "known": known.joined(separator: ", ")])
        }

        /// Why a value is refused.
        public static func refusal(_ key: Fasting.Settings.Key) -> String {
            switch key {
            case .targetHours: translated("A target is 4 to 168 hours long.")
            case .waterUnit: translated("Water is measured in ml or floz.")
            case .quickAddMilliliters: translated("An amount of water is 1 to 5000 ml.")
            case .notifyMilestones, .notifyTarget, .discreet, .trayIcon:
                translated("This setting is true or false.")
            case .reducedMotion: translated("Reduced motion is auto, on or off.")
            }
        }

        public static func changed(_ key: String, to value: String) -> String {
            translated("{key} is {value}.", ["key": key, "value": value])
        }
    }
}
