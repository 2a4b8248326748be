import Fasting

/// Stored fasts with the acts that wrote them.
extension Store {
    private static let versionColumns =
        sessionColumns + ", act, (SELECT at FROM act WHERE act.number = session.act)"

    /// Sessions in the order of their ids.
    ///
    /// - Parameter id: of the last session of the page before; nil for the first page.
    public func sessionVersions(
        after id: RecordID?, limit: Int
    ) throws(StoreError) -> [SessionVersion] {
        try database.query(
            """
            SELECT \(Self.versionColumns) FROM session WHERE id > ? ORDER BY id LIMIT ?
            """, .text(id?.description ?? ""), .integer(Int64(limit)), read: Self.version
        ).compactMap(\.self)
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
        try database.query(
            "SELECT \(Self.versionColumns) FROM session WHERE id = ?", .text(id.description),
            read: Self.version
        ).first ?? nil
    }

    /// The act that wrote the running fast; nil if there is none.
    public func activeFastAct() throws(StoreError) -> ActStamp? {
        try database.query(
            "SELECT number, at FROM act WHERE number = (SELECT act FROM active_fast)"
        ) { row in row.instant(1).map { ActStamp(number: row.integer(0), at: $0) } }.first ?? nil
    }

    private static func version(_ row: Row) -> SessionVersion? {
        guard let session = session(row) else { return nil }
        let act =
            row.optionalInteger(7) == nil
            ? nil : row.instant(7).map { ActStamp(number: row.integer(6), at: $0) }
        return SessionVersion(session: session, act: act)
    }
}
