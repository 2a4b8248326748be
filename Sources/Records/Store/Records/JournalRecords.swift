import Fasting

/// The acts of the journal (rule: docs/rules/domain.md, Journal).
extension Store {
    /// Stores an act and the records that it writes, all or nothing.
    ///
    /// - Parameters:
    ///   - at: the time of the clock.
    ///   - origins: for each write the act whose content it is; nil if it is this act's own.
    ///   - endedAt: when a fast ended that the act removes; nil if the act ends none.
    ///   - key: stored with the act, so that a request is carried out only once; nil if it has none.
    /// - Returns: what is shown, if it is another one of the running fasts now.
    /// - Throws: ``StoreError``. Nothing has changed then.
    @discardableResult
    public func append(
        _ act: Act, at: Instant, _ writes: [RecordWrite], origins: [Int64?]? = nil,
        endedAt: Instant? = nil, premium: PremiumChange? = nil, once key: String? = nil
    ) throws(StoreError) -> FastState? {
        var shown: FastState?
        func append() throws(StoreError) {
            try write { () throws(StoreError) in
                try appendNow(act, at: at, writes, origins, endedAt)
                if let premium { try put(premium.new, replacing: premium.old) }
                if let key { try noteDone(key, at: at) }
                let (runs, hasOthers) = (writes.contains(where: \.runs), try hasOtherFasts)
                if runs || hasOthers, try chooseShownFast(at: at).isChanged { shown = try load() }
            }
        }
        if writes.count > Self.manyWrites { try withLargeCache(append) } else { try append() }
        return shown
    }

    private func noteDone(_ key: String, at: Instant) throws(StoreError) {
        try database.run("INSERT OR REPLACE INTO device_inbox VALUES (?, ?)", [key, at])
    }

    /// From this number of writes on a large cache is worth it.
    private static let manyWrites = 1000

    private func appendNow(
        _ act: Act, at: Instant, _ writes: [RecordWrite], _ origins: [Int64?]?,
        _ endedAt: Instant?
    ) throws(StoreError) {
        let number = try nextAct
        try put(writes, act: number, origins: origins)
        // A bulk act has no single record.
        let record = writes.count == 1 ? writes.first?.id : nil
        let stamping = Stamping(act: act, number: number, at: at, endedAt: endedAt)
        let clock = try stamp(writes.map(StampedRecord.init), by: stamping)
        try insert(act, number, at: at, clock, record: record)
        switch act {
        case .ordinary(.start, _): try settleOtherFasts(at: at, endedAt: nil)
        case .ordinary(.end, _), .ordinary(.abandon, _):
            try settleOtherFasts(at: at, endedAt: endedAt ?? at)
        case .ordinary, .undo, .redo: break
        }
    }

    /// The number of the act, undo or redo that was stored last; 0 if there is none.
    public func latestAct() throws(StoreError) -> Int64 { try nextAct - 1 }

    var nextAct: Int64 {
        get throws(StoreError) {
            (try database.one("SELECT max(number) FROM act") ?? 0) + 1
        }
    }

    /// Writes the row of an act, and notes what an undo or a redo means for the act that it is of.
    func insert(
        _ act: Act, _ number: Int64, at: Instant, _ clock: ActClock, record: RecordID?
    ) throws(StoreError) {
        let row: ActRow
        switch act {
        case .ordinary(let kind, let subject):
            try dropUndone()
            row = ActRow(kind, subject)
        case .undo(let undone): row = try reverse(undone, undoneBy: number)
        case .redo(let redone): row = try reverse(redone, undoneBy: nil)
        }
        let place = ActPlace(number: number, at: at, clock: clock, writer: try ownWriter)
        try insert(row, place, record: record)
    }

    /// What was undone before an act of this machine can no longer be redone.
    private func dropUndone() throws(StoreError) {
        try database.run(
            database.statement("UPDATE act SET state = 'dropped' WHERE state = 'undone'"))
    }

    /// The same for acts of other machines, of which the times count: they arrive in any order.
    func dropUndoneBeforeOthers() throws(StoreError) {
        try database.run(
            """
            UPDATE act SET state = 'dropped' WHERE state = 'undone' AND
            (SELECT (undo.at, undo.clock, undo.counter) < (SELECT at, clock, counter FROM act
                WHERE number IN (\(Self.latestActs)) AND writer IS NOT undo.writer
                ORDER BY at DESC, clock DESC, counter DESC LIMIT 1)
            FROM act AS undo WHERE undo.number = act.undone_by)
            """, [Int64.max, Self.latestArrivals])
    }

    /// Stores which act has undone an act; nil if it was redone.
    ///
    /// - Returns: the row of the undo or the redo.
    func reverse(_ act: Int64, undoneBy number: Int64?) throws(StoreError) -> ActRow {
        let isRedo = number == nil
        try database.run(
            "UPDATE act SET state = ?, undone_by = ? WHERE number = ?",
            [isRedo ? "done" : "undone", number, act])
        return ActRow(kind: isRedo ? "redo" : "undo", of: act)
    }

