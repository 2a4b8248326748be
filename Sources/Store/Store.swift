import Fasting
import Glibc

/// The records: the running fast, what can be undone, the fasts that were kept, settings.
///
/// Every change is on the disk when the call returns (WAL, synchronous FULL). Belongs to one thread.
public final class Store {
    let database: Database

    /// How long a call waits for another program's lock, in milliseconds: short, since the agent
    /// answers nobody meanwhile.
    private static let busyTimeout: Int32 = 40

    /// At most this many KiB of pages stay in memory.
    static let boundedCache = "PRAGMA cache_size = -512"

    private let path: String
    private let identity: FileIdentity?

    private init(database: consuming Database, path: String) {
        self.database = database
        self.path = path
        identity = FileIdentity(at: path)
    }

    /// Whether what is written here is still what the next one to open the records will read: false
    /// once somebody has removed the file or put another in its place.
    public var isInPlace: Bool { identity != nil && identity == FileIdentity(at: path) }

    /// Opens the records, or begins them.
    ///
    /// - Parameters:
    ///   - folder: exists already.
    ///   - stamp: for the name of a damaged file that is set aside.
    ///   - today: the local day, as in `2026-11-21`: a backup of a later one was made under a clock
    ///     that was wrong.
    /// - Returns: the store; where a damaged file was set aside, what became of it.
    /// - Throws: ``StoreError``; a file of a newer schema is left untouched.
    public static func open(
        in folder: DataFolder, stamp: String, today: String? = nil
    ) throws(StoreError) -> (store: Store, recovery: Recovery?) {
        do throws(StoreError) {
            return (try openSound(folder), nil)
        } catch  where error.cause == .damaged {
            let name = try folder.setAside(stamp: stamp)
            let day = try folder.restoreBackup(today: today) { (try? isWhole($0)) == true }
            return (try openSound(folder), .setAside(name: name, restoredDay: day))
        }
    }

    /// Whether a backup can take the place of the records: sound, and one that was finished.
    private static func isWhole(_ path: String) throws(StoreError) -> Bool {
        let database = try Database(path: path, mode: .readOnly)
        try database.refuseNewer()
        try database.checkSoundness()
        return try database.userVersion > 0
    }

    /// Begins a copy of the records.
    public func beginBackup(in folder: DataFolder, day: String) throws(StoreError) -> Backup {
        try Backup(of: database.handle, in: folder, day: day)
    }

    private static func openSound(_ folder: DataFolder) throws(StoreError) -> Store {
        let path = folder.database
        let isNew = try prepareFile(path)
        do throws(StoreError) {
            let isSound = isNew ? true : try inspect(path)
            let database = try Database(path: path, mode: .readWrite)
            database.setBusyTimeout(milliseconds: busyTimeout)
            try database.refuseNewer()
            try database.run("PRAGMA journal_mode = WAL")
            try database.run("PRAGMA synchronous = FULL")
            try database.run("PRAGMA trusted_schema = OFF")
            // Nothing is written outside the folder.
            try database.run("PRAGMA temp_store = MEMORY")
            try database.run(boundedCache)
            if !isSound { try database.checkSoundness() }
            try database.migrate()
            let store = Store(database: database, path: path)
            _ = try store.load()
            return store
        } catch {
            // Half of what belongs to a new file would look like the loss of an old one.
            if isNew { for suffix in [""] + DataFolder.companions { unlink(path + suffix) } }
            throw error
        }
    }

