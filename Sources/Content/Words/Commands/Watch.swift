extension Words {
    /// The words of `atrest watch`, and of the picture beside `atrest status`.
    public enum Watch {
        public static let help = translated("Show the fast on the whole screen.")
        public static let discussion = translated(
            "It shows every change immediately. Press ? or an arrow key for the keys, and q or Esc to leave. If the "
                + "terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, "
                + "it prints lines as --plain does.")
        public static let plainHelp = translated(
            "Print lines instead: one now, and one each time something happens. For screen readers "
                + "and scripts.")
        public static let noPictureHelp = translated("Show the text without the tree beside it.")

        // MARK: Keys

        public static let keys = translated("Keys")
        public static let space = translated("Space")
        public static let enter = translated("Enter")
        public static let calendar = translated("Calendar")
        /// Leaves the screen. The agent goes on.
        public static let leave = translated("Leave")
        /// Given copy: leaves another screen.
        public static let toTimer = translated("Return to timer")

        public static let changeStart = translated("Change the start")
        public static let changeTarget = translated("Change the target")
        /// Opens the question when the fast has ended.
        public static let endAt = translated("End at another time")
        /// Below the keys. Some keyboards have no Latin letters.
        public static let arrows = translated("The arrow keys and Enter work too.")
        /// In the last row while no fast is running.
        public static let enterBegins = translated("Press Enter to start.")
        /// Below a page that must be read.
        public static let anyKeyCloses = translated("Press any key to close this.")

        // MARK: Answers to keys

        /// After an ending: what a key undoes.
        public static let undoEnding = translated("Press u to undo this and continue the fast.")
    }
}
