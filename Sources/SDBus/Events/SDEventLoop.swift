import CSystemd
import Glibc

/// The event loop of one thread (sd-event). It sleeps until a bus, a timer, a descriptor or a signal
/// is ready. It does not wake up by itself.
public final class SDEventLoop {
    let raw: OpaquePointer
    /// Made at the first use.
    var attached: AttachedExecutor?

    /// - Throws: ``SystemError`` (`sd_event_new`).
    public init() throws(SystemError) {
        var raw: OpaquePointer?
        try check(sd_event_new(&raw), "making an event loop")
        self.raw = raw!
    }

    deinit {
        attached = nil
        sd_event_unref(raw)
    }

    /// Runs until ``exit(_:)``.
    ///
    /// - Returns: the code passed to `exit`.
    public func run() throws(SystemError) -> Int32 {
        try check(sd_event_loop(raw), "running the event loop")
    }

    /// Waits until a source is ready and calls its handler.
    ///
    /// - Parameter timeout: how long to wait at most; nil to wait without a limit.
    /// - Returns: false if the time ran out.
    @discardableResult
    public func runOnce(timeout: Duration? = nil) throws(SystemError) -> Bool {
        try check(sd_event_run(raw, timeout.waitMicroseconds), "running the event loop") > 0
    }

    /// Makes ``run()`` return after the current handler.
    public func exit(_ code: Int32 = 0) { sd_event_exit(raw, code) }

    /// Exits with code 0 on SIGTERM, SIGINT and SIGHUP.
    ///
    /// Call it before the process starts another thread: it blocks the signals for this thread and for
    /// all threads started by it.
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

    /// Tells the watchdog of systemd that the loop still runs, if the unit has `WatchdogSec=`.
    public func feedWatchdog() throws(SystemError) {
        try check(sd_event_set_watchdog(raw, 1), "feeding the watchdog")
    }

    /// Makes the loop process a bus.
    public func attach(_ bus: Bus) throws(SystemError) {
        try check(
            sd_bus_attach_event(bus.raw, raw, Int32(SD_EVENT_PRIORITY_NORMAL)),
            "attaching a bus to the loop")
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
