import CSystemd
import Glibc

/// A timer that fires once each time it is armed. ``SDEventLoop/addTimer(_:accuracy:handler:)`` makes one.
public final class SDEventTimer: EventSource {
    /// The clock that a timer follows.
    public enum Clock: Sendable {
        /// The time of day (`CLOCK_REALTIME`). A timer fires at its instant even if the clock is set, and after suspend.
        case realtime
        /// Time since the machine started, including suspend (`CLOCK_BOOTTIME`).
        case boottime
        /// Time since the machine started, without suspend (`CLOCK_MONOTONIC`).
        case monotonic

        var id: clockid_t {
            switch self {
            case .realtime: CLOCK_REALTIME
            case .boottime: CLOCK_BOOTTIME
            case .monotonic: CLOCK_MONOTONIC
            }
        }

        /// The time since 1970-01-01 00:00 UTC for ``realtime``, since the machine started for the
        /// others (clock_gettime(2)).
        public var now: Duration {
            var time = timespec()
            clock_gettime(id, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }

        /// The time of day as D-Bus interfaces usually write it: microseconds since 1970-01-01 00:00 UTC.
        public static var microsecondsSinceEpoch: UInt64 {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
        }
    }

    private let clock: Clock

    init(
        owning raw: OpaquePointer, clock: Clock, loop: SDEventLoop, payload: AnyObject
    ) {
        self.clock = clock
        super.init(owning: raw, loop: loop, payload: payload)
    }

    /// Arms the timer, or moves it if it is armed (`sd_event_source_set_time`).
    ///
    /// - Parameter delay: from now, on the timer's clock. Zero or less fires in the next iteration.
    /// - Throws: ``SystemError``, `ESTALE` if the loop has ended.
    public func arm(after delay: Duration) throws(SystemError) {
        try arm((clock.now + max(.zero, delay)).wholeMicroseconds)
    }

    /// Arms a timer of the ``Clock/realtime`` clock for an instant. An instant in the past fires in
    /// the next iteration. nil disarms the timer.
    ///
    /// - Throws: ``SystemError``, `EINVAL` for a timer of another clock.
    public func arm(atMicrosecondsSinceEpoch instant: UInt64?) throws(SystemError) {
        guard let instant else { return try disarm() }
        guard clock == .realtime else {
            throw SystemError(code: EINVAL, operation: "arming a timer of another clock")
        }
        try arm(instant)
    }

    private func arm(_ microseconds: UInt64) throws(SystemError) {
        try check(sd_event_source_set_time(raw, microseconds), "setting a timer")
        try check(
            sd_event_source_set_enabled(raw, Int32(SD_EVENT_ONESHOT)), "arming a timer")
    }

    /// Stops the timer (`sd_event_source_set_enabled`). Does nothing if it is not armed.
    ///
    /// - Throws: ``SystemError``, only in a forked process.
    public func disarm() throws(SystemError) {
        try check(
            sd_event_source_set_enabled(raw, Int32(SD_EVENT_OFF)), "disarming a timer")
    }
}

extension SDEventLoop {
    /// Adds a timer, not armed yet (`sd_event_add_time`).
    ///
    /// - Parameter accuracy: how late the timer may fire. The loop uses it to wake up less often. Zero or less is one
    ///   microsecond.
    /// - Throws: ``SystemError``, `ESTALE` if the loop has ended.
    public func addTimer(
        _ clock: SDEventTimer.Clock, accuracy: Duration, handler: @escaping () -> Void
    ) throws(SystemError) -> SDEventTimer {
        let box = Box(handler)
        var source: OpaquePointer?
        try check(
            sd_event_add_time(
                raw, &source, clock.id, UInt64.max, max(1, accuracy.wholeMicroseconds),
                { _, _, userdata in
                    Box<() -> Void>.content(of: userdata)()
                    return 0
                }, box.pointer),
            "adding a timer")
        let timer = SDEventTimer(owning: source!, clock: clock, loop: self, payload: box)
        try timer.disarm()
        return timer
    }
}
