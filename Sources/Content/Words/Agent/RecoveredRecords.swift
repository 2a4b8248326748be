import Fasting

extension Words {
    /// What happened to records that were missing, damaged, or removed while they were in use.
    public enum RecoveredRecords {
        public static func sentence(_ recovery: Recovery) -> String {
            switch recovery {
            case .setAside(let name, let day): recordsSetAside(as: name, restoring: day)
            case .restored(let day): restored(day: day)
            case .lost: lost
            case .writtenAgain: writtenAgain
            case .savedAs(let name): replaced(savedAs: name)
            case .notSaved: replaced
            }
        }

        /// - Parameter day: the day of the backup, as in `2026-11-21`.
        public static func restored(day: String) -> String {
            translated("The data was missing. The backup from {day} was restored.", ["day": day])
        }

        public static let lost = translated(
            "The data was missing, and no backup could be read. Atrest started without data.")

        public static let writtenAgain = translated(
            "The data was deleted while it was in use. Atrest still had it open and has saved it "
                + "again.")

        /// - Parameter name: the name of the copy in the data folder.
        public static func replaced(savedAs name: String) -> String {
            translated(
                "The data was deleted or replaced while it was in use. Atrest still had the "
                    + "earlier data open and has saved it as {name}.", ["name": name])
        }

        public static let replaced = translated(
            "The data was deleted or replaced while it was in use. The running fast and the "
                + "settings were saved. The history could not be saved.")
    }
}
