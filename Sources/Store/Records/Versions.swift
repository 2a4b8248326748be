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
        let id = Parameter.text(write.id.description)
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
                """, id, .integer(act), .integer(origin))
        case .removeWater:
            try database.run(
                "INSERT OR REPLACE INTO water_version (id, act, origin) VALUES (?, ?, ?)",
                id, .integer(act), .integer(origin))
        }
    }

    /// A version that this act itself has written is replaced. One act has one version of a record.
    private func archiveFast(_ id: Parameter, act: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT INTO fast_version (id, act, origin, state, start, end, end_offset, target)
            SELECT id, act, origin, 'kept', start, end, end_offset, target
            FROM session WHERE id = ? AND act <> ?
            """, id, .integer(act))
        try database.run("DELETE FROM session WHERE id = ?", id)
        // A fast is in one of the two tables.
        if database.changedRows > 0 { return }
        try database.run(
            """
            INSERT INTO fast_version (id, act, origin, state, start, target, announced,
                target_announced)
            SELECT id, act, origin, 'running', start, target, announced, target_announced
            FROM active_fast WHERE id = ? AND act <> ?
            """, id, .integer(act))
        try database.run("DELETE FROM active_fast WHERE id = ?", id)
    }

    private func archiveWater(_ id: Parameter, act: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT INTO water_version (id, act, origin, at, milliliters)
            SELECT id, act, origin, at, milliliters FROM water WHERE id = ? AND act <> ?
            """, id, .integer(act))
        try database.run("DELETE FROM water WHERE id = ?", id)
    }
}
