import Fasting

/// What an undo or a redo would write (rule: docs/rules/domain.md, Journal).
extension Store {
    fileprivate enum Direction {
        case undo
        case redo
    }

    /// What undoing an act would write.
    public func reversals(undoing act: JournalEntry) throws(StoreError) -> [Reversal] {
        try reversals(of: act, .undo)
    }

    /// What doing an act again would write.
    public func reversals(redoing act: JournalEntry) throws(StoreError) -> [Reversal] {
        try reversals(of: act, .redo)
    }

    private func reversals(
        of act: JournalEntry, _ direction: Direction
    ) throws(StoreError) -> [Reversal] {
        if act.record != nil { return try findReversals(of: act, direction) }
        var reversals: [Reversal] = []
        // Otherwise each query would take the locks of the file separately.
        try withLargeCache { () throws(StoreError) in
            try database.snapshot { () throws(StoreError) in
                reversals = try findReversals(of: act, direction)
            }
        }
        return reversals
    }

    private func findReversals(
        of act: JournalEntry, _ direction: Direction
    ) throws(StoreError) -> [Reversal] {
        var reversals: [Reversal] = []
        if act.kind != .waterAdd, act.kind != .waterRemove {
            var known: Set<RecordID> = []
            if act.record == nil {
                reversals = try manyReversals(of: act.number, direction)
                known = Set(reversals.map(\.write.id))
            }
            let tables = ["session", "active_fast", "other_fast", "fast_version"]
            for id in try records(of: act, in: tables) where !known.contains(id) {
                if let reversal = try fastReversal(id, of: act.number, direction) {
                    reversals.append(reversal)
                }
            }
            reversals.sort { $0.write.id < $1.write.id }
        }
        if act.kind.isBulk || act.kind == .waterAdd || act.kind == .waterRemove {
            for id in try records(of: act, in: ["water", "water_version"]) {
                if let reversal = try waterReversal(id, of: act.number, direction) {
                    reversals.append(reversal)
                }
            }
        }
        return reversals
    }

    /// The records that an act wrote, by id.
    private func records(
        of act: JournalEntry, in tables: [String]
    ) throws(StoreError) -> [RecordID] {
        if let record = act.record { return [record] }
        var ids: [RecordID] = []
        for table in tables {
            ids += try database.all("SELECT id FROM \(table) WHERE act = ?", [act.number])
        }
        return ids.sorted()
    }

    /// The reversals of the fasts that are as the act left them, or as its undo did, by id. An import has
    /// very many of them, and this asks only once.
    private func manyReversals(
        of act: Int64, _ direction: Direction
    ) throws(StoreError) -> [Reversal] {
        let found = try database.all(
            direction == .undo ? Self.keptReversals : Self.removedReversals, [act, act]
        ) { row -> (RecordID, Versions<FastContent>)? in
            guard let id: RecordID = row[0], let own = Self.fastVersion(row) else {
                return nil
            }
            let before = Self.fastVersion(row, from: 9)
            // An undo finds a present version with the content of the act.
            let present = direction == .undo ? own : Self.fastVersion(row, from: 18)
            guard let present else { return nil }
            return (id, Versions(present: present, own: own, before: before ?? Self.noFast))
        }
        var reversals: [Reversal] = []
        reversals.reserveCapacity(found.count)
        for (id, versions) in found {
            if let reversal = try reversal(id, versions, of: act, direction) {
                reversals.append(reversal)
            }
        }
        return reversals
    }

    /// The kept fasts that have the content of an act, and their versions from before it.
    private static let keptReversals = """
        SELECT \(versionColumns("present")), 'kept', \(versionColumns("before")), before.state
        FROM session AS present LEFT JOIN fast_version AS before ON before.id = present.id
        AND before.act = (SELECT max(act) FROM fast_version WHERE id = present.id AND act < ?)
        WHERE present.origin = ? ORDER BY present.id
        """

    /// The versions that an act wrote of fasts that are removed, those from before it, and the present
    /// ones.
    private static let removedReversals = """
        SELECT \(versionColumns("own")), own.state, \(versionColumns("before")), before.state,
            \(versionColumns("present")), present.state
        FROM fast_version AS own JOIN fast_version AS present ON present.id = own.id
        AND present.act = (SELECT max(act) FROM fast_version WHERE id = own.id)
        LEFT JOIN fast_version AS before ON before.id = own.id
        AND before.act = (SELECT max(act) FROM fast_version WHERE id = own.id AND act < ?)
        WHERE own.act = ? AND NOT EXISTS (SELECT 1 FROM session WHERE id = own.id)
        AND NOT EXISTS (SELECT 1 FROM active_fast WHERE id = own.id) ORDER BY own.id
        """

    /// - Returns: nil if the act did not write this fast.
    private func fastReversal(
        _ id: RecordID, of act: Int64, _ direction: Direction
    ) throws(StoreError) -> Reversal? {
        let present = try presentFast(id)
        let versions = Versions(
            present: present,
            own: present.act == act ? nil : try fastVersion(id, "act = ?", act),
            before: try fastVersion(id, "act < ? ORDER BY act DESC LIMIT 1", act) ?? Self.noFast)
        return try reversal(id, versions, of: act, direction)
    }

