import CSQLite
import Glibc

/// A copy of the records that is made in slices, so that nobody waits for it: what is written
/// meanwhile is in it too. It has its name once it is whole.
public final class Backup {
    /// Pages in a slice: a quarter of a megabyte.
    private static let pagesInSlice: Int32 = 64
    /// How many days are kept.
    public static let daysKept = 7

    private let folder: DataFolder
    private let day: String
    private let begun: String
    private let target: OpaquePointer
    private let backup: OpaquePointer
    private var isOver = false

    /// - Parameter day: of which it will be, as in `2026-11-21`.
    init(of source: OpaquePointer, in folder: DataFolder, day: String) throws(StoreError) {
        self.folder = folder
        self.day = day
        try folder.createBackups()
        begun = "\(folder.backups)/begun"
        unlink(begun)
        let created = Glibc.open(begun, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if created < 0 { throw StoreError(errno: errno, operation: "making \(begun)") }
        close(created)
        var target: OpaquePointer?
        sqlite3_open_v2(begun, &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
            let error = Self.error(target, "beginning a backup")
            sqlite3_close_v2(target)
            unlink(begun)
            throw error
        }
        self.target = target!
        self.backup = backup
    }

    deinit {
        if isOver { return }
        sqlite3_backup_finish(backup)
        sqlite3_close_v2(target)
        unlink(begun)
    }

    private static func error(_ database: OpaquePointer?, _ operation: String) -> StoreError {
        StoreError(
            code: sqlite3_extended_errcode(database),
            message: String(cString: sqlite3_errmsg(database)), operation: operation)
    }

    public enum Progress: Sendable {
        case more
        /// Somebody holds one of the files.
        case held
        /// It is whole, and on the disk under its name.
        case whole
    }

    /// Copies another slice.
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
        let code = sqlite3_backup_finish(backup)
        let failure = code == SQLITE_OK ? nil : Self.error(target, "ending a backup")
        sqlite3_close_v2(target)
        if failure == nil, rename(begun, folder.backup(of: day)) == 0 {
            return folder.removeOldBackups(keeping: Self.daysKept, today: day)
        }
        let error = failure ?? StoreError(errno: errno, operation: "naming a backup")
        unlink(begun)
        throw error
    }
}

extension DataFolder {
    /// Where copies of the records lie.
    public var backups: String { path + "/backups" }

    private static let backupPrefix = "atrest-"
    private static let backupSuffix = ".sqlite"

    func backup(of day: String) -> String {
        "\(backups)/\(Self.backupPrefix)\(day)\(Self.backupSuffix)"
    }

    public func hasBackup(of day: String) -> Bool { access(backup(of: day), F_OK) == 0 }

    func createBackups() throws(StoreError) {
        if mkdir(backups, 0o700) < 0, errno != EEXIST {
            throw StoreError(errno: errno, operation: "making \(backups)")
        }
    }

    /// The days of which there is one, the latest first; those that are still to come last.
    ///
    /// - Parameter today: nil for a clock that nobody knows.
    func backupDays(today: String?) -> [String] {
        let days = backupDays
        guard let today else { return days }
        return days.filter { $0 <= today } + days.filter { $0 > today }
    }

    /// Other files in the folder are the user's own.
    private var backupDays: [String] {
        guard let folder = opendir(backups) else { return [] }
        defer { closedir(folder) }
        var days: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasPrefix(Self.backupPrefix), name.hasSuffix(Self.backupSuffix) else {
                continue
            }
            let day = name.dropFirst(Self.backupPrefix.count).dropLast(Self.backupSuffix.count)
            if Self.isDay(day) { days.append(String(day)) }
        }
        return days.sorted(by: >)
    }

    /// `2026-11-21`.
    private static func isDay(_ text: Substring) -> Bool {
        text.utf8.count == 10
            && zip(text.utf8, "0000-00-00".utf8).allSatisfy { unit, mark in
                mark == UInt8(ascii: "-")
                    ? unit == mark : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
            }
    }

    fileprivate func removeOldBackups(keeping count: Int, today: String) {
        for day in backupDays(today: today).dropFirst(count) { unlink(backup(of: day)) }
    }

    /// Puts the latest backup that is sound in the place of the records.
    ///
    /// - Returns: of which day it is; nil where there is none.
    func restoreBackup(
        today: String?, isSound: (String) -> Bool
    ) throws(StoreError) -> String? {
        guard let day = backupDays(today: today).first(where: { isSound(backup(of: $0)) }) else {
            return nil
        }
        try copy(backup(of: day), to: database)
        return day
    }

    /// Under another name first, so that half a copy is never taken for the records.
    private func copy(_ from: String, to path: String) throws(StoreError) {
        let begun = path + ".begun"
        let source = open(from, O_RDONLY | O_CLOEXEC)
        if source < 0 { throw StoreError(errno: errno, operation: "reading \(from)") }
        defer { close(source) }
        let target = open(begun, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        if target < 0 { throw StoreError(errno: errno, operation: "making \(begun)") }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var failure: Int32 = 0
        while failure == 0 {
            let count = read(source, &buffer, buffer.count)
            if count == 0 { break }
            var done = 0
            while failure == 0, done < count {
                let written = buffer.withUnsafeBytes {
                    write(target, $0.baseAddress! + done, count - done)
                }
                if written < 0 { failure = errno } else { done += written }
            }
            if count < 0 { failure = errno }
        }
        if failure == 0, fsync(target) < 0 { failure = errno }
        close(target)
        if failure == 0, rename(begun, path) < 0 { failure = errno }
        if failure != 0 {
            unlink(begun)
            throw StoreError(errno: failure, operation: "restoring \(path)")
        }
    }
}
