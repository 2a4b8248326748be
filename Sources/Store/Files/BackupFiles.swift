import Glibc

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

    public func hasBackup(of day: String) -> Bool {
        do throws(StoreError) { return try OwnFile(at: backup(of: day)) != nil } catch {
            return false
        }
    }

    func createBackups() throws(StoreError) { try Self.makeFolder(backups) }

    /// The days that have a backup, the latest first. Days after `today` come last: their backups
    /// were made under a wrong clock.
    ///
    /// - Parameter today: nil if the clock is not known.
    func backupDays(today: String?) throws(StoreError) -> [String] {
        var days: [String] = []
        for name in try Self.names(in: backups) {
            guard let day = Self.day(ofBackup: name), hasBackup(of: day) else { continue }
            days.append(day)
        }
        days.sort(by: >)
        guard let today else { return days }
        return days.filter { $0 <= today } + days.filter { $0 > today }
    }

    /// Everything that can replace the records, with the day that it is of: the backups in the order
    /// of ``backupDays(today:)``, then the copies from before migrations, the latest schema first.
    func allBackups(today: String?) throws(StoreError) -> [(path: String, day: String)] {
        var all = try backupDays(today: today).map { (path: backup(of: $0), day: $0) }
        for version in stride(from: Schema.version - 1, through: 1, by: -1) {
            let path = backup(ofSchema: version)
            if let day = Self.dayOfChange(path) { all.append((path, day)) }
        }
        return all
    }

    /// The local day on which a file was written; nil if there is none.
    private static func dayOfChange(_ path: String) -> String? {
        var status = stat()
        var time = tm()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            localtime_r(&status.st_mtim.tv_sec, &time) != nil
        else { return nil }
        var text = [CChar](repeating: 0, count: 16)
        let count = strftime(&text, text.count, "%Y-%m-%d", &time)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
    /// out the last full one.
    func removeOldBackups(keeping count: Int, today: String) throws(StoreError) {
        let days = try backupDays(today: today)
        guard days.count > count else { return }
        let sizes = days.map { Self.size(ofBackup: backup(of: $0), on: fileSystem) }
        let fullest = days.indices.max { (sizes[$0], $1) < (sizes[$1], $0) }
        let others = days.indices.filter { $0 != fullest }
        for index in others.dropFirst(count - 1) { Self.remove(backup(of: days[index])) }
    }

    /// How much is in a backup; zeros if it cannot be read.
    private static func size(
        ofBackup path: String, on fileSystem: FileSystem
    ) -> BackupSize {
        do throws(StoreError) {
            let database = try Database(path: path, mode: .immutable, on: fileSystem)
            func count(_ table: String) throws(StoreError) -> Int64 {
                try database.query("SELECT count(*) FROM \(table)") { $0.integer(0) }.first ?? 0
            }
            let fasts = try count("session")
            return BackupSize(fasts: fasts, water: (try? count("water")) ?? 0)
        } catch {
            return BackupSize(fasts: 0, water: 0)
        }
    }

    private struct BackupSize: Comparable {
        let fasts: Int64
        let water: Int64

        static func < (a: Self, b: Self) -> Bool { (a.fasts, a.water) < (b.fasts, b.water) }
    }

    /// Removes what a killed process left of a backup, and the empty logs that a reader left beside
    /// finished ones.
    func tidyBackups() {
        guard let names = try? Self.names(in: backups) else { return }
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
