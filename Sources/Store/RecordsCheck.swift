import CSQLite
import Glibc

/// What a look at the records found. Nothing is changed by it, and an agent may be using them.
public enum RecordsCheck: Equatable, Sendable {
    /// There are none yet.
    case absent
    /// Every page and index is as it should be.
    ///
    /// - Parameter fasts: how many were kept.
    case sound(fasts: Int)

    /// How long to wait for another program's lock, in milliseconds.
    private static let busyTimeout: Int32 = 1000

    /// - Throws: ``StoreError``: `newer`, `damaged`, or why they cannot be read.
    public init(of folder: DataFolder) throws(StoreError) {
        let path = folder.database
        if access(path, F_OK) != 0, errno == ENOENT {
            self = .absent
            return
        }
        // Nobody has it open where there is no log: without a word to SQLite of that, even a reader
        // would make one.
        let isAtRest = access(path + "-wal", F_OK) != 0
        let database = try Database(path: path, mode: isAtRest ? .immutable : .readOnly)
        database.setBusyTimeout(milliseconds: Self.busyTimeout)
        try database.refuseNewer()
        try database.checkWholly()
        let counts = try database.query("SELECT count(*) FROM session") { $0.integer(0) }
        self = .sound(fasts: Int(counts.first ?? 0))
    }
}
