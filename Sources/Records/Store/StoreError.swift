import CSQLite
import Fasting
import Glibc

/// Why the records cannot be read or written. The call has changed nothing.
public struct StoreError: Error, Equatable, Sendable {
    public typealias Cause = RecordsProblem

    public let cause: Cause
    /// What was being done, for the log.
    public let operation: String

    public init(cause: Cause, operation: String) {
        self.cause = cause
        self.operation = operation
    }

    /// Reads a result code of SQLite.
    ///
    /// - Parameter system: the error number of the system call that failed, or 0. SQLite reports most
    ///   of these errors only as an I/O error, and a page that cannot be read sometimes as a damaged
    ///   one.
    init(code: Int32, system: Int32 = 0, message: String, operation: String) {
        self.operation = operation
        cause =
            switch code & 0xff {
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .inUse
            case SQLITE_FULL: .diskFull
            case SQLITE_READONLY: .readOnly
            case SQLITE_CORRUPT where system != 0: Self.cause(errno: system)
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
            case SQLITE_IOERR where system != 0, SQLITE_CANTOPEN where system != 0:
                Self.cause(errno: system)
            default: .other(message)
            }
    }

    /// The same error, of a backup that has to replace the records.
    func reading(backup path: String) -> StoreError {
        StoreError(cause: .backup(path: path, cause), operation: operation)
    }

    /// Reads an error number of the C library.
    init(errno code: Int32, operation: String) {
        self.operation = operation
        cause = Self.cause(errno: code)
    }

    private static func cause(errno code: Int32) -> Cause {
        switch code {
        case ENOSPC, EDQUOT: .diskFull
        case EROFS: .readOnly
        default: .other(String(cString: strerror(code)))
        }
    }
}
