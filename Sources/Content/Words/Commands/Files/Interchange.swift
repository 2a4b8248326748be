import Fasting

extension Words {
    /// The words of `atrest export` and `atrest import`.
    public enum Interchange {
        public static let exportHelp = translated("Export your fasts to a file.")
        public static let importHelp = translated(
            "Import fasts from a file of Atrest, Zero, FastTrack, Sunrise, Fastimer or Timewarrior, or from a plain "
                + "table (CSV).")
        public static let exportFile = translated("The file, or - for standard output.")
        public static let importFile = translated("The file, or - for standard input.")
        public static let formatHelp = translated(
            "json (a phone can read it too), csv or ics. By default, the file name decides, "
                + "otherwise json.")
        public static let dryRunHelp = translated("Show what would change, and change nothing.")
        public static let yesHelp = translated("Do not ask.")
        public static let settingsHelp = translated("Import the settings in the file too.")
        public static let dateOrderHelp = translated(
            "The order of the dates in a table: dmy, mdy or ymd. By default, it is guessed.")

        public static let tagHelp = translated(
            "The kind or tag of the fasts in a file with entries of several kinds. By default, it "
                + "is recognised.")

        public static let listHelp = translated(
            "With --dry-run, show every fast that would be imported.")
        public static let columnsHelp = translated(
            "What the columns of a table are, such as start=2,end=3,length=5:min.")

        // MARK: Export

        /// - Parameter format: such as JSON; nil if the name of the file says it.
        public static func exported(_ count: Int, to path: String, as format: String?) -> String {
            let fasts = Words.fasts(count)
            return format.map {
                translated(
                    "Exported {fasts} to {path} as {format}.",
                    ["fasts": fasts, "path": path, "format": $0])
            } ?? translated("Exported {fasts} to {path}.", ["fasts": fasts, "path": path])
        }
        public static func progress(_ done: Int, of all: Int) -> String {
            translated("{done} of {all}", ["done": done, "all": all])
        }
        public static let importing = translated("Importing")
        /// The title of a fast in a calendar.
        ///
        /// - Parameters:
        ///   - duration: of a running fast, its target.
        ///   - isDiscreet: whether the title says nothing about the fast.
        public static func eventTitle(
            _ duration: String, isRunning: Bool, isDiscreet: Bool
        ) -> String {
            if isDiscreet { return translated("Private") }
            return isRunning
                ? translated("Fast, target {duration}", ["duration": duration])
                : translated("Fast, {duration}", ["duration": duration])
        }
        public static let nothingToExport = translated(
            "There is no fast to export, and a calendar file needs at least one. `atrest start` "
                + "starts one.")
        public static let standardOutput = translated("Standard output")
        public static func notWritten(_ path: String, _ reason: String) -> String {
            translated(
                "{path} could not be written: {reason}. Check it, or choose another place.",
                ["path": path, "reason": reason])
        }

        public static let ofAnotherUser = saying(
            "{path} belongs to another user. Choose another name.")

        // MARK: Import

