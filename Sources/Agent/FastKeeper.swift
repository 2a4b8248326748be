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

    private(set) var state = FastState()
    private let records: Records
    private let zone: Zone
    private let log: Log
    private let timer: Timer

    /// How long to wait before another attempt to store a transition, in seconds: first, and at
    /// most. It doubles each time.
    private static let retryDelays: ClosedRange<Int64> = 5...300
    private var retryDelay = retryDelays.lowerBound
    /// Until records are begun anew that somebody removed: the fast goes on, and is in none.
    private var isKeepingState = false
    /// Transitions fire on the microsecond: the loop favours the latest moment it may.
    private static let accuracy: UInt64 = 1

    init(records: Records, zone: Zone, log: Log, loop: EventLoop) throws(SystemError) {
        self.records = records
        self.zone = zone
        self.log = log
        let relay = Relay()
        timer = try loop.addTimer(.realtime, accuracy: Self.accuracy) {
            relay.keeper?.timeHasPassed()
        }
        timer.setDescription("transition")
        relay.keeper = self
        records.onOpen = { [unowned self] stored in
            if !isKeepingState {
                state = stored
                onChange(nil)
            }
            // Whoever opened them may only have wanted to read; what is due is dealt with next.
            arm(at: Clock.now)
        }
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
        let store = try recordsInPlace()
        let now = Clock.now
        try catchUp(to: now, store)
        var failure: StoreError?
        let context = FastContext(
            now: now, midnight: zone.midnight(after: now), defaultTarget: try defaultTarget(store),
            offset: zone.offsetMinutes(at:)
        ) { after, upTo, id in
            do throws(StoreError) {
                return try store.session(endingAfter: after, upTo: upTo, except: id)
            } catch {
                failure = error
                return nil
            }
        }
        let change: FastChange
        do throws(FastError) {
            change = try state.reduce(command, context: context)
        } catch {
            throw BusError(error, zone: zone)
        }
        if let failure { throw records.refusal(failure, while: .reading) }
        try commit(change, to: store)
        return change
    }

    /// Deals with time that has passed, by itself or because somebody set the clock.
    func timeHasPassed() {
        do throws(BusError) {
            let store = try recordsInPlace()
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

    /// The store, which is in its place. Where somebody has removed the file, another is begun with
    /// the fast that runs; where another lies there, that one counts.
    private func recordsInPlace() throws(BusError) -> Store {
        if records.haveGone { isKeepingState = records.letGo() }
        let store = try records.opened()
        if isKeepingState {
            try write(FastChange(state: state, effects: []), to: store)
            isKeepingState = false
        }
        return store
    }

    private func catchUp(to now: Instant, _ store: Store) throws(BusError) {
        if let change = state.advance(to: now) { try commit(change, to: store) }
    }

    private func commit(_ change: FastChange, to store: Store) throws(BusError) {
        if change.state != state { try write(change, to: store) }
        state = change.state
        onChange(change)
        arm(after: Clock.now)
    }

    private func write(_ change: FastChange, to store: Store) throws(BusError) {
        do throws(StoreError) {
            try store.commit(change)
            records.haveHeld()
        } catch {
            throw records.refusal(error, while: .writing)
        }
    }

    private func arm(after now: Instant) { arm(at: state.nextChange(after: now)) }

    /// - Parameter instant: nil for never.
    private func arm(at instant: Instant?) {
        do throws(SystemError) {
            if let instant {
                try timer.arm(at: instant.microsecondsSinceEpoch)
            } else {
                try timer.disarm()
            }
        } catch {
            log(.error, error.description)
        }
    }

    private func defaultTarget(_ store: Store) throws(BusError) -> Target {
        do throws(StoreError) {
            let hours = try store.setting("target-hours").flatMap { Double($0) }
            return hours.flatMap(Target.init(hours:)) ?? .standard
        } catch {
            throw records.refusal(error, while: .reading)
        }
    }
}