    private func reversal(
        _ id: RecordID, _ versions: Versions<FastContent>, of act: Int64, _ direction: Direction
    ) throws(StoreError) -> Reversal? {
        guard let target = versions.target(act, direction) else { return nil }
        let isUntouched = versions.isUntouched(act, direction)
        let merged = isUntouched ? nil : versions.keepingChanges(in: target.content)
        var write = RecordWrite.removeFast(id)
        switch merged ?? target.content {
        case .running(var fast):
            try addAnnouncements(to: &fast)
            write = .run(fast)
        case .kept(let session): write = .keep(session)
        case .removed: break
        }
        var kept: Session?
        if case .kept(let session) = versions.present.content { kept = session }
        return Reversal(
            write: write, origin: merged == nil ? target.origin : nil, kept: kept,
            isUntouched: isUntouched || merged != nil)
    }

    /// - Returns: nil if the act did not write this entry.
    private func waterReversal(
        _ id: RecordID, of act: Int64, _ direction: Direction
    ) throws(StoreError) -> Reversal? {
        let present = try presentWater(id)
        let versions = Versions(
            present: present,
            own: present.act == act ? nil : try waterVersion(id, "act = ?", act),
            before: try waterVersion(id, "act < ? ORDER BY act DESC LIMIT 1", act)
                ?? Version(content: nil, act: 0, origin: 0))
        guard let target = versions.target(act, direction) else { return nil }
        return Reversal(
            write: target.content.map { .water($0) } ?? .removeWater(id), origin: target.origin,
            kept: nil, isUntouched: versions.isUntouched(act, direction))
    }

    /// Three versions of one record that matter for an act.
    fileprivate struct Versions<Content> {
        let present: Version<Content>
        /// The version that the act wrote, if it is no longer the present one.
        var own: Version<Content>?
        let before: Version<Content>

        /// What the record becomes; nil if the act did not write it.
        func target(_ act: Int64, _ direction: Direction) -> Version<Content>? {
            guard let own = present.act == act ? present : own else { return nil }
            return direction == .undo
                ? before : Version(content: own.content, act: act, origin: act)
        }

        /// Whether the content of the record is still that of the act before an undo, or that from
        /// before the act before a redo.
        func isUntouched(_ act: Int64, _ direction: Direction) -> Bool {
            present.origin == (direction == .undo ? act : before.origin)
        }
    }

    /// Whether the running fast did not overlap an interval before an act.
    ///
    /// - Returns: false if no fast runs, or none that was changed since the act.
    public func isRunningFastNew(
        to interval: Range<Instant>, since act: JournalEntry
    ) throws(StoreError) -> Bool {
        try database.has(
            "SELECT 1 FROM active_fast WHERE \(Self.isNew("active_fast")) AND start < ?2",
            [interval.lowerBound, interval.upperBound, act.number])
    }

    /// A condition for a fast that was changed after an act and did not overlap an interval before
    /// it. The parameters ?1 and ?2 are the bounds of the interval, and ?3 is the number of the act.
    static func isNew(_ table: String) -> String {
        """
        \(table).act > ?3 AND NOT EXISTS (SELECT 1 FROM fast_version AS version
        WHERE version.id = \(table).id AND version.act = (SELECT max(act) FROM fast_version
        WHERE id = \(table).id AND act < ?3)
        AND version.state <> 'deleted' AND coalesce(version.end, \(Int64.max)) > ?1
        AND version.start < ?2)
        """
    }

    // MARK: Versions

    struct Version<Content> {
        let content: Content
        let act: Int64
        let origin: Int64
    }

    enum FastContent: Equatable {
        case running(ActiveFast)
        case kept(Session)
        case removed
    }

    func presentFast(_ id: RecordID) throws(StoreError) -> Version<FastContent> {
        let kept = try database.one(
            "SELECT \(Session.columns), act, origin FROM session WHERE id = ?", [id]
        ) { row in
            Session(row).map {
                Version(
                    content: FastContent.kept($0), act: row.integer(6), origin: row.integer(7))
            }
        }
        if let kept { return kept }
        for table in ["active_fast", "other_fast"] {
            let running = try database.one(
                "SELECT \(ActiveFast.columns), act, origin FROM \(table) WHERE id = ?", [id]
            ) { row in
                ActiveFast(row).map {
                    Version(
                        content: FastContent.running($0), act: row.integer(8),
                        origin: row.integer(9))
                }
            }
            if let running { return running }
        }
        return try fastVersion(id, "act <= ? ORDER BY act DESC LIMIT 1", .max)
            ?? Self.noFast
    }

    static var noFast: Version<FastContent> {
        Version(content: .removed, act: 0, origin: 0)
    }

