import Fasting

extension Store {
    static let sessionColumns = "id, start, end, end_offset, target"

    /// Writes a session, in the place of one with its id.
    func put(_ session: Session) throws(StoreError) {
        try database.run(
            "INSERT OR REPLACE INTO session (\(Self.sessionColumns)) VALUES (?, ?, ?, ?, ?)",
            .text(session.id.description), .integer(session.start.secondsSinceEpoch),
            .integer(session.end.secondsSinceEpoch),
            session.endOffset.map { .integer(Int64($0)) },
            session.target.map { .integer($0.microseconds) })
    }

    public func session(_ id: RecordID) throws(StoreError) -> Session? {
        try database.query(
            "SELECT \(Self.sessionColumns) FROM session WHERE id = ?", .text(id.description),
            read: Self.session
        ).first ?? nil
    }

    /// A session that ends after one instant and, where a second is given, not after that; the one
    /// with the given id does not count.
    public func session(
        endingAfter after: Instant, upTo: Instant?, except id: RecordID
    ) throws(StoreError) -> Session? {
        try database.query(
            """
            SELECT \(Self.sessionColumns) FROM session
            WHERE end > ? AND end <= ? AND id <> ? ORDER BY end DESC LIMIT 1
            """,
            .integer(after.secondsSinceEpoch), .integer(upTo?.secondsSinceEpoch ?? .max),
            .text(id.description), read: Self.session
        ).first ?? nil
    }

    /// A session that overlaps an interval; the one with the given id does not count, nor those that
    /// overlap the second interval too.
    public func session(
        overlapping interval: Range<Instant>, except id: RecordID,
        orOverlapping old: Range<Instant>?
    ) throws(StoreError) -> Session? {
        // An empty interval at the end of time overlaps nothing.
        let spared = old.map { ($0.lowerBound.secondsSinceEpoch, $0.upperBound.secondsSinceEpoch) }
        return try database.query(
            """
            SELECT \(Self.sessionColumns) FROM session
            WHERE end > ? AND start < ? AND id <> ? AND NOT (end > ? AND start < ?)
            ORDER BY end LIMIT 1
            """,
            .integer(interval.lowerBound.secondsSinceEpoch),
            .integer(interval.upperBound.secondsSinceEpoch), .text(id.description),
            .integer(spared?.0 ?? .max), .integer(spared?.1 ?? .min), read: Self.session
        ).first ?? nil
    }

    /// Those that end from one instant up to, but not at, another; newest end first, then by id.
    ///
    /// - Parameter until: nil for no end.
    public func sessions(
        since: Instant, until: Instant?, limit: Int
    ) throws(StoreError) -> [Session] {
        try database.query(
            """
            SELECT \(Self.sessionColumns) FROM session WHERE end >= ? AND end < ?
            ORDER BY end DESC, id LIMIT ?
            """, .integer(since.secondsSinceEpoch), .integer(until?.secondsSinceEpoch ?? .max),
            .integer(Int64(limit)), read: Self.session
        ).compactMap(\.self)
    }

    /// How many there are, and how many of them lasted as long as they were meant to.
    public func counts() throws(StoreError) -> (all: Int, completed: Int) {
        let rows = try database.query(
            """
            SELECT count(*), coalesce(
                sum((end - start) * 1000000 >= coalesce(target, \(Target.standard.microseconds))), 0)
            FROM session
            """
        ) { (Int($0.integer(0)), Int($0.integer(1))) }
        return rows.first ?? (0, 0)
    }

    static func session(_ row: Row) -> Session? {
        guard let id = RecordID(row.text(0)), let start = row.instant(1), let end = row.instant(2)
        else { return nil }
        return Session(
            id: id, start: start, end: end, endOffset: offset(row, 3), target: target(row, 4))
    }

    private static func offset(_ row: Row, _ column: Int32) -> Int? {
        row.optionalInteger(column).flatMap(Int.init(exactly:)).flatMap {
            (-Session.offsetLimit...Session.offsetLimit).contains($0) ? $0 : nil
        }
    }

    private static func target(_ row: Row, _ column: Int32) -> Target? {
        row.optionalInteger(column).flatMap { Target(microseconds: UInt64(max(0, $0))) }
    }
}

// MARK: - What can be taken back

extension Store {
    func undoableEdit() throws(StoreError) -> HistoryEdit? {
        let rows = try database.query(
            "SELECT id, start, end, end_offset, target, was_there FROM undo_edit"
        ) { row -> HistoryEdit? in
            guard let id = RecordID(row.text(0)) else { return nil }
            if row.integer(5) == 0 { return HistoryEdit(id: id, before: nil) }
            return Self.session(row).map { HistoryEdit(id: id, before: $0) }
        }
        guard let row = rows.first else { return nil }
        guard let row else { throw StoreError(cause: .damaged, operation: "reading undo_edit") }
        return row
    }

    func put(_ edit: HistoryEdit?) throws(StoreError) {
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
