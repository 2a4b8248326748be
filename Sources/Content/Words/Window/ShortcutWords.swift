extension Words {
    /// The words of the window's shortcuts, and about the program.
    public enum Shortcuts {
        public static let timer = translated("Timer")
        public static let begin = translated("Start a fast")
        public static let beginAt = translated("Start at another time")
        public static let end = translated("End the fast")
        public static let endAt = translated("End at another time")
        public static let adjust = translated("Change the running fast")
        public static let water = translated("Add a glass of water")
        public static let why = translated("Show what is known about the phase")

        public static let calendar = translated("Calendar")
        public static let days = translated("Move by a day or a week")
        public static let showDay = translated("Show the day")
        public static let delete = translated("Delete the fast")

        public static let forest = translated("Forest")
        public static let scroll = translated("Scroll")

        /// In the night prayer.
        public static let onward = translated("Continue")
        public static let backward = translated("Go back")

        public static let window = translated("Window")
        public static let toForest = translated("Open the forest")
        public static let toCalendar = translated("Open the calendar")
        public static let toSettings = translated("Open the settings")
        public static let undo = translated("Undo")
        public static let redo = translated("Redo")
        public static let menu = translated("Open the menu")
        public static let shortcuts = translated("Show the shortcuts")
        public static let close = translated("Close the window")

        // MARK: About

        public static let comments = translated(
            "A quiet companion for fasting. Your data stays on this device unless you share it.")
        public static let contributors = translated("The Atrest contributors")
    }
}
