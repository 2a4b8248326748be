import Fasting

/// The versions of records. The present ones are in `session`, `active_fast` and `water`. Those that
/// were replaced, and deletions, are in `fast_version` and `water_version`.
extension Store {
    /// Writes a new version of a record. The present one is kept as an earlier version.
    ///
    /// - Parameters:
    ///   - act: the number of the act that writes it.
    ///   - origin: the number of the act whose content it is.
    func put(_ write: RecordWrite, act: Int64, origin: Int64) throws(StoreError) {
        let id = write.id
        switch write {
        case .run, .keep, .removeFast: try archiveFast(id, act: act)
        case .water, .removeWater: try archiveWater(id, act: act)
        }
        switch write {
        case .run(let fast): try put(fast, act: act, origin: origin)
        case .keep(let session): try put(session, act: act, origin: origin)
        case .water(let entry): try put(entry, act: act, origin: origin)
        case .removeFast:
            try database.run(
                """
                INSERT OR REPLACE INTO fast_version (id, act, origin, state)
                VALUES (?, ?, ?, 'deleted')
                """, [id, act, origin])
        case .removeWater:
            try database.run(
                "INSERT OR REPLACE INTO water_version (id, act, origin) VALUES (?, ?, ?)",
                [id, act, origin])
        }
    }

    /// A version that this act itself has written is replaced. One act has one version of a record.
    func archiveFast(_ id: RecordID, act: Int64) throws(StoreError) {
        // It may have deleted the record: lines without the number of an act are one act here.
        try database.run("DELETE FROM fast_version WHERE id = ? AND act = ?", [id, act])
        try database.run(
            """
            INSERT INTO fast_version (id, act, origin, state, start, end, end_offset, target, note)
            SELECT id, act, origin, 'kept', start, end, end_offset, target, note
            FROM session WHERE id = ? AND act <> ?
            """, [id, act])
        try database.run("DELETE FROM session WHERE id = ?", [id])
        // A fast is in one of the tables.
        for table in Self.runningTables where database.changedRows == 0 {
            try archive(table, "id = ?", id, act: act)
        }
    }

    /// The tables of fasts that run.
    private static let runningTables = ["active_fast", "other_fast"]

    /// - Parameters:
    ///   - condition: of the rows, with one value.
    ///   - ids: that value.
    private func archive(
        _ table: String, _ condition: String, _ ids: any Bindable, act: Int64
    ) throws(StoreError) {
        try database.run(
            """
            INSERT INTO fast_version (id, act, origin, state, start, target, note, announced,
                target_announced)
            SELECT id, act, origin, 'running', start, target, note, announced, target_announced
            FROM \(table) WHERE \(condition) AND act <> ?
            """, [ids, act])
        try database.run("DELETE FROM \(table) WHERE \(condition)", [ids])
    }

    private func archiveWater(_ id: RecordID, act: Int64) throws(StoreError) {
        try database.run("DELETE FROM water_version WHERE id = ? AND act = ?", [id, act])
        try database.run(
            """
            INSERT INTO water_version (id, act, origin, at, milliliters)
            SELECT id, act, origin, at, milliliters FROM water WHERE id = ? AND act <> ?
            """, [id, act])
        try deleteWater("id = ?", id)
    }

    // MARK: Many records

    /// At most this many records are written or read by one statement.
    static let batch = 1000

    /// Does what ``put(_:act:origin:)`` does for each of the writes, in a fraction of the time: one
    /// statement for the earlier versions of many records. Each record is written once.
    ///
    /// - Parameter origins: for each write the act whose content it is; nil if it is this act's own.
    func putMany(
        _ writes: [RecordWrite], act: Int64, origins: [Int64?]?
    ) throws(StoreError) {
        var first = 0
        while first < writes.count {
            let range = first..<min(first + Self.batch, writes.count)
            try putBatch(writes[range], act: act, origins: origins)
            first = range.upperBound
        }
    }

    private func putBatch(
        _ writes: ArraySlice<RecordWrite>, act: Int64, origins: [Int64?]?
    ) throws(StoreError) {
        try archiveFasts(writes.filter(\.isFast).map(\.id), act: act)
        let water = writes.filter { !$0.isFast }
        if !water.isEmpty { try archiveWaters(water.map(\.id), act: act) }
        var removedFasts: [Int64: [RecordID]] = [:]
        var removedWater: [Int64: [RecordID]] = [:]
        for index in writes.indices {
            let origin = origins?[index] ?? act
            switch writes[index] {
            case .run(let fast): try put(fast, act: act, origin: origin)
            case .keep(let session): try put(session, act: act, origin: origin)
            case .water(let entry): try put(entry, act: act, origin: origin)
            case .removeFast(let id): removedFasts[origin, default: []].append(id)
            case .removeWater(let id): removedWater[origin, default: []].append(id)
            }
        }
        for (origin, ids) in removedFasts.sorted(by: { $0.key < $1.key }) {
            try database.run(
                """
                INSERT OR REPLACE INTO fast_version (id, act, origin, state)
                SELECT value, ?, ?, 'deleted' FROM json_each(?)
                """, [act, origin, ids])
        }
        for (origin, ids) in removedWater.sorted(by: { $0.key < $1.key }) {
            try database.run(
                """
                INSERT OR REPLACE INTO water_version (id, act, origin)
                SELECT value, ?, ? FROM json_each(?)
                """, [act, origin, ids])
        }
    }

    private func archiveFasts(_ ids: [RecordID], act: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT INTO fast_version (id, act, origin, state, start, end, end_offset, target, note)
            SELECT session.id, act, origin, 'kept', start, end, end_offset, target, note
            FROM json_each(?) CROSS JOIN session ON session.id = value WHERE act <> ?
            """, [ids, act])
        try database.run("DELETE FROM session WHERE id IN (SELECT value FROM json_each(?))", [ids])
        for table in Self.runningTables {
            try archive(table, "id IN (SELECT value FROM json_each(?))", ids, act: act)
        }
    }

    private func archiveWaters(_ ids: [RecordID], act: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT INTO water_version (id, act, origin, at, milliliters)
            SELECT water.id, act, origin, water.at, milliliters
            FROM json_each(?) CROSS JOIN water ON water.id = value WHERE act <> ?
            """, [ids, act])
        try deleteWater("id IN (SELECT value FROM json_each(?))", ids)
    }
}

extension RecordWrite {
    /// Whether it is about a fast, and not about water.
    var isFast: Bool {
        switch self {
        case .run, .keep, .removeFast: true
        case .water, .removeWater: false
        }
    }
}
