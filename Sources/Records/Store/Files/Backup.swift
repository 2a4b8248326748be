import CSQLite
import Glibc
import System
import Text

/// A copy of the records that is made and checked in slices, so that other work can go on between
/// them. It includes what is written while it is copied. It gets its name when it is complete and
/// completely checked, so that damaged records never take the place of a good backup.
public final class Backup {
    /// Pages in a slice: a quarter of a megabyte.
    private static let pagesInSlice: Int32 = 64
    /// How many are kept. Rule: docs/rules/contract.md, Files.
    public static let daysKept = 7

    private let folder: DataFolder
    private let day: String
    private var stage: Stage

    private enum Stage {
        case copying(OpaquePointer, to: OpaquePointer)
        case checking(CopyCheck)
        case over
    }

    /// - Parameter day: the day that the copy is of, as in `2026-11-21`.
    init(of source: OpaquePointer, in folder: DataFolder, day: String) throws(StoreError) {
        self.folder = folder
        self.day = day
        try folder.createBackups()
        folder.tidyBackups()
        let target = try Self.openTarget(folder.begunBackup, on: folder.fileSystem)
        guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
            let error = Self.error(target, "beginning a backup")
            sqlite3_close_v2(target)
            DataFolder.remove(folder.begunBackup)
            throw error
        }
        stage = .copying(backup, to: target)
    }

    /// Makes an empty file and opens it for a copy.
    static func openTarget(
        _ path: String, on fileSystem: FileSystem
    ) throws(StoreError) -> OpaquePointer {
        close(try DataFolder.makeFile(path))
        var target: OpaquePointer?
        let code = path.withPath {
            sqlite3_open_v2(
                $0, &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, fileSystem.name)
        }
        guard code == SQLITE_OK, let target else {
            let error = error(target, "opening \(path)")
            sqlite3_close_v2(target)
            DataFolder.remove(path)
            throw error
        }
        return target
    }

    deinit {
        switch stage {
        case .copying(let backup, let target):
            sqlite3_backup_finish(backup)
            sqlite3_close_v2(target)
        case .checking: break
        case .over: return
        }
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

    /// Copies or checks the next slice.
    ///
    /// - Throws: ``StoreError``. There is no copy then. `damaged` if the copy is not intact: the
    ///   records are probably not either.
    public func step() throws(StoreError) -> Progress {
        switch stage {
        case .copying(let backup, let target):
            switch sqlite3_backup_step(backup, Self.pagesInSlice) {
            case SQLITE_OK: return .more
            case SQLITE_BUSY, SQLITE_LOCKED: return .held
            case SQLITE_DONE:
                try finishCopy(backup, target)
                return .more
            default: throw Self.error(target, "writing a backup")
            }
        case .checking(let check):
            if try check.step() { return .more }
            try conclude()
            return .whole
        case .over: return .whole
        }
    }

    private func finishCopy(
        _ backup: OpaquePointer, _ target: OpaquePointer
    ) throws(StoreError) {
        stage = .over
        let code = sqlite3_backup_finish(backup)
        let failure = code == SQLITE_OK ? nil : Self.error(target, "ending a backup")
        sqlite3_close_v2(target)
        do throws(StoreError) {
            if let failure { throw failure }
            stage = .checking(try CopyCheck(of: folder.begunBackup, on: folder.fileSystem))
        } catch {
            DataFolder.remove(folder.begunBackup)
            throw error
        }
    }

    private func conclude() throws(StoreError) {
        // The connection for the check is closed first. Until the file has its name, a failure removes
        // it.
        stage = .over
        if rename(folder.begunBackup, folder.backup(of: day)) < 0 {
            let error = StoreError(errno: errno, operation: "naming a backup")
            DataFolder.remove(folder.begunBackup)
            throw error
        }
        try DataFolder.sync(folder.backups)
        try folder.removeOldBackups(keeping: Backup.daysKept, today: day)
    }
}

/// The check of a finished copy, table by table.
private final class CopyCheck {
    private let database: Database
    private var rest: ArraySlice<String>

    /// Also takes the copy out of WAL mode, so that a program that only reads it later leaves no log
    /// beside it.
    init(of path: String, on fileSystem: FileSystem) throws(StoreError) {
        database = try Database.openAlone(path, on: fileSystem)
        try database.checkSchema()
        rest = try database.wholeCheck[...]
    }

    /// - Returns: false if everything has been checked.
    /// - Throws: ``StoreError`` with `damaged` if the copy is not intact.
    func step() throws(StoreError) -> Bool {
        if let next = rest.popFirst() { try database.check(by: next) }
        return !rest.isEmpty
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
    /// - Parameter latest: the present schema.
    /// - Throws: ``StoreError``. The file must not be migrated then.
    func keepCopyBeforeMigration(
        in folder: DataFolder, to latest: Int64 = Schema.version
    ) throws(StoreError) {
        let version = try userVersion
        guard (1..<latest).contains(version) else { return }
        // Otherwise damage that only a whole check sees would look like a copy that went wrong.
        try checkSoundness(.whole)
        try folder.createBackups()
        folder.tidyBackups()
        let begun = folder.begunBackup
        do throws(StoreError) {
            try copyAll(to: begun, on: folder.fileSystem)
            do throws(StoreError) { try Self.standAlone(begun, on: folder.fileSystem) } catch {
                guard error.cause == .damaged else { throw error }
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

    /// Checks a copy completely and takes it out of WAL mode, so that a program that only reads it later leaves
    /// no log beside it.
    ///
    /// - Throws: ``StoreError`` with `damaged` if the copy is not intact.
    static func standAlone(_ path: String, on fileSystem: FileSystem) throws(StoreError) {
        let database = try openAlone(path, on: fileSystem)
        try database.checkSchema()
        try database.checkSoundness(.whole)
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
