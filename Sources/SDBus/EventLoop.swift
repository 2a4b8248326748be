import CSystemd
import Glibc

/// The loop of one thread: it sleeps until a bus, a timer, a descriptor or a signal has something
/// to say, and has no wakeup of its own.
public final class EventLoop {
    let raw: OpaquePointer

    /// - Throws: ``SystemError`` (`sd_event_new`).
    public init() throws(SystemError) {
        var raw: OpaquePointer?
        try check(sd_event_new(&raw), "making an event loop")
        self.raw = raw!
    }

    deinit { sd_event_unref(raw) }

    /// Runs until somebody ends it.
    ///
    /// - Returns: the code that it was ended with.
    public func run() throws(SystemError) -> Int32 {
        try check(sd_event_loop(raw), "running the event loop")
    }

    /// Deals with what is there, or waits for so many microseconds.
    ///
    /// - Returns: false where nothing came.
    @discardableResult
    public func runOnce(microseconds: UInt64 = .max) throws(SystemError) -> Bool {
        try check(sd_event_run(raw, microseconds), "running the event loop") > 0
    }

    /// Ends ``run()`` once what is under way is done.
    public func exit(_ code: Int32 = 0) { sd_event_exit(raw, code) }

    /// Ends with 0 on SIGTERM and SIGINT. Call it before any other thread exists: it blocks the
    /// signals for this one and all that come from it.
    public func exitOnTerminationSignals() throws(SystemError) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        try check(-pthread_sigmask(SIG_BLOCK, &signals, nil), "blocking signals")
        for signal in [SIGTERM, SIGINT] {
            try check(
                sd_event_add_signal(raw, nil, signal, nil, nil), "waiting for signal \(signal)")
        }
    }

    /// Tells systemd's watchdog from the loop that it still turns, where the unit asks for it.
    public func feedWatchdog() throws(SystemError) {
        try check(sd_event_set_watchdog(raw, 1), "feeding the watchdog")
    }

    /// Lets the loop read from and write to a bus.
    public func attach(_ bus: Bus) throws(SystemError) {
        try check(
            sd_bus_attach_event(bus.raw, raw, Int32(SD_EVENT_PRIORITY_NORMAL)),
            "attaching a bus to the loop")
    }
}

/// Something a loop watches while this object lives.
public class EventSource {
    fileprivate let raw: OpaquePointer
    private let loop: EventLoop
    private let payload: AnyObject

    fileprivate init(owning raw: OpaquePointer, loop: EventLoop, payload: AnyObject) {
        self.raw = raw
        self.loop = loop
        self.payload = payload
    }

    deinit { sd_event_source_disable_unref(raw) }

    /// Names the source in the loop's own messages.
    public func setDescription(_ text: String) { sd_event_source_set_description(raw, text) }

    /// Sources with a lower number come first where several have something to say.
    public func setPriority(_ priority: Int64) throws(SystemError) {
        try check(sd_event_source_set_priority(raw, priority), "setting a priority")
    }
}

/// A timer that fires once at an instant it was armed for.
public final class Timer: EventSource {
    public enum Clock: Sendable {
        /// The calendar's: instants mean what they say, through suspend and a set clock.
        case realtime
        /// For durations, the time in suspend counted in.
        case boottime
        /// For durations while the machine is awake.
        case monotonic

        var id: clockid_t {
            switch self {
            case .realtime: CLOCK_REALTIME
            case .boottime: CLOCK_BOOTTIME
            case .monotonic: CLOCK_MONOTONIC
            }
        }

        /// Microseconds on this clock.
        public var now: UInt64 {
            var time = timespec()
            clock_gettime(id, &time)
            return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
        }
    }

    /// - Parameter microseconds: on the clock that the timer was made for.
    public func arm(at microseconds: UInt64) throws(SystemError) {
        try check(sd_event_source_set_time(raw, microseconds), "setting a timer")
        try check(
            sd_event_source_set_enabled(raw, Int32(SD_EVENT_ONESHOT)), "arming a timer")
    }

    public func disarm() throws(SystemError) {
        try check(
            sd_event_source_set_enabled(raw, Int32(SD_EVENT_OFF)), "disarming a timer")
    }
}

/// What a descriptor can have to say (epoll(7)).
public struct DescriptorEvents: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let readable = DescriptorEvents(rawValue: EPOLLIN.rawValue)
    public static let writable = DescriptorEvents(rawValue: EPOLLOUT.rawValue)
    public static let error = DescriptorEvents(rawValue: EPOLLERR.rawValue)
    public static let hangUp = DescriptorEvents(rawValue: EPOLLHUP.rawValue)
}

extension EventLoop {
    /// A timer, not armed yet.
    ///
    /// - Parameter accuracy: how late it may fire, in microseconds; the loop uses the leeway to
    ///   wake less often.
    public func addTimer(
        _ clock: Timer.Clock, accuracy: UInt64, handler: @escaping () -> Void
    ) throws(SystemError) -> Timer {
        let box = Box(handler)
        var source: OpaquePointer?
        try check(
            sd_event_add_time(
                raw, &source, clock.id, UInt64.max, max(1, accuracy),
                { _, _, userdata in
                    Box<() -> Void>.content(of: userdata)()
                    return 0
                }, box.pointer),
            "adding a timer")
        let timer = Timer(owning: source!, loop: self, payload: box)
        try timer.disarm()
        return timer
    }

    /// Watches a descriptor, which stays the caller's.
    ///
    /// - Parameters:
    ///   - events: what to wait for; an error and a hang-up always count.
    ///   - handler: gets the events that came.
    public func addDescriptor(
        _ descriptor: Int32, events: DescriptorEvents, handler: @escaping (DescriptorEvents) -> Void
    ) throws(SystemError) -> EventSource {
        let box = Box(handler)
        var source: OpaquePointer?
        try check(
            sd_event_add_io(
                raw, &source, descriptor, events.rawValue,
                { _, _, events, userdata in
                    Box<(DescriptorEvents) -> Void>.content(of: userdata)(
                        DescriptorEvents(rawValue: events))
                    return 0
                }, box.pointer),
            "watching descriptor \(descriptor)")
        return EventSource(owning: source!, loop: self, payload: box)
    }

    /// Runs once, when the loop next turns.
    public func addDeferred(_ handler: @escaping () -> Void) throws(SystemError) -> EventSource {
        let box = Box(handler)
        var source: OpaquePointer?
        try check(
            sd_event_add_defer(
                raw, &source,
                { _, userdata in
                    Box<() -> Void>.content(of: userdata)()
                    return 0
                }, box.pointer),
            "deferring work")
        return EventSource(owning: source!, loop: self, payload: box)
    }

    /// Tells when somebody sets the clock, which sd-event does not notice by itself. On resume from
    /// suspend the kernel tells so too.
    public func addClockWatch(_ handler: @escaping () -> Void) throws(SystemError) -> ClockWatch {
        let descriptor = try check(csd_clock_watch_open(), "watching the clock")
        do {
            let source = try addDescriptor(descriptor, events: .readable) { _ in
                let wasSet = csd_clock_watch_read(descriptor) > 0
                csd_clock_watch_arm(descriptor)
                if wasSet { handler() }
            }
            return ClockWatch(descriptor: descriptor, source: source)
        } catch {
            close(descriptor)
            throw error
        }
    }
}

/// Lasts while this object lives.
public final class ClockWatch {
    private let descriptor: Int32
    private var source: EventSource?

    fileprivate init(descriptor: Int32, source: EventSource) {
        self.descriptor = descriptor
        self.source = source
    }

    deinit {
        source = nil
        close(descriptor)
    }
}
