extension Words {
    /// The words of `atrest export` and `atrest import`.
    public enum Interchange {
        public static let exportHelp = translated("Write the fasts that were kept to a file.")
        public static let importHelp = translated(
            "Take over the fasts of a file: of Atrest on a phone, of Zero, FastTrack or Sunrise.")
        public static let exportFile = translated("The file, or - for standard output.")
        public static let importFile = translated("The file, or - for standard input.")
        public static let formatHelp = translated(
            "json (which a phone reads too), csv or ics; by the file's ending where it is not "
                + "given, otherwise json.")
        public static let dryRunHelp = translated("Say what would happen, and change nothing.")
        public static let yesHelp = translated("Do not ask.")
        public static let settingsHelp = translated("Take over the settings in the file, too.")

        // MARK: Export

        public static func exported(_ count: Int, to path: String) -> String {
            translated(
                "Fasts written to {path}: {count}.", ["count": String(count), "path": path])
        }
        public static func progress(_ done: Int, of all: Int) -> String {
            translated("{done} of {all}", ["done": String(done), "all": String(all)])
        }
        public static let importing = translated("Taking over")
        public static func eventTitle(_ duration: String) -> String {
            translated("Fast, {duration}", ["duration": duration])
        }
        public static let nothingToExport = translated(
            "No fast has been kept yet, and a calendar needs one.")
        public static let standardOutput = translated("Standard output")
        public static func notWritten(_ path: String, _ reason: String) -> String {
            translated(
                "{path} could not be written: {reason}.", ["path": path, "reason": reason])
        }

        // MARK: Import

        public static func notRead(_ path: String, _ reason: String) -> String {
            translated("{path} could not be read: {reason}.", ["path": path, "reason": reason])
        }
        public static func tooLarge(_ path: String) -> String {
            translated(
                "{path} is larger than 512 MB. No export is so large; name another file.",
                ["path": path])
        }
        /// - Parameter reason: part of a sentence.
        public static func invalidFormat(_ reason: String) -> String {
            translated(
                "Invalid format: {reason}. Nothing was changed.", ["reason": reason])
        }
        public static func unsupportedVersion(_ version: String, known: String) -> String {
            translated(
                "Unsupported version {version} (this program reads {known}). Nothing was changed.",
                ["version": version, "known": known])
        }
        public static let checksumMismatch = translated(
            "Checksum mismatch: the file was damaged or changed after it was written. Export it "
                + "anew. Nothing was changed.")

        public static let empty = translated("the file is empty")
        public static let archive = translated(
            "it is a ZIP archive; unpack it and name the file in it")
        public static let unrecognized = translated("no program is known that writes such a file")
        public static func notJSON(_ byte: String) -> String {
            translated("it is no JSON from byte {byte} on", ["byte": byte])
        }
        public static func member(_ name: String, _ byte: String) -> String {
            translated(
                "`{name}` is missing or of another kind, at byte {byte}",
                ["name": String(name.prefix(64)), "byte": byte])
        }
        public static func row(_ line: String) -> String {
            translated("line {line} cannot be read", ["line": line])
        }

        /// - Parameter program: the program's own name.
        public static func preview(
            _ program: String, count: Int, from earliest: String, to latest: String
        ) -> String {
            translated(
                "{program}: fasts from {earliest} to {latest}, {count} in all.",
                [
                    "program": program, "count": String(count), "earliest": earliest,
                    "latest": latest,
                ])
        }
        public static func noFasts(_ program: String) -> String {
            translated("{program}: there is no fast in the file.", ["program": program])
        }
        public static func previewEmpty(_ program: String) -> String {
            translated("{program}: no fast that can be taken over.", ["program": program])
        }
        public static func versioned(_ program: String, _ version: String) -> String {
            translated(
                "{program} (version {version})", ["program": program, "version": version])
        }
        public static func water(_ count: Int) -> String {
            translated("Entries of water: {count}.", ["count": String(count)])
        }
        public static func counts(new: Int, changed: Int, equal: Int) -> String {
            translated(
                "New: {new}. Changed: {changed}. The same: {equal}.",
                ["new": String(new), "changed": String(changed), "equal": String(equal)])
        }
        public static func leftOut(_ count: Int, because reason: LeftOut) -> String {
            let count: KeyValuePairs = ["count": String(count)]
            return switch reason {
            case .short: translated("Left out, under 4 hours: {count}.", count)
            case .reversed: translated("Left out, ending before the start: {count}.", count)
            case .future: translated("Left out, in the future: {count}.", count)
            case .before1970: translated("Left out, before 1970: {count}.", count)
            case .impossible:
                translated("Left out, with a date or a time that does not exist: {count}.", count)
            case .unfinished:
                translated("Left out, not ended when the file was written: {count}.", count)
            case .unreadable: translated("Left out, unreadable: {count}.", count)
            case .water:
                translated(
                    "Left out, water in the future or of an impossible amount: {count}.", count)
            }
        }
        /// Why a record of a file is not imported.
        public enum LeftOut: CaseIterable, Sendable {
            case short
            case reversed
            case future
            case before1970
            case impossible
            case unfinished
            case unreadable
            case water
        }
        public static func tooManyFasts(_ count: Int, most: Int) -> String {
            translated(
                "The file holds {count} fasts, and one import takes {most} at most. Split the file "
                    + "and import the parts one after the other.",
                ["count": String(count), "most": String(most)])
        }
        public static func tooMuchWater(_ count: Int, most: Int) -> String {
            translated(
                "The file holds {count} entries of water, and one import takes {most} at most. Split "
                    + "the file and import the parts one after the other.",
                ["count": String(count), "most": String(most)])
        }
        public static func notes(_ count: Int) -> String {
            translated(
                "Notes and moods are left out: {count}.", ["count": String(count)])
        }
        public static let ask = translated("Take them over? [y/N]")
        /// The answers that count as yes, in lower case, separated by spaces.
        public static let yes = translated("y yes")
        public static let declined = translated("Nothing was changed.")
        public static let noTerminal = translated(
            "There is no terminal to ask on. Say --yes to take them over, or --dry-run to look.")
        public static let done = translated("Taken over.")
        public static let nothingNew = translated("Everything is there already.")
        public static func unknownFormat(_ format: String) -> String {
            translated(
                "There is no format `{format}`. The known ones are json, csv and ics.",
                ["format": String(format.prefix(64))])
        }
    }
}
