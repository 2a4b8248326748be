import Fasting

/// How many records a merge found of each kind.
public struct MergeCounts: Equatable, Sendable {
    public var new = 0
    public var changed = 0
    public var equal = 0
    public var short = 0

    public init() {}
}

/// Where a merge stands.
struct Merging {
    /// Whether its present transaction is open.
    var isOpen = false
    /// How many records it has written.
    var replaced: Int64 = 0
    /// Some of what it has written is lost.
    var isBroken = false
    /// It has failed, and is not taken back yet.
    var isOwedBack = false
}

/// A merge of many records goes in slices, between which others have their turn. Several slices are
/// one transaction: it is ended early where somebody else has something to store. What is replaced
/// is kept until the end: a merge that fails, or whose agent is ended in the middle, is taken back
/// whole.
extension Store {
    /// KiB of pages that stay in memory meanwhile: ids are random, and so are the places of records.
    private static let mergeCache = 16_384

    /// Merges some of the records. They are lasting after ``finishMerge(_:)``.
    ///
    /// - Parameters:
    ///   - active: the id of the fast that is running.
    ///   - isTrial: counts only.
    public func merge(
        _ sessions: [Session], active: RecordID?, now: Instant, isTrial: Bool,
        counts: inout MergeCounts
    ) throws(StoreError) {
        if !isTrial { try openBatch() }
        do throws(StoreError) {
            try take(sessions, active: active, now: now, isTrial: isTrial, counts: &counts)
        } catch {
            if !isTrial { merging.isBroken = true }
            throw error
        }
    }

    private func take(
        _ sessions: [Session], active: RecordID?, now: Instant, isTrial: Bool,
        counts: inout MergeCounts
    ) throws(StoreError) {
        for session in sessions {
            let existing = try self.session(session.id)
            switch session.merge(into: existing, active: active, now: now) {
            case .short: counts.short += 1
            case .equal: counts.equal += 1
            case .new(let merged):
                counts.new += 1
                if !isTrial { try replace(nil, with: merged) }
            case .changed(let merged):
                counts.changed += 1
                if !isTrial { try replace(existing, with: merged) }
            }
        }
    }

    private func replace(_ before: Session?, with session: Session) throws(StoreError) {
        try database.run(
            "INSERT INTO merge_before VALUES (NULL, ?, ?, ?, ?, ?)",
            .text(session.id.description), before.map { .integer($0.start.secondsSinceEpoch) },
            before.map { .integer($0.end.secondsSinceEpoch) },
            before?.endOffset.map { .integer(Int64($0)) },
            before?.target.map { .integer($0.microseconds) })
        try put(session)
        merging.replaced += 1
    }

    /// The merge is whole: it cannot be taken back any more, and no earlier edit either.
    ///
    /// - Throws: ``StoreError`` where some of it was lost on the way; it has to be taken back then.
    public func finishMerge(_ state: FastState) throws(StoreError) {
        let kept = try database.query("SELECT coalesce(max(number), 0) FROM merge_before") {
            $0.integer(0)
        }
        guard kept == [merging.replaced], !merging.isBroken else {
            throw StoreError(cause: .other("some of it was lost"), operation: "ending a merge")
        }
        try lasting { () throws(StoreError) in
            try database.run("DELETE FROM merge_before")
            try write(state.undoableEdit)
        }
        merging = Merging()
    }

    /// Takes back what was merged since the last ``finishMerge(_:)``. Where that cannot be done now,
    /// nothing else is stored before it is.
    public func takeBackMerge() throws(StoreError) {
        merging.isOwedBack = true
        try settle()
    }

    /// Whether a merge that failed is still to be taken back.
    public var owesMerge: Bool { merging.isOwedBack }

    /// Does what a failed merge has left to do.
    public func settle() throws(StoreError) {
        guard merging.isOwedBack else { return }
        if database.isInTransaction { try? database.run("ROLLBACK") }
        try database.run("PRAGMA synchronous = FULL")
        try database.transaction { () throws(StoreError) in
            try database.run("DELETE FROM session WHERE id IN (SELECT id FROM merge_before)")
            // The first of several is what was there.
            try database.run(
                """
                INSERT INTO session (id, start, end, end_offset, target)
                SELECT id, start, end, end_offset, target FROM merge_before
                WHERE start IS NOT NULL
                AND number IN (SELECT min(number) FROM merge_before GROUP BY id)
                """)
            try database.run("DELETE FROM merge_before")
        }
        merging = Merging()
    }

    /// Whether a merge was begun and neither finished nor taken back.
    func hasHalfMerge() throws(StoreError) -> Bool {
        try database.query("SELECT 1 FROM merge_before LIMIT 1") { _ in }.isEmpty == false
    }

    /// - Throws: ``StoreError`` where what was merged so far is no longer whole.
    private func openBatch() throws(StoreError) {
        try settle()
        // SQLite rolls a transaction back by itself where the disk is full.
        if merging.isOpen, !database.isInTransaction { merging.isBroken = true }
        if merging.isBroken {
            throw StoreError(cause: .other("some of it was lost"), operation: "merging")
        }
        if database.isInTransaction { return }
        hasLargeCache = true
        try database.run("PRAGMA cache_size = -\(Self.mergeCache)")
        // The order of what is written stays: after a loss of power the end of it may be missing.
        try database.run("PRAGMA synchronous = NORMAL")
        try database.run("BEGIN IMMEDIATE")
        merging.isOpen = true
    }

    /// The memory of a merge is not needed any more.
    public func endMerge() {
        guard hasLargeCache else { return }
        hasLargeCache = false
        try? database.run(Self.boundedCache)
        try? database.run("PRAGMA shrink_memory")
    }

    /// Stores what was merged so far, so that others can store something: until then theirs would
    /// not be on the disk when they are told so. Where that fails the merge is broken.
    public func closeBatch() throws(StoreError) {
        defer { merging.isOpen = false }
        var failure: StoreError?
        if merging.isOpen {
            do throws(StoreError) { try database.run("COMMIT") } catch {
                merging.isBroken = true
                failure = error
                if database.isInTransaction { try? database.run("ROLLBACK") }
            }
        }
        try database.run("PRAGMA synchronous = FULL")
        if let failure { throw failure }
    }

    /// Runs something in a transaction that is on the disk when this returns.
    func lasting(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try settle()
        if merging.isOpen { try closeBatch() }
        try database.transaction(body)
    }

    /// Merges entries of water, all of them or none.
    ///
    /// - Parameter isTrial: counts only.
    public func merge(
        _ entries: [WaterEntry], now: Instant, isTrial: Bool
    ) throws(StoreError) -> MergeCounts {
        if isTrial { return try count(entries, now: now) { _ in } }
        var counts = MergeCounts()
        try lasting { () throws(StoreError) in
            counts = try count(entries, now: now) { (entry) throws(StoreError) in try put(entry) }
        }
        return counts
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
