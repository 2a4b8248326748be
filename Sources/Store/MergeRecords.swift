import Fasting

/// How many records a merge found of each kind.
public struct MergeCounts: Equatable, Sendable {
    public var new = 0
    public var changed = 0
    public var equal = 0
    public var short = 0

    public init() {}
}

/// A merge of many records goes in slices, each a transaction of its own, so that nobody waits for
/// it. What a slice replaces is kept until the end: a merge that fails, or whose agent is ended in
/// the middle, is taken back whole.
extension Store {
    /// Merges some of the records.
    ///
    /// - Parameters:
    ///   - active: the id of the fast that is running.
    ///   - isTrial: counts only.
    public func merge(
        _ sessions: [Session], active: RecordID?, now: Instant, isTrial: Bool,
        counts: inout MergeCounts
    ) throws(StoreError) {
        var sum = counts
        try transaction(isLasting: false) { () throws(StoreError) in
            for session in sessions {
                let existing = try self.session(session.id)
                switch session.merge(into: existing, active: active, now: now) {
                case .short: sum.short += 1
                case .equal: sum.equal += 1
                case .new(let merged):
                    sum.new += 1
                    if !isTrial { try replace(nil, with: merged) }
                case .changed(let merged):
                    sum.changed += 1
                    if !isTrial { try replace(existing, with: merged) }
                }
            }
        }
        counts = sum
    }

    /// Merges entries of water, all of them or none.
    ///
    /// - Parameter isTrial: counts only.
    public func merge(
        _ entries: [WaterEntry], now: Instant, isTrial: Bool
    ) throws(StoreError) -> MergeCounts {
        var counts = MergeCounts()
        try transaction(isLasting: true) { () throws(StoreError) in
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
                if !isTrial { try put(merged) }
            }
        }
        return counts
    }

    private func replace(_ before: Session?, with session: Session) throws(StoreError) {
        // The first of several is what was there.
        try database.run(
            "INSERT OR IGNORE INTO merge_before VALUES (?, ?, ?, ?, ?)",
            .text(session.id.description), before.map { .integer($0.start.secondsSinceEpoch) },
            before.map { .integer($0.end.secondsSinceEpoch) },
            before?.endOffset.map { .integer(Int64($0)) },
            before?.target.map { .integer($0.microseconds) })
        try put(session)
    }

    /// The merge is whole: it cannot be taken back any more, and no earlier edit either.
    public func finishMerge(_ state: FastState) throws(StoreError) {
        try transaction(isLasting: true) { () throws(StoreError) in
            try database.run("DELETE FROM merge_before")
            try write(state.undoableEdit)
        }
    }

    /// Takes back what was merged since the last ``finishMerge(_:)``.
    public func takeBackMerge() throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try database.run("DELETE FROM session WHERE id IN (SELECT id FROM merge_before)")
            try database.run(
                """
                INSERT INTO session (id, start, end, end_offset, target)
                SELECT id, start, end, end_offset, target FROM merge_before
                WHERE start IS NOT NULL
                """)
            try database.run("DELETE FROM merge_before")
        }
    }

    /// Whether a merge was begun and neither finished nor taken back.
    func hasHalfMerge() throws(StoreError) -> Bool {
        try database.query("SELECT 1 FROM merge_before LIMIT 1") { _ in }.isEmpty == false
    }

    /// - Parameter isLasting: whether it is on the disk when this returns. The order of what is
    ///   written stays in any case: after a loss of power the end of it may be missing.
    private func transaction(
        isLasting: Bool, _ body: () throws(StoreError) -> Void
    ) throws(StoreError) {
        if isLasting { return try database.transaction(body) }
        try database.run("PRAGMA synchronous = NORMAL")
        // Before anybody is told of anything again.
        defer { try? database.run("PRAGMA synchronous = FULL") }
        try database.transaction(body)
    }
}
