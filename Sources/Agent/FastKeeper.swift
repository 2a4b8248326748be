import Contract
import Fasting
import LocalTime
import SDBus
import Store

/// Owns the running fast: carries out what is asked, deals with time that has passed, and tells the
/// rest of the agent what became of it.
///
/// Every act goes the same way: reduce, store, install, tell. What was not stored did not happen.
final class FastKeeper {
    /// Gets each change once it is stored, and nil where only the time has moved: the clock was
    /// set, or a phase began that was announced before.
    var onChange: (FastChange?) -> Void = { _ in }

    /// The next instant at which something else changes with the day; nil where nothing does.
    var dayBound: () -> Instant? = { nil }

    private(set) var state = FastState()
    private let records: Records
    private let settings: SettingsKeeper
    private let zone: Zone
    private let log: Log
    private let timer: SDEventTimer

    /// How long to wait before another attempt to store a transition, in seconds: first, and at
    /// most. It doubles each time.
    private static let retryDelays: ClosedRange<Int64> = 5...300
    private var retryDelay = retryDelays.lowerBound
    /// Transitions fire on the microsecond: the loop favours the latest moment it may.
    private static let accuracy = Duration.microseconds(1)

    init(
        records: Records, settings: SettingsKeeper, zone: Zone, log: Log, loop: SDEventLoop
    ) throws(SystemError) {
        self.records = records
        self.settings = settings
        self.zone = zone
        self.log = log
        let relay = Relay()
        timer = try loop.addTimer(.realtime, accuracy: Self.accuracy) {
            relay.keeper?.timeHasPassed()
        }
        timer.setDescription("transition")
        relay.keeper = self
    }

    /// Takes up what was stored, or goes on with what it has where that is nil.
    func takeUp(_ stored: FastState?) {
        if let stored {
            state = stored
            onChange(nil)
        }
        // Whoever opened them may only have wanted to read; what is due is dealt with next.
        arm(at: Clock.now)
    }

    /// Writes the running fast into records that are begun anew.
    func carryOver(to store: Store) throws(StoreError) {
        try store.commit(FastChange(state: state, effects: []))
    }

    /// Lets the timer's handler find the keeper that is not made yet.
    private final class Relay {
        weak var keeper: FastKeeper?
    }

    /// Carries out a command.
    ///
    /// - Throws: a refusal; nothing has changed then.
    @discardableResult
    func perform(_ command: FastCommand) throws(BusError) -> FastChange {
        let store = try records.inPlace()
        let now = Clock.now
        try catchUp(to: now, store)
        var failure: StoreError?
        let context = FastContext(
            now: now, midnight: zone.midnight(after: now), defaultTarget: settings.current.target,
            offset: zone.offsetMinutes(at:)
        ) { after, upTo, id in
            do throws(StoreError) {
                return try store.session(endingAfter: after, upTo: upTo, except: id)
            } catch {
                failure = error
                return nil
            }
        }
        let outcome = Result { () throws(FastError) in try state.reduce(command, context: context) }
        let change = try conclude(outcome, failure, store)
        if let act = Act(command, change.state) { log(act) }
        return change
    }

    /// Carries out an edit of the stored fasts.
    ///
    /// - Throws: a refusal; nothing has changed then.
    @discardableResult
    func edit(_ command: HistoryCommand) throws(BusError) -> FastChange {
        let store = try records.inPlace()
        let now = Clock.now
        try catchUp(to: now, store)
        var failure: StoreError?
        func ask(_ question: () throws(StoreError) -> Session?) -> Session? {
            do throws(StoreError) { return try question() } catch {
                failure = error
                return nil
            }
        }
        let context = HistoryContext(
            now: now, defaultTarget: settings.current.target, offset: zone.offsetMinutes(at:),
            session: { id in ask { () throws(StoreError) in try store.session(id) } },
            overlapping: { interval, except, old in
                ask { () throws(StoreError) in
                    try store.session(overlapping: interval, except: except, orOverlapping: old)
                }
            })
        let outcome = Result { () throws(FastError) in try state.reduce(command, context: context) }
        let change = try conclude(outcome, failure, store)
        log(Act(command))
        return change
    }

    /// Many records were merged: that is lasting now, and no earlier edit can be taken back.
    func finishMerge() throws(BusError) {
        let store = try records.inPlace()
        var next = state
        next.undoableEdit = nil
        try records.write(to: store) { (store) throws(StoreError) in try store.finishMerge(next) }
        state = next
        log(.merged)
    }

    /// Tells of the merge that ``finishMerge()`` has made lasting: apart from it, since counting many
    /// records anew takes as long as storing the end of them.
    func tellMerged() { onChange(FastChange(state: state, effects: [.merged])) }

    private func conclude(
        _ outcome: Result<FastChange, FastError>, _ failure: StoreError?, _ store: Store
    ) throws(BusError) -> FastChange {
        // What could not be read is not missing.
        if let failure { throw records.refusal(failure, while: .reading) }
        let change: FastChange
        do throws(FastError) { change = try outcome.get() } catch {
            throw BusError(error, zone: zone)
        }
        try commit(change, to: store)
        return change
    }

    /// Deals with time that has passed, by itself or because somebody set the clock.
    func timeHasPassed() {
        do throws(BusError) {
            let store = try records.inPlace()
            try catchUp(to: Clock.now, store)
            onChange(nil)
            retryDelay = Self.retryDelays.lowerBound
            arm(after: Clock.now)
        } catch {
            // A transition that is not stored is not announced; try again while the phase may still
            // hold. The phase itself follows from the clock, and is shown in any case.
            onChange(nil)
            let next = state.nextChange(after: Clock.now)
            guard records.mayRecover else { return arm(at: next) }
            let retry = Clock.now + retryDelay
            arm(at: min(retry, next ?? retry))
            retryDelay = min(2 * retryDelay, Self.retryDelays.upperBound)
        }
    }

    private func catchUp(to now: Instant, _ store: Store) throws(BusError) {
        if let change = state.advance(to: now) { try commit(change, to: store) }
    }

    private func commit(_ change: FastChange, to store: Store) throws(BusError) {
        if change.state != state || !change.effects.isEmpty {
            try records.write(to: store) { (store) throws(StoreError) in try store.commit(change) }
        }
        state = change.state
        for effect in change.effects {
            if let fast = state.active, let act = Act(effect, fast.id) { log(act) }
        }
        onChange(change)
        arm(after: Clock.now)
    }

    /// Something else has changed that is bound to the day.
    func dayMayCount() { arm(after: Clock.now) }

    private func arm(after now: Instant) {
        arm(at: [state.nextChange(after: now), dayBound()].compactMap(\.self).min())
    }

    /// - Parameter instant: nil for never.
    private func arm(at instant: Instant?) {
        do throws(SystemError) {
            if let instant {
                try timer.arm(atMicrosecondsSinceEpoch: instant.microsecondsSinceEpoch)
            } else {
                try timer.disarm()
            }
        } catch {
            log(.error, error.description)
        }
    }
}
