import Fasting

extension Words {
    /// The words of the tray, panels and their popups. Programs other than the agent look these up in
    /// the catalogue by the English text.
    public enum Panel {
        // MARK: Choices

        public static let begin = translated("Start")
        public static let end = translated("End")
        /// Ends the fast without keeping it.
        public static let abandon = translated("Stop without keeping it")
        public static let undo = translated("Undo")
        public static let quit = translated("Quit")
        /// Opens the window: the timer, and its other screens.
        public static let open = translated("Open Atrest")
        // Given copy.
        public static let calendar = translated("Calendar")
        public static let settings = translated("Settings")
        /// The state if the agent runs, but cannot read its records.
        public static let noAnswer = translated("No answer")

        /// A button that shows what is known about the present phase.
        public static let why = translated("Why?")
        public static let close = translated("Close")

        // MARK: For screen readers

        public static let addWater = translated("Add water")
        // Given copy: descriptions of the pictures that Atrest draws.
        public static let completedTree = translated("A tree from a completed fast")
        public static let unfinishedTree = translated("A tree from a fast that ended early")
        /// `{phase}`: the title of the phase of the running fast.
        public static let growingTree = saying("A growing tree, {phase}")
        public static let star = translated("A star in the sky")

        // MARK: atrest widget

        public static let help = translated("Print the fast for a panel.")
        public static let discussion = translated(
            "It never starts the agent. If the agent is not running, it says so.")
        public static let barHelp = translated("waybar, polybar, i3blocks, swaybar or genmon.")
        public static let hoursHelp = translated("Show the hours instead of the phase.")
        public static let fastingHelp = translated("Show nothing while no fast runs.")
        public static func unknownBar(_ bar: String, known: [String]) -> String {
            translated(
                "There is no widget for `{bar}`. Use {known}.",
                ["bar": .typed(bar), "known": Words.alternatives(known)])
        }

        // MARK: Settings of a panel

        public static let showHours = translated("Show the hours in the panel")

        // MARK: Lines

        /// - Parameter duration: such as `12h 30m`.
        public static func state(_ duration: String, in phase: String) -> String {
            "\(duration) · \(phase)"
        }

        /// The water button: the amount that it adds, and the amount of the day.
        /// - Parameters:
        ///   - amount: such as `250 ml`.
        ///   - today: such as `500 ml`; nil if there is none.
        public static func water(_ amount: String, today: String) -> String {
            "\(Notices.addWater(amount)) · \(Notices.waterToday(today))"
        }
    }
}
