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
                """, [fast.announced, fast.targetAnnounced, fast.observedAt, fast.id])
        }
    }

    func put(_ fast: ActiveFast, act: Int64, origin: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT OR REPLACE INTO active_fast (only, \(ActiveFast.columns), act, origin)
            VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, fast.values + [act, origin])
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
        let row = try one("SELECT \(ActiveFast.columns) FROM active_fast") {
            .some(ActiveFast($0))
        }
        guard let row else { return FastState() }
        guard let fast = row else {
            throw StoreError(cause: .damaged, operation: "reading active_fast")
        }
        return FastState(stage: .active(fast))
    }
}

extension ActiveFast {
    static let columns =
        "id, start, target, announced, target_announced, acted_at, observed_at, note"

    /// What ``columns`` have.
    var values: [any Bindable] {
        [id, start, target, announced, targetAnnounced, actedAt, observedAt, note]
    }

    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row) {
        guard let id: RecordID = row[0], let start: Instant = row[1], let target: Target = row[2],
            let actedAt: Instant = row[5], let observedAt: Instant = row[6]
        else { return nil }
        self.init(
            id: id, start: start, target: target, note: Note(row, 7),
            announced: row[3] ?? MilestoneSet(), targetAnnounced: row[4] ?? false,
            actedAt: actedAt, observedAt: observedAt)
    }
}
