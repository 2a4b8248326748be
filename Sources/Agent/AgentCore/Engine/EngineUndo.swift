import Fasting
import Store

/// Undoing and redoing acts (rule: docs/rules/domain.md, Journal).
extension Engine {
    /// Undoes the latest act of a scope.
    ///
    /// - Throws: ``Refusal/rule(_:)`` with `nothingToUndo`, or ``Refusal/undoAgainst(_:)``.
    func undo(in scope: UndoScope, at now: Instant, _ store: Store) throws(Refusal) -> Plan {
        let found = try reading { try undoable(in: scope, store, now) }
        guard let (act, reversals) = found else { throw .rule(.nothingToUndo) }
        let change = try byRules(Refusal.undoAgainst) {
            try state.reverse(reversals, of: act, context: context(at: now, store))
        }
        return plan(.undo(of: act.number), act, reversals, change, at: now)
    }

    /// Does again what the last undo has undone.
    ///
    /// - Throws: ``Refusal/Plain/nothingToRedo``.
    func redo(at now: Instant, _ store: Store) throws(Refusal) -> Plan {
        let found = try reading { () throws(StoreError) -> (JournalEntry, [Reversal])? in
            guard let act = try store.redoableAct() else { return nil }
            return (act, try store.reversals(redoing: act, at: now))
        }
        guard let (act, reversals) = found else { throw .plain(.nothingToRedo) }
        let change = try byRules {
            try state.reverse(reversals, of: act, isRedo: true, context: context(at: now, store))
        }
        return plan(.redo(of: act.number), act, reversals, change, at: now)
    }

    // MARK: Preconditions

    /// Makes sure that a command is carried out on what its caller saw. If there is no fast or no act at all,
    /// the command itself is refused with that.
    ///
    /// - Throws: ``Refusal/Plain/anotherFast``, ``Refusal/Plain/anotherAct``.
    func check(_ condition: Precondition, _ store: Store) throws(Refusal) {
        switch condition {
        case .runs(let id):
            if let active = state.active, active.id != id { throw .plain(.anotherFast) }
        case .undoes(let number, let scope):
            let act = try reading { try undoable(in: scope, store, environment.now())?.0 }
            if let act, act.number != number { throw .plain(.anotherAct) }
        case .redoes(let number):
            let act = try reading { try store.redoableAct() }
            if let act, act.number != number { throw .plain(.anotherAct) }
        case .follows(let number):
            if try reading({ try store.latestAct() }) != number { throw .plain(.anotherAct) }
        }
    }

    // MARK: What can be undone

    /// The latest act of a scope and what undoing it would write.
    ///
    /// - Returns: nil if there is no act. For an ending also if a fast runs, or if its record is no longer as
    ///   the act left it.
    private func undoable(
        in scope: UndoScope, _ store: Store, _ now: Instant
    ) throws(StoreError) -> (JournalEntry, [Reversal])? {
        if scope == .endings, state.active != nil { return nil }
        guard let act = try store.undoableAct(in: scope) else { return nil }
        let reversals = try store.reversals(undoing: act, at: now)
        if scope != .all, !reversals.allSatisfy(\.isUntouched) { return nil }
        return (act, reversals)
    }

    private func plan(
        _ act: Act, _ entry: JournalEntry, _ reversals: [Reversal], _ change: FastChange,
        at now: Instant
    ) -> Plan {
        let left = reversals.count { !$0.isUntouched }
        var isRedo = false
        if case .redo = act { isRedo = true }
        let written = reversals.filter(\.isUntouched)
        let changesHistory = written.flatMap { [$0.present, $0.write] }.contains {
            if case .keep? = $0 { true } else { false }
        }
        let undone = Undone(act: entry, left: left, changesHistory: changesHistory)
        let origins = written.map(\.origin)
        return Plan(
            state: change.state, settings: settings,
            write: { [self] (store, key) throws(StoreError) in
                var outcome = Plan.Outcome(reply: .undone(undone))
                outcome.shown = try store.append(
                    act, at: now, change.writes, origins: origins, once: key)
                outcome.events = events(of: outcome.shown ?? change.state, isRedo: isRedo)
                outcome.events.append(isRedo ? .redone(undone) : .undone(undone))
                return outcome
            })
    }

    /// What happened to the current fast.
    private func events(of next: FastState, isRedo: Bool) -> [Event] {
        switch (state.active, next.stage) {
        case (nil, .active(let fast)): [.fast(isRedo ? .started(fast.id) : .resumed(fast.id))]
        case (_?, .active(let fast)) where next != state: [.fast(.adjusted(fast.id))]
        case (_?, .ended(let ended)): [.fast(.ended(ended))]
        default: []
        }
    }

    /// The acts that the next undo and the next redo would be about.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)``.
    public func reversibleActs() throws(Refusal) -> ReversibleActs {
        try read { try $0.reversibleActs() }
    }

    // MARK: For the snapshot

    /// The ending that an undo would undo; nil if there is none or a rule forbids it.
    func undoableEnding(_ store: Store, _ now: Instant) throws -> JournalEntry? {
        guard state.active == nil, let act = try store.reversibleActs().ending else { return nil }
        let isAllowed = try facts.isUndoable(act, store, at: now) {
            let reversals = try store.reversals(undoing: act, at: now)
            var isAllowed = reversals.allSatisfy(\.isUntouched)
            if isAllowed {
                do {
                    _ = try state.reverse(reversals, of: act, context: context(at: now, store))
                } catch is FastError { isAllowed = false }
            }
            return (isAllowed, until: reversals.compactMap { $0.appears(after: now) }.min())
        }
        return isAllowed ? act : nil
    }
}

extension Reversal {
    /// From when on the record is no longer too far in the future; nil if it is not.
    fileprivate func appears(after now: Instant) -> Instant? {
        guard case .hide(_, _, let values) = write else { return nil }
        let ahead = values.values.compactMap(\.time).filter { $0 > now + SharedFast.tolerance }
        return ahead.min().map { $0 - SharedFast.tolerance }
    }
}
