import CSystemd
import Glibc

/// The event loop of one thread (`sd_event`). It sleeps until a bus, a timer, a descriptor or a signal
/// is ready. It does not wake up by itself.
///
/// A loop ends once: after that, adding or arming a source throws `ESTALE`. In a process that was forked after the loop was
/// made all functions throw `ECHILD`. Both are not repeated below.
public final class SDEventLoop {
    let raw: OpaquePointer

    /// Makes a loop of the current thread (`sd_event_new`).
    ///
    /// - Throws: ``SystemError``, `EMFILE` if this process has too many descriptors.
    public init() throws(SystemError) {
        var raw: OpaquePointer?
        try check(sd_event_new(&raw), "making an event loop")
        self.raw = raw!
    }

    deinit { sd_event_unref(raw) }

    /// Runs until ``exit(_:)`` (`sd_event_loop`).
    ///
    /// - Returns: the code passed to `exit`, or one that is not 0 if a bus ended the loop.
    /// - Throws: ``SystemError``, `EBUSY` in a handler, or if the loop has ended.
    public func run() throws(SystemError) -> Int32 {
        let result = sd_event_loop(raw)
        // Newer versions of libsystemd end the loop with a negative code when a bus is gone. It is not a
        // failure of the loop.
        var code: Int32 = 0
        if result < 0, sd_event_get_exit_code(raw, &code) >= 0, code == result { return 1 }
        return try check(result, Self.operation)
    }

    /// Waits until a source is ready and calls its handler (`sd_event_run`).
    ///
    /// - Parameter timeout: how long to wait at most; nil to wait without a limit.
    /// - Returns: false if the time ran out.
    /// - Throws: ``SystemError``: `EBUSY` in a handler, `ESTALE` if the loop has ended.
    @discardableResult
    public func runOnce(timeout: Duration? = nil) throws(SystemError) -> Bool {
        try check(sd_event_run(raw, timeout.waitMicroseconds), Self.operation) > 0
    }

    /// Makes ``run()`` return after the current handler (`sd_event_exit`).
    public func exit(_ code: Int32 = 0) { sd_event_exit(raw, code) }

    // MARK: Inside a loop of another library

    /// Becomes readable when a source of this loop is ready, for a loop of another library
    /// (`sd_event_get_fd`).
    ///
    /// That loop calls ``process()`` when the descriptor is readable, and also after the program has
    /// changed a source or sent a message outside of a handler: the descriptor follows such changes
    /// only then. Call it once before the first wait.
    public var descriptor: Int32 { sd_event_get_fd(raw) }

    /// Whether ``process()`` has something to do. It does not wait, and calls no handler.
    ///
    /// For a loop that can ask before and after each wait, as that of GLib: it need not know when the
    /// program has changed a source or sent a message (`sd_event_prepare`, `sd_event_wait`).
    ///
    /// - Throws: ``SystemError``, `EBUSY` in a handler.
    public var isReady: Bool {
        get throws(SystemError) {
            let state = sd_event_get_state(raw)
            if state == SD_EVENT_PENDING || state == SD_EVENT_FINISHED { return true }
            // Since the last call the loop is armed. What has changed since then is noticed only by
            // arming it again.
            if state == SD_EVENT_ARMED, try check(sd_event_wait(raw, 0), Self.operation) > 0 {
                return true
            }
            return try check(sd_event_prepare(raw), Self.operation) > 0
        }
    }

    /// Calls the handlers of all sources that are ready, without waiting (`sd_event_dispatch`).
    ///
    /// - Returns: the code passed to ``exit(_:)`` if the loop has ended; nil if it goes on. Then it is
    ///   armed: what becomes ready makes the descriptor readable.
    /// - Throws: ``SystemError``, `EBUSY` in a handler.
    public func process() throws(SystemError) -> Int32? {
        while sd_event_get_state(raw) != SD_EVENT_FINISHED {
            guard try isReady else { return nil }
            try check(sd_event_dispatch(raw), Self.operation)
        }
        var code: Int32 = 0
        try check(sd_event_get_exit_code(raw, &code), Self.operation)
        return code
    }

    private static let operation = "running the event loop"

    /// Exits with code 0 on SIGTERM, SIGINT and SIGHUP (`sd_event_add_signal`).
    ///
    /// Call it before the process starts another thread: it blocks the signals for this thread and for
    /// all threads started by it. A program that it starts inherits that.
    ///
    /// - Throws: ``SystemError``, `EBUSY` if it was called before.
    public func exitOnTerminationSignals() throws(SystemError) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGHUP)
        try check(-pthread_sigmask(SIG_BLOCK, &signals, nil), "blocking signals")
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            try check(
                sd_event_add_signal(raw, nil, signal, nil, nil), "waiting for signal \(signal)")
        }
    }

    /// Makes the loop tell the watchdog of systemd, from now on, that it still runs, if the unit has `WatchdogSec=`
    /// (`sd_event_set_watchdog`).
    ///
    /// - Throws: ``SystemError`` of timerfd_create(2), such as `EMFILE`.
    public func feedWatchdog() throws(SystemError) {
        try check(sd_event_set_watchdog(raw, 1), "feeding the watchdog")
    }

    /// Makes the loop process a bus (`sd_bus_attach_event`).
    ///
    /// - Throws: ``SystemError``, `EBUSY` if the bus is attached already.
    public func attach(_ bus: Bus) throws(SystemError) {
        try check(
            sd_bus_attach_event(bus.raw, raw, Int32(SD_EVENT_PRIORITY_NORMAL)),
            "attaching a bus to the loop")
        bus.loop = self
        // When the loop ends, sd-bus flushes the bus. A bus that does not answer would hold it up.
        sd_bus_ref(bus.raw)
        var source: OpaquePointer?
        let result = sd_event_add_exit(
            raw, &source,
            { _, userdata in
                let bus = OpaquePointer(userdata!)
                if sd_bus_is_ready(bus) <= 0 { sd_bus_close(bus) }
                return 0
            }, UnsafeMutableRawPointer(bus.raw))
        try check(result, "attaching a bus to the loop")
        sd_event_source_set_destroy_callback(source) { sd_bus_unref(OpaquePointer($0!)) }
        sd_event_source_set_priority(source, Int64(SD_EVENT_PRIORITY_IMPORTANT))
        sd_event_source_set_floating(source, 1)
        sd_event_source_unref(source)
    }
}
