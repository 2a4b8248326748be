import Fasting

extension Store {
    public func add(_ entry: WaterEntry) throws(StoreError) {
        try write { () throws(StoreError) in
            try database.run(
                "INSERT INTO water VALUES (?, ?, ?)", .text(entry.id.description),
                .integer(entry.at.secondsSinceEpoch), .integer(entry.amount.milliliters))
        }
    }

    /// Writes an entry, in the place of one with its id.
    func put(_ entry: WaterEntry) throws(StoreError) {
        try database.run(
            "INSERT OR REPLACE INTO water VALUES (?, ?, ?)", .text(entry.id.description),
            .integer(entry.at.secondsSinceEpoch), .integer(entry.amount.milliliters))
    }

    public func waterEntry(_ id: RecordID) throws(StoreError) -> WaterEntry? {
        try database.query(
            "SELECT id, at, milliliters FROM water WHERE id = ?", .text(id.description),
            read: Self.waterEntry
        ).first ?? nil
    }

    private static func waterEntry(_ row: Row) -> WaterEntry? {
        guard let id = RecordID(row.text(0)), let at = row.instant(1),
            let amount = WaterAmount(milliliters: row.integer(2))
        else { return nil }
        return WaterEntry(id: id, at: at, amount: amount)
    }

    /// - Returns: whether there was such an entry.
    public func removeWater(_ id: RecordID) throws(StoreError) -> Bool {
        var wasThere = false
        try write { () throws(StoreError) in
            try database.run("DELETE FROM water WHERE id = ?", .text(id.description))
            wasThere = database.changedRows > 0
        }
        return wasThere
    }

    /// Newest first.
    ///
    /// - Parameters:
    ///   - until: nil for no end; an entry at that very instant does not count.
    ///   - limit: at most so many.
    public func water(
        since: Instant, until: Instant?, limit: Int
    ) throws(StoreError) -> [WaterEntry] {
        try database.query(
            """
            SELECT id, at, milliliters FROM water WHERE at >= ? AND at < ?
            ORDER BY at DESC, id LIMIT ?
            """, .integer(since.secondsSinceEpoch), .integer(until?.secondsSinceEpoch ?? .max),
            .integer(Int64(limit)), read: Self.waterEntry
        ).compactMap(\.self)
    }

    /// Millilitres of all entries from one instant up to another.
    public func waterTotal(since: Instant, until: Instant) throws(StoreError) -> Int64 {
        let rows = try database.query(
            "SELECT coalesce(sum(milliliters), 0) FROM water WHERE at >= ? AND at < ?",
            .integer(since.secondsSinceEpoch), .integer(until.secondsSinceEpoch)
        ) { $0.integer(0) }
        return rows.first ?? 0
    }
}
