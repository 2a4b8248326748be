/// What keeps the records from being read or written.
public indirect enum RecordsProblem: Equatable, Sendable {
    /// The file was written by a later version of the schema than this program knows.
    case newer
    /// The file was written before the first release. This program cannot read it.
    case unreleased
    /// Another program holds a lock.
    case inUse
    case diskFull
    case readOnly
    /// The file is not an intact database of this program.
    case damaged
    /// Something other than a regular file of this user has the file's name. It is left as it
    /// is.
    case notOurs
    /// The backup that has to replace damaged or missing records cannot be read now.
    case backup(path: String, RecordsProblem)
    /// Any other reason, in the words of SQLite or the C library.
    case other(String)

    /// Whether a file was read, or is not a file at all: trying again finds the same. Otherwise the
    /// disk could not read it now.
    public var isAboutContent: Bool {
        switch self {
        case .newer, .unreleased, .damaged, .notOurs: true
        case .inUse, .diskFull, .readOnly, .backup, .other: false
        }
    }
}
