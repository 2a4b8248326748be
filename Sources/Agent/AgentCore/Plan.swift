import Fasting
import LocalTime
import Store

/// What a command would change, before anything is stored.
struct Plan {
    /// The effects of a write.
    struct Outcome {
        var reply = Reply.done
        var events: [Event] = []
        /// What is shown, if it is another one of the running fasts; nil if it follows from the plan.
        var shown: FastState?
    }

    var state: FastState
    var settings: Settings
    /// What is stored about licences; nil if it stays as it is.
    var premium: PremiumRecord?
    /// Whether the write only counts and changes nothing.
    var isDryRun = false
    /// What is returned if there is nothing to write.
    var reply = Reply.done
    /// Writes everything in one transaction; nil if the command changes nothing. The key is that of the
    /// request, which is stored with its act.
    var write: ((Store, _ key: String?) throws(StoreError) -> Outcome)?
}

extension Engine {
    /// Reduces a command to a plan. Reads the store, writes nothing.
    ///
    /// - Throws: ``Refusal`` if a rule forbids the command or the store cannot be read.
    func plan(_ command: Command, at now: Instant, _ store: Store) throws(Refusal) -> Plan {
        switch command {
        case .start(let start, let target, let note, let known):
            let id: RecordID
            if let known {
                try checkNotKept(known, store)
                id = known
            } else {
                id = try makeID()
            }
            return try plan(
                fast: .start(id, at: start, target: target, note: note), at: now, store,
                reply: .id(id))
        case .end(let end, let note):
            return try plan(fast: .end(at: end, note: note), at: now, store)
        case .abandon: return try plan(fast: .abandon, at: now, store)
        case .adjust(let start, let target, let note):
            return try plan(
                fast: .adjust(start: start, target: target, note: note), at: now, store)
        case .undo: return try undo(in: .all, at: now, store)
        case .undoEnding: return try undo(in: .endings, at: now, store)
        case .redo: return try redo(at: now, store)
        case .restore(let day, let isDryRun):
            return try restore(day, isDryRun: isDryRun, at: now, store)
        case .log(let start, let end, let target, let note, let known):
            if let known, try isLogged(known, store) { return unchanged(reply: .id(known)) }
            let id = try newID(known)
            return try plan(
                history: .log(id, start: start, end: end, target: target, note: note), at: now,
                store, reply: .id(id))
        case .edit(let id, let start, let end, let target, let note):
            return try plan(
                history: .edit(id, start: start, end: end, target: target, note: note), at: now,
                store)
        case .setNote(let id, let note):
            return state.active?.id == id
                ? try plan(fast: .adjust(note: note), at: now, store)
                : try plan(history: .edit(id, note: note), at: now, store)
        case .delete(let id): return try plan(history: .delete(id), at: now, store)
        case .merge(let sessions, let entries, let settings, let running, let isDryRun):
            return try merge(
                sessions, entries, settings, running, isDryRun: isDryRun, at: now, store)
        case .addWater(let amount, let at, let id):
            return try addWater(amount, at: at, id, now: now, store)
        case .removeWater(let id): return try removeWater(id, at: now, store)
        case .set(let key, let value):
            var next = settings
            guard next.set(key, to: value) else { throw .invalidSetting(key) }
            return plan(settings: next)
        case .setVigil(let isOn):
            var next = settings
            next.isVigilOn = isOn
            return plan(settings: next)
        case .setCompline(let isOn):
            var next = settings
            next.isComplineOn = isOn
            return plan(settings: next)
        case .setInvitation(let time):
            var next = settings
            next.invitationTime = time
            if time != nil { next.isComplineOn = true }
            return plan(settings: next)
        case .licence(let command): return try plan(command, at: now)
        }
    }

    private func unchanged(reply: Reply = .done) -> Plan {
        Plan(state: state, settings: settings, reply: reply)
    }

    private func makeID() throws(Refusal) -> RecordID {
        do { return try environment.makeID() } catch { throw .noRandomID("\(error)") }
    }

    /// - Parameter known: an id from elsewhere; nil for a new one.
    private func newID(_ known: RecordID?) throws(Refusal) -> RecordID {
        if let known { return known }
        return try makeID()
    }

    // MARK: Fasts

    /// A fast that was kept does not run again under its id: that would replace it.
    private func checkNotKept(_ id: RecordID, _ store: Store) throws(Refusal) {
        guard state.active == nil else { return }
        let kept = try reading { try store.session(id) }
        if let kept { throw .rule(.overlap(kept)) }
    }

    /// Whether a fast was logged before under an id that a caller made.
    private func isLogged(_ id: RecordID, _ store: Store) throws(Refusal) -> Bool {
        // It would be replaced by its own end.
        if state.active?.id == id { throw .rule(.alreadyActive) }
        return try reading { try store.session(id) } != nil
    }

    private func plan(
        fast command: FastCommand, at now: Instant, _ store: Store, reply: Reply = .done
    ) throws(Refusal) -> Plan {
        let change = try byRules {
            try state.reduce(command, context: context(at: now, store))
        }
        if case .ended(let ended) = change.state.stage, change.state != state {
            return plan(change, reply: .ended(ended), at: now)
        }
        return plan(change, reply: reply, at: now)
    }

    private func plan(
        history command: HistoryChange, at now: Instant, _ store: Store, reply: Reply = .done
    ) throws(Refusal) -> Plan {
        let change = try byRules {
            try state.reduce(command, context: context(at: now, store))
        }
        return plan(change, reply: reply, at: now)
    }

    func context(at now: Instant, _ store: Store) -> FastContext {
        let zone = environment.zone
        return FastContext(
            now: now, midnight: zone.midnight(after: now), defaultTarget: settings.target,
            offset: zone.offsetMinutes(at:), stored: store)
    }

