import Fasting

/// The fasts that run.
extension Store {
    /// The stored state: the fast that is shown, or idle.
    public func load() throws(StoreError) -> FastState { try database.fastState() }

    /// The fast that is shown. If its row is missing, the result is a row without a fast.
    static let shown = """
        running LEFT JOIN fast USING (id)
        WHERE is_shown = 1 AND (fast.state = 'running' OR fast.state IS NULL)
        """
    /// The fasts that run beside it.
    static let beside = "fast JOIN running USING (id) WHERE fast.state = 'running' AND is_shown = 0"

    /// Stores what was announced in the running fast, and when its state was observed. This is
    /// not an act.
    ///
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func observe(_ fast: ActiveFast) throws(StoreError) {
        try write { () throws(StoreError) in
            try database.run(
                """
                UPDATE running SET announced = ?, target_announced = ?, observed_at = ?
                WHERE id = ?
                """, [fast.announced, fast.targetAnnounced, fast.observedAt, fast.id])
        }
    }

    /// Writes a fast that runs. If it ran before, it is shown if it was; otherwise it is not shown.
    ///
    /// - Returns: whether it ran before.
    @discardableResult
    func insert(_ fast: ActiveFast, act: Int64, origin: Int64) throws(StoreError) -> Bool {
        let before = try database.one(
            "SELECT state, is_shown FROM fast LEFT JOIN running USING (id) WHERE id = ?", [fast.id]
        ) { (state: $0.text(0), isShown: $0[1] ?? false) }
        let ran = before?.state == "running"
        try keeping(\.history) { () throws(StoreError) in
            try database.run(
                """
                INSERT OR REPLACE INTO fast (id, start, target, note, state, act, origin)
                VALUES (?, ?, ?, ?, 'running', ?, ?)
                """, [fast.id, fast.start, fast.target, fast.note, act, origin])
        } change: { _ in
            before?.state != "kept"
        }
        try database.run(
            """
            INSERT OR REPLACE INTO running
            (id, announced, target_announced, acted_at, observed_at, is_shown)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                fast.id, fast.announced, fast.targetAnnounced, fast.actedAt, fast.observedAt,
                ran && before?.isShown == true,
            ])
        return ran
    }

    /// Shows one of the fasts that run, or none.
    func show(_ id: RecordID?) throws(StoreError) {
        try database.run(
            "UPDATE running SET is_shown = id IS ?1 WHERE is_shown = 1 OR id = ?1", [id])
    }

    /// What was announced in a fast stays announced, also if it runs again.
    func addAnnouncements(to fast: inout ActiveFast) throws(StoreError) {
        let known = try database.one(
            "SELECT announced, target_announced FROM running WHERE id = ?", [fast.id]
        ) { (announced: $0[0] ?? MilestoneSet(), target: $0[1] ?? false) }
        guard let known else { return }
        fast.announced.formUnion(known.announced)
        fast.targetAnnounced = fast.targetAnnounced || known.target
    }

    /// The fast keeps the times at which it was acted on and observed.
    func keepTimes(of fast: inout ActiveFast) throws(StoreError) {
        let known = try database.one(
            "SELECT acted_at, observed_at FROM running WHERE id = ?", [fast.id]
        ) { ($0[0] ?? fast.actedAt, $0[1] ?? fast.observedAt) }
        if let known { (fast.actedAt, fast.observedAt) = known }
    }

    /// Replaces the fast that is shown by one that no act of the journal has written.
    func replaceShown(with fast: ActiveFast?) throws(StoreError) {
        try database.run("DELETE FROM fast WHERE id IN (SELECT fast.id FROM \(Self.shown))")
        try show(nil)
        guard let fast else { return }
        try insert(fast, act: 0, origin: 0)
        try show(fast.id)
    }
}

extension Database {
    /// - Throws: ``StoreError`` with `damaged` if a stored value makes no sense.
    func fastState() throws(StoreError) -> FastState {
        let row = try one("SELECT \(ActiveFast.columns) FROM \(Store.shown)") {
            .some(ActiveFast($0))
        }
        guard let row else { return FastState() }
        guard let fast = row else {
            throw StoreError(cause: .damaged, operation: "reading the running fast")
        }
        return FastState(stage: .active(fast))
    }
}

extension ActiveFast {
    static let columns =
        "fast.id, start, target, announced, target_announced, acted_at, observed_at, note"

    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row) {
        guard let id: RecordID = row[0], let start: Instant = row[1], let target: Target = row[2],
            let announced: MilestoneSet = row[3], let targetAnnounced: Bool = row[4],
            let actedAt: Instant = row[5], let observedAt: Instant = row[6]
        else { return nil }
        self.init(
            id: id, start: start, target: target, note: Note(row, 7), announced: announced,
            targetAnnounced: targetAnnounced, actedAt: actedAt, observedAt: observedAt)
    }
}
