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
        let zone = environment.zone
        let lookup = Lookup()
        let context = FastContext(
            now: now, midnight: zone.midnight(after: now), defaultTarget: settings.target,
            offset: zone.offsetMinutes(at:),
            sessionEnding: { after, upTo, id in
                lookup.find { try store.session(endingAfter: after, upTo: upTo, except: id) }
            })
        let change = try reduce(lookup) { () throws(FastError) in
            try state.reduce(command, context: context)
        }
        var outcome = Plan.Outcome(reply: reply)
        if case .ended(let ended) = change.state.stage, change.state != state {
            outcome.reply = .ended(ended)
        }
        outcome.events = change.effects.compactMap { Event($0, fast: change.state.active?.id) }
        if let event = Event(command, change.state) { outcome.events.append(event) }
        return plan(change, .init(command, change, before: state), outcome, at: now)
    }

    private func plan(
        history command: HistoryChange, at now: Instant, _ store: Store, reply: Reply = .done
    ) throws(Refusal) -> Plan {
        let lookup = Lookup()
        let context = HistoryContext(
            now: now, defaultTarget: settings.target,
            offset: environment.zone.offsetMinutes(at:),
            session: { id in lookup.find { try store.session(id) } },
            overlapping: { interval, except, old in
                lookup.find {
                    try store.session(overlapping: interval, except: except, orOverlapping: old)
                }
            })
        let change = try reduce(lookup) { () throws(FastError) in
            try state.reduce(command, context: context)
        }
        let act = try reduce(lookup) { () throws(FastError) in
            Act(command, change, before: context.session)
        }
        return plan(change, act, Plan.Outcome(reply: reply, events: [Event(command)]), at: now)
    }

    func reduce<Result>(
        _ lookup: Lookup, _ refusal: (FastError) -> Refusal = Refusal.rule,
        _ body: () throws(FastError) -> Result
    ) throws(Refusal) -> Result {
        let result = Swift.Result { () throws(FastError) in try body() }
        // A session that could not be read is not a missing one.
        if let failure = lookup.failure { throw gate.refusal(failure, .reading) }
        do throws(FastError) { return try result.get() } catch { throw refusal(error) }
    }

    private func plan(
        _ change: FastChange, _ act: Act?, _ outcome: Plan.Outcome, at now: Instant
    ) -> Plan {
        guard let act, !change.writes.isEmpty else { return unchanged(reply: outcome.reply) }
        let old = licences.record
        let premium = act.completedFast.flatMap { licences.record(afterCompleting: $0, at: now) }
        var outcome = outcome
        if let premium, premium.prompt != old.prompt { outcome.events.append(.licencePromptDue) }
        let endedAt = change.effects.lazy.compactMap(\.end).first
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
            FastChange(state: state, writes: [.water(entry)]),
            .ordinary(.waterAdd, .water(entry)),
            Plan.Outcome(reply: .id(entry.id), events: [.waterAdded(entry.id)]), at: now)
    }

    private func removeWater(
        _ id: RecordID, at now: Instant, _ store: Store
    ) throws(Refusal) -> Plan {
        let found = try reading { try store.waterEntry(id) }
        guard let entry = found else { throw .waterNotFound(id) }
        return plan(
            FastChange(state: state, writes: [.removeWater(id)]),
            .ordinary(.waterRemove, .water(entry)), Plan.Outcome(events: [.waterRemoved(id)]),
            at: now)
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

/// Remembers the first failure of questions that the rules ask the store.
final class Lookup {
    private(set) var failure: (any Error)?

    func find(_ question: () throws -> Session?) -> Session? { ask(question) ?? nil }

    func ask<Answer>(_ question: () throws -> Answer) -> Answer? {
        do { return try question() } catch {
            failure = failure ?? error
            return nil
        }
    }
}

extension MergeCounts {
    /// Whether the merge changed nothing.
    var isEmpty: Bool { new + changed == 0 }
}

extension Event {
    /// What an effect of the rules means to others; nil if it only concerns the store.
    init?(_ effect: FastEffect, fast: RecordID?) {
        switch (effect, fast) {
        case (.started(let id), _): self = .started(id)
        case (.ended(let ended), _): self = .ended(ended)
        case (.milestoneReached(let milestone, let at), let fast?):
            self = .milestoneReached(milestone, at: at, fast: fast)
        case (.targetReached(let at), let fast?):
            self = .targetReached(atMicroseconds: at, fast: fast)
        default: return nil
        }
    }

    /// What a command means to others if its effects do not say it.
    init?(_ command: FastCommand, _ state: FastState) {
        switch (command, state.active) {
        case (.adjust, let fast?): self = .adjusted(fast.id)
        default: return nil
        }
    }

    init(_ command: HistoryChange) {
        switch command {
        case .log(let id, _, _, _, _): self = .logged(id)
        case .edit(let id, _, _, _, _): self = .edited(id)
        case .delete(let id): self = .deleted(id)
        }
    }
}

extension Act {
    /// - Parameter before: the state before the command.
    fileprivate init?(_ command: FastCommand, _ change: FastChange, before: FastState) {
        switch (command, change.state.stage) {
        case (.start, .active(let fast)): self = .ordinary(.start, .running(fast))
        case (.adjust, .active(let fast)): self = .ordinary(.adjust, .running(fast))
        case (.end, .ended(let ended)):
            self = .ordinary(.end, ended.session.map { .fast($0) } ?? .running(ended.fast))
        case (.abandon, .ended(let ended)): self = .ordinary(.abandon, .running(ended.fast))
        default: return nil
        }
    }

    /// - Parameter before: finds a stored session as it was before the command.
    fileprivate init?(
        _ command: HistoryChange, _ change: FastChange, before: (RecordID) -> Session?
    ) {
        switch (command, change.writes.first) {
        case (.log, .keep(let session)): self = .ordinary(.log, .fast(session))
        case (.edit, .keep(let session)): self = .ordinary(.edit, .fast(session))
        case (.delete(let id), _):
            guard let session = before(id) else { return nil }
            self = .ordinary(.delete, .fast(session))
        default: return nil
        }
    }
}

extension FastEffect {
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

extension ActSubject {
    fileprivate static func running(_ fast: ActiveFast) -> ActSubject {
        .running(start: fast.start, target: fast.target)
    }
}
