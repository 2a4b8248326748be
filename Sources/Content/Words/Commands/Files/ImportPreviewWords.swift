import Fasting

/// What the preview of an import shows of the fasts, and why a file is refused.
extension Words.Interchange {
    // MARK: The fasts

    // `{fast}`: its duration, start and end.
    public static let first = saying("First: {fast}")
    public static let last = saying("Last: {fast}")
    public static let shortest = saying("Shortest: {fast}")
    public static let longest = saying("Longest: {fast}")

    /// A fast with its whole times.
    public static func datedFast(from start: String, to end: String, _ duration: String) -> String {
        translated(
            "{start} to {end}, {duration}", ["start": start, "end": end, "duration": duration])
    }
    /// `{offset}`: that of the last fast, such as +01:00.
    public static let shownZone = saying(
        "Times are shown in your time zone (UTC{offset} for the last one).")
    /// - Parameter text: the beginning of the row.
    public static func example(line: Int, _ text: String) -> String {
        translated(
            "line {line}: {text}", ["line": String(line), "text": Words.quoted(text, most: 100)])
    }
    /// `{encoding}`: its name, such as Windows-1252.
    public static let guessedEncoding = saying(
        "The text is not UTF-8 and was read as {encoding}. Check names and notes.")
    public static let encoding = saying("The text is in {encoding}.")
    /// Fasts with the times of others that are here, within a minute.
    public static let twins = numbered(
        "Already here with the same times to the minute, not added again: {count}.")
    public static let repeated = numbered("Several times in the file, taken once: {count}.")
    /// Parts of fasts, one of which begins in the second in which the one before ends.
    public static let joined = numbered(
        "Joined with the fast before, which ends when it begins: {count}.")
    public static let differing = numbered("Differs, and the one here is kept: {count}.")
    public static let unknownColumns = quoting(
        "`{text}` does not name the columns. Write, for example, --columns start=2,end=3 or "
            + "--columns start=1+2,length=5:min.")
    public static let listNeedsDryRun = translated("Use --list together with --dry-run.")

    // MARK: Refusals

    /// Why a file was refused.
    ///
    /// - Parameter known: the version of our own format that this program reads.
    public static func sentence(_ error: InterchangeError, known: Int64) -> String {
        switch error {
        case .checksumMismatch:
            translated(
                "Checksum mismatch: the file was damaged or changed after it was written. Export it "
                    + "again. Nothing was changed.")
        case .unsupportedVersion(let version):
            translated(
                "Unsupported version {version} (this program reads {known}). Update Atrest. "
                    + "Nothing was changed.", ["version": version, "known": known])
        case .invalidFormat(.needsTag(let tags)) where tags.count == 1:
            translated(
                "All entries of the file are called {tag}. If these are your fasts: `atrest import --tag TAG FILE`",
                ["tag": listed(tags)])
        case .invalidFormat(.needsTag(let tags)) where !tags.isEmpty:
            translated(
                "The file has several kinds of entries: {tags}. Say which one your fasts are: "
                    + "`atrest import --tag TAG FILE`",
                ["tags": listed(tags)])
        case .invalidFormat(let problem):
            translated(
                "Invalid format: {reason}. Nothing was changed.", ["reason": reason(problem)])
        }
    }

