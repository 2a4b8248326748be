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
            for id in try records(of: act, .fast) where !known.contains(id) {
                if let reversal = try fastReversal(id, of: act.number, direction) {
                    reversals.append(reversal)
                }
            }
            reversals.sort { $0.write.id < $1.write.id }
        }
        if act.kind.isBulk || act.kind == .waterAdd || act.kind == .waterRemove {
            for id in try records(of: act, .water) {
                if let reversal = try waterReversal(id, of: act.number, direction) {
                    reversals.append(reversal)
                }
            }
        }
        return reversals
    }

    /// The records that an act wrote, by id.
    private func records(
        of act: JournalEntry, _ kind: RecordKind
    ) throws(StoreError) -> [RecordID] {
        if let record = act.record { return [record] }
        let ids: [RecordID] = try database.all(
            """
            SELECT id FROM \(kind.name) WHERE act = ?1
            UNION SELECT id FROM \(kind.name)_version WHERE act = ?1
            """, [act.number])
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
            guard let id: RecordID = row[0], let own = Version<FastContent>(row) else {
                return nil
            }
            let width = Version<FastContent>.width
            let before = Version<FastContent>(row, from: width) ?? .absent
            // An undo finds a present version with the content of the act.
            let present = direction == .undo ? own : Version(row, from: 2 * width)
            return present.map { (id, Versions(present: $0, own: own, before: before)) }
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
        SELECT \(Version<FastContent>.columns("present")), \(Version<FastContent>.columns("before"))
        FROM fast AS present LEFT JOIN fast_version AS before ON before.id = present.id
        AND before.act = (SELECT max(act) FROM fast_version WHERE id = present.id AND act < ?)
        WHERE present.state = 'kept' AND present.origin = ? ORDER BY present.id
        """

    /// The versions that an act wrote of fasts that are removed, those from before it, and the present
    /// ones.
    private static let removedReversals = """
        SELECT \(Version<FastContent>.columns("own")), \(Version<FastContent>.columns("before")),
            \(Version<FastContent>.columns("present"))
        FROM fast_version AS own JOIN fast AS present ON present.id = own.id
        LEFT JOIN fast_version AS before ON before.id = own.id
        AND before.act = (SELECT max(act) FROM fast_version WHERE id = own.id AND act < ?)
        WHERE own.act = ? AND present.state = 'deleted' ORDER BY own.id
        """

    /// - Returns: nil if the act did not write this fast.
    private func fastReversal(
        _ id: RecordID, of act: Int64, _ direction: Direction
    ) throws(StoreError) -> Reversal? {
        let present = try presentFast(id)
        let versions = Versions(
            present: present,
            own: present.act == act ? nil : try version(id, "act = ?", act),
            before: try version(id, before: act) ?? .absent)
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
            own: present.act == act ? nil : try version(id, "act = ?", act),
            before: try version(id, before: act) ?? .absent)
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
            "SELECT 1 FROM \(Self.shown) AND \(Self.isNew) AND start < ?2",
            [interval.lowerBound, interval.upperBound, act.number])
    }

    /// A condition for a fast that was changed after an act and did not overlap an interval before
    /// it. The parameters ?1 and ?2 are the bounds of the interval, and ?3 is the number of the act.
    static let isNew = """
        fast.act > ?3 AND NOT EXISTS (SELECT 1 FROM fast_version AS version
        WHERE version.id = fast.id AND version.act = (SELECT max(act) FROM fast_version
        WHERE id = fast.id AND act < ?3)
        AND version.state <> 'deleted' AND coalesce(version.end, \(Int64.max)) > ?1
        AND version.start < ?2)
        """
}

extension Store.Versions<FastContent> {
    /// What the undo or the redo of an ending makes of a fast that was changed since. Only what the ending wrote goes
    /// back: a note, a target or a start that is newer stays (rule: docs/rules/domain.md, A fast).
    ///
    /// - Parameter target: what the fast would become if it had not been changed.
    /// - Returns: nil if the act did not end this fast, or its end is another one now.
    fileprivate func keepingChanges(in target: FastContent) -> FastContent? {
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
