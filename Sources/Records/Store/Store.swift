import Fasting
import Glibc
import Sharing

/// The records: the running fast, what can be undone, the fasts that were kept, water, settings.
///
/// Every change is on the disk when the call returns (WAL mode, synchronous FULL). Belongs to one
/// thread.
public final class Store {
    private(set) var database: Database
    /// How often the database was opened again.
    private var reopenings = 0

    /// What can be done with the records.
    public enum Access: Equatable, Sendable {
        case readWrite
        /// They could be opened for reading only, and for this reason. Each write tries again to open
        /// them for writing.
        case readOnly(StoreError.Cause)
    }

    public private(set) var access: Access

    /// See ``reversibleActs()``. A name of a machine is part of it.
    var reversible = Remembered<ReversibleActs>("act", "device_writer.label")

    /// What is known of the writers of lines.
    var writers = Remembered<WriterTable>("device_writer.*")

    /// How much work the statements were, in steps of SQLite. Tests count what an act costs.
    package var steps: Int { database.steps }

    /// How many statements are kept prepared. Tests see that it does not grow with the acts.
    package var preparedStatements: Int { database.preparedStatements }

    /// Whether lines are written for other machines.
    var sharing = Remembered<SharingState>("setting")

    /// Which lines there are.
    var index = Remembered<KnownLines>("device_line", "device_writer.is_forgotten")

    /// The fasts that run, as they were last read.
    var fasts: KnownFasts?

    /// For how long no glass of others has to be shown that was too far in the future; nil if it has to be read.
    var hiddenWater: Validity?

    /// See ``counts()``.
    var history = Remembered<(all: Int, completed: Int, revision: Int)>("fast")
    var historyRevision = 0

    /// The water of the interval that was asked for last.
    var waterTotal = Remembered<WaterTotal>("water")

    /// The water of the last hours.
    var recentTotal = Remembered<Int64>("water")

    /// When records were last shown whose times had been too far in the future; nil if they were not yet.
    var shownUntil: Instant?

    /// Why nothing may be written until the records are opened again: after this failed write, only opening
    /// them shows what is stored.
    private var doubt: StoreError?
    /// Whether a write is part of a transaction that has begun.
    private var isTogether = false

    let folder: DataFolder
    private let identity: FileIdentity?

    init(database: consuming Database, access: Access, folder: DataFolder) {
        self.database = database
        self.access = access
        self.folder = folder
        identity = FileIdentity(at: folder.database)
    }

    /// Whether the next process that opens the records reads what is written here.
    ///
    /// False if the file was removed or replaced, and after a failed write that leaves in doubt what
    /// is stored. Open the records again then.
    public var isInPlace: Bool { doubt == nil && !isReplaced }

    /// True if the file was removed or another file has its place.
    public var isReplaced: Bool {
        identity == nil || identity != FileIdentity(at: folder.database)
    }

    /// Releases pages that are only kept for speed.
    public func releaseMemory() { try? database.run("PRAGMA shrink_memory") }

    /// Begins a copy of the records.
    ///
    /// - Parameter day: the day that the copy is of, as in `2026-11-21`.
    public func beginBackup(in folder: DataFolder, day: String) throws(StoreError) -> Backup {
        try Backup(of: database.handle, in: folder, day: day)
    }

    /// Runs `body` in a transaction that is on the disk when this returns.
    ///
    /// - Throws: ``StoreError``. Nothing has changed then.
    func write(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        if isTogether { return try body() }
        if let doubt { throw doubt }
        if case .readOnly = access { try openForWritingAgain() }
        do throws(StoreError) {
            try database.transaction { () throws(StoreError) in
                try body()
                // An act is not stored if what follows from it cannot be read.
                _ = try reversibleActs()
            }
        } catch {
            if database.mayHoldFailedCommit { doubt = error }
            throw error
        }
    }

    /// Carries out several writes in one transaction.
    ///
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func together(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try write { () throws(StoreError) in
            isTogether = true
            defer { isTogether = false }
            try body()
        }
    }

    /// Writes to the disk, and changes nothing.
    public func writeNothing() throws(StoreError) {
        let version = try database.userVersion
        try write { () throws(StoreError) in try database.run("PRAGMA user_version = \(version)") }
    }

    /// Is another number after each statement that may have changed one of these, and after anything else that may have.
    ///
    /// - Parameter names: tables, columns that are updated, as in `act.clock`, or the rows that come or go, as in `act.*`.
    func changes(of names: [String]) -> Int { reopenings << 40 + database.changes(of: names) }

    private func openForWritingAgain() throws(StoreError) {
        reopenings += 1
        shownUntil = nil
        // The connection for reading is closed first: closing a file releases the locks that this
        // process holds on it.
        database = try Database(path: ":memory:", mode: .readWrite)
        do throws(StoreError) {
            database = try Self.openForWriting(folder)
            access = .readWrite
        } catch {
            do throws(StoreError) { database = try Self.openForReading(folder) } catch {
                doubt = error
            }
            access = .readOnly(error.cause)
            throw error
        }
    }
}