    /// Part of a sentence.
    private static func reason(_ problem: FormatProblem) -> String {
        switch problem {
        case .empty: translated("the file is empty; choose another one")
        case .archive: translated("it is a ZIP archive; unpack it and import the file inside")
        case .unrecognized:
            translated(
                "it is neither an export of a known program nor a table with a start and an end; if a table has "
                    + "them, say where: --columns start=1,end=2")
        case .notJSON(_, let byte):
            translated(
                "it is not valid JSON at byte {byte}; export it again", ["byte": String(byte)])
        case .member(let name, let byte):
            translated(
                "`{name}` is missing or has the wrong type, at byte {byte}; export it again",
                ["name": .typed(name), "byte": String(byte)])
        case .row(let line):
            translated(
                "line {line} cannot be read; correct it, or export the file again",
                ["line": String(line)])
        // Only a file with a column of kinds has tags.
        case .needsTag: translated("it has no column of kinds; import it without --tag")
        case .spreadsheet:
            translated("it is a spreadsheet; open it, save it as CSV, and import that file")
        case .document:
            translated(
                "it is a PDF document; export a table (CSV) from the program that wrote it")
        case .notText: translated("it is not a text; export a table (CSV) or JSON")
        case .database:
            translated(
                "it is the database of a program; export a table (CSV) or JSON from that program")
        case .cutInHalf:
            translated(
                "its text is UTF-16 or UTF-32 and ends within a character; export it again")
        case .timewarriorData:
            translated("it is a data file of Timewarrior; type `timew export | atrest import -`")
        case .appleHealth:
            translated(
                "it is an export of Apple Health, which has no fasts; export them from the program that recorded them"
            )
        case .markup:
            translated("it is XML or HTML; save its table as CSV, and import that file")
        case .noRecords:
            translated(
                "it is JSON without a list of fasts, such as settings; choose another file")
        case .about(let subject, let columns):
            translated(
                "it seems to be about {subject} and not about fasts", ["subject": word(subject)])
                + wayOut(columns)
        case .unknownNames(let columns):
            translated(
                "the names of its columns are not known here; if the times are those of fasts, say so: "
                    + "--columns {columns}", ["columns": columns])
        case .eatingTimes(let columns):
            translated("it has the times of meals and not of fasts") + wayOut(columns)
        case .noClock(nil, _):
            translated("it has dates without times of day; export it again with the times")
        case .noClock(let column?, let columns):
            translated("`{column}` has dates without times of day", ["column": .typed(column)])
                + wayOut(columns, or: translated("; export it again with the times"))
        case .noEnd(let column, let columns):
            translated(
                "it has a start (`{column}`) but no end and no length", ["column": .typed(column)])
                + wayOut(columns, or: translated("; add a column with one of them"))
        case .doubledNames(let name, let columns):
            translated(
                "several columns are called `{name}`; say which ones are those of fasts, such as --columns {columns}",
                ["name": .typed(name), "columns": columns])
        case .halfOfDay(let columns):
            translated(
                "AM and PM have columns of their own; join them to the times, such as --columns {columns}",
                ["columns": columns ?? "start=1+2,end=3+4"])
        case .noKinds(let columns):
            translated(
                "nothing in it says which of its entries are fasts; if all of them are, say so: --columns {columns}",
                ["columns": columns])
        case .turned:
            translated(
                "the names of its columns are in the first column; turn the table in a spreadsheet (transpose), and "
                    + "import that file")
        case .unreadableCells(_, let rule) where rule.hasPrefix("RRULE:"):
            translated(
                "its event repeats (`{rule}`), which is a plan; add the fasts that were kept as events of their own",
                ["rule": .typed(rule)])
        case .unreadableCells(let column, let example):
            translated(
                "its column `{column}` has a form that is not known, such as `{example}`; write times with date and "
                    + "year, as 2026-11-20 20:00, and lengths as 16:30",
                ["column": .typed(column), "example": .typed(example)])
        case .unknownEncoding:
            translated(
                "its text is not UTF-8, and the names of its columns cannot be read; save it as UTF-8, and import that file"
            )
        case .severalLists(let keys):
            translated(
                "it has several lists ({keys}), and it is not clear which one has your fasts; name it with `atrest import "
                    + "--tag TAG FILE`", ["keys": listed(keys)])
        case .sql:
            translated(
                "it has the commands that build a database (SQL); export the table of fasts as CSV from that program"
            )
        }
    }

    /// How the times of a table are imported if they are those of fasts.
    ///
    /// - Parameter columns: for `--columns`; nil if none of its times can be those of fasts.
    private static func wayOut(_ columns: String?, or other: String = "") -> String {
        columns.map {
            translated(
                "; if its times are those of fasts, say so: --columns {columns}", ["columns": $0])
        } ?? other
    }

    private static func word(_ subject: ColumnSubject) -> String {
        switch subject {
        case .eating: translated("meals")
        case .sleep: translated("sleep")
        case .work: translated("work")
        case .water: translated("drinks")
        case .fast, .other, .elsewhere: translated("something else")
        }
    }
}
