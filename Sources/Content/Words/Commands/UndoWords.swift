extension Words.Journal {
    // MARK: Answers of undo and redo

    /// `{act}`: as ``phrase(for:in:showsTarget:time:)`` returns it.
    public static let undone = saying("Undid: {act}.")

    /// The phrase: as ``phrase(for:in:showsTarget:time:)`` returns it.
    public static let redone = saying("Redid: {act}.")

    /// After acts that can be undone.
    ///
    /// - Parameter count: how many there were.
    public static func undoBringsBack(_ count: Int) -> String {
        // Not a plural: the command is another one.
        count == 1
            ? translated("`atrest undo` brings it back.")
            : counted(
                "`atrest undo {number}` brings it back.",
                "`atrest undo {number}` brings them back.",
                count, ["number": String(count)])
    }

    /// What was done, and how to undo it.
    public static func undoable(_ sentence: String) -> String {
        "\(sentence) \(undoBringsBack(1))"
    }

    /// Says that an undo or a redo left some records as they are.
    public static let left = plural(
        "{count} entry was not changed back, because it was changed later.",
        "{count} entries were not changed back, because they were changed later.")

    // MARK: The list of acts

    public static let none = translated("There is nothing to undo yet.")
    public static let undoneMark = translated("undone")

    // MARK: Usage

    public static let undoHelp = translated(
        "Undo the latest change to fasts or water. Repeat it to undo earlier ones.")
    public static let redoHelp = translated("Redo the last undone change.")
    public static let listHelp = translated("List the latest changes instead, newest first.")
    public static let limitHelp = translated("Show at most this many changes (default 20).")
    public static let noLimit = translated("--limit must be from 1 to 2,000.")
    public static let countHelp = translated("How many changes to undo (default 1).")
    public static let redoCountHelp = translated("How many changes to redo (default 1).")
    public static let unreadableCount = quoting(
        "`{text}` is not a number of changes. Write a number from 1 to 2,000.")
    public static let askUndo = numbered("Undo these {count} changes? [y/N]")
    public static let nothingUndone = translated("Nothing was undone.")
    public static let listOrCount = translated(
        "Use a number of changes or --list, not both. `--limit` shortens the list.")
    public static let onlyWithList = translated(
        "--limit needs --list, as in `atrest undo --list --limit 5`.")
}
