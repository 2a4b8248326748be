import Fasting

/// Fasts that run beside the one that is shown: they began on several machines before these knew of each
/// other (rule: docs/rules/devices.md, What people see).
extension Store {
    /// Ends them together with the one that was shown. The undo of its end does not bring them back.
    ///
    /// - Parameter endedAt: when it ended; nil if only fasts are left that were not shown anyway.
    func settleOtherFasts(at: Instant, endedAt: Instant?) throws(StoreError) {
        let others: [RecordID] = try database.all(
            "SELECT fast.id FROM \(Self.beside) ORDER BY fast.id")
        if others.isEmpty { return }
        let number = try nextAct
        try put(others.map { .removeFast($0) }, act: number, origins: nil)
        let clock = try stamp(
            others.map { StampedRecord(id: $0, kind: .fast, hidden: .removed) },
            by: Stamping(act: nil, number: number, at: at, endedAt: endedAt))
        try insert(
            .silent(fasts: others.count, water: 0),
            ActPlace(number: number, at: at, clock: clock, writer: try ownWriter), record: nil)
    }

    /// Whether a fast runs beside the one that is shown.
    var hasOtherFasts: Bool {
        get throws(StoreError) {
            try database.has("SELECT 1 FROM \(Self.beside) LIMIT 1")
        }
    }

    /// When a fast ended that was not kept, or was deleted; nil if it did not end.
    public func endOfRemovedFast(_ id: RecordID) throws(StoreError) -> Instant? {
        let ending = try registers(.fast, id)[.ending]?.value.ending
        if case .ended(let end, _) = ending { return end }
        return nil
    }

    /// Shows the earliest fast that is not covered.
    ///
    /// - Returns: whether another one is shown now, and the fast that covers the one that was shown.
    @discardableResult
    func chooseShownFast(at now: Instant) throws(StoreError) -> (isChanged: Bool, cover: RecordID?)
    {
        let before = try shownFast()
        let shown = try uncoveredFasts(at: now).first
        if shown?.id == before?.id { return (false, nil) }
        try show(shown?.id)
        guard shown == nil, let before else { return (true, nil) }
        return (true, try cover(of: before, at: now))
    }

    /// The ends that can cover a fast: of other fasts, which were running too and ended after it began.
    static let covers = """
        FROM fast_register WHERE ending > ?
        AND (ending_clock, ending_counter) > (start_clock, start_counter)
        """

    /// The fast whose end covers another one, by the latest act.
    private func cover(
        of fast: RunningFasts.Fast, at now: Instant
    ) throws(StoreError) -> RecordID? {
        try database.one(
            """
            SELECT id \(Self.covers) AND ending <= ? AND (ending_clock, ending_counter) > (?, ?)
            ORDER BY ending_clock DESC, ending_counter DESC, id LIMIT 1
            """,
            [fast.start, now + SharedFast.tolerance, fast.begun.wall, fast.begun.counter])
    }

    /// The greatest clock of the ends that would cover a fast that begins now; nil if there is none.
    func clockOfCovers(of id: RecordID, from start: Instant) throws(StoreError) -> ActClock? {
        try database.one(
            """
            SELECT ending_clock, ending_counter \(Self.covers) AND id <> ?
            ORDER BY ending_clock DESC, ending_counter DESC LIMIT 1
            """, [start, id]
        ) { ActClock($0, from: 0) }
    }

    /// The name of the machine on which an act was made; nil if it was made here.
    func machine(ofAct number: Int64) throws(StoreError) -> String? {
        try database.one(
            """
            SELECT coalesce(label, '') FROM device_writer WHERE number =
            (SELECT writer FROM act WHERE number = ? AND remote IS NOT NULL)
            """, [number])
    }
}
