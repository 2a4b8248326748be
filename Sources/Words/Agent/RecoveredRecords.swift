extension Words {
    /// What happened to records that were missing, damaged, or removed while they were in use.
    public enum RecoveredRecords {
        /// - Parameter day: the day of the backup, as in `2026-11-21`.
        public static func restored(day: String) -> String {
            translated(
                "The records were missing. The backup from {day} was restored.",
                ["day": day])
        }

        public static let lost = translated(
            "The records were missing, and no backup could be read. Atrest started with empty "
                + "records.")

        public static let writtenAgain = translated(
            "The records were removed while they were in use. Atrest still had them open and "
                + "has saved them again.")

        /// - Parameter name: the name of the copy in the data folder.
        public static func replaced(savedAs name: String) -> String {
            translated(
                "The records were removed or replaced while they were in use. Atrest still had "
                    + "the earlier ones open and has saved them as {name}.", ["name": name])
        }

        public static let replaced = translated(
            "The records were removed or replaced while they were in use. The running fast and "
                + "the settings were kept. The history could not be saved.")
    }
}
