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
    private static let retryDelays: ClosedRange<Int64> = 30...3600
    private var retryDelay = retryDelays.lowerBound
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
            state = stored
            onChange(nil)
            arm(after: Clock.now)
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
        let store = try records.opened()
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
        if let failure { throw records.refusal(failure) }
        try commit(change, to: store)
        return change
    }

    /// Deals with time that has passed, by itself or because somebody set the clock.
    func timeHasPassed() {
        do throws(BusError) {
            let store = try records.opened()
            try catchUp(to: Clock.now, store)
            onChange(nil)
            arm(after: Clock.now)
        } catch {
            // Nobody is told of what is not stored; try again while the phase may still hold.
            guard records.mayRecover else { return }
            try? timer.arm(at: (Clock.now + retryDelay).microsecondsSinceEpoch)
            retryDelay = min(2 * retryDelay, Self.retryDelays.upperBound)
        }
    }

    private func catchUp(to now: Instant, _ store: Store) throws(BusError) {
        if let change = state.advance(to: now) { try commit(change, to: store) }
    }

    private func commit(_ change: FastChange, to store: Store) throws(BusError) {
        if change.state != state {
            do throws(StoreError) { try store.commit(change) } catch {
                throw records.refusal(error)
            }
        }
        retryDelay = Self.retryDelays.lowerBound
        state = change.state
        onChange(change)
        arm(after: Clock.now)
    }

    private func arm(after now: Instant) {
        do throws(SystemError) {
            if let next = state.nextChange(after: now) {
                try timer.arm(at: next.microsecondsSinceEpoch)
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
            throw records.refusal(error)
        }
    }
}
