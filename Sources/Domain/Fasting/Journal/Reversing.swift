extension FastState {
    /// Undoes or redoes an act: the records become what they were (rule:
    /// docs/rules/domain.md, Journal).
    ///
    /// A fast that runs again keeps what was announced in it. No milestone that has passed is
    /// announced. Only a new overlap counts: one that was not there before the act and is not there
    /// now. Imports and restores may bring overlaps, so undoing them may do so too.
    ///
    /// - Parameter reversals: one for each record that the act wrote.
    /// - Throws: ``FastError`` if a second fast would run, or for a new overlap.
    public func reverse(
        _ reversals: [Reversal], of kind: ActKind, context: ReversalContext
    ) throws(FastError) -> FastChange {
        var change = FastChange(state: self)
        for reversal in reversals where reversal.isUntouched {
            switch reversal.write {
            case .run(var fast):
                // A fast that runs beside the one that is shown, or is covered, is not shown because of this.
                let isBeside = reversal.present?.runs == true && active?.id != fast.id
                if active != nil, active?.id != fast.id, !isBeside { throw .alreadyActive }
                try change.state.checkNewOverlap(reversal, context)
                fast.actedAt = context.now
                fast.observedAt = context.now
                if !isBeside { change.state.stage = .active(fast) }
                change.writes.append(.run(fast))
            case .keep(let session):
                if !kind.isBulk { try checkNewOverlap(reversal, context) }
                change.state.stage = change.state.stage(with: session, context)
                change.writes.append(reversal.write)
            case .hide(.fast, let id, _):
                change.state.stage = change.state.stage(without: id)
                change.writes.append(reversal.write)
            case .water, .hide: change.writes.append(reversal.write)
            }
        }
        return change
    }

    private func checkNewOverlap(
        _ reversal: Reversal, _ context: ReversalContext
    ) throws(FastError) {
        guard let interval = reversal.write.interval else { return }
        let (id, now) = (reversal.write.id, reversal.present?.interval)
        if let active, active.id != id, context.isRunningFastNew(interval),
            interval.upperBound > active.start,
            now.map({ $0.upperBound <= active.start }) ?? true
        {
            throw .overlapsActive(since: active.start)
        }
        if let other = context.overlapping(interval, id, now) { throw .overlap(other) }
    }

    /// The stage after a fast was kept again. A fast that ran until now has ended.
    private func stage(with session: Session, _ context: ReversalContext) -> Stage {
        switch stage {
        case .active(let fast) where fast.id == session.id:
            .ended(EndedFast(fast, as: session, shownUntil: context.midnight))
        case .ended(let ended) where ended.fast.id == session.id && ended.session != session: .idle
        case .idle, .active, .ended: stage
        }
    }
}

/// What the rules need to know besides the state to undo or redo an act.
public struct ReversalContext {
    public var now: Instant
    /// The next local midnight after `now`.
    public var midnight: Instant
    /// Whether the fast that is shown did not overlap an interval before the act.
    public var isRunningFastNew: (Range<Instant>) -> Bool
    /// A stored session that overlaps an interval, and did not before the act. The session with this
    /// id is left out, and so are those that overlap the second interval. Returns nil if there is
    /// none.
    public var overlapping:
        (_ interval: Range<Instant>, _ except: RecordID, _ old: Range<Instant>?) -> Session?

    public init(
        now: Instant, midnight: Instant, isRunningFastNew: @escaping (Range<Instant>) -> Bool,
        overlapping:
            @escaping (
                _ interval: Range<Instant>, _ except: RecordID, _ old: Range<Instant>?
            ) -> Session?
    ) {
        self.now = now
        self.midnight = midnight
        self.isRunningFastNew = isRunningFastNew
        self.overlapping = overlapping
    }
}

extension ActKind {
    /// Whether an act of this kind writes any number of records.
    public var isBulk: Bool { self == .importing || self == .restore }
}
