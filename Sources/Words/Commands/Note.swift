extension Words {
    /// The words around the note of a fast.
    public enum Note {
        public static let help = translated("Show or write the note of a fast.")
        public static let discussion = translated(
            "By default the note of the running fast, or of the latest one. A note is private: it is in "
                + "the export and in the shared folder, and nowhere else unless you ask for it.")
        public static let wordsHelp = translated(
            "The fast (`@1` or its id) if it is not the default one, and the text. Without a text, "
                + "the note is shown.")
        public static let deleteHelp = translated("Delete the note.")
        public static let optionHelp = translated("A private note on this fast.")
        public static let notesHelp = translated("Show the notes too.")
        public static let grepHelp = translated(
            "Only fasts whose note contains this text, in upper or lower case. Shows the notes too."
        )

        public static let none = translated("No note yet. `atrest note TEXT` writes one.")
        public static let textOrDelete = translated("Use a text or --delete, but not both.")
        public static func noneContains(_ text: String) -> String {
            translated("No note contains `{text}`.", ["text": Words.quoted(text)])
        }

        // The field in the window.
        public static let name = translated("Note")
        public static let hint = translated("Only you see it. It is never in a notification.")

        // MARK: Answers

        public static let saved = translated("Note saved.")
        public static let deleted = translated("Note deleted.")
        /// - Parameter fast: its duration and its times.
        public static func saved(for fast: String) -> String {
            translated("Note saved: {fast}.", ["fast": fast])
        }
        public static func deleted(of fast: String) -> String {
            translated("Note deleted: {fast}. `atrest undo` brings it back.", ["fast": fast])
        }
        public static func running(since start: String) -> String {
            translated("the fast since {start}", ["start": start])
        }
    }
}
