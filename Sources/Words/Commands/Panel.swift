import Fasting

extension Words {
    /// What stands in the tray, in panels and in their popups. Programs beside the agent take these
    /// from the catalogue by the same English.
    public enum Panel {
        // MARK: Choices

        public static let begin = translated("Begin")
        public static let setAside = translated("Set the fast aside")
        public static let undo = translated("Undo")
        public static let quit = translated("Quit")
        /// A press that starts the agent where nobody knows the state.
        public static let wake = translated("Wake Atrest")

        // MARK: For screen readers

        public static let addWater = translated("Add water")
        // Given: in pictures of the world that Atrest draws.
        public static let completedTree = translated("A tree from a completed fast")
        public static let unfinishedTree = translated("A tree from an unfinished fast")
        public static let star = translated("A star in the sky")

        // MARK: atrest widget

        public static let help = translated("Print the fast as a panel takes it.")
        public static let discussion = translated(
            "It never starts the agent; while that is away it says so.")
        public static let barHelp = translated("waybar, polybar, i3blocks, swaybar or genmon.")
        public static let hoursHelp = translated("Show the hours in the place of the phase.")
        public static func unknownBar(_ bar: String, known: [String]) -> String {
            translated(
                "There is no widget for `{bar}`. The known ones are {known}.",
                ["bar": String(bar.prefix(64)), "known": known.joined(separator: ", ")])
        }

        // MARK: Settings of a panel

        public static let showHours = translated("Show the hours in the panel")

        // MARK: Lines

        /// - Parameter duration: as in `12h 30m`.
        public static func state(_ duration: String, in phase: String) -> String {
            "\(duration) · \(phase)"
        }

        /// One press of water, and what the day has seen so far.
        ///
        /// - Parameters:
        ///   - amount: as in `250 ml`.
        ///   - today: as in `500 ml`; nil where there was none.
        public static func water(_ amount: String, today: String?) -> String {
            let label = Notices.addWater(amount)
            return today.map { "\(label) · \(Notices.waterToday($0))" } ?? label
        }
    }
}