    /// Asks the rules.
    ///
    /// - Parameter refusal: what an error of the rules becomes.
    func byRules<Result>(
        _ refusal: (FastError) -> Refusal = Refusal.rule, _ body: () throws -> Result
    ) throws(Refusal) -> Result {
        do { return try body() } catch let error as FastError { throw refusal(error) } catch {
            throw gate.refusal(error, .reading)
        }
    }

    private func plan(
        _ change: FastChange, reply: Reply, and events: [Event] = [], at now: Instant
    ) -> Plan {
        guard let act = change.act else { return unchanged(reply: reply) }
        var outcome = Plan.Outcome(reply: reply, events: change.events.map(Event.fast) + events)
        let old = licences.record
        let premium = act.completedFast.flatMap { licences.record(afterCompleting: $0, at: now) }
        if let premium, premium.prompt != old.prompt { outcome.events.append(.licencePromptDue) }
        let endedAt = change.events.lazy.compactMap(\.end).first
        return Plan(
            state: change.state, settings: settings, premium: premium,
            write: { [outcome] (store, key) throws(StoreError) in
                var outcome = outcome
                outcome.shown = try store.append(
                    act, at: now, change.writes, endedAt: endedAt,
                    premium: premium.map { PremiumChange(from: old, to: $0) }, once: key)
                return outcome
            })
    }

    /// All of it in one transaction: the records as one act, and what a file may have beside them.
    private func merge(
        _ sessions: [Session], _ entries: [WaterEntry], _ settings: Settings?,
        _ running: RunningFast?, isDryRun: Bool, at now: Instant, _ store: Store
    ) throws(Refusal) -> Plan {
        let active = state.active
        let fate = try running.map { (fast) throws(Refusal) in
            try self.fate(of: fast, beside: sessions, at: now, store)
        }
        var next = plan(settings: settings ?? self.settings)
        var others = [next.write]
        if let running, fate == .starts, !isDryRun {
            let start = FastCommand.start(
                running.id, at: running.start, target: running.target, note: running.note)
            let started = try plan(fast: start, at: now, store)
            (next.state, next.premium) = (started.state, started.premium)
            others.append(started.write)
        }
        next.isDryRun = isDryRun
        next.write = { [others] (store, key) throws(StoreError) in
            var outcome = Plan.Outcome()
            func merge() throws(StoreError) {
                let (fasts, water, report) = try store.merge(
                    sessions, water: entries, active: active?.id, runningSince: active?.start,
                    now: now, isDryRun: isDryRun)
                var sum = fasts
                sum += water
                // Water overlaps nothing.
                outcome.reply = .merged(sum, sessions.isEmpty ? nil : report, running: fate)
                outcome.events = sum.isEmpty ? [] : [.merged(fasts: fasts, water: water)]
            }
            if isDryRun {
                try merge()
                return outcome
            }
            try store.together { () throws(StoreError) in
                try merge()
                for case let write? in others {
                    let other = try write(store, key)
                    outcome.events += other.events
                    outcome.shown = other.shown ?? outcome.shown
                }
            }
            return outcome
        }
        return next
    }

    private func fate(
        of fast: RunningFast, beside brought: [Session], at now: Instant, _ store: Store
    ) throws(Refusal) -> RunningFast.Fate {
        let active = state.active?.id
        let kept = try reading { try store.sessions(since: fast.start, until: nil, limit: .max) }
        let new = brought.filter { $0.merge(into: nil, active: active, now: now) != .short }
        return fast.fate(among: kept + new, active: active, now: now)
    }

    // MARK: Water and settings

    private func addWater(
        _ amount: WaterAmount?, at: Instant?, _ id: RecordID?, now: Instant, _ store: Store
    ) throws(Refusal) -> Plan {
        if let id, try reading({ try store.waterEntry(id) }) != nil {
            return unchanged(reply: .id(id))
        }
        if let at, at > now { throw .plain(.waterInTheFuture) }
        let entry = WaterEntry(
            id: try newID(id), at: at ?? now, amount: amount ?? settings.quickAdd)
        return plan(
            FastChange(
                state: state, act: .ordinary(.waterAdd, .water(entry)), writes: [.water(entry)]),
            reply: .id(entry.id), and: [.waterAdded(entry.id)], at: now)
    }

    private func removeWater(
        _ id: RecordID, at now: Instant, _ store: Store
    ) throws(Refusal) -> Plan {
        let found = try reading { try store.waterEntry(id) }
        guard let entry = found else { throw .waterNotFound(id) }
        return plan(
            FastChange(
                state: state, act: .ordinary(.waterRemove, .water(entry)),
                writes: [.removeWater(id)]),
            reply: .done, and: [.waterRemoved(id)], at: now)
    }

    private func plan(settings next: Settings) -> Plan {
        if next == settings { return unchanged() }
        let before = settings
        return Plan(
            state: state, settings: next,
            write: { (store, _) throws(StoreError) in
                try store.save(next, replacing: before)
                let known = before.stored
                let changed = next.stored.filter { known[$0.key] != $0.value }.keys.sorted()
                return Plan.Outcome(events: changed.map { .settingChanged(key: $0) })
            })
    }
}

extension MergeCounts {
    /// Whether the merge changed nothing.
    var isEmpty: Bool { new + changed == 0 }
}

extension FastEvent {
    /// When the fast ended; nil if it did not.
    fileprivate var end: Instant? {
        if case .ended(let ended) = self { ended.end } else { nil }
    }
}

extension Act {
    /// The fast that the user has completed by it; nil if it is another act.
    fileprivate var completedFast: RecordID? {
        switch self {
        case .ordinary(.end, .fast(let session)), .ordinary(.log, .fast(let session)):
            session.outcome == .completed ? session.id : nil
        default: nil
        }
    }
}
