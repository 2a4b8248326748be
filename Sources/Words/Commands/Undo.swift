extension Words.Journal {
    // MARK: Answers of undo and redo

    /// - Parameter phrase: as ``phrase(for:in:time:)`` returns it.
    public static func undone(_ phrase: String) -> String {
        translated("Undid: {act}.", ["act": phrase])
    }

    /// - Parameter phrase: as ``phrase(for:in:time:)`` returns it.
    public static func redone(_ phrase: String) -> String {
        translated("Done again: {act}.", ["act": phrase])
    }

    /// Says that an undo or a redo left some records as they are.
    public static func left(_ count: Int) -> String {
        count == 1
            ? translated("1 record was left as it is, because it has changed since.")
            : translated(
                "{count} records were left as they are, because they have changed since.",
                ["count": String(count)])
    }

    // MARK: The list of acts

    public static let none = translated("Nothing was recorded yet that can be undone.")
    public static let takenBack = translated("taken back")

    // MARK: Usage

    public static let undoHelp = translated(
        "Undo the latest act on fasts or water. Repeat it to undo the acts before.")
    public static let redoHelp = translated("Do again what the last undo undid.")
    public static let listHelp = translated("List the latest acts instead, the latest first.")
    public static let limitHelp = translated("Show at most this many acts (default 20).")
    public static let noLimit = translated("--limit is a number from 1 to 2000.")
    public static let onlyWithList = translated(
        "--limit and --json need --list, as in `atrest undo --list`.")
}
