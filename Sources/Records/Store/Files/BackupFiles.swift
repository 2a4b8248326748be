import Glibc
import System

/// The backups of a data folder: one file a day, `atrest-2026-11-21.sqlite`. Other files beside them
/// are the user's own and are left alone.
extension DataFolder {
    /// The folder that holds copies of the records.
    public var backups: String { path + "/backups" }

    private static let backupPrefix = "atrest-"
    private static let backupSuffix = ".sqlite"

    /// A backup that is not finished yet.
    var begunBackup: String { backups + "/begun" }

    func backup(of day: String) -> String {
        "\(backups)/\(Self.backupPrefix)\(day)\(Self.backupSuffix)"
    }

    /// The copy of the records that was made before they were migrated from a schema.
    func backup(ofSchema version: Int64) -> String {
        "\(backups)/\(Self.backupPrefix)schema-\(version)\(Self.backupSuffix)"
    }

    /// - Throws: ``StoreError`` if the name is taken by something that is not a file, or if that
    ///   cannot be determined.
    public func hasBackup(of day: String) throws(StoreError) -> Bool {
        try BackupFile(at: backup(of: day)) != nil
    }

    func createBackups() throws(StoreError) { try Self.makeFolder(backups) }

    /// The days that have a backup, the latest first. Days after `today` come last: their backups
    /// were made under a wrong clock. Whether they can be read is not looked at: one that cannot is
    /// not the same as none.
    ///
    /// - Parameter today: nil if the clock is not known.
    func backupDays(today: String?) throws(StoreError) -> [String] {
        Self.days(of: try Self.names(in: backups), today: today)
    }

    private static func days(of names: [String], today: String?) -> [String] {
        let days = names.compactMap(day(ofBackup:)).sorted(by: >)
        guard let today else { return days }
        return days.filter { $0 <= today } + days.filter { $0 > today }
    }

    /// The paths of everything that can replace the records: the backups in the order of
    /// ``backupDays(today:)``, then the copies from before migrations, the latest schema first.
    func allBackups(today: String?) throws(StoreError) -> [String] {
        let names: [String]
        do throws(StoreError) { names = try Self.names(in: backups) } catch {
            throw error.reading(backup: backups)
        }
        // One of the present schema was made by a later version.
        let copies = stride(from: Schema.version, through: 1, by: -1).map(backup(ofSchema:))
        return Self.days(of: names, today: today).map(backup(of:))
            + copies.filter { names.contains(String($0.dropFirst(backups.count + 1))) }
    }

    /// The day that a backup is of: that of its name, or for a copy from before a migration the one on
    /// which it was made.
    func day(of backup: BackupFile) -> String {
        Self.day(ofBackup: String(backup.path.dropFirst(backups.count + 1))) ?? backup.dayOfChange
    }

    private static func day(ofBackup name: String) -> String? {
        guard name.hasPrefix(backupPrefix), name.hasSuffix(backupSuffix) else { return nil }
        let day = name.dropFirst(backupPrefix.count).dropLast(backupSuffix.count)
        return isDay(day) ? String(day) : nil
    }

    /// `2026-11-21`.
    static func isDay(_ text: Substring) -> Bool {
        text.utf8.count == 10
            && zip(text.utf8, "0000-00-00".utf8).allSatisfy { unit, mark in
                mark == UInt8(ascii: "-")
                    ? unit == mark : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
            }
    }

    /// Removes backups until `count` are left: the fullest, and the latest of the others.
    ///
    /// The fullest is the one with the most fasts, then with the most entries of water, then the
    /// latest. It stays even if it is old, so that backups of records that became empty never push
    /// out the last full one. One that the disk cannot read now stays too: it may be the fullest.
    func removeOldBackups(keeping count: Int, today: String) throws(StoreError) {
        let days = try backupDays(today: today)
        // Most days end here, without a backup being opened.
        guard days.count > count else { return }
        var own: [(path: String, size: (fasts: Int, water: Int))] = []
        for path in days.map(backup(of:)) {
            guard (try? BackupFile(at: path))?.isOwn == true else { continue }
            if let size = Self.size(ofBackup: path, on: fileSystem) { own.append((path, size)) }
        }
        guard own.count > count else { return }
        let fullest = own.indices.max {
            let (a, b) = (own[$0].size, own[$1].size)
            return (a.fasts, a.water, $1) < (b.fasts, b.water, $0)
        }
        let others = own.indices.filter { $0 != fullest }
        for index in others.dropFirst(count - 1) { Self.remove(own[index].path) }
    }

    /// How much is in a backup: zeros if it is damaged, nil if the disk cannot read it.
    private static func size(
        ofBackup path: String, on fileSystem: FileSystem
    ) -> (fasts: Int, water: Int)? {
        FileSystem.forgetError()
        do throws(StoreError) {
            let database = try Database(path: path, mode: .immutable, on: fileSystem)
            return try database.recordCounts()
        } catch {
            return FileSystem.lastError == 0 ? (0, 0) : nil
        }
    }

    /// Lets only their owner read the folder and what is ours in it. A program that copied them here may
    /// have left them open to others.
    private func closeBackupsToOthers(_ names: [String]) {
        let folder = open(backups, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        guard folder >= 0 else { return }
        defer { close(folder) }
        var status = stat()
        if fstat(folder, &status) == 0, status.st_uid == geteuid(),
            status.st_mode & 0o7777 != 0o700
        {
            fchmod(folder, 0o700)
        }
        let copies = (1...Schema.version).map(backup(ofSchema:))
        for name in names {
            let path = "\(backups)/\(name)"
            guard Self.day(ofBackup: name) != nil || copies.contains(path) else { continue }
            if let file = try? OwnFile(at: path) { file.makePrivate() }
        }
    }

    /// Removes what a killed process left of a backup, and the empty logs that a reader left beside
    /// finished ones.
    func tidyBackups() {
        guard let names = try? Self.names(in: backups) else { return }
        closeBackupsToOthers(names)
        for suffix in [""] + Self.companions where names.contains("begun" + suffix) {
            unlink(begunBackup + suffix)
        }
        for name in names {
            guard let day = Self.day(ofBackup: name) else { continue }
            let log = backup(of: day) + Self.log
            if names.contains(name + Self.log) {
                var status = stat()
                guard lstat(log, &status) == 0, status.st_size == 0 else { continue }
                unlink(log)
            }
            if names.contains(name + Self.index) { unlink(backup(of: day) + Self.index) }
        }
    }
}
