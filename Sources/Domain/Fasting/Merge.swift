extension Session {
    /// Chooses between two records with the same id (rule: docs/rules/domain.md, Export and
    /// import): the later end, then the earlier start, then a stated target over a missing one, then
    /// the larger target, then a known offset over an unknown one, then the larger offset. This is a
    /// total order, so importing twice or in another order gives the same result.
    ///
    /// The note is chosen apart from that (see ``Note``).
    public func merged(with other: Session) -> Session {
        var merged = Self.wins(other, over: self) ? other : self
        merged.note = note.merged(with: other.note)
        return merged
    }

    private static func wins(_ a: Session, over b: Session) -> Bool {
        if a.end != b.end { return a.end > b.end }
        if a.start != b.start { return a.start < b.start }
        // A missing value is less than any stated one.
        let (mine, yours) = (a.target?.microseconds ?? -1, b.target?.microseconds ?? -1)
        if mine != yours { return mine > yours }
        return a.endOffset ?? .min > b.endOffset ?? .min
    }
}

/// The number of records of each kind that a merge found.
public struct MergeCounts: Equatable, Sendable {
    public var new: Int
    public var changed: Int
    public var equal: Int
    /// Skipped records.
    public var short: Int

    public init(new: Int = 0, changed: Int = 0, equal: Int = 0, short: Int = 0) {
        self.new = new
        self.changed = changed
        self.equal = equal
        self.short = short
    }

    public static func += (counts: inout MergeCounts, other: MergeCounts) {
        counts.new += other.new
        counts.changed += other.changed
        counts.equal += other.equal
        counts.short += other.short
    }
}

/// The result of merging one record.
public enum MergeOutcome: Equatable, Sendable {
    case new(Session)
    case changed(Session)
    case equal
    /// The record is skipped: it is shorter than 4 hours, in the future, or the running fast.
    case short
}

extension Session {
    /// - Parameters:
    ///   - existing: the stored record with this id.
    ///   - active: the id of the running fast.
    public func merge(
        into existing: Session?, active: RecordID?, now: Instant
    ) -> MergeOutcome {
        if id == active || end > now || duration < Session.shortest { return .short }
        guard let existing else { return .new(self) }
        let merged = existing.merged(with: self)
        return merged == existing ? .equal : .changed(merged)
    }
}

extension WaterEntry {
    /// Chooses between two entries with the same id: the later one, then the larger one.
    public func merged(with other: WaterEntry) -> WaterEntry {
        (at, amount.milliliters) < (other.at, other.amount.milliliters) ? other : self
    }
}
