import Fasting

extension Store {
    /// Writes an entry, in place of one with the same id.
    func put(_ entry: WaterEntry, act: Int64, origin: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT OR REPLACE INTO water (id, at, milliliters, act, origin)
            VALUES (?, ?, ?, ?, ?)
            """, .text(entry.id.description), .integer(entry.at.secondsSinceEpoch),
            .integer(entry.amount.milliliters), .integer(act), .integer(origin))
        waterTotal?.add(entry.amount.milliliters, at: entry.at)
    }

    /// - Parameter condition: of the rows, with one parameter.
    func deleteWater(_ condition: String, _ ids: Parameter) throws(StoreError) {
        let deleted = try database.query(
            "DELETE FROM water WHERE \(condition) RETURNING at, milliliters", ids
        ) { (Instant(secondsSinceEpoch: $0.integer(0)), $0.integer(1)) }
        for (at, milliliters) in deleted { waterTotal?.add(-milliliters, at: at) }
    }

    public func waterEntry(_ id: RecordID) throws(StoreError) -> WaterEntry? {
        try database.query(
            "SELECT id, at, milliliters FROM water WHERE id = ?", .text(id.description),
            read: Self.waterEntry
        ).first ?? nil
    }

    static func waterEntry(_ row: Row) -> WaterEntry? {
        guard let id = RecordID(row.text(0)), let at = row.instant(1),
            let amount = WaterAmount(milliliters: row.integer(2))
        else { return nil }
        return WaterEntry(id: id, at: at, amount: amount)
    }

    /// The entries of a half-open interval, the latest first. Of those in one second the one that was added last comes
    /// first, and those of one act are in the order of their ids.
    ///
    /// - Parameters:
    ///   - until: nil for no end.
    ///   - place: of the last entry of the page before; nil for the first page.
    ///   - limit: how many to return at most.
    public func water(
        since: Instant, until: Instant?, after place: PagePlace? = nil, limit: Int
    ) throws(StoreError) -> [WaterEntry] {
        let place = place ?? .first
        return try database.query(
            """
            SELECT id, at, milliliters FROM water WHERE at >= ?1 AND at < ?2
            AND at <= ?3 AND (at < ?3
                OR (-origin, id) > (SELECT -origin, id FROM water WHERE id = ?4))
            ORDER BY at DESC, origin DESC, id LIMIT ?5
            """, .integer(since.secondsSinceEpoch), .integer(until?.secondsSinceEpoch ?? .max),
            .integer(place.at.secondsSinceEpoch), .text(place.id.description),
            .integer(Int64(limit)), read: Self.waterEntry
        ).compactMap(\.self)
    }

    /// The sum of the entries of the last hours up to the latest one, in millilitres
    /// (``WaterEntry/recentSeconds``). Only the 500 latest entries count, so that an act does not take longer with more.
    public func recentWater() throws(StoreError) -> Int64 {
        let rows = try database.query(
            """
            SELECT coalesce(sum(milliliters), 0) FROM (
                SELECT milliliters FROM water
                WHERE at > (SELECT max(at) FROM water) - ? ORDER BY at DESC LIMIT 500)
            """, .integer(WaterEntry.recentSeconds)
        ) { $0.integer(0) }
        return rows.first ?? 0
    }

    /// The sum of all entries of a half-open interval, in millilitres. The one that was asked for last is kept as entries
    /// come and go: another machine may add any number of them.
    public func waterTotal(since: Instant, until: Instant) throws(StoreError) -> Int64 {
        if let known = waterTotal, known.since == since, known.until == until {
            return known.milliliters
        }
        let rows = try database.query(
            "SELECT coalesce(sum(milliliters), 0) FROM water WHERE at >= ? AND at < ?",
            .integer(since.secondsSinceEpoch), .integer(until.secondsSinceEpoch)
        ) { $0.integer(0) }
        let total = rows.first ?? 0
        waterTotal = WaterTotal(since: since, until: until, milliliters: total)
        return total
    }
}

/// The sum of the entries of a half-open interval.
struct WaterTotal {
    let since, until: Instant
    private(set) var milliliters: Int64

    mutating func add(_ milliliters: Int64, at: Instant) {
        if at >= since, at < until { self.milliliters += milliliters }
    }
}
