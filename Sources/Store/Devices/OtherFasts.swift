import Fasting

/// Fasts that run beside the one that is shown: they began on several machines before these knew of each
/// other (rule: docs/rules/devices.md, What people see).
extension Store {
    /// Ends them together with the one that was shown. The undo of its end does not bring them back.
    ///
    /// - Parameter endedAt: when it ended; nil if only fasts are left that were not shown anyway.
    func settleOtherFasts(at: Instant, endedAt: Instant?) throws(StoreError) {
        let others = try database.query("SELECT id FROM other_fast ORDER BY id") {
            RecordID($0.text(0))
        }.compactMap(\.self)
        if others.isEmpty { return }
        let number = try nextAct
        for id in others { try put(.removeFast(id), act: number, origin: number) }
        let clock = try stamp(
            others.map { StampedRecord(id: $0, isFast: true, isRemoved: true) },
            by: Stamping(nil, number, at: at, endedAt: endedAt))
        try insert(
            .silent(fasts: others.count, water: 0),
            ActPlace(number: number, at: at, clock: clock, writer: try ownWriter), record: nil)
    }

    /// Whether a fast runs beside the one that is shown.
    var hasOtherFasts: Bool {
        get throws(StoreError) {
            try !database.query("SELECT 1 FROM other_fast LIMIT 1") { _ in true }.isEmpty
        }
    }

    /// Shows the earliest of the fasts that run.
    public func showEarliestFast(at now: Instant) throws(StoreError) {
        try write { () throws(StoreError) in try chooseShownFast(at: now) }
    }

    /// When a fast ended that was not kept, or was deleted; nil if it did not end.
    public func endOfRemovedFast(_ id: RecordID) throws(StoreError) -> Instant? {
        if case .ended(let end, _) = try fastRegisters(id).ending?.value { return end }
        return nil
    }

    /// Brings the fast to `active_fast` that is to be shown, and the others to `other_fast`.
    ///
    /// - Returns: whether another one is shown now, and the fast that covers the one that was shown.
    @discardableResult
    func chooseShownFast(at now: Instant) throws(StoreError) -> (isChanged: Bool, cover: RecordID?)
    {
        let read = { (row: Row) -> ConcurrentFast? in
            guard let id = RecordID(row.text(0)), let start = row.instant(1) else { return nil }
            return ConcurrentFast(id: id, start: start)
        }
        let before = try database.query("SELECT id, start FROM active_fast", read: read)
            .compactMap(\.self).first
        let others = try database.query("SELECT id, start FROM other_fast", read: read)
            .compactMap(\.self)
        var covers: [RecordID: RecordID] = [:]
        for fast in others + [before].compactMap(\.self) {
            covers[fast.id] = try cover(of: fast, at: now)
        }
        let all = others + [before].compactMap(\.self)
        let shown = ConcurrentFast.shown(of: all) { covers[$0.id] != nil }
        if shown?.id != before?.id {
            try database.run(
                """
                INSERT INTO other_fast SELECT id, start, target, announced, target_announced,
                acted_at, observed_at, note, act, origin FROM active_fast
                """)
            try database.run("DELETE FROM active_fast")
            if let shown {
                let id = Parameter.text(shown.id.description)
                try database.run(
                    """
                    INSERT INTO active_fast (only, id, start, target, announced, target_announced,
                    acted_at, observed_at, note, act, origin)
                    SELECT 1, id, start, target, announced, target_announced, acted_at, observed_at,
                    note, act, origin FROM other_fast WHERE id = ?
                    """, id)
                try database.run("DELETE FROM other_fast WHERE id = ?", id)
            }
        }
        return (
            shown?.id != before?.id, shown == nil ? before.flatMap { covers[$0.id] } : nil
        )
    }

    /// The ends that can cover a fast: of other fasts, which were running too and ended after it began. The
    /// latest act comes first. The first two parameters are the start and the id of the fast.
    private static func covers(_ columns: String, and condition: String = "") -> String {
        """
        SELECT \(columns) FROM fast_register WHERE ending > ? AND id <> ?
        AND (ending_clock, ending_counter) > (start_clock, start_counter) \(condition)
        ORDER BY ending_clock DESC, ending_counter DESC, id LIMIT 1
        """
    }

    /// The fast that covers another one: it was running too, ended after the other one began, and the act
    /// that ended it is later than the act that began the other one. An end in the future covers nothing yet: it is that
    /// of a clock that is ahead.
    private func cover(
        of fast: ConcurrentFast, at now: Instant
    ) throws(StoreError) -> RecordID? {
        guard let begun = try fastRegisters(fast.id).start?.stamp.clock else { return nil }
        return try database.query(
            Self.covers(
                "id", and: "AND ending <= ? AND (ending_clock, ending_counter) > (?, ?)"),
            .integer(fast.start.secondsSinceEpoch), .text(fast.id.description),
            .integer((now + SharedFast.tolerance).secondsSinceEpoch),
            .integer(begun.wall.secondsSinceEpoch), .integer(begun.counter)
        ) { RecordID($0.text(0)) }.first ?? nil
    }

    /// The greatest clock of the ends that would cover a fast that begins now; nil if there is none.
    func clockOfCovers(of id: RecordID, from start: Instant) throws(StoreError) -> ActClock? {
        try database.query(
            Self.covers("ending_clock, ending_counter"), .integer(start.secondsSinceEpoch),
            .text(id.description)
        ) {
            ActClock(wall: Instant(secondsSinceEpoch: $0.integer(0)), counter: $0.integer(1))
        }.first
    }

    /// The fasts that run beside the one that is shown and are not covered.
    public func fastsBeside(at now: Instant) throws(StoreError) -> [(
        id: RecordID, start: Instant, machine: String
    )] {
        let found = try database.query("SELECT id, start, act FROM other_fast ORDER BY start, id") {
            (RecordID($0.text(0)), $0.instant(1), $0.integer(2))
        }
        var beside: [(id: RecordID, start: Instant, machine: String)] = []
        for case (let id?, let start?, let act) in found {
            if try cover(of: ConcurrentFast(id: id, start: start), at: now) != nil { continue }
            beside.append((id, start, try nameOfMachine(ofAct: act)))
        }
        return beside
    }

    /// The name of the machine on which an act was made, also if it is this one; "" if it has no name.
    private func nameOfMachine(ofAct number: Int64) throws(StoreError) -> String {
        try database.query(
            """
            SELECT coalesce(label, '') FROM device_writer WHERE number =
            (SELECT writer FROM act WHERE number = ?)
            """, .integer(number)
        ) { $0.text(0) }.first ?? ""
    }

    /// The name of the machine on which an act was made; nil if it was made here.
    func machine(ofAct number: Int64) throws(StoreError) -> String? {
        try database.query(
            """
            SELECT coalesce(label, '') FROM device_writer WHERE number =
            (SELECT writer FROM act WHERE number = ? AND remote IS NOT NULL)
            """, .integer(number)
        ) { $0.text(0) }.first
    }
}
