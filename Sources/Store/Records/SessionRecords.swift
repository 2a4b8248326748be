import Fasting

extension Store {
    static let sessionColumns = "id, start, end, end_offset, target, note"

    /// Writes a session, in place of one with the same id.
    func put(_ session: Session, act: Int64, origin: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT OR REPLACE INTO session (\(Self.sessionColumns), act, origin)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            .text(session.id.description), .integer(session.start.secondsSinceEpoch),
            .integer(session.end.secondsSinceEpoch),
            session.endOffset.map { .integer(Int64($0)) },
            session.target.map { .integer($0.microseconds) },
            session.note.stated.map { .text($0) }, .integer(act), .integer(origin))
    }

    /// - Returns: nil if there is no session with this id.
    public func session(_ id: RecordID) throws(StoreError) -> Session? {
        try database.query(
            "SELECT \(Self.sessionColumns) FROM session WHERE id = ?", .text(id.description),
            read: Self.session
        ).first ?? nil
    }

    /// The latest session that ends after an instant.
    ///
    /// - Parameters:
    ///   - upTo: sessions that end after this instant do not count; nil for no limit.
    ///   - id: the session with this id does not count.
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
        // Nothing overlaps the interval that is compared if there is none.
        let spared = old.map { ($0.lowerBound.secondsSinceEpoch, $0.upperBound.secondsSinceEpoch) }
        return try database.query(
            """
            SELECT \(Self.sessionColumns) FROM session
            WHERE end > ?1 AND start < ?2 AND id <> ?4 AND NOT (end > ?5 AND start < ?6)
            AND \(Self.isNew("session")) ORDER BY end LIMIT 1
            """,
            .integer(interval.lowerBound.secondsSinceEpoch),
            .integer(interval.upperBound.secondsSinceEpoch),
            .integer(act?.number ?? Self.beforeAllActs), .text(id.description),
            .integer(spared?.0 ?? .max), .integer(spared?.1 ?? .min), read: Self.session
        ).first ?? nil
    }

    /// Every record is newer than this, also one from before the journal.
    private static let beforeAllActs: Int64 = -1

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
            Self.sessionColumns, since: since, until: until, after: place, limit: limit,
            read: Self.session)
    }

    /// As ``sessions(since:until:after:limit:)``, with other columns.
    func page<Element>(
        _ columns: String, since: Instant, until: Instant?, after place: PagePlace?, limit: Int,
        read: (Row) -> Element?
    ) throws(StoreError) -> [Element] {
        let place = place ?? .first
        return try database.query(
            """
            SELECT \(columns) FROM session WHERE end >= ?1 AND end < ?2
            AND \(PagePlace.condition("end")) ORDER BY end DESC, id LIMIT ?5
            """, .integer(since.secondsSinceEpoch), .integer(until?.secondsSinceEpoch ?? .max),
            .integer(place.at.secondsSinceEpoch), .text(place.id.description),
            .integer(Int64(limit)), read: read
        ).compactMap(\.self)
    }

    /// How many sessions there are, and how many of them lasted as long as their target.
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

    static func session(_ row: Row) -> Session? { session(row, from: 0) }

    /// - Parameter first: the column of the id.
    static func session(_ row: Row, from first: Int32) -> Session? {
        guard let id = RecordID(row.text(first)), let start = row.instant(first + 1),
            let end = row.instant(first + 2)
        else { return nil }
        return Session(
            id: id, start: start, end: end, endOffset: offset(row, first + 3),
            target: target(row, first + 4), note: Note(beginningOf: row.text(first + 5)))
    }

    static func offset(_ row: Row, _ column: Int32) -> Int? {
        row.optionalInteger(column).flatMap(Int.init(exactly:)).flatMap {
            (-Session.offsetLimit...Session.offsetLimit).contains($0) ? $0 : nil
        }
    }

    static func target(_ row: Row, _ column: Int32) -> Target? {
        row.optionalInteger(column).flatMap { Target(microseconds: UInt64(max(0, $0))) }
    }
}
