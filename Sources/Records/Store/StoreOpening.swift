import Fasting
import Glibc

extension Store {
    /// How long a call waits for a lock of another program, in milliseconds. It is short because the
    /// agent answers no other call meanwhile.
    private static let busyTimeout = 40

    /// At most this many KiB of pages stay in memory.
    static let boundedCache = "PRAGMA cache_size = -512"

    /// Opens the records, or begins new ones if there are none and never were.
    ///
    /// Damaged records are set aside and the latest intact backup takes their place. Missing records
    /// are restored if there are backups. Records that can only be read are opened for reading.
    ///
    /// - Parameters:
    ///   - folder: exists already.
    ///   - stamp: becomes part of the name of a damaged file.
    ///   - today: the local day, as in `2026-11-21`. A backup of a later day is restored last.
    ///   - isSuspect: whether a copy of the records was damaged, so that they are checked completely.
    /// - Returns: the store, and what was done to recover the records; nil if nothing was.
    /// - Throws: ``StoreError``. A file of another schema is left untouched.
    public static func open(
        in folder: DataFolder, stamp: String, today: String? = nil, isSuspect: Bool = false
    ) throws(StoreError) -> (store: Store, recovery: Recovery?) {
        folder.tidyBackups()
        if try folder.findDatabase() == nil {
            if try folder.hasTraces {
                return try recover(folder, stamp: stamp, today: today)
            }
            try folder.beginEmpty()
            try folder.putInPlace()
            return (try openSound(folder), nil)
        }
        let depth: CheckDepth = isSuspect ? .whole : .pages
        do throws(StoreError) { return (try openSound(folder, depth), nil) } catch {
            // A disk that fails for a moment looks like damage, so look again.
            guard error.cause == .damaged else { throw error }
        }
        do throws(StoreError) { return (try openSound(folder, depth), nil) } catch {
            guard error.cause == .damaged else { throw error }
            try DataFolder.readWhole(folder.database)
            return try recover(folder, stamp: stamp, today: today)
        }
    }

    private static func recover(
        _ folder: DataFolder, stamp: String, today: String?
    ) throws(StoreError) -> (store: Store, recovery: Recovery?) {
        let recovery = try folder.replaceDatabase(stamp: stamp, today: today)
        return (try openSound(folder), recovery)
    }

    private static func openSound(
        _ folder: DataFolder, _ depth: CheckDepth = .pages
    ) throws(StoreError) -> Store {
        do throws(StoreError) {
            let database = try openForWriting(folder, depth)
            return Store(database: database, access: .readWrite, folder: folder)
        } catch {
            switch error.cause {
            case .newer, .unreleased, .inUse, .damaged, .notOurs, .backup: throw error
            case .diskFull, .readOnly, .other: break
            }
            // Reading may work even if writing does not.
            let database: Database
            do throws(StoreError) { database = try openForReading(folder, depth) } catch let second
            {
                throw second.cause == .damaged ? second : error
            }
            return Store(database: database, access: .readOnly(error.cause), folder: folder)
        }
    }

    /// - Throws: ``StoreError``; also if the file can only be read.
    static func openForWriting(
        _ folder: DataFolder, _ depth: CheckDepth = .pages
    ) throws(StoreError) -> Database {
        guard let size = try folder.findDatabase(), size > 0 else {
            throw StoreError(cause: .damaged, operation: "opening an empty \(folder.database)")
        }
        let inspection = try inspect(folder, depth)
        let database = try Database(
            path: folder.database, mode: .readWrite, on: folder.fileSystem)
        database.setBusyTimeout(milliseconds: busyTimeout)
        try database.refuseOtherSchemas()
        if database.isReadOnly {
            throw StoreError(cause: .readOnly, operation: "opening \(folder.database)")
        }
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = FULL")
        // Nothing is written outside the folder.
        try database.run("PRAGMA temp_store = MEMORY")
        try database.run(boundedCache)
        switch consume inspection {
        case .checked(let reader):
            // Only now, so that the log is read once for both.
            _ = consume reader
        case .needsWriting:
            try database.checkSchema()
            try database.checkSoundness(depth)
        }
        try database.keepCopyBeforeMigration(in: folder)
        try database.migrate()
        _ = try database.fastState()
        try folder.shortenLog(of: database)
        return database
    }

    private enum Inspection: ~Copyable {
        /// The file is intact. The connection has read the log.
        case checked(Database)
        /// Only a connection that can write may check the file, because the journal of a killed process
        /// has to be rolled back first.
        case needsWriting
    }

    /// Checks the file through a connection that cannot write. One of another schema stays as it is to the
    /// byte. So does a damaged one with its log, which another connection would write into the file
    /// when it is closed.
    ///
    private static func inspect(
        _ folder: DataFolder, _ depth: CheckDepth
    ) throws(StoreError) -> Inspection {
        let database = try Database(path: folder.database, mode: .readOnly, on: folder.fileSystem)
        database.setBusyTimeout(milliseconds: busyTimeout)
        do throws(StoreError) {
            try database.run(boundedCache)
            try database.refuseOtherSchemas()
            try database.checkSchema()
            try database.checkSoundness(depth)
        } catch {
            guard error.cause == .readOnly else { throw error }
            return .needsWriting
        }
        return .checked(database)
    }

    /// Opens the file without writing anything to the disk.
    ///
    /// - Throws: ``StoreError``; also if the file has to be migrated or rolled back first.
    static func openForReading(
        _ folder: DataFolder, _ depth: CheckDepth = .pages
    ) throws(StoreError) -> Database {
        guard let size = try folder.findDatabase(), size > 0 else {
            throw StoreError(cause: .damaged, operation: "opening an empty \(folder.database)")
        }
        if try folder.hasCompanion(DataFolder.journal) {
            throw StoreError(cause: .readOnly, operation: "rolling back \(folder.database)")
        }
        let database = try Database(
            path: folder.database,
            mode: try folder.hasCompanion(DataFolder.log) ? .detached : .immutable,
            on: folder.fileSystem)
        try database.run(boundedCache)
        try database.refuseOtherSchemas()
        try database.checkSchema()
        if try database.userVersion != Schema.version {
            throw StoreError(cause: .readOnly, operation: "migrating \(folder.database)")
        }
        try database.checkSoundness(depth)
        _ = try database.fastState()
        return database
    }
}

extension DataFolder {
    /// A log that is longer is written into the database when the records are opened, in bytes.
    private static let longLog: Int64 = 1 << 18

    /// Empties a long log that a killed process has left. Until then each opening reads all of it.
    fileprivate func shortenLog(of database: borrowing Database) throws(StoreError) {
        guard let log = try OwnFile(at: self.database + Self.log), log.size > Self.longLog else {
            return
        }
        // The log is as good as the database, so a full disk is not a reason to fail.
        try? database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
