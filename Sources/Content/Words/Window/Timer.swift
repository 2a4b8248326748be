extension Words {
    /// The words of the timer in the window, beside those of ``Words/Panel`` and ``Words/Watch``.
    public enum Timer {
        // MARK: States

        /// What Atrest is, until the first fast was started.
        public static let purpose = translated("A quiet companion for fasting.")
        /// Below a sentence that says why there is no answer.
        public static let triesAgain = translated("Atrest tries again on its own.")

        // MARK: Choices

        /// Leaves the picture of a fast that has ended.
        public static let done = translated("Done")
        /// Opens the choices beside the main button.
        public static let more = translated("More")
        /// Opens the menu of the window.
        public static let menu = translated("Main menu")
        public static let beginAt = translated("Start at another time…")
        public static let endAt = translated("End at another time…")
        /// Opens the dialog that changes the start and the target.
        public static let adjust = translated("Change…")
        public static let redo = translated("Redo")
        public static let shortcuts = translated("Keyboard shortcuts")
        public static let about = translated("About Atrest")
        public static let settings = translated("Settings")
        public static let cancel = translated("Cancel")
        // Before the very first start.
        public static let beforeFirstFast = translated("Before the first fast")
        public static let notNow = translated("Not now")
        public static let readMore = translated("Read more")
        public static let startFirst = translated("Start the fast")

        // MARK: Answers

        // Each of them names what its button undoes.
        public static let ended = translated("Ended the fast.")
        /// `{start}`: a date and a time that cannot be true.
        public static let clockWasWrong = saying(
            "When it began, the clock of this device showed {start}. The calendar can correct it.")
        public static let abandoned = translated("Stopped the fast without keeping it.")
        /// - Parameters:
        ///   - amount: such as `250 ml`.
        ///   - time: such as `20:00`.
        public static func removedWater(_ amount: String, at time: String) -> String {
            translated("Deleted {amount} at {time}.", ["amount": amount, "time": time])
        }

        // MARK: Start and target

        public static let beginTitle = translated("Start a fast")
        public static let adjustTitle = translated("The running fast")
        public static let endTitle = translated("End the fast")
        public static let target = translated("Target")
        public static let endMissing = translated("Write when the fast has ended, such as 20:00.")
        public static let startHint = translated(
            "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago.")
        public static let startHintOrNow = translated(
            "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago. Leave it empty to start now.")
        public static let targetHint = translated(
            "Such as 18, 18h or 16h 30m, from 4 to 168 hours.")
        public static let change = translated("Change")

        // MARK: Water

        /// Opens the entries of the day.
        public static let waterOfToday = translated("Today's water")
        public static let noWater = translated("No water was added today.")
        public static let amount = translated("Amount")
        public static let add = translated("Add")
        public static func removeWater(_ amount: String, at time: String) -> String {
            translated("Delete {amount} at {time}", ["amount": amount, "time": time])
        }
    }
}