    /// An earlier version of a fast, or its deletion.
    func fastVersion(
        _ id: RecordID, _ condition: String, _ act: Int64
    ) throws(StoreError) -> Version<FastContent>? {
        try database.one(
            """
            SELECT \(Session.columns), act, origin, state FROM fast_version
            WHERE id = ? AND \(condition)
            """, [id, act]
        ) { Self.fastVersion($0) }
    }

    /// The latest version of each fast from before an act. A fast that had none is left out.
    func fastVersions(
        _ ids: [RecordID], before act: Int64
    ) throws(StoreError) -> [(RecordID, Version<FastContent>)] {
        try database.all(
            """
            SELECT \(Self.versionColumns("earlier")), earlier.state
            FROM json_each(?) CROSS JOIN fast_version AS earlier ON earlier.id = value
            AND earlier.act = (SELECT max(act) FROM fast_version WHERE id = value AND act < ?)
            """, [ids, act]
        ) { row in row[0].flatMap { id in Self.fastVersion(row).map { (id, $0) } } }
    }

    /// What ``fastVersion(_:from:)`` reads; the state follows.
    private static func versionColumns(_ table: String) -> String {
        ["id", "start", "end", "end_offset", "target", "note", "act", "origin"]
            .map { "\(table).\($0)" }.joined(separator: ", ")
    }

    /// - Parameter first: the first of ``versionColumns(_:)``.
    /// - Returns: nil if the row makes no sense.
    private static func fastVersion(_ row: Row, from first: Int32 = 0) -> Version<FastContent>? {
        let content: FastContent
        switch row.text(first + 8) {
        case "deleted": content = .removed
        case "kept":
            guard let session = Session(row, from: first) else { return nil }
            content = .kept(session)
        case "running":
            guard let id: RecordID = row[first], let start: Instant = row[first + 1],
                let target: Target = row[first + 4]
            else { return nil }
            content = .running(
                ActiveFast(
                    id: id, start: start, target: target, note: Note(row, first + 5),
                    actedAt: start, observedAt: start))
        default: return nil
        }
        return Version(
            content: content, act: row.integer(first + 6), origin: row.integer(first + 7))
    }

    func presentWater(_ id: RecordID) throws(StoreError) -> Version<WaterEntry?> {
        let present = try database.one(
            "SELECT \(WaterEntry.columns), act, origin FROM water WHERE id = ?", [id]
        ) { row in
            Version(content: WaterEntry(row), act: row.integer(3), origin: row.integer(4))
        }
        if let present { return present }
        return try waterVersion(id, "act <= ? ORDER BY act DESC LIMIT 1", .max)
            ?? Version(content: nil, act: 0, origin: 0)
    }

    /// An earlier version of a water entry, or its removal.
    func waterVersion(
        _ id: RecordID, _ condition: String, _ act: Int64
    ) throws(StoreError) -> Version<WaterEntry?>? {
        try database.one(
            """
            SELECT \(WaterEntry.columns), act, origin FROM water_version
            WHERE id = ? AND \(condition)
            """, [id, act]
        ) { row in
            Version(content: WaterEntry(row), act: row.integer(3), origin: row.integer(4))
        }
    }

    /// What was announced in any version of a fast was announced.
    func addAnnouncements(to fast: inout ActiveFast) throws(StoreError) {
        let rows = try database.all(
            """
            SELECT announced, target_announced FROM fast_version
            WHERE id = ? AND state = 'running'
            UNION SELECT announced, target_announced FROM active_fast WHERE id = ?
            UNION SELECT announced, target_announced FROM other_fast WHERE id = ?
            """, [fast.id, fast.id, fast.id]
        ) { (announced: $0[0] ?? MilestoneSet(), target: $0[1] ?? false) }
        for row in rows {
            fast.announced.formUnion(row.announced)
            fast.targetAnnounced = fast.targetAnnounced || row.target
        }
    }
}

extension Store.Versions<Store.FastContent> {
    /// What the undo or the redo of an ending makes of a fast that was changed since. Only what the ending wrote goes
    /// back: a note, a target or a start that is newer stays (rule: docs/rules/domain.md, A fast).
    ///
    /// - Parameter target: what the fast would become if it had not been changed.
    /// - Returns: nil if the act did not end this fast, or its end is another one now.
    fileprivate func keepingChanges(in target: Store.FastContent) -> Store.FastContent? {
        switch (target, present.content, own?.content, before.content) {
        case (.running(var fast), .kept(let now), .kept(let ended)?, _) where now.end == ended.end:
            if now.start != ended.start { fast.start = now.start }
            if now.target != ended.target { fast.target = now.effectiveTarget }
            if now.note != ended.note { fast.note = now.note }
            return .running(fast)
        case (.kept(var session), .running(let now), _, .running(let began)):
            if now.start != began.start { session.start = now.start }
            if now.target != began.target { session.target = now.target }
            if now.note != began.note { session.note = now.note }
            return session.duration < Session.shortest ? nil : .kept(session)
        default: return nil
        }
    }
}
