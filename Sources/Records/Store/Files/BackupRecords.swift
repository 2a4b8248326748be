import CSQLite
import Fasting

/// All fasts and all water of a backup, or of the open records.
public struct RecordSet: Equatable, Sendable {
    /// In the order of their ids.
    public var sessions: [Session]
    /// In the order of their ids.
    public var water: [WaterEntry]
    /// The id of the fast that ran when a backup was made; nil if none did, and for the open records.
    public var active: RecordID?

    public init(sessions: [Session] = [], water: [WaterEntry] = [], active: RecordID? = nil) {
        self.sessions = sessions
        self.water = water
        self.active = active
    }
}

/// The backups of a data folder.
public struct BackupList: Equatable, Sendable {
    /// Those that can be restored, the latest first. A day that is still to come is the last.
    public var readable: [BackupSummary]
    /// The days of the others, in the same order.
    public var unreadable: [String]

    public init(readable: [BackupSummary] = [], unreadable: [String] = []) {
        self.readable = readable
        self.unreadable = unreadable
    }

    /// The fullest backup, if it has more than twice as many fasts as the records. Fasts that were
    /// deleted on purpose are usually few.
    ///
    /// - Parameter fasts: how many the records have.
    public func muchFuller(than fasts: Int) -> BackupSummary? {
        // If two are equally full, the later one counts, which comes first.
        readable.max { $0.fasts < $1.fasts }.flatMap { $0.fasts > 2 * fasts ? $0 : nil }
    }
}

/// Backups are read as they are, and no file is made beside them.
extension DataFolder {
    /// The backups, and what is in each.
    ///
    /// - Parameters:
    ///   - today: the local day, as in `2026-11-21`; nil if the clock is not known.
    ///   - isThorough: whether every page of them is checked, which takes longer.
    /// - Throws: ``StoreError`` if the folder cannot be read.
    public func listBackups(
        today: String?, isThorough: Bool = false
    ) throws(StoreError) -> BackupList {
        var list = BackupList()
        for day in try backupDays(today: today) {
            do throws(StoreError) {
                let database = try openBackup(of: day)
                if isThorough { try database.checkSoundness(.whole) }
                let counts = try database.recordCounts()
                list.readable.append(
                    BackupSummary(day: day, fasts: counts.fasts, water: counts.water))
            } catch {
                list.unreadable.append(day)
            }
        }
        return list
    }

    /// Reads all records of a backup.
    ///
    /// - Returns: nil if there is no backup of this day.
    /// - Throws: ``StoreError``: `damaged`, `newer`, `unreleased`, `notOurs`, or why it cannot be read.
    public func readBackup(of day: String) throws(StoreError) -> RecordSet? {
        guard Self.isDay(day[...]), try hasBackup(of: day) else { return nil }
        let database = try openBackup(of: day)
        try database.checkSoundness(.whole)
        return try database.records(inBackup: true)
    }

    /// - Throws: ``StoreError``: `damaged` if it is not a database of this program.
    private func openBackup(of day: String) throws(StoreError) -> Database {
        let path = backup(of: day)
        guard let size = try BackupFile(at: path)?.size, size > 0 else {
            throw StoreError(cause: .damaged, operation: "opening an empty \(path)")
        }
        let database = try Database(path: path, mode: .immutable, on: fileSystem)
        try database.run(Store.boundedCache)
        try database.refuseOtherSchemas()
        try database.checkSchema()
        return database
    }
}

extension Store {
    /// The backups beside the records, as ``DataFolder/listBackups(today:isThorough:)`` lists them.
    public func backups(today: String?) throws(StoreError) -> BackupList {
        try folder.listBackups(today: today)
    }

    /// The records of a backup, as ``DataFolder/readBackup(of:)`` reads them.
    public func backup(of day: String) throws(StoreError) -> RecordSet? {
        try folder.readBackup(of: day)
    }

    /// All fasts that are kept and all water. The fast that is running is left out.
    public func records() throws(StoreError) -> RecordSet {
        try database.records(inBackup: false)
    }
}

extension Database {
    /// How many fasts are kept, and how many entries of water there are.
    func recordCounts() throws(StoreError) -> (fasts: Int, water: Int) {
        (
            try one("SELECT count(*) FROM fast WHERE end IS NOT NULL") ?? 0,
            try one("SELECT count(*) FROM water WHERE at IS NOT NULL") ?? 0
        )
    }

    /// - Parameter isBackup: whether a row that makes no sense is damage. In the open records it is
    ///   left out, so that nothing happens to it.
    fileprivate func records(inBackup isBackup: Bool) throws(StoreError) -> RecordSet {
        let sessions = try all(
            "SELECT \(Session.columns) FROM fast WHERE state = 'kept' ORDER BY id"
        ) { .some(Session($0)) }
        let water = try all(
            "SELECT \(WaterEntry.columns) FROM water WHERE at IS NOT NULL ORDER BY id"
        ) { .some(WaterEntry($0)) }
        let active =
            isBackup
            ? try all("SELECT fast.id FROM \(Store.shown)") { .some(RecordID($0, 0)) } : []
        if isBackup, sessions.contains(nil) || water.contains(nil) || active.contains(nil) {
            throw StoreError(cause: .damaged, operation: "reading a record of a backup")
        }
        return RecordSet(
            sessions: Self.ordered(sessions) { $0.id }, water: Self.ordered(water) { $0.id },
            active: active.first ?? nil)
    }

    /// The rows that make sense, in the order of their ids.
    private static func ordered<Element>(
        _ rows: [Element?], by id: (Element) -> RecordID
    ) -> [Element] {
        let elements = rows.compactMap(\.self)
        let isOrdered = zip(elements, elements.dropFirst()).allSatisfy { id($0) < id($1) }
        // Another program may have written ids in lower case.
        return isOrdered ? elements : elements.sorted { id($0) < id($1) }
    }
}
