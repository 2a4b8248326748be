extension Words {
    /// What `atrest window` says.
    public enum WindowCommand {
        public static let help = translated("Open the window.")
        public static let discussion = translated(
            "The timer, or another screen: timer, forest, calendar, settings or compline.")
        public static let screenHelp = translated("timer, forest, calendar, settings or compline.")
        public static func unknownScreen(_ screen: String, known: [String]) -> String {
            translated(
                "The window has no screen `{screen}`. Use {known}.",
                ["screen": .typed(screen), "known": Words.alternatives(known)])
        }
        /// - Parameter package: the package to install, such as `atrest-window`.
        public static func notInstalled(package: String) -> String {
            translated(
                "The window is not installed. Install the package `{package}`. `atrest watch` shows the timer in the terminal.",
                ["package": package])
        }
        public static let noDesktop = translated(
            "There is no graphical session here. `atrest watch` shows the timer in the terminal.")
        /// `{reason}`: what the bus says.
        public static let notOpened = saying(
            "The window could not be opened: {reason}. `atrest watch` shows the timer in the "
                + "terminal.")
        public static let noAnswer = translated(
            "The window did not start, or does not answer. `atrest watch` shows the timer in the "
                + "terminal.")
        /// The likely cause if the window ends at once on a desktop.
        public static let tellDisplay = translated(
            "If the session bus does not know the display, this helps: `dbus-update-activation-environment DISPLAY WAYLAND_DISPLAY`"
        )
    }
}