    /// Makes the file for its owner alone; SQLite gives its companions the same mode.
    ///
    /// - Returns: whether it was missing.
    /// - Throws: `damaged` for an empty file, and for what belongs to a file that is missing: there
    ///   were records once.
    private static func prepareFile(_ path: String) throws(StoreError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
                throw StoreError(cause: .damaged, operation: "reading \(path), which is empty")
            }
            chmod(path, 0o600)
            return false
        }
        // A link to a place that is not there (a drive, say) must not become a file of its own.
        guard errno == ENOENT, lstat(path, &status) < 0 else {
            throw StoreError(errno: errno, operation: "opening \(path)")
        }
        if access(path + "-wal", F_OK) == 0 {
            throw StoreError(cause: .damaged, operation: "opening \(path), which is gone")
        }
        try makeFile(path)
        return true
    }

    /// Begins a file under another name, so that none is ever there that is still empty: whoever
    /// ends this process meanwhile leaves nothing that looks damaged.
    private static func makeFile(_ path: String) throws(StoreError) {
        let begun = path + ".begun"
        for suffix in [""] + DataFolder.companions { unlink(begun + suffix) }
        let created = Glibc.open(begun, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if created < 0 { throw StoreError(errno: errno, operation: "making \(path)") }
        close(created)
        do throws(StoreError) {
            try writeHeader(begun)
            if rename(begun, path) < 0 {
                throw StoreError(errno: errno, operation: "making \(path)")
            }
        } catch {
            unlink(begun)
            throw error
        }
    }

    private static func writeHeader(_ path: String) throws(StoreError) {
        try Database(path: path, mode: .readWrite).run("PRAGMA journal_mode = WAL")
    }

    /// Looks at the file through a connection that cannot write: a newer file stays as it is to the
    /// byte, and so does a damaged one with its log, which another connection would write into it
    /// when it is closed.
    ///
    /// - Returns: whether it is sound; false where only a connection that can write may tell, since
    ///   the journal of a killed writer has to be rolled back first.
    private static func inspect(_ path: String) throws(StoreError) -> Bool {
        let database = try Database(path: path, mode: .readOnly)
        database.setBusyTimeout(milliseconds: busyTimeout)
        do throws(StoreError) {
            try database.run(boundedCache)
            try database.refuseNewer()
            try database.checkSoundness()
            return true
        } catch  where error.cause == .readOnly {
            return false
        }
    }

    // MARK: The present fast

    /// What was stored last.
    public func load() throws(StoreError) -> FastState {
        let active = try fast(in: "active_fast")
        return FastState(
            stage: active.map { .active($0) } ?? .idle, undoable: try undoable())
    }

    /// Stores a change: the state and the sessions that it keeps or forgets, all or nothing.
    public func commit(_ change: FastChange) throws(StoreError) {
        try write { () throws(StoreError) in
            try put(change.state)
            for effect in change.effects {
                switch effect {
                case .keep(let session): try put(session)
                case .forget(let id):
                    try database.run("DELETE FROM session WHERE id = ?", .text(id.description))
                default: break
                }
            }
        }
    }

    private func undoable() throws(StoreError) -> FastState.Undoable {
        if let ending = try fast(in: "undo_ending") { return .ending(ending) }
        return try undoableEdit().map { .edit($0) } ?? .nothing
    }

    /// Writes the state in place of the stored one.
    func put(_ state: FastState) throws(StoreError) {
        try put(state.active, in: "active_fast")
        try put(state.undoableEnding, in: "undo_ending")
        try put(state.undoableEdit)
    }

    /// Runs `body` in a transaction that is on the disk when this returns.
    ///
    /// - Throws: ``StoreError``. Nothing has changed then.
    func write(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try database.transaction(body)
    }

    private func fast(in table: String) throws(StoreError) -> ActiveFast? {
        let rows = try database.query(
            """
            SELECT id, start, target, announced, target_announced, acted_at, observed_at
            FROM \(table)
            """
        ) { row -> ActiveFast? in
            guard let id = RecordID(row.text(0)),
                let target = Target(microseconds: UInt64(max(0, row.integer(2)))),
                let start = row.instant(1), let actedAt = row.instant(5),
                let observedAt = row.instant(6)
            else { return nil }
            return ActiveFast(
                id: id, start: start, target: target,
                announced: MilestoneSet(bits: UInt8(truncatingIfNeeded: row.integer(3))),
                targetAnnounced: row.integer(4) != 0, actedAt: actedAt, observedAt: observedAt)
        }
        guard let row = rows.first else { return nil }
        guard let row else {
            throw StoreError(cause: .damaged, operation: "reading \(table)")
        }
        return row
    }

    private func put(_ fast: ActiveFast?, in table: String) throws(StoreError) {
        guard let fast else { return try database.run("DELETE FROM \(table)") }
        try database.run(
            "INSERT OR REPLACE INTO \(table) VALUES (1, ?, ?, ?, ?, ?, ?, ?)",
            .text(fast.id.description), .integer(fast.start.secondsSinceEpoch),
            .integer(fast.target.microseconds), .integer(Int64(fast.announced.bits)),
            .integer(fast.targetAnnounced ? 1 : 0), .integer(fast.actedAt.secondsSinceEpoch),
            .integer(fast.observedAt.secondsSinceEpoch))
    }
}

extension Row {
    /// - Returns: nil outside the years 1 to 9999, where no clock ever was: whoever reckons with
    ///   what broken storage makes of a number must not overflow.
    func instant(_ column: Int32) -> Instant? {
        let seconds = integer(column)
        guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
        return Instant(secondsSinceEpoch: seconds)
    }
}
