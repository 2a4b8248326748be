import CSQLite
import Glibc

/// A copy of the records that is made in slices, so that other work can go on between them. It
/// includes what is written meanwhile, and gets its name when it is complete.
public final class Backup {
    /// Pages in a slice: a quarter of a megabyte.
    private static let pagesInSlice: Int32 = 64
    /// How many are kept. Rule: docs/rules/contract.md, Files.
    public static let daysKept = 7

    private let folder: DataFolder
    private let day: String
    private let target: OpaquePointer
    private let backup: OpaquePointer
    private var isOver = false

    /// - Parameter day: the day that the copy is of, as in `2026-11-21`.
    init(of source: OpaquePointer, in folder: DataFolder, day: String) throws(StoreError) {
        self.folder = folder
        self.day = day
        try folder.createBackups()
        folder.tidyBackups()
        target = try Self.openTarget(folder.begunBackup, on: folder.fileSystem)
        guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
            let error = Self.error(target, "beginning a backup")
            sqlite3_close_v2(target)
            DataFolder.remove(folder.begunBackup)
            throw error
        }
        self.backup = backup
    }

    /// Makes an empty file and opens it for a copy.
    static func openTarget(
        _ path: String, on fileSystem: FileSystem
    ) throws(StoreError) -> OpaquePointer {
        close(try DataFolder.makeFile(path))
        var target: OpaquePointer?
        let code = sqlite3_open_v2(
            path, &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, fileSystem.name)
        guard code == SQLITE_OK, let target else {
            let error = error(target, "opening \(path)")
            sqlite3_close_v2(target)
            DataFolder.remove(path)
            throw error
        }
        return target
    }

    deinit {
        if isOver { return }
        sqlite3_backup_finish(backup)
        sqlite3_close_v2(target)
        DataFolder.remove(folder.begunBackup)
    }

    static func error(_ database: OpaquePointer?, _ operation: String) -> StoreError {
        guard let database else { return StoreError(errno: ENOMEM, operation: operation) }
        return StoreError(
            code: sqlite3_extended_errcode(database), system: FileSystem.lastError,
            message: String(cString: sqlite3_errmsg(database)), operation: operation)
    }

    public enum Progress: Sendable {
        case more
        /// Another program holds a lock.
        case held
        /// The copy is complete, and on the disk under its name.
        case whole
    }

    /// Copies the next slice.
    ///
    /// - Throws: ``StoreError``. There is no copy then.
    public func step() throws(StoreError) -> Progress {
        switch sqlite3_backup_step(backup, Self.pagesInSlice) {
        case SQLITE_OK: return .more
        case SQLITE_BUSY, SQLITE_LOCKED: return .held
        case SQLITE_DONE:
            try conclude()
            return .whole
        default: throw Self.error(target, "writing a backup")
        }
    }

    private func conclude() throws(StoreError) {
        isOver = true
        let begun = folder.begunBackup
        let code = sqlite3_backup_finish(backup)
        let failure = code == SQLITE_OK ? nil : Self.error(target, "ending a backup")
        sqlite3_close_v2(target)
        do throws(StoreError) {
            if let failure { throw failure }
            try Database.standAlone(begun, on: folder.fileSystem)
            if rename(begun, folder.backup(of: day)) < 0 {
                throw StoreError(errno: errno, operation: "naming a backup")
            }
        } catch {
            DataFolder.remove(begun)
            throw error
        }
        try DataFolder.sync(folder.backups)
        try folder.removeOldBackups(keeping: Backup.daysKept, today: day)
    }
}

extension Database {
    /// Writes a copy of everything into a new file.
    func copyAll(to path: String, on fileSystem: FileSystem) throws(StoreError) {
        let target = try Backup.openTarget(path, on: fileSystem)
        defer { sqlite3_close_v2(target) }
        guard let backup = sqlite3_backup_init(target, "main", handle, "main") else {
            throw Backup.error(target, "beginning a copy")
        }
        let code = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        if code == SQLITE_BUSY || code == SQLITE_LOCKED {
            throw StoreError(cause: .inUse, operation: "writing a copy")
        }
        if code != SQLITE_DONE || end != SQLITE_OK { throw Backup.error(target, "writing a copy") }
    }

    /// Keeps a copy of a file of an earlier schema, under the name of that schema, so that it can be
    /// opened by the version of the program that wrote it. Does nothing for the present schema.
    ///
    /// - Throws: ``StoreError``. The file must not be migrated then.
    func keepCopyBeforeMigration(in folder: DataFolder) throws(StoreError) {
        let version = try userVersion
        guard (1..<Schema.version).contains(version) else { return }
        try folder.createBackups()
        folder.tidyBackups()
        let begun = folder.begunBackup
        do throws(StoreError) {
            try copyAll(to: begun, on: folder.fileSystem)
            do throws(StoreError) { try Self.standAlone(begun, on: folder.fileSystem) } catch
                where error.cause == .damaged
            {
                // The file itself is intact, and must not be replaced by a backup.
                throw StoreError(errno: EIO, operation: error.operation)
            }
            if rename(begun, folder.backup(ofSchema: version)) < 0 {
                throw StoreError(errno: errno, operation: "naming a copy")
            }
        } catch {
            DataFolder.remove(begun)
            throw error
        }
        try DataFolder.sync(folder.backups)
    }

    /// Checks a copy and takes it out of WAL mode, so that a program that only reads it later leaves
    /// no log beside it.
    ///
    /// - Throws: ``StoreError`` with `damaged` if the copy is not intact.
    static func standAlone(_ path: String, on fileSystem: FileSystem) throws(StoreError) {
        let database = try openAlone(path, on: fileSystem)
        try database.checkSchema()
        try database.checkSoundness()
    }

    /// Opens a file that no other process knows, without a log.
    static func openAlone(
        _ path: String, on fileSystem: FileSystem
    ) throws(StoreError) -> Database {
        let database = try Database(path: path, mode: .readWrite, on: fileSystem)
        try database.run("PRAGMA locking_mode = EXCLUSIVE")
        try database.run("PRAGMA journal_mode = DELETE")
        return database
    }
}
