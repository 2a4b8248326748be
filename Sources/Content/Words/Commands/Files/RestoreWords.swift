extension Words {
    /// The words of `atrest restore`.
    public enum Restore {
        public static let help = translated("List the backups, or restore one of them.")
        public static let dayHelp = translated(
            "The day of the backup: 2026-11-20, today or yesterday (default: list the backups).")

        // MARK: List

        public static func content(fasts: Int, water: Int) -> String {
            translated("Fasts: {fasts}. Water entries: {water}.", ["fasts": fasts, "water": water])
        }
        public static let howTo = translated(
            "`atrest restore DAY` shows what would change, and asks before it changes anything.")
        public static let none = translated(
            "There is no backup yet. The first change of a day makes one.")

        // MARK: Preview

        /// `{day}`: as in `2026-11-20`.
        public static let preview = saying(
            "The backup from {day}, compared with the present fasts and water:")
        public static let returned = numbered("Missing now, will be added again: {count}.")
        public static let changed = numbered("Different now, will be changed back: {count}.")
        public static let removed = numbered("Not in the backup, will be deleted: {count}.")

        // MARK: One record

        /// A fast, or water, and what belongs to it.
        public static func record(_ parts: [String]) -> String { parts.joined(separator: ", ") }
        public static let withNote = translated("with a note")
        public static func water(_ amount: String, at time: String) -> String {
            translated("water, {details}", ["details": Journal.water(amount, at: time)])
        }
        /// How a record would change.
        public static func changes(_ record: String, _ changes: [String]) -> String {
            translated(
                "{record}: {changes}",
                ["record": record, "changes": changes.joined(separator: "; ")])
        }
        public static func start(_ now: String, _ backup: String) -> String {
            translated("start {now} becomes {then}", ["now": now, "then": backup])
        }
        public static func end(_ now: String, _ backup: String) -> String {
            translated("end {now} becomes {then}", ["now": now, "then": backup])
        }
        /// - Parameters: nil for no target.
        public static func target(_ now: String?, _ backup: String?) -> String {
            switch (now, backup) {
            case (let now?, let backup?):
                translated("target {now} becomes {then}", ["now": now, "then": backup])
            case (_, let backup?): translated("gets the target {target}", ["target": backup])
            case (_, nil): translated("loses its target")
            }
        }
        public static let noteReturns = translated("its note comes back")
        public static let noteGoes = translated("its note is deleted")
        public static let noteChanges = translated("its note is changed back")
        public static let offsetChanges = translated("the time zone of its end is changed back")
        /// An amount or a time.
        public static func becomes(_ now: String, _ backup: String) -> String {
            translated("{now} becomes {then}", ["now": now, "then": backup])
        }
        /// `{count}`: how many records are not shown.
        public static let more = plural(
            "{count} more", "{count} more")

        public static let equal = numbered("The same: {count}.")
        public static let staysAsItIs = translated(
            "A running fast and the settings stay as they are.")
        public static let nothingDiffers = saying("Nothing differs from the backup from {day}.")

        // MARK: Answer

        public static let ask = translated("Restore it? [y/N]")
        public static let noTerminal = translated(
            "Without a terminal, Atrest cannot ask. Use --yes to restore the backup, or --dry-run "
                + "to only see what would change.")
        public static let done = translated("Restored. `atrest undo` undoes it.")

        // MARK: Usage

        public static let unreadableDay = quoting(
            "`{text}` is not a day. Write 2026-11-20, today or yesterday. `atrest restore` lists "
                + "the backups.")
        public static let whichDay = translated(
            "Which backup? Write its day. `atrest restore` lists the backups.")
    }
}
