import Fasting

extension Store {
    /// Writes an entry, in place of one with the same id.
    func insert(_ entry: WaterEntry, act: Int64, origin: Int64) throws(StoreError) {
        let isNew = try waterEntry(entry.id) == nil
        try keeping(\.waterTotal) { () throws(StoreError) in
            try database.run(
                """
                INSERT OR REPLACE INTO water (\(WaterEntry.columns), act, origin)
                VALUES (?, ?, ?, ?, ?)
                """, [entry.id, entry.at, entry.amount, act, origin])
        } change: { total in
            total.add(entry)
            return isNew
        }
    }

    public func waterEntry(_ id: RecordID) throws(StoreError) -> WaterEntry? {
        try database.one("SELECT \(WaterEntry.columns) FROM water WHERE id = ?", [id]) {
            WaterEntry($0)
        }
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
        return try database.all(
            """
            SELECT \(WaterEntry.columns) FROM water WHERE at >= ?1 AND at < ?2
            AND at <= ?3 AND (at < ?3
                OR (-origin, id) > (SELECT -origin, id FROM water WHERE id = ?4))
            ORDER BY at DESC, origin DESC, id LIMIT ?5
            """, [since, until ?? .never, place.at, place.id, limit]
        ) { WaterEntry($0) }
    }

    /// The sum of the entries of the last hours up to the latest one, in millilitres
    /// (``WaterEntry/recentSeconds``). Only the 500 latest entries count, so that an act does not take longer with more.
    public func recentWater() throws(StoreError) -> Int64 {
        try remembered(\.recentTotal) { () throws(StoreError) in
            try database.one(
                """
                SELECT sum(milliliters) FROM (
                    SELECT milliliters FROM water
                    WHERE at > (SELECT max(at) FROM water WHERE at IS NOT NULL) - ?
                    ORDER BY at DESC LIMIT 500)
                """, [WaterEntry.recentSeconds]) ?? 0
        }
    }

    /// The sum of all entries of a half-open interval, in millilitres. The one that was asked for last is kept as entries
    /// come: another machine may add any number of them.
    public func waterTotal(since: Instant, until: Instant) throws(StoreError) -> Int64 {
        if let known = waterTotal.known?.value, (known.since, known.until) != (since, until) {
            waterTotal.forget()
        }
        return try remembered(\.waterTotal) { () throws(StoreError) in
            let total: Int64? = try database.one(
                "SELECT sum(milliliters) FROM water WHERE at >= ? AND at < ?", [since, until])
            return WaterTotal(since: since, until: until, milliliters: total ?? 0)
        }.milliliters
    }
}

extension WaterEntry {
    static let columns = "id, at, milliliters"

    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row, from first: Int32 = 0) {
        guard let id: RecordID = row[first], let at: Instant = row[first + 1],
            let amount: WaterAmount = row[first + 2]
        else { return nil }
        self.init(id: id, at: at, amount: amount)
    }
}

/// The sum of the entries of a half-open interval.
struct WaterTotal {
    let since, until: Instant
    private(set) var milliliters: Int64

    mutating func add(_ entry: WaterEntry) {
        if entry.at >= since, entry.at < until { milliliters += entry.amount.milliliters }
    }
}
