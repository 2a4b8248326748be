extension Session {
    /// Of two records with one id, the whole one that counts (rule: domain, "Export, import"): the
    /// later end, then the earlier start, then a stated target over a missing one, then the larger,
    /// then a known offset over an unknown one, then the larger. A total order, so that importing
    /// twice or in another order gives the same.
    public func merged(with other: Session) -> Session {
        Self.counts(other, over: self) ? other : self
    }

    private static func counts(_ a: Session, over b: Session) -> Bool {
        if a.end != b.end { return a.end > b.end }
        if a.start != b.start { return a.start < b.start }
        // What is missing is less than anything that is stated.
        let (mine, yours) = (a.target?.microseconds ?? -1, b.target?.microseconds ?? -1)
        if mine != yours { return mine > yours }
        return a.endOffset ?? .min > b.endOffset ?? .min
    }
}

/// What a merge makes of a record.
public enum MergeOutcome: Equatable, Sendable {
    case new(Session)
    case changed(Session)
    case equal
    /// It is not taken: under 4 hours, in the future, or of the fast that is running.
    case short
}

extension Session {
    /// - Parameters:
    ///   - existing: the stored record with this id.
    ///   - active: the id of the fast that is running.
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
    /// Of two entries with one id, the one that counts: the later, then the larger.
    public func merged(with other: WaterEntry) -> WaterEntry {
        (at, amount.milliliters) < (other.at, other.amount.milliliters) ? other : self
    }
}
