extension Words {
    /// The words of `atrest compline` around the prayer. The prayer itself is in the office, and is
    /// not translated.
    public enum Prayer {
        // MARK: The command

        public static let help = translated("Show Compline, a night prayer.")
        public static let discussion = translated(
            "It fills the terminal. Enter continues, the left and right arrow keys go back and forth, "
                + "? shows the keys, and q or Esc leaves.")
        public static func phaseHelp(count: Int) -> String {
            translated("Open the prayer at this part, 1 to {count}.", ["count": count])
        }
        public static let listHelp = translated("List the titles of the parts.")
        public static let plainHelp = translated(
            "Print the prayer as plain text, for screen readers. In a terminal it waits for Enter "
                + "after each part.")
        /// - Parameter example: a time of day.
        public static func inviteHelp(example: String) -> String {
            translated(
                "Each night at this time, such as {example}, show one notification that offers "
                    + "Compline. `off` turns it off.", ["example": example])
        }

        public static func unknownPhase(_ text: String, count: Int) -> String {
            translated(
                "There is no part `{text}`. The parts are 1 to {count}.",
                ["text": .typed(text), "count": count])
        }
        public static let oneWay = translated("Use only one of --list, --plain and --invite.")
        public static let phaseOfWhat = translated("Use --phase without --list and --invite.")
        public static func unreadableTime(_ text: String, example: String) -> String {
            translated(
                "`{text}` is not a time of day. Write a time such as {example}, or off.",
                ["text": .typed(text), "example": example])
        }
        public static func invited(at time: String) -> String {
            translated("The invitation comes each night at {time}.", ["time": time])
        }
        public static let notInvited = translated("The invitation is off.")

        // MARK: On the screen

        public static func progress(_ phase: Int, of count: Int) -> String {
            translated("part {phase} of {count}", ["phase": phase, "count": count])
        }
        /// Shown at an hour that is not of the night.
        public static let byDay = translated(
            "Compline is a prayer for the night. You can pray it at any hour.")
        public static let enterContinues = translated("(Enter)")

        public static let keysTitle = translated("Keys")
        public static let continueKeys = translated("Enter, Space")
        public static let continueMeaning = translated("continue")
        public static let moveKeys = translated("Left, Right")
        public static let moveMeaning = translated("go back and forth")
        public static let scrollKeys = translated("Up, Down")
        public static let scrollMeaning = translated("scroll")
        public static let writeMeaning = translated("write a reflection")
        public static let leaveKeys = translated("q, Esc")
        public static let leaveMeaning = translated("leave")
        public static let helpMeaning = translated("show the keys")

        // MARK: The reflection

        public static let writingKeys = translated("Esc: back, Ctrl-S: save to a file")
        public static let fileName = translated("Save to:")
        public static let fileKeys = translated("Enter: save, Esc: back")
        public static let replaceKeys = translated("y: replace, Esc: back")
        /// The letter that agrees, as in ``replaceKeys``.
        public static let yes = translated("y")
        /// Below the field of the window.
        public static let memoryOnly = translated(
            "It is only in memory, and is gone when the prayer ends unless you save it.")
        public static let saveToFile = translated("Save to a file…")
        public static let saveTitle = translated("Save the reflection")
        /// The button of the window that goes to the page before.
        public static let back = translated("Go back")
        /// The answer to a key that leaves the prayer, if something was written and not saved.
        public static let leavesReflection = translated(
            "Your reflection is not saved. Press the key again to leave without it.")
        public static let nothingToSave = translated("There is nothing to save yet.")
    }
}
