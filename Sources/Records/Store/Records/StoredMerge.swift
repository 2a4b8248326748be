import Fasting

extension Store {
    /// KiB of pages that stay in memory during a merge. Ids are random, so a small cache would write
    /// most pages several times.
    private static let mergeCache = 16_384

    /// Merges fasts and water by their ids, all of them or none, in one transaction and as one act of
    /// the journal.
    ///
    /// Rule: docs/rules/domain.md, Export and import.
    ///
    /// - Parameters:
    ///   - active: the id of the running fast. A session with this id is not taken.
    ///   - now: a session that ends later is not taken, nor an entry of a later instant.
    ///   - runningSince: the start of that fast.
    ///   - isDryRun: counts only, and looks for fasts to be named. Two entries with one id are then counted as
    ///     two.
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func merge(
        _ sessions: [Session], water: [WaterEntry] = [], active: RecordID?,
        runningSince: Instant? = nil, now: Instant, isDryRun: Bool
    ) throws(StoreError) -> (fasts: MergeCounts, water: MergeCounts, report: MergeReport?) {
        var counts = (fasts: MergeCounts(), water: MergeCounts(), report: MergeReport?.none)
        try withLargeCache { () throws(StoreError) in
            if isDryRun {
                try database.snapshot { () throws(StoreError) in
                    (counts.fasts, counts.report) = try count(
                        sessions, active: active, runningSince, now: now)
                    counts.water = try count(water, now: now) { _ in }
                }
                return
            }
            try write { () throws(StoreError) in
                let act = try nextAct
                counts.fasts = try put(sessions, active: active, now: now, act: act)
                counts.water = try count(water, now: now) { (entry) throws(StoreError) in
                    try put(.water(entry), act: act, origin: act)
                }
                var (fasts, water) = (counts.fasts.written, counts.water.written)
                if counts.fasts.changed + counts.water.changed > 0 {
                    // A file may have one record twice.
                    fasts = try count(.fast, writtenBy: act)
                    water = try self.count(.water, writtenBy: act)
                }
                if fasts + water > 0 {
                    let importing = Act.ordinary(
                        .importing, .records(fasts: fasts, water: water))
                    let clock = try stampAll(by: Stamping(act: importing, number: act, at: now))
                    try insert(importing, act, at: now, clock, record: nil)
                }
            }
        }
        return counts
    }

    private func count(_ kind: RecordKind, writtenBy act: Int64) throws(StoreError) -> Int {
        try database.one("SELECT count(*) FROM \(kind.name) WHERE act = ?", [act]) ?? 0
    }

    private func count(
        _ sessions: [Session], active: RecordID?, _ runningSince: Instant?, now: Instant
    ) throws(StoreError) -> (MergeCounts, MergeReport) {
        var counts = MergeCounts()
        var check = MergeCheck()
        let stored = try SessionStatements(database)
        for session in sessions {
            let existing = try stored.find(session.id, in: database)
            switch session.merge(into: existing, active: active, now: now) {
            case .short: counts.short += 1
            case .equal: counts.equal += 1
            case .new(let merged):
                counts.new += 1
                check.bring(merged, isStored: false)
            case .changed(let merged):
                counts.changed += 1
                check.bring(merged, isStored: true)
            }
        }
        if let earliest = check.earliest {
            _ = try database.all(
                "SELECT \(Session.columns) FROM fast WHERE end > ?", [earliest]
            ) { row -> Void? in
                if let kept = Session(row) { check.keep(kept) }
                return nil
            }
        }
        return (counts, check.report(running: runningSince))
    }

    private func put(
        _ sessions: [Session], active: RecordID?, now: Instant, act: Int64
    ) throws(StoreError) -> MergeCounts {
        var counts = MergeCounts()
        let stored = try SessionStatements(database)
        var writes: [RecordWrite] = []
        for session in Self.inOrderOfIDs(sessions) {
            // One entry may follow another one with its id.
            if writes.count == Self.batch || writes.last?.id == session.id {
                try put(writes, act: act, origins: nil)
                writes = []
            }
            // Most sessions are new: try to insert first, and look only if there is one already.
            guard case .new = session.merge(into: nil, active: active, now: now) else {
                counts.short += 1
                continue
            }
            if try stored.insert(session, act: act, in: database) {
                counts.new += 1
                continue
            }
            let existing = try stored.find(session.id, in: database)
            switch session.merge(into: existing, active: active, now: now) {
            case .short: counts.short += 1
            case .equal: counts.equal += 1
            case .new(let merged):
                // The stored row is a deletion, or cannot be read as a session.
                counts.new += 1
                writes.append(.keep(merged))
            case .changed(let merged):
                counts.changed += 1
                writes.append(.keep(merged))
            }
        }
        try put(writes, act: act, origins: nil)
        return counts
    }

    /// Neighbours in the table come one after another, so that each page is written once.
    private static func inOrderOfIDs(_ sessions: [Session]) -> [Session] {
        let isSorted = zip(sessions, sessions.dropFirst()).allSatisfy { $0.id <= $1.id }
        if isSorted { return sessions }
        // Entries with one id keep their order: the counts depend on it.
        return sessions.indices
            .sorted { (sessions[$0].id, $0) < (sessions[$1].id, $1) }
            .map { sessions[$0] }
    }

    func withLargeCache(
        _ body: () throws(StoreError) -> Void
    ) throws(StoreError) {
        try database.run("PRAGMA cache_size = -\(Self.mergeCache)")
        defer {
            try? database.run(Self.boundedCache)
            try? database.run("PRAGMA shrink_memory")
        }
        try body()
    }

    private func count(
        _ entries: [WaterEntry], now: Instant, put: (WaterEntry) throws(StoreError) -> Void
    ) throws(StoreError) -> MergeCounts {
        var counts = MergeCounts()
        for entry in entries {
            if entry.at > now {
                counts.short += 1
                continue
            }
            let existing = try waterEntry(entry.id)
            let merged = existing?.merged(with: entry) ?? entry
            if merged == existing {
                counts.equal += 1
                continue
            }
            if existing == nil { counts.new += 1 } else { counts.changed += 1 }
            try put(merged)
        }
        return counts
    }
}

/// The statements of a merge, prepared once for all its sessions.
private struct SessionStatements {
    private let selection: Statement
    private let insertion: Statement

    init(_ database: borrowing Database) throws(StoreError) {
        selection = try database.statement(
            "SELECT \(Session.columns) FROM fast WHERE id = ? AND state = 'kept'")
        insertion = try database.statement(
            """
            INSERT INTO fast (\(Session.columns), state, act, origin)
            VALUES (?, ?, ?, ?, ?, ?, 'kept', ?, ?)
            ON CONFLICT (id) DO NOTHING
            """)
    }

    func find(_ id: RecordID, in database: borrowing Database) throws(StoreError) -> Session? {
        try database.one(selection, [id]) { Session($0) }
    }

    /// - Returns: false if there is a row with this id already.
    func insert(
        _ session: Session, act: Int64, in database: borrowing Database
    ) throws(StoreError) -> Bool {
        try database.run(insertion, session.values + [act, act])
        return database.changedRows > 0
    }
}

extension MergeCounts {
    /// How many records were written.
    fileprivate var written: Int { new + changed }
}
