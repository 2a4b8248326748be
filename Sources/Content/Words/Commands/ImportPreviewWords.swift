/// What the preview of an import shows of the fasts, and why a file is refused.
extension Words.Interchange {
    // MARK: The fasts

    /// - Parameter fast: its duration, start and end.
    public static func shownFast(_ which: ShownFast, _ fast: String) -> String {
        let fast: Holes = ["fast": fast]
        return switch which {
        case .first: translated("First: {fast}", fast)
        case .last: translated("Last: {fast}", fast)
        case .shortest: translated("Shortest: {fast}", fast)
        case .longest: translated("Longest: {fast}", fast)
        }
    }

    /// A fast that the preview of an import shows.
    public enum ShownFast: CaseIterable, Sendable {
        case first
        case last
        case shortest
        case longest
    }

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
        translated("line {line}: {text}", ["line": line, "text": Words.quoted(text, most: 100)])
    }
    /// `{encoding}`: its name, such as Windows-1252.
    public static let guessedEncoding = saying(
        "The text is not UTF-8 and was read as {encoding}. Check names and notes.")
    public static let encoding = saying("The text is in {encoding}.")
    /// Fasts with the times of others that are here, within a minute.
    public static let twins = numbered(
        "Already here with the same times to the minute, not added again: {count}.")
    /// Parts of fasts, one of which begins in the second in which the one before ends.
    public static let joined = numbered(
        "Joined with the fast before, which ends when it begins: {count}.")
    public static let differing = numbered("Differs, and the one here is kept: {count}.")
    public static let unknownColumns = quoting(
        "`{text}` does not name the columns. Write, for example, --columns start=2,end=3 or "
            + "--columns start=1+2,length=5:min.")
    public static let listNeedsDryRun = translated("Use --list together with --dry-run.")

    // MARK: Refusals

    public static let spreadsheet = translated(
        "it is a spreadsheet; open it, save it as CSV, and import that file")
    public static let document = translated(
        "it is a PDF document; export a table (CSV) from the program that wrote it")
    public static let database = translated(
        "it is the database of a program; export a table (CSV) or JSON from that program")
    public static let cutInHalf = translated(
        "its text is UTF-16 or UTF-32 and ends within a character; export it again")
    public static let timewarriorData = translated(
        "it is a data file of Timewarrior; type `timew export | atrest import -`")
    public static let appleHealth = translated(
        "it is an export of Apple Health, which has no fasts; export them from the program that recorded them"
    )
    public static let markup = translated(
        "it is XML or HTML; save its table as CSV, and import that file")
    public static let noRecords = translated(
        "it is JSON without a list of fasts, such as settings; choose another file")
    /// `{columns}`: for `--columns`, such as start=1,end=2.
    public static let unknownNames = saying(
        "the names of its columns are not known here; if the times are those of fasts, say so: "
            + "--columns {columns}")
    /// - Parameter columns: for `--columns`; nil if the table has no times that can be those of fasts. The same below.
    public static func eatingTimes(_ columns: String?) -> String {
        translated("it has the times of meals and not of fasts") + wayOut(columns)
    }
    public static func about(_ subject: Subject, _ columns: String?) -> String {
        translated("it seems to be about {subject} and not about fasts", ["subject": subject.word])
            + wayOut(columns)
    }
    /// - Parameter column: its name; nil if the table has no names.
    public static func noClock(_ column: String?, _ columns: String?) -> String {
        guard let column else {
            return translated("it has dates without times of day; export it again with the times")
        }
        return translated("`{column}` has dates without times of day", ["column": .typed(column)])
            + wayOut(columns, or: translated("; export it again with the times"))
    }
    public static func noEnd(_ column: String, _ columns: String?) -> String {
        translated(
            "it has a start (`{column}`) but no end and no length", ["column": .typed(column)])
            + wayOut(columns, or: translated("; add a column with one of them"))
    }
    private static func wayOut(_ columns: String?, or other: String = "") -> String {
        columns.map(saidColumns) ?? other
    }
    private static let saidColumns = saying(
        "; if its times are those of fasts, say so: --columns {columns}")
    public static func doubledNames(_ name: String, _ columns: String) -> String {
        translated(
            "several columns are called `{name}`; say which ones are those of fasts, such as --columns {columns}",
            ["name": .typed(name), "columns": columns])
    }
    /// - Parameter columns: nil if it is not clear which column belongs to which.
    public static func halfOfDay(_ columns: String?) -> String {
        translated(
            "AM and PM have columns of their own; join them to the times, such as --columns {columns}",
            ["columns": columns ?? "start=1+2,end=3+4"])
    }
    public static let noKinds = saying(
        "nothing in it says which of its entries are fasts; if all of them are, say so: --columns {columns}"
    )
    public static let turned = translated(
        "the names of its columns are in the first column; turn the table in a spreadsheet (transpose), and "
            + "import that file")

    /// - Parameters:
    ///   - column: its name.
    ///   - example: one of its cells.
    public static func unreadableCells(_ column: String, _ example: String) -> String {
        translated(
            "its column `{column}` has a form that is not known, such as `{example}`; write times as "
                + "2026-11-20 20:00 and lengths as 16:30",
            ["column": .typed(column), "example": .typed(example)])
    }
    public static let notText = translated("it is not a text; export a table (CSV) or JSON")
    public static let unknownEncoding = translated(
        "its text is not UTF-8, and the names of its columns cannot be read; save it as UTF-8, and import that file"
    )
    /// - Parameter keys: those of the lists.
    public static func severalLists(_ keys: [String]) -> String {
        translated(
            "it has several lists ({keys}), and it is not clear which one has your fasts; name it with `atrest import "
                + "--tag TAG FILE`", ["keys": listed(keys)])
    }
    public static let sql = translated(
        "it has the commands that build a database (SQL); export the table of fasts as CSV from that program"
    )

    /// What a table is about.
    public enum Subject: CaseIterable, Sendable {
        case meals
        case sleep
        case work
        case drinks
        case other

        var word: String {
            switch self {
            case .meals: translated("meals")
            case .sleep: translated("sleep")
            case .work: translated("work")
            case .drinks: translated("drinks")
            case .other: translated("something else")
            }
        }
    }
}
