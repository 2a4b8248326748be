import Fasting
import Glibc
import System

/// A damaged database is replaced in steps, and a process that is killed between two of them leaves
/// a state from which the next one goes on:
///
/// 1. What takes the place of the database is made under another name, checked and synced. Until
///    that is done nothing else changes, for example if the disk is full.
/// 2. The damaged database and what belongs to it are renamed. A database that is missing beside
///    backups or damaged ones is therefore a recovery that is not finished.
/// 3. What was made in step 1 gets the name of the database.
extension DataFolder {
    private static let damagedPrefix = "atrest.sqlite.damaged-"

    /// Whether there were records here: backups, damaged records, or the log of missing ones.
    var hasTraces: Bool {
        get throws(StoreError) {
            if try hasCompanion(Self.log) { return true }
            if try hasCompanion(Self.journal) { return true }
            if try !damagedNames().isEmpty { return true }
            return try !allBackups(today: nil).isEmpty
        }
    }

    /// The names of damaged databases, the earliest first.
    private func damagedNames() throws(StoreError) -> [String] {
        try Self.names(in: path).filter { name in
            name.hasPrefix(Self.damagedPrefix) && !Self.companions.contains { name.hasSuffix($0) }
        }
    }

    /// Puts the latest intact backup, or an empty database, in place of one that is damaged or
    /// missing.
    func replaceDatabase(stamp: String, today: String?) throws(StoreError) -> Recovery {
        let wasCutShort = try !isFree("atrest.sqlite.begun", for: [""])
        let day = try beginFromBackup(today: today)
        if day == nil { try beginEmpty() }
        let name = try setAside(stamp: stamp, goesOn: wasCutShort)
        try putInPlace()
        if let name { return .setAside(name: name, restoredDay: day) }
        let last = try damagedNames().last
        switch (last, day) {
        case (let last?, _) where wasCutShort: return .setAside(name: last, restoredDay: day)
        case (_, let day?): return .restored(day: day)
        case (let last?, nil): return .setAside(name: last, restoredDay: nil)
        case (nil, nil): return .lost
        }
    }

    /// Makes an empty database under the name ``begun``.
    func beginEmpty() throws(StoreError) {
        close(try Self.makeFile(begun))
        do throws(StoreError) {
            let database = try Database.openAlone(begun, on: fileSystem)
            try database.migrate()
        } catch {
            Self.remove(begun)
            throw error
        }
    }

    /// Copies the latest intact backup to the name ``begun``.
    ///
    /// A backup that cannot be read is not skipped: an earlier one has less in it, and the next
    /// attempt may read it.
    ///
    /// - Returns: the day of the backup; nil if no backup is intact.
    /// - Throws: ``StoreError`` if the copy cannot be written; `backup` if a backup cannot be read;
    ///   `newer` or `unreleased` if no backup is intact and there is one of another schema.
    private func beginFromBackup(today: String?) throws(StoreError) -> String? {
        var failure: StoreError?
        for path in try allBackups(today: today) {
            let backup: BackupFile
            do throws(StoreError) {
                // If it was removed meanwhile, there is none.
                guard let found = try BackupFile(at: path) else { continue }
                backup = found
            } catch { throw error.reading(backup: path) }
            do throws(CopyFailure) { try Self.copy(path, to: begun) } catch {
                Self.remove(begun)
                switch error {
                case .target(let error): throw error
                case .source(let error): throw error.reading(backup: path)
                }
            }
            do throws(StoreError) {
                try prepareBegun(checking: .whole)
                return day(of: backup)
            } catch {
                Self.remove(begun)
                switch error.cause {
                case .damaged: continue
                case .newer, .unreleased: failure = failure ?? error
                case .diskFull, .readOnly, .inUse, .notOurs, .backup, .other: throw error
                }
            }
        }
        if let failure { throw failure }
        return nil
    }

    /// Checks everything that is checked when the records are opened, so that what is put in place
    /// can be opened.
    ///
    /// - Parameter depth: records that are only in memory are saved even if an index is wrong.
    func prepareBegun(checking depth: CheckDepth) throws(StoreError) {
        let database = try Database.openAlone(begun, on: fileSystem)
        try database.refuseOtherSchemas()
        try database.checkSchema()
        try database.checkSoundness(depth)
        try database.migrate()
        _ = try database.fastState()
    }

    /// Gives a database and what belongs to it the name of a damaged one.
    ///
    /// - Parameters:
    ///   - stamp: becomes part of the name.
    ///   - goesOn: whether an earlier process may have renamed only some of the files.
    /// - Returns: the new name; nil if there was nothing to rename.
    private func setAside(stamp: String, goesOn: Bool) throws(StoreError) -> String? {
        // The database goes first: a database without its log would look intact.
        var files: [String] = []
        for suffix in ["", Self.log, Self.journal] where try OwnFile(at: database + suffix) != nil {
            files.append(suffix)
        }
        unlink(database + Self.index)
        guard !files.isEmpty else { return nil }
        var name = Self.damagedPrefix + stamp
        if goesOn, !files.contains(""), let last = try damagedNames().last,
            try isFree(last, for: files)
        {
            name = last
        } else {
            name = try freeName(name)
        }
        for suffix in files {
            if rename(database + suffix, "\(path)/\(name)\(suffix)") < 0 {
                throw StoreError(errno: errno, operation: "setting \(database) aside")
            }
        }
        try Self.sync(path)
        return name
    }

    /// The name, with a number behind it if a file has it already.
    func freeName(_ name: String) throws(StoreError) -> String {
        var free = name
        var count = 1
        while try !isFree(free, for: [""] + Self.companions) {
            count += 1
            free = "\(name)-\(count)"
        }
        return free
    }

    /// Whether no file in the folder has one of these names.
    func isFree(_ name: String, for suffixes: [String]) throws(StoreError) -> Bool {
        for suffix in suffixes {
            var status = stat()
            if lstat("\(path)/\(name)\(suffix)", &status) == 0 { return false }
            if errno != ENOENT {
                throw StoreError(errno: errno, operation: "looking at \(name)\(suffix)")
            }
        }
        return true
    }

    /// Gives what was begun the name of the database.
    func putInPlace() throws(StoreError) {
        if rename(begun, database) < 0 {
            throw StoreError(errno: errno, operation: "naming \(database)")
        }
        try Self.sync(path)
    }
}
