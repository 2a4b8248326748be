extension Words {
    /// The words around the note of a fast.
    public enum Note {
        public static let help = translated("Show or write the note of a fast.")
        public static let discussion = translated(
            "By default the note of the running fast, or of the latest one. A note is private: it is in "
                + "the export and in the shared folder, and nowhere else unless you ask for it. While a "
                + "command runs, other users of this machine can read its arguments, and the shell saves "
                + "them in its history. With `--edit` or `-`, the text is not an argument.")
        public static let wordsHelp = translated(
            "The fast (`@1` or its id) if it is not the default one, and the text. Without a text, "
                + "the note is shown. `-` reads the text from standard input.")
        public static let editHelp = translated(
            "Write the note in an editor: the one that `VISUAL` or `EDITOR` names.")
        public static let deleteHelp = translated("Delete the note.")
        public static let optionHelp = translated(
            "A private note on this fast. `-` reads it from standard input.")
        public static let notesHelp = translated("Show the notes too.")
        public static let grepHelp = translated(
            "Only fasts whose note contains this text, in upper or lower case. Shows the notes too. "
                + "`-` reads the text from standard input."
        )

        public static let none = translated("No note yet. `atrest note TEXT` writes one.")
        public static let textOrDelete = translated("Use a text or --delete, but not both.")
        public static let editAlone = translated("Use --edit without a text or --delete.")
        public static let notText = translated("The input is not UTF-8 text, so nothing was done.")
        public static let emptyInput = translated(
            "Standard input was empty, so nothing was done. `atrest note --delete` deletes a note.")
        public static let unchanged = translated("The note was not changed.")
        public static let returnedAtOnce = translated(
            "If your editor returned at once, it needs an option that waits, such as `code --wait`."
        )
        public static func noEditor(_ editor: String) -> String {
            translated(
                "`{editor}` could not be started. Set `EDITOR` to the name of your editor.",
                ["editor": editor])
        }
        /// - Parameter status: how the editor ended, not 0.
        public static func editorFailed(_ editor: String, status: Int) -> String {
            translated(
                "`{editor}` ended with status {status}, so the note was not changed.",
                ["editor": editor, "status": String(status)])
        }
        public static let noPlace = translated(
            "There is no folder for the text that only you can read.")
        public static func kept(in path: String) -> String {
            translated("Your text is in {path}.", ["path": Words.quoted(path: path)])
        }
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
