import Fasting

/// Stored fasts with the acts that wrote them.
extension Store {
    private static let versionColumns =
        Session.columns + ", act, (SELECT at FROM act WHERE act.number = fast.act)"

    /// Sessions in the order of their ids.
    ///
    /// - Parameter id: of the last session of the page before; nil for the first page.
    public func sessionVersions(
        after id: RecordID?, limit: Int
    ) throws(StoreError) -> [SessionVersion] {
        try database.all(
            """
            SELECT \(Self.versionColumns) FROM fast WHERE state = 'kept' AND id > ?
            ORDER BY id LIMIT ?
            """,
            [id?.description ?? "", limit], read: Self.version)
    }

    /// As ``sessions(since:until:after:limit:)``.
    public func sessionVersions(
        since: Instant, until: Instant?, after place: PagePlace? = nil, limit: Int
    ) throws(StoreError) -> [SessionVersion] {
        try page(
            Self.versionColumns, since: since, until: until, after: place, limit: limit,
            read: Self.version)
    }

    /// - Returns: nil if there is no session with this id.
    public func sessionVersion(_ id: RecordID) throws(StoreError) -> SessionVersion? {
        try database.one(
            "SELECT \(Self.versionColumns) FROM fast WHERE id = ? AND state = 'kept'", [id],
            read: Self.version)
    }

    /// The act that wrote the running fast; nil if there is none.
    public func activeFastAct() throws(StoreError) -> ActStamp? {
        try database.one(
            "SELECT number, at FROM act WHERE number = (SELECT fast.act FROM \(Self.shown))"
        ) { row in row[1].map { ActStamp(number: row.integer(0), at: $0) } }
    }

    private static func version(_ row: Row) -> SessionVersion? {
        Session(row).map { session in
            SessionVersion(
                session: session, act: row[7].map { ActStamp(number: row.integer(6), at: $0) })
        }
    }
}
