extension Words {
    /// The words around the note of a fast.
    public enum Note {
        public static let help = translated("Show or write the note of a fast.")
        public static let discussion = translated(
            "By default the note of the running fast, or of the latest one. A note is in your "
                + "data, in exports and in the shared folder. It is shown only when you ask for "
                + "it. While a command runs, other users of this device can read its arguments, "
                + "and the shell saves them in its history. With `--edit` or `-`, the text is not "
                + "an argument.")
        /// - Parameter text: the first word, a number.
        public static func placeOrText(_ text: String) -> String {
            translated(
                "{sentence} If it begins the note, write the whole note in quotes.",
                ["sentence": History.shortID(text)])
        }
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
            "Only fasts whose note contains this text, in upper or lower case. Shows the notes "
                + "too. `-` reads the text from standard input.")

        /// - Parameter name: how the user named the fast, such as `@1`; nil for the one that is meant without a name.
        public static func none(of name: String?) -> String {
            name.map {
                translated(
                    "This fast has no note. `atrest note {fast} TEXT` writes one.",
                    ["fast": .typed($0)])
            } ?? translated("This fast has no note. `atrest note TEXT` writes one.")
        }
        public static let noFast = translated(
            "There is no fast to write a note for. `atrest start` starts one.")
        public static let textOrDelete = translated("Use a text or --delete, but not both.")
        public static let editAlone = translated("Use --edit without a text or --delete.")
        public static let notText = translated(
            "The input is not UTF-8 text, so nothing was changed. Write the text in UTF-8.")
        public static let emptyInput = translated(
            "Standard input was empty, so nothing was changed. `atrest note --delete` deletes a "
                + "note.")
        public static let unchanged = translated("The note was not changed.")
        public static let returnedAtOnce = translated(
            "If your editor returned immediately, it needs an option that waits, such as `code "
                + "--wait`.")
        public static let noEditor = saying(
            "`{editor}` could not be started. Set `EDITOR` to the name of your editor.")
        /// - Parameter status: how the editor ended, not 0.
        public static func editorFailed(_ editor: String, status: Int) -> String {
            translated(
                "`{editor}` ended with status {status}, so the note was not changed. Set `EDITOR` "
                    + "to another editor, or use `-`.", ["editor": editor, "status": status])
        }
        public static let noPlace = translated(
            "There is no folder that only you can read for the text. Set XDG_RUNTIME_DIR to one, "
                + "or use `-`.")
        public static func kept(in path: String) -> String {
            translated("Your text is in {path}.", ["path": path])
        }
        public static let noneContains = quoting("No note contains `{text}`.")

        // The field in the window.
        public static let name = translated("Note")
        public static let hint = translated("It is never in a notification or a panel.")

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
