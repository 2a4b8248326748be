import Fasting

extension Store {
    /// The stored state of the running fast, and what can be undone.
    public func load() throws(StoreError) -> FastState { try database.fastState() }

    /// Stores a change: the state and the sessions that it keeps or removes, all or nothing.
    ///
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func commit(_ change: FastChange) throws(StoreError) {
        try write { () throws(StoreError) in
            try put(change.state)
            for effect in change.effects {
                switch effect {
                case .keep(let session): try put(session)
                case .forget(let id):
                    try database.run("DELETE FROM session WHERE id = ?", .text(id.description))
                default: break
                }
            }
        }
    }

    /// Writes the state in place of the stored one.
    func put(_ state: FastState) throws(StoreError) {
        try put(state.active, in: "active_fast")
        try put(state.undoableEnding, in: "undo_ending")
        try put(state.undoableEdit)
    }

    private func put(_ fast: ActiveFast?, in table: String) throws(StoreError) {
        guard let fast else { return try database.run("DELETE FROM \(table)") }
        try database.run(
            "INSERT OR REPLACE INTO \(table) VALUES (1, ?, ?, ?, ?, ?, ?, ?)",
            .text(fast.id.description), .integer(fast.start.secondsSinceEpoch),
            .integer(fast.target.microseconds), .integer(Int64(fast.announced.bits)),
            .integer(fast.targetAnnounced ? 1 : 0), .integer(fast.actedAt.secondsSinceEpoch),
            .integer(fast.observedAt.secondsSinceEpoch))
    }

    private func put(_ edit: HistoryEdit?) throws(StoreError) {
        guard let edit else { return try database.run("DELETE FROM undo_edit") }
        let before = edit.before
        try database.run(
            "INSERT OR REPLACE INTO undo_edit VALUES (1, ?, ?, ?, ?, ?, ?)",
            .text(edit.id.description), .integer(before == nil ? 0 : 1),
            before.map { .integer($0.start.secondsSinceEpoch) },
            before.map { .integer($0.end.secondsSinceEpoch) },
            before?.endOffset.map { .integer(Int64($0)) },
            before?.target.map { .integer($0.microseconds) })
    }
}

extension Database {
    /// - Throws: ``StoreError`` with `damaged` if a stored value makes no sense.
    func fastState() throws(StoreError) -> FastState {
        FastState(
            stage: try fast(in: "active_fast").map { .active($0) } ?? .idle,
            undoable: try undoable())
    }

    /// An act writes at most one of the two tables.
    private func undoable() throws(StoreError) -> FastState.Undoable {
        if let ending = try fast(in: "undo_ending") { return .ending(ending) }
        return try undoableEdit().map { .edit($0) } ?? .nothing
    }

    private func fast(in table: String) throws(StoreError) -> ActiveFast? {
        let rows = try query(
            """
            SELECT id, start, target, announced, target_announced, acted_at, observed_at
            FROM \(table)
            """
        ) { row -> ActiveFast? in
            guard let id = RecordID(row.text(0)),
                let target = Target(microseconds: UInt64(max(0, row.integer(2)))),
                let start = row.instant(1), let actedAt = row.instant(5),
                let observedAt = row.instant(6)
            else { return nil }
            return ActiveFast(
                id: id, start: start, target: target,
                announced: MilestoneSet(bits: UInt8(truncatingIfNeeded: row.integer(3))),
                targetAnnounced: row.integer(4) != 0, actedAt: actedAt, observedAt: observedAt)
        }
        return try Self.only(rows, of: table)
    }

    private func undoableEdit() throws(StoreError) -> HistoryEdit? {
        let rows = try query(
            "SELECT id, start, end, end_offset, target, was_there FROM undo_edit"
        ) { row -> HistoryEdit? in
            guard let id = RecordID(row.text(0)) else { return nil }
            if row.integer(5) == 0 { return HistoryEdit(id: id, before: nil) }
            return Store.session(row).map { HistoryEdit(id: id, before: $0) }
        }
        return try Self.only(rows, of: "undo_edit")
    }

    /// The row of a table that has at most one.
    private static func only<Element>(
        _ rows: [Element?], of table: String
    ) throws(StoreError) -> Element? {
        guard let row = rows.first else { return nil }
        guard let row else { throw StoreError(cause: .damaged, operation: "reading \(table)") }
        return row
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
