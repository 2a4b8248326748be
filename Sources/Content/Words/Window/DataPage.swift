extension Words {
    /// The words of the window's export, import and backups.
    public enum DataPage {
        public static let title = translated("Your data")
        /// Given copy.
        public static let onlyHere = translated("Your data is stored only on this device.")
        /// In its place while a folder is shared with other machines.
        public static let alsoShared = translated(
            "Your fasts, your notes and your water are also in the shared folder.")
        /// True in both cases.
        public static let nothingLeaves = translated(
            "Nothing leaves this device unless you share it.")
        public static let folder = translated("Folder")
        public static let openFolder = translated("Open the folder")

        // MARK: Export

        public static let export = translated("Export…")
        public static let exportMeaning = translated(
            "Your fasts, water and settings in one file. A name that ends with .csv makes a table "
                + "of the fasts, and one with .ics a calendar.")
        public static let exportTitle = translated("Export")
        public static let exportButton = translated("_Export")
        public static let exporting = translated("Exporting")

        // MARK: Import

        public static let importing = translated("Import…")
        public static let importMeaning = translated(
            "A file of Atrest, Zero, FastTrack, Sunrise, Fastimer or Timewarrior, or a table (CSV). You can also "
                + "drop it here.")
        public static let importTitle = translated("Import")
        public static let importButton = translated("_Import")
        public static let choose = translated("_Open")
        public static let cancel = translated("_Cancel")
        public static let reading = translated("Reading the file")
        public static let importQuestion = translated("Import this file?")
        public static let nothingToImport = translated("Nothing to import")
        public static let notImported = translated("The file cannot be imported")
        public static let withSettings = translated("Import the settings too")
        public static let dateOrder = translated("Order of the dates")
        public static let columns = translated("Columns")
        public static let columnsMeaning = translated(
            "The first rows of the file. Choose what each column is if it was read wrongly.")
        public static let chooseColumns = translated(
            "This table was not understood. If it has fasts, choose what each column is.")
        /// For screen readers.
        ///
        /// - Parameter name: empty if the table has no names.
        public static func column(_ number: Int, _ name: String) -> String {
            name.isEmpty
                ? translated("Column {number}", ["number": number])
                : translated("Column {number}, {name}", ["number": number, "name": name])
        }
        /// What a column is.
        ///
        /// - Parameter role: as in `--columns`; nil if the column is left out.
        public static func role(_ role: String?) -> String {
            switch role {
            case "start": translated("Start of the fast")
            case "end": translated("End of the fast")
            case "length": translated("Length")
            case "target": translated("Target")
            case "note": translated("Note")
            case "id": translated("Identifier")
            case "kind": translated("Kind")
            case "date": translated("Date")
            case "zone": translated("Time zone")
            default: translated("Left out")
            }
        }
        public static let dayFirst = translated("Day, month, year")
        public static let monthFirst = translated("Month, day, year")
        public static let yearFirst = translated("Year, month, day")
        public static let oneFile = translated("Choose one file.")
        public static let notLocal = translated(
            "The file is not on this device. Copy it here first.")

        // MARK: Backups

        public static let backups = translated("Backups")
        public static let backupsMeaning = translated(
            "One for each of the last seven days with changes")
        public static let restore = translated("Restore…")
        /// For screen readers.
        public static func restore(_ day: String) -> String {
            translated("Restore the backup from {day}", ["day": day])
        }
        public static let restoreQuestion = saying("Restore the backup from {day}?")
        public static let restoreButton = translated("_Restore")
        public static let nothingToRestore = translated("Nothing to restore")
        public static let restoring = translated("Restoring")
        public static let restored = saying("The backup from {day} was restored.")
    }
}
