extension FastState {
    /// Undoes or redoes an act: the records become what they were (rule:
    /// docs/rules/domain.md, Journal).
    ///
    /// A fast that runs again keeps what was announced in it. No milestone that has passed is
    /// announced. Only a new overlap counts: one that was not there before the act and is not there
    /// now. Imports and restores may bring overlaps, so undoing them may do so too.
    ///
    /// - Parameters:
    ///   - reversals: one for each record that the act wrote.
    ///   - isRedo: nothing has changed since the undo, so the records become as they were before it.
    /// - Throws: ``FastError`` if a second fast would run, or for a new overlap, or the error of
    ///   ``FastContext/stored``.
    public func reverse(
        _ reversals: [Reversal], of act: JournalEntry, isRedo: Bool = false, context: FastContext
    ) throws -> FastChange {
        func checkOverlap(_ reversal: Reversal, _ state: FastState) throws {
            if !isRedo { try state.checkNewOverlap(reversal, since: act, context) }
        }
        var change = FastChange(state: self)
        for reversal in reversals where reversal.isUntouched {
            switch reversal.write {
            case .run(var fast):
                // A fast that runs beside the one that is shown, or is covered, is not shown because of this.
                let isBeside = reversal.present?.runs == true && active?.id != fast.id
                if active != nil, active?.id != fast.id, !isBeside { throw FastError.alreadyActive }
                try checkOverlap(reversal, change.state)
                fast.actedAt = context.now
                fast.observedAt = context.now
                if !isBeside { change.state.stage = .active(fast) }
                change.writes.append(.run(fast))
            case .keep(let session):
                if !act.kind.isBulk { try checkOverlap(reversal, self) }
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
        _ reversal: Reversal, since act: JournalEntry, _ context: FastContext
    ) throws {
        guard let interval = reversal.write.interval else { return }
        let (id, now) = (reversal.write.id, reversal.present?.interval)
        if let active, active.id != id, interval.upperBound > active.start,
            now.map({ $0.upperBound <= active.start }) ?? true,
            try context.stored.isRunningFastNew(to: interval, since: act)
        {
            throw FastError.overlapsActive(since: active.start)
        }
        let other = try context.stored.session(
            overlapping: interval, except: id, orOverlapping: now, newSince: act)
        if let other { throw FastError.overlap(other) }
    }

    /// The stage after a fast was kept again. A fast that ran until now has ended.
    private func stage(with session: Session, _ context: FastContext) -> Stage {
        switch stage {
        case .active(let fast) where fast.id == session.id:
            .ended(EndedFast(fast, as: session, shownUntil: context.midnight))
        case .ended(let ended) where ended.fast.id == session.id && ended.session != session: .idle
        case .idle, .active, .ended: stage
        }
    }
}

extension ActKind {
    /// Whether an act of this kind writes any number of records.
    public var isBulk: Bool { self == .importing || self == .restore }
}
