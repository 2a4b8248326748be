import CSQLite
import Glibc

/// Why the records cannot be read or written. The call has changed nothing.
public struct StoreError: Error, Equatable, Sendable {
    public enum Cause: Equatable, Sendable {
        /// The file was written by a later version of the schema than this program knows.
        case newer
        /// Another program holds a lock.
        case inUse
        case diskFull
        case readOnly
        /// The file is not a sound database of this program.
        case damaged
        /// Something other than a regular file of this user has the file's name. It is left as it
        /// is.
        case notOurs
        /// Any other reason, in the words of SQLite or the C library.
        case other(String)
    }

    public let cause: Cause
    /// What was being done, for the log.
    public let operation: String

    public init(cause: Cause, operation: String) {
        self.cause = cause
        self.operation = operation
    }

    /// Reads a result code of SQLite.
    init(code: Int32, message: String, operation: String) {
        self.operation = operation
        cause =
            switch code & 0xff {
            case SQLITE_BUSY, SQLITE_LOCKED: .inUse
            case SQLITE_FULL: .diskFull
            case SQLITE_READONLY: .readOnly
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
            default: .other(message)
            }
    }

    /// Reads an error number of the C library.
    init(errno code: Int32, operation: String) {
        self.operation = operation
        cause =
            switch code {
            case ENOSPC, EDQUOT: .diskFull
            case EROFS: .readOnly
            default: .other(String(cString: strerror(code)))
            }
    }
}
