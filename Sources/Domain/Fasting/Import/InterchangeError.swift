/// Why a file was refused. Nothing of a refused file is imported. Rule: docs/rules/domain.md,
/// Export and import.
public enum InterchangeError: Error, Equatable, Sendable {
    /// The syntax or the structure of the file is unknown.
    case invalidFormat(FormatProblem)
    /// The file has another version than the one that this program writes.
    case unsupportedVersion(Int64)
    /// The checksum does not match `payload`: the file was damaged or changed.
    case checksumMismatch
}

/// What is wrong with a file's format, and where.
public enum FormatProblem: Error, Equatable, Sendable {
    /// The file is empty, or contains only white space.
    case empty
    /// A ZIP archive, as Zero and others send it. The file to import is inside.
    case archive
    /// The format of no supported program.
    case unrecognized
    /// A spreadsheet in the format of its program.
    case spreadsheet
    /// A PDF document.
    case document
    /// A picture, or another file without text.
    case notText
    /// The records of a program in its own database.
    case database
    /// A text in UTF-16 or UTF-32 that ends within a character.
    case cutInHalf
    /// A file of Timewarrior's data folder.
    case timewarriorData
    /// An export of Apple Health.
    case appleHealth
    /// XML or HTML.
    case markup
    /// JSON without a list of records.
    case noRecords
    // The last text of these is what `--columns` needs if the times of the table are those of fasts; nil if it has no
    // such times.
    /// A table about something else than fasts.
    case about(ColumnSubject, String?)
    /// A table with names that are not known.
    case unknownNames(String)
    /// A table of the times in which food was eaten.
    case eatingTimes(String?)
    /// A table of fasts that has dates without times of day; the name of the column, if it has one.
    case noClock(String?, String?)
    /// A table with a start, whose column has this name, but neither an end nor a length.
    case noEnd(start: String, String?)
    /// A table in which two columns of times have this name.
    case doubledNames(String, String)
    /// A table with AM and PM in columns of their own.
    case halfOfDay(String?)
    /// Records of any kind, none of which says its kind.
    case noKinds(String)
    /// A table with its names in the first column.
    case turned
    /// A table with a start, and an end or a length, in a form that is not known: one of the cells, and the name of its
    /// column.
    case unreadableCells(column: String, example: String)
    /// A table with names in an encoding that is not known.
    case unknownEncoding
    /// JSON with several lists of which perhaps more than one has fasts. It has their keys.
    case severalLists([String])
    /// The text of a database, as commands of SQL.
    case sql
    /// Not JSON. `at` is a byte offset.
    case notJSON(JSONFault, at: Int)
    /// The member with this name is missing or has another type. `at` is a byte offset.
    case member(String, at: Int)
    /// A row of a table cannot be read. Lines are counted from 1.
    case row(line: Int)
    /// It is not known which intervals are fasts. It has the tags of all intervals.
    case needsTag([String])
}

/// What a column, or a table, is about.
public enum ColumnSubject: Hashable, Sendable {
    case fast
    case eating
    case sleep
    case work
    case water
    /// What people record beside their fasts: weight, blood, steps, mood.
    case other
    /// What people do not record beside fasts: money, journeys, power.
    case elsewhere
}

/// How a text violates the JSON syntax (RFC 8259).
public enum JSONFault: Equatable, Sendable {
    /// The text ends inside a value.
    case breaksOff
    /// A byte that is not allowed at this place.
    case unexpectedByte
    case notUTF8
    /// An unknown escape, or half of a surrogate pair.
    case badEscape
    /// An object has the same key twice.
    case repeatedKey
    /// More than 64 nested arrays and objects.
    case tooDeep
    /// There is more text after the value.
    case moreFollows
}
