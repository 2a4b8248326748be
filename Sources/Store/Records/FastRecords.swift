import Fasting

/// The fast that is running.
extension Store {
    /// The stored state: the running fast, or idle.
    public func load() throws(StoreError) -> FastState { try database.fastState() }

    /// Stores what was announced in the running fast, and when its state was observed. This is
    /// not an act.
    ///
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func observe(_ fast: ActiveFast) throws(StoreError) {
        try write { () throws(StoreError) in
            try database.run(
                """
                UPDATE active_fast SET announced = ?, target_announced = ?, observed_at = ?
                WHERE id = ?
                """, .integer(Int64(fast.announced.bits)), .integer(fast.targetAnnounced ? 1 : 0),
                .integer(fast.observedAt.secondsSinceEpoch), .text(fast.id.description))
        }
    }

    func put(_ fast: ActiveFast, act: Int64, origin: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT OR REPLACE INTO active_fast (only, \(ActiveFast.columns), act, origin)
            VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            .text(fast.id.description), .integer(fast.start.secondsSinceEpoch),
            .integer(fast.target.microseconds), .integer(Int64(fast.announced.bits)),
            .integer(fast.targetAnnounced ? 1 : 0), .integer(fast.actedAt.secondsSinceEpoch),
            .integer(fast.observedAt.secondsSinceEpoch), fast.note.stated.map { .text($0) },
            .integer(act), .integer(origin))
    }

    /// Replaces the running fast by one that no act of the journal has written.
    func replaceActive(with fast: ActiveFast?) throws(StoreError) {
        try database.run("DELETE FROM active_fast")
        if let fast { try put(fast, act: 0, origin: 0) }
    }
}

extension Database {
    /// - Throws: ``StoreError`` with `damaged` if a stored value makes no sense.
    func fastState() throws(StoreError) -> FastState {
        let rows = try query("SELECT \(ActiveFast.columns) FROM active_fast", read: ActiveFast.init)
        guard let row = rows.first else { return FastState() }
        guard let fast = row else {
            throw StoreError(cause: .damaged, operation: "reading active_fast")
        }
        return FastState(stage: .active(fast))
    }
}

extension ActiveFast {
    static let columns =
        "id, start, target, announced, target_announced, acted_at, observed_at, note"

    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row) {
        guard let id = RecordID(row.text(0)), let start = row.instant(1),
            let target = Target(microseconds: UInt64(max(0, row.integer(2)))),
            let actedAt = row.instant(5), let observedAt = row.instant(6)
        else { return nil }
        self.init(
            id: id, start: start, target: target, note: Note(beginningOf: row.text(7)),
            announced: MilestoneSet(bits: UInt8(truncatingIfNeeded: row.integer(3))),
            targetAnnounced: row.integer(4) != 0, actedAt: actedAt, observedAt: observedAt)
    }
}

extension Row {
    /// - Returns: nil outside the years 1 to 9999. No clock shows such a time, and a number that a
    ///   broken disk has changed must not overflow in a calculation.
    func instant(_ column: Int32) -> Instant? {
        let seconds = integer(column)
        guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
        return Instant(secondsSinceEpoch: seconds)
    }
}