        public static func notRead(_ path: String, _ reason: String) -> String {
            translated(
                "{path} could not be read: {reason}. Check its name and its permissions.",
                ["path": path, "reason": reason])
        }
        public static let inputNotRead = saying("Standard input could not be read: {reason}.")
        public static let isFolder = saying("{path} is a folder. Choose a file.")
        public static let tooLarge = saying(
            "{path} is larger than 512 MB, so it is not an export. Choose another file.")
        /// - Parameter program: the program's own name, or ``table``.
        public static func preview(
            _ program: String, count: Int, from earliest: String, to latest: String
        ) -> String {
            translated(
                "{program}: {fasts} from {earliest} to {latest}.",
                [
                    "program": program, "fasts": Words.fasts(count), "earliest": earliest,
                    "latest": latest,
                ])
        }
        public static let noFasts = saying("{program}: the file contains no fasts.")
        public static let previewKnown = saying(
            "{program}: all fasts in the file are already here.")
        public static let previewEmpty = saying("{program}: no fast in the file can be imported.")
        public static func versioned(_ program: String, _ version: String) -> String {
            translated("{program} (version {version})", ["program": program, "version": version])
        }
        public static let water = numbered("Water entries: {count}.")
        public static func counts(new: Int, changed: Int, equal: Int) -> String {
            translated(
                "New: {new}. Changed: {changed}. Already here: {equal}.",
                ["new": new, "changed": changed, "equal": equal])
        }
        public static func leftOut(
            _ count: Int, because reason: SkippedRecords.Reason
        ) -> String {
            let count: Holes = ["count": count]
            return switch reason {
            case .short: translated("Skipped, under 4 hours: {count}.", count)
            case .reversed: translated("Skipped, end not after the start: {count}.", count)
            case .future: translated("Skipped, end in the future: {count}.", count)
            case .before1970: translated("Skipped, before 1970: {count}.", count)
            case .impossible:
                translated("Skipped, a date or time that does not exist: {count}.", count)
            case .unfinished:
                translated("Skipped, still running when the file was written: {count}.", count)
            case .unreadable: translated("Skipped, unreadable: {count}.", count)
            case .unknownZone:
                translated(
                    "Skipped, in a time zone that is not known here: {count}. `--columns` can name "
                        + "another one.", count)
            case .otherKind: translated("Skipped, of another kind: {count}.", count)
            case .deleted:
                translated(
                    "Skipped, deleted, cancelled or never done, as the file says: {count}.", count)
            case .water:
                translated(
                    "Skipped, water in the future or with an impossible amount: {count}.", count)
            }
        }
        public static let longFasts = numbered(
            "Longer than 168 hours, imported as they are: {count}.")
        public static let overlapping = numbered(
            "Fasts that overlap another one: {count}. Import keeps them; you can change or delete "
                + "them.")
        /// - Parameters:
        ///   - fast: its duration, start and end.
        ///   - other: the same of another one, or ``runningFast(since:)``.
        public static func overlap(_ fast: String, with other: String) -> String {
            translated("{fast} overlaps {other}", ["fast": fast, "other": other])
        }
        /// Part of ``overlap(_:with:)``.
        public static func runningFast(since start: String) -> String {
            translated("the fast running since {start}", ["start": start])
        }
        public static func runningContinues(since start: String, target: String) -> String {
            translated(
                "Running since {start}, target {target}. This fast continues here.",
                ["start": start, "target": target])
        }
        /// Why the fast that ran when a file was written does not continue here; nil if it does, or is here already.
        public static func runningLeftOut(
            since start: String, _ fate: RunningFast.Fate
        ) -> String? {
            let start: Holes = ["start": start]
            return switch fate {
            case .starts, .here: nil
            case .anotherRuns:
                translated(
                    "Skipped: the fast running since {start}. Another fast is running here.", start)
            case .tooLongAgo:
                translated(
                    "Skipped: the fast running since {start}. That is more than 168 hours ago.",
                    start)
            case .overlaps:
                translated(
                    "Skipped: the fast running since {start}. It would overlap another one.", start)
            }
        }
        public static func tooManyFasts(_ count: Int, most: Int) -> String {
            counted(
                "The file has {count} fast. One import can have at most {most}. Split the file "
                    + "and import its parts.",
                "The file has {count} fasts. One import can have at most {most}. Split the file "
                    + "and import its parts.",
                count, ["most": most])
        }
        public static func tooMuchWater(_ count: Int, most: Int) -> String {
            counted(
                "The file has {count} water entry. One import can have at most {most}. Split the "
                    + "file and import its parts.",
                "The file has {count} water entries. One import can have at most {most}. Split the "
                    + "file and import its parts.",
                count, ["most": most])
        }
        public static let notes = numbered("Notes in the file: {count}.")
        public static let targetsMoved = numbered(
            "Targets outside 4 to 168 hours, changed to the nearest one allowed: {count}.")
        public static let targetsRemoved = numbered(
            "Targets of 0 hours or less, left out: {count}.")
        public static let ask = translated("Import them? [y/N]")
        /// The answers that count as yes, in lower case, separated by spaces.
        public static let yes = translated("y yes")
        public static let declined = translated("Nothing was changed.")
        public static let noTerminal = translated(
            "Without a terminal, Atrest cannot ask. Use --yes to import them, or --dry-run to "
                + "look first.")
        public static func imported(fasts: Int, water: Int) -> String {
            translated(
                "Imported {records}.", ["records": Words.records(fasts: fasts, water: water)])
        }
        /// - Parameter count: of fasts and water together.
        public static func imported(records count: Int) -> String {
            counted(
                "Imported {count} entry.", "Imported {count} entries.", count)
        }
        public static let importedSettings = translated("Imported the settings.")
        public static let nothingNew = translated("Nothing new: everything is already here.")
        /// `{word}`: the name of a file, which is that of a format.
        public static let formatOrFile = quoting(
            "Is `{word}` the format or the name of the file? Write `atrest export fasts.{word}` or "
                + "`atrest export ./{word}`.")
        public static let unknownFormat = quoting(
            "`{format}` is not a format. Use json, csv or ics.")
    }
}
