/// Why a file was refused. Nothing is taken from a refused file (rule: domain, "Export, import").
public enum InterchangeError: Error, Equatable, Sendable {
    /// Not JSON, or not of a shape that is known.
    case invalidFormat(FormatProblem)
    /// The file is of another version than ``ExportFile/version``.
    case unsupportedVersion(Int64)
    /// `payload` is not what was written: the file was damaged or changed.
    case checksumMismatch
}

/// What is wrong with a file's form, and where.
public enum FormatProblem: Error, Equatable, Sendable {
    /// There is nothing in the file, or nothing but white space.
    case empty
    /// A ZIP archive: what can be read is in it. Zero and others hand out such.
    case archive
    /// No program is known that writes such a file.
    case unrecognized
    /// Not JSON. `at` counts bytes from 0.
    case notJSON(JSONFault, at: Int)
    /// What belongs under this name is missing or of another kind. `at` counts bytes from 0.
    case member(String, at: Int)
    /// A row of a table cannot be read. Lines count from 1.
    case row(line: Int)
}

/// How a text breaks the rules of JSON (RFC 8259).
public enum JSONFault: Equatable, Sendable {
    /// The text ends before its values do.
    case breaksOff
    /// A byte that cannot stand there.
    case unexpectedByte
    case notUTF8
    /// An escape that does not exist, or half of a surrogate pair.
    case badEscape
    /// One object names the same key twice.
    case repeatedKey
    /// More than 64 arrays and objects in one another.
    case tooDeep
    /// Something follows the value.
    case moreFollows
}
