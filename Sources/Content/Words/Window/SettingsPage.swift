extension Words {
    /// The words of the window's settings.
    public enum SettingsPage {
        public static let title = translated("Settings")
        public static let away = translated(
            "Atrest's clock has stopped. You can change the settings when it runs again.")

        // MARK: Fasting

        public static let fasting = translated("Fasting")
        public static let target = translated("Target")
        public static let anotherValue = translated("Another value")
        public static let hours = translated("Hours, 4 to 168")
        public static let milestones = translated("Notify when a phase begins")
        public static let atTarget = translated("Notify at the target")
        public static let discreet = translated("Discreet notifications")
        public static let discreetMeaning = translated("They say nothing about the fast.")
        public static let trayIcon = translated("Icon in the tray")
        public static let reducedMotion = translated("Reduced motion")
        public static let asDesktop = translated("Same as the desktop")
        public static let on = translated("On")
        public static let off = translated("Off")

        // MARK: Hydration

        public static let hydration = translated("Hydration")
        public static let unit = translated("Unit")
        public static let milliliters = translated("Millilitres (ml)")
        public static let fluidOunces = translated("Fluid ounces (fl oz)")
        public static let glass = translated("Glass")
        public static let glassMeaning = translated("Water per click")
        /// - Parameters: amounts in the user's unit.
        public static func amount(from smallest: String, to largest: String) -> String {
            translated("Amount, {from} to {to}", ["from": smallest, "to": largest])
        }

        // MARK: The window itself

        public static let window = translated("Window")
        public static let desktopMood = translated("Colours of the desktop")
        public static let desktopMoodMeaning = translated(
            "For the calendar, the settings and dialogs, light or dark.")
        public static let moodNotStored = translated(
            "This lasts only until you close the window, because its settings folder cannot be "
                + "written to.")

        // MARK: Legal

        public static let legal = translated("Legal")
        public static let licence = translated("Licence")
        /// The licences of the program and of what is built into it.
        public static let licences = translated(
            "MIT. The Swift runtime in it: Apache 2.0 with the Swift exception.")
        public static let sources = translated("Sources")
        public static let sourcesMeaning = translated("The studies behind the texts")
        public static let version = translated("Version")
        /// If the window and the agent are of different versions.
        public static func versions(window: String, agent: String) -> String {
            translated("{window}, the agent is {agent}", ["window": window, "agent": agent])
        }
    }
}
