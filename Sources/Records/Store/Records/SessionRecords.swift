import Fasting

/// What the rules ask is answered here and in `Reversals.swift`.
extension Store: StoredFasts {}

/// The fasts that were kept. Only these have an end, and an index by it.
extension Store {
    /// Writes a session, in place of one with the same id.
    func insert(_ session: Session, act: Int64, origin: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT OR REPLACE INTO fast (\(Session.columns), state, act, origin)
            VALUES (?, ?, ?, ?, ?, ?, 'kept', ?, ?)
            """, session.values + [act, origin])
    }

    /// - Returns: nil if there is no session with this id.
    public func session(_ id: RecordID) throws(StoreError) -> Session? {
        try database.one(
            "SELECT \(Session.columns) FROM fast WHERE id = ? AND state = 'kept'", [id]
        ) { Session($0) }
    }

    /// The latest session that ends after an instant.
    ///
    /// - Parameters:
    ///   - upTo: sessions that end after this instant do not count; nil for no limit.
    ///   - id: the session with this id does not count.
    public func session(
        endingAfter after: Instant, upTo: Instant?, except id: RecordID
    ) throws(StoreError) -> Session? {
        try database.one(
            """
            SELECT \(Session.columns) FROM fast
            WHERE end > ? AND end <= ? AND id <> ? ORDER BY end DESC LIMIT 1
            """, [after, upTo ?? .never, id]
        ) { Session($0) }
    }

    /// A session that overlaps an interval.
    ///
    /// - Parameters:
    ///   - id: the session with this id does not count.
    ///   - old: sessions that overlap this interval too do not count.
    ///   - act: only sessions that did not overlap the interval before this act count; nil for all.
    public func session(
        overlapping interval: Range<Instant>, except id: RecordID,
        orOverlapping old: Range<Instant>?, newSince act: JournalEntry? = nil
    ) throws(StoreError) -> Session? {
        // Only what was changed since the act is looked at closely.
        let found = try database.all(
            """
            SELECT \(Session.columns) FROM fast
            WHERE end > ?1 AND start < ?2 AND id <> ?3 AND NOT (end > ?4 AND start < ?5)
            AND (act > ?6 OR coalesce(
                (SELECT max(start_clock, ending_clock, there_clock) FROM fast_register
                    WHERE fast_register.id = fast.id),
                (SELECT clock FROM act WHERE number = fast.act), 0)
                >= (SELECT clock FROM act WHERE number = ?6))
            ORDER BY end LIMIT ?7
            """,
            // Nothing overlaps the interval that is compared if there is none. Every record is newer than -1, also one
            // from before the journal.
            [
                interval.lowerBound, interval.upperBound, id, old?.lowerBound ?? .never,
                old?.upperBound.secondsSinceEpoch ?? .min, act?.number ?? -1, act == nil ? 1 : -1,
            ]
        ) { Session($0) }
        guard let act else { return found.first }
        let new = try firstNew(found.map(\.id), to: interval, since: act)
        return found.first { $0.id == new }
    }

    /// The sessions that end in a half-open interval, the latest end first, then by id.
    ///
    /// - Parameters:
    ///   - until: nil for no end.
    ///   - place: of the last session of the page before; nil for the first page.
    ///   - limit: how many to return at most.
    public func sessions(
        since: Instant, until: Instant?, after place: PagePlace? = nil, limit: Int
    ) throws(StoreError) -> [Session] {
        try page(
            Session.columns, since: since, until: until, after: place, limit: limit
        ) { Session($0) }
    }

    /// As ``sessions(since:until:after:limit:)``, with other columns.
    func page<Element>(
        _ columns: String, since: Instant, until: Instant?, after place: PagePlace?, limit: Int,
        read: (Row) -> Element?
    ) throws(StoreError) -> [Element] {
        let place = place ?? .first
        return try database.all(
            """
            SELECT \(columns) FROM fast WHERE end >= ?1 AND end < ?2
            AND \(PagePlace.condition("end")) ORDER BY end DESC, id LIMIT ?5
            """, [since, until ?? .never, place.at, place.id, limit], read: read)
    }

    /// How many sessions there are, and how many of them lasted as long as their target.
    ///
    /// - Returns: also a number that is different after each change of them.
    public func counts() throws(StoreError) -> (all: Int, completed: Int, revision: Int) {
        try remembered(\.history) { () throws(StoreError) in
            historyRevision += 1
            let counts = try database.one(
                """
                SELECT count(*), coalesce(sum(
                    (end - start) * 1000000 >= coalesce(target, \(Target.standard.microseconds))), 0)
                FROM fast WHERE state = 'kept'
                """
            ) { (Int($0.integer(0)), Int($0.integer(1))) }
            return (counts?.0 ?? 0, counts?.1 ?? 0, historyRevision)
        }
    }
}

extension Session {
    static let columns = "id, start, end, end_offset, target, note"

    /// What ``columns`` have.
    var values: [any Bindable] { [id, start, end, endOffset, target, note] }

    /// - Parameter first: the column of the id.
    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row, from first: Int32 = 0) {
        guard let id: RecordID = row[first], let start: Instant = row[first + 1],
            let end: Instant = row[first + 2]
        else { return nil }
        self.init(
            id: id, start: start, end: end, endOffset: row.offset(first + 3),
            target: row[first + 4], note: Note(row, first + 5))
    }
}

extension Row {
    /// The offset of an end. nil if it is larger than one can be.
    func offset(_ column: Int32) -> Int? {
        let offset: Int? = self[column]
        return offset.flatMap {
            (-Session.offsetLimit...Session.offsetLimit).contains($0) ? $0 : nil
        }
    }
}