    func insert(_ row: ActRow, _ place: ActPlace, record: RecordID?) throws(StoreError) {
        try database.run(
            """
            INSERT INTO act (number, kind, state, scope, of, at, clock, counter, record, start, end,
                end_offset, target, milliliters, fasts, water, day, writer, remote)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                place.number, row.kind, row.state, row.scope, row.of, place.at, place.clock.wall,
                place.clock.counter, record, row.start, row.end, row.endOffset, row.target,
                row.amount, row.fasts, row.water, row.day, place.writer, place.remote,
            ])
    }

    // MARK: Questions

    /// The acts that an undo and a redo would be about. They are determined when the records are opened and
    /// in each transaction, so that no read can fail between an act and the announcement of it.
    public func reversibleActs() throws(StoreError) -> ReversibleActs {
        try remembered(\.reversible) { () throws(StoreError) in
            ReversibleActs(
                undoable: try undoableAct(in: .all), redoable: try redoableAct(),
                ending: try undoableAct(in: .endings))
        }
    }

    /// The latest act that can be undone, wherever it was made; nil if there is none.
    ///
    /// Acts of this machine count in the order in which they were made, even if the clock was set back. An
    /// act from another machine is later than these only if its time is later.
    public func undoableAct(in scope: UndoScope) throws(StoreError) -> JournalEntry? {
        var found: [ActOrder] = []
        for scope in scope.numbers { found += try latestActs(scope: scope) }
        return try latest(of: found)
    }

    /// The act that is the latest one, or whose undo is.
    private func latest(of found: [ActOrder]) throws(StoreError) -> JournalEntry? {
        let ordered = found.sorted { $0.number > $1.number }
        let own = ordered.firstIndex(where: \.isOwn) ?? ordered.endIndex
        return try ordered.prefix(own + 1).max().map { (last) throws(StoreError) in
            try act(last.act)
        } ?? nil
    }

    /// At most this many acts of other machines that arrived after the last act here are compared by
    /// their times.
    private static let latestArrivals: Int64 = 200

    /// The acts that arrived last, up to one of this machine. That is mostly the very last one.
    private func latestActs(scope: Int64) throws(StoreError) -> [ActOrder] {
        let last = try latestActs(scope: scope, limit: 1)
        if last.allSatisfy(\.isOwn) { return last }
        return try latestActs(scope: scope, limit: Self.latestArrivals)
    }

    private func latestActs(scope: Int64, limit: Int64) throws(StoreError) -> [ActOrder] {
        try database.all(
            """
            SELECT number, at, number, remote FROM act WHERE state = 'done' AND scope = ?
            ORDER BY number DESC LIMIT ?
            """, [scope, limit]
        ) { ActOrder($0) }
    }

    /// The act that was undone last and can be redone; nil if there is none.
    public func redoableAct() throws(StoreError) -> JournalEntry? {
        var found: [ActOrder] = []
        // An undo takes the latest act, so the act that was undone last is the first one here, unless acts of other
        // machines came in between.
        for scope in UndoScope.all.numbers {
            found += try database.all(
                """
                SELECT undone.number, undo.at, undo.number, undo.remote FROM act AS undone
                JOIN act AS undo ON undo.number = undone.undone_by
                WHERE undone.state = 'undone' AND undone.scope = ?
                ORDER BY undone.number LIMIT \(Self.latestArrivals)
                """, [scope]
            ) { ActOrder($0) }
        }
        return try latest(of: found)
    }

    private func act(_ number: Int64) throws(StoreError) -> JournalEntry? {
        try database.one(
            "SELECT \(ActRow.columns) FROM act WHERE number = ?", [number], read: ActRow.entry)
    }

    /// Whether an act has this number.
    public func hasAct(_ number: Int64) throws(StoreError) -> Bool {
        try database.has("SELECT 1 FROM act WHERE number = ?", [number])
    }

    /// The acts that are not too old to be undone, the latest first: in the order in which an undo takes them.
    ///
    /// - Parameter number: of the last act of the page before; nil for the first page.
    public func acts(
        before number: Int64? = nil, limit: Int
    ) throws(StoreError) -> [JournalEntry] {
        let found = try database.all(
            """
            SELECT number, at, number, remote FROM act WHERE number IN (\(Self.latestActs))
            ORDER BY number DESC
            """, [Int64.max, Int64.max]
        ) { ActOrder($0) }
        var listed = Self.ordered(found)[...]
        if let number { listed = listed.drop { $0 != number }.dropFirst() }
        var acts: [JournalEntry] = []
        for number in listed.prefix(limit) {
            if let act = try act(number) { acts.append(act) }
        }
        return acts
    }

    private static let latestActs: String = {
        var parts: [String] = []
        for state in ["done", "undone", "dropped"] {
            for scope in UndoScope.all.numbers {
                parts.append(
                    """
                    SELECT number FROM act WHERE state = '\(state)' AND scope = \(scope)
                    AND number < ?1
                    """)
            }
        }
        return parts.joined(separator: " UNION ALL ") + " ORDER BY number DESC LIMIT ?2"
    }()

    /// The numbers of acts as ``latest(of:)`` would take them, one after the other.
    ///
    /// - Parameter found: by their numbers, the greatest first.
    private static func ordered(_ found: [ActOrder]) -> [Int64] {
        var ordered: [Int64] = []
        var arrived: [ActOrder] = []
        for act in found {
            guard act.isOwn else {
                let place = arrived.partitioningIndex { $0 > act }
                arrived.insert(act, at: place)
                continue
            }
            while let last = arrived.last, last > act { ordered.append(arrived.removeLast().act) }
            ordered.append(act.act)
        }
        return ordered + arrived.reversed().map(\.act)
    }

    /// Whether no fast was started before this one, which runs. Fasts that were logged or imported were
    /// not started here. A fast that was undone, abandoned or deleted did start here.
    public func isFirstFast(_ id: RecordID) throws(StoreError) -> Bool {
        // The search goes back from the start, so it ends at the fast before this one.
        try database.one(
            """
            SELECT (SELECT number FROM act WHERE number < start.number AND \(Self.isStart)
                ORDER BY number DESC LIMIT 1) IS NULL
            FROM (SELECT number FROM act WHERE kind = 'start' AND record = ?
                ORDER BY number DESC LIMIT 1) AS start
            """, [id]) ?? false
    }

    /// The acts that say that a fast was started here.
    private static let isStart = """
        (kind IN ('start', 'end', 'abandon', 'adjust') OR kind = 'restore' AND fasts > 0)
        """

    /// Whether no fast was ever started here, as ``isFirstFast(_:)`` counts.
    public func hasNoStart() throws(StoreError) -> Bool {
        try !database.has("SELECT 1 FROM act WHERE \(Self.isStart) LIMIT 1")
    }

    // MARK: Trimming

    /// Removes the versions that were replaced before the last days with acts, and the acts that nothing
    /// refers to. The present version of a record stays, even if it is a deletion.
    ///
    /// Acts are old by their order. Their times only tell one day from another and are never compared, so
    /// a clock that is wrong counts as one more day, however far off it is.
    ///
    /// - Parameter days: the acts of this number of days can still be undone.
    public func trimJournal(keepingDays days: Int) throws(StoreError) {
        let last: Int64 =
            try database.one(
                """
                SELECT max(number) AS last FROM act WHERE state IN ('done', 'undone', 'dropped')
                GROUP BY at / 86400 ORDER BY last DESC LIMIT 1 OFFSET ?
                """, [days]) ?? 0
        if last == 0 { return }
        try write { () throws(StoreError) in
            for table in ["fast", "water"] {
                let newer = [table, "\(table)_version"].map {
                    """
                    EXISTS (SELECT 1 FROM \($0) AS newer WHERE newer.id = \(table)_version.id
                    AND newer.act > \(table)_version.act AND newer.act <= ?1)
                    """
                }
                try database.run(
                    "DELETE FROM \(table)_version WHERE \(newer.joined(separator: " OR "))", [last])
            }
            try database.run(
                """
                DELETE FROM running WHERE NOT EXISTS (SELECT 1 FROM fast
                WHERE fast.id = running.id AND state = 'running') AND NOT EXISTS (SELECT 1
                FROM fast_version AS earlier WHERE earlier.id = running.id AND state = 'running')
                """)
            try database.run("UPDATE act SET state = 'final' WHERE number <= ?", [last])
            try database.run(
                """
                DELETE FROM act WHERE number <= ? AND number NOT IN (
                SELECT act FROM fast UNION SELECT act FROM fast_version
                UNION SELECT act FROM water UNION SELECT act FROM water_version)
                """, [last])
        }
    }
}

extension UndoScope {
    fileprivate var numbers: ClosedRange<Int64> {
        switch self {
        case .all: 1...3
        case .endings: 1...1
        }
    }
}

/// Which of two acts, or undos of acts, is the later one.
private struct ActOrder: Comparable {
    let act, at, number: Int64
    /// Whether it was made here.
    let isOwn: Bool

    init(_ row: Row) {
        (act, at, number) = (row.integer(0), row.integer(1), row.integer(2))
        isOwn = row.isNull(3)
    }

    static func < (a: ActOrder, b: ActOrder) -> Bool { (a.at, a.number) < (b.at, b.number) }
}

extension [ActOrder] {
    /// Where the elements begin for which something holds. It holds for all that follow such a one.
    fileprivate func partitioningIndex(where holds: (ActOrder) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
