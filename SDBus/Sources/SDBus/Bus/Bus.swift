import CSystemd
import Glibc

/// A connection to a message bus, or to one peer (`sd_bus`).
///
/// It belongs to one thread, like everything in sd-bus. When the last reference is released, queued
/// messages are sent and the connection is closed.
///
/// Messages are read by the ``SDEventLoop`` that the connection is attached to, by another loop
/// (``descriptor``), or by a call that waits for its reply.
///
/// All that needs the bus throws `ENOTCONN` or `ECONNRESET` when the connection has ended, and `ECHILD` in a process
/// that was forked after the connection was made. This is not repeated below.
public final class Bus {
    let raw: OpaquePointer
    /// What this connection exports.
    var exports: Set<Export> = []
    /// Counts the replies of this connection, if there is one.
    weak var replyLimiter: ReplyLimiter?
    /// Finds calls whose callers are gone, if this is asked for.
    var goneCallers: GoneCallers?
    /// Bounds the texts of calls of what this connection exports; nil for no limit.
    public var textLimits: TextLimits?
    /// Gets each error that a call, or a property, of what this connection exports is answered with, in the form in which
    /// it is sent, and its ``BusError/details``. It does not get what ``limitReplies(_:on:)`` refuses.
    public var onRefusal: ((BusError) -> Void)?
    /// Gives the errors that handlers throw their names on the bus. If it returns nil the error is sent as
    /// ``PendingCall/fail(_:)`` says.
    public var errorFor: (any Error) -> BusError? = { _ in nil }
    /// The loop that processes this connection, if there is one.
    weak var loop: SDEventLoop?
    /// Whether a loop processes this connection. Otherwise the program does it, with ``process()``.
    public var isAttached: Bool { loop != nil }

    init(owning raw: OpaquePointer) { self.raw = raw }

    deinit {
        // A flush waits for the greeting of the bus, without a limit.
        if sd_bus_is_ready(raw) > 0 {
            sd_bus_flush_close_unref(raw)
        } else {
            sd_bus_close_unref(raw)
        }
    }

    // MARK: Connecting

    /// Connects to the system bus, at `DBUS_SYSTEM_BUS_ADDRESS` if it is set (`sd_bus_open_system`). It does not wait
    /// until the bus has greeted the connection.
    ///
    /// - Throws: ``SystemError``: `ENOENT` or `ECONNREFUSED` if no bus listens.
    public static func openSystem() throws(SystemError) -> Bus {
        var raw: OpaquePointer?
        try check(sd_bus_open_system(&raw), "connecting to the system bus")
        return Bus(owning: raw!)
    }

    /// Connects to the bus at an address, for example `unix:path=/run/user/1000/bus` (`sd_bus_set_address`,
    /// `sd_bus_start`). It does not wait until the bus has greeted the connection.
    ///
    /// - Throws: ``SystemError``: `ENOENT` or `ECONNREFUSED` if no bus listens, `EINVAL` if the address is not valid.
    public static func open(address: String) throws(SystemError) -> Bus {
        let bus = try new()
        try checkText(address, "setting the address of a bus")
        try check(sd_bus_set_address(bus.raw, address), "setting the address of a bus")
        try check(sd_bus_set_bus_client(bus.raw, 1), "becoming a client of a bus")
        try check(sd_bus_negotiate_fds(bus.raw, 1), "asking for descriptor passing")
        try check(sd_bus_start(bus.raw), "connecting to \(address)")
        return bus
    }

    /// Talks to one peer over a connected socket, without a bus between them.
    ///
    /// There are no names: ``Message/sender`` is nil, and a ``Destination`` has an empty service.
    /// Both sides must process messages before either of them is ready.
    ///
    /// - Parameters:
    ///   - descriptor: for example one end of socketpair(2). The connection closes it.
    ///   - isServer: true on exactly one of the two sides. The server authenticates the other one
    ///     (`sd_bus_set_server`).
    /// - Throws: ``SystemError`` of `sd_bus_set_fd` and `sd_bus_start`, such as `EBADF` if the descriptor is not open.
    public static func peerToPeer(
        descriptor: Int32, isServer: Bool
    ) throws(SystemError) -> Bus {
        let operation = "connecting to a peer"
        let bus = try new()
        if isServer {
            var id = sd_id128_t()
            try check(sd_id128_randomize(&id), operation)
            try check(sd_bus_set_server(bus.raw, 1, id), operation)
        }
        try check(sd_bus_negotiate_fds(bus.raw, 1), operation)
        try check(sd_bus_set_fd(bus.raw, descriptor, descriptor), operation)
        try check(sd_bus_start(bus.raw), operation)
        return bus
    }

    static func new() throws(SystemError) -> Bus {
        var raw: OpaquePointer?
        try check(sd_bus_new(&raw), "making a connection")
        return Bus(owning: raw!)
    }

    // MARK: The connection

    /// The name that the bus gave this connection, for example `:1.42` (`sd_bus_get_unique_name`). Waits for the
    /// greeting of the bus.
    ///
    /// - Throws: ``SystemError``, `EINVAL` on a connection without a bus.
    public var uniqueName: String {
        get throws(SystemError) {
            var name: UnsafePointer<CChar>?
            try check(sd_bus_get_unique_name(raw, &name), "asking for the connection's own name")
            return String(cString: name!)
        }
    }

    /// Sets how long a call waits for its reply if the call has no timeout of its own
    /// (`sd_bus_set_method_call_timeout`).
    ///
    /// - Parameter timeout: zero or less stands for the default, which is 25 seconds or `SYSTEMD_BUS_TIMEOUT`.
    /// - Throws: ``SystemError``, only in a forked process.
    public func setCallTimeout(_ timeout: Duration) throws(SystemError) {
        try check(
            sd_bus_set_method_call_timeout(raw, timeout.wholeMicroseconds),
            "setting the call timeout")
    }

    /// Makes the loop that the bus is attached to exit with a failure when the connection is lost
    /// (`sd_bus_set_exit_on_disconnect`). ``SDEventLoop/run()`` returns 1 then. Without a loop the process exits.
    ///
    /// - Throws: ``SystemError``, only in a forked process.
    public func exitOnDisconnect() throws(SystemError) {
        try check(sd_bus_set_exit_on_disconnect(raw, 1), "watching for the end of the bus")
    }

    /// Waits until all queued messages are sent, and before that for the greeting of the bus (`sd_bus_flush`).
    ///
    /// - Throws: ``SystemError`` if the connection ends.
    public func flush() throws(SystemError) { try check(sd_bus_flush(raw), "sending") }

    /// Sends all queued messages and closes the connection (`sd_bus_flush`, `sd_bus_close`).
    public func close() { sd_bus_flush_close_unref(sd_bus_ref(raw)) }

    /// The message that a handler of this connection is working on; nil outside of handlers
    /// (`sd_bus_get_current_message`).
    public var currentMessage: Message? {
        sd_bus_get_current_message(raw).map { Message(borrowing: $0) }
    }
}

// MARK: - Without an event loop, or with one of another library

extension Bus {
    /// The socket of the connection, for a loop of another library (`sd_bus_get_fd`). Negative if there is none any
    /// more.
    ///
    /// Such a loop waits for ``pollEvents`` on the descriptor, at most for ``pollTimeout``, and then
    /// calls ``process()`` until it returns false. It asks for all three again before every wait.
    public var descriptor: Int32 { sd_bus_get_fd(raw) }

    /// What to wait for on ``descriptor`` (`sd_bus_get_events`). The values are those of poll(2) and of epoll(7).
    ///
    /// - Throws: ``SystemError`` if the connection has ended.
    public var pollEvents: DescriptorEvents {
        get throws(SystemError) {
            let events = try check(sd_bus_get_events(raw), "asking what to wait for")
            return DescriptorEvents(rawValue: UInt32(bitPattern: events))
        }
    }

    /// How long to wait at most before ``process()`` is called; nil if there is no limit (`sd_bus_get_timeout`).
    ///
    /// - Throws: ``SystemError`` if the connection has ended.
    public var pollTimeout: Duration? {
        get throws(SystemError) {
            var instant: UInt64 = .max
            try check(sd_bus_get_timeout(raw, &instant), "asking how long to wait")
            if instant == .max { return nil }
            return max(
                .zero, Duration(wholeMicroseconds: instant) - SDEventTimer.Clock.monotonic.now)
        }
    }

    /// Waits until the bus has greeted this connection (`sd_bus_is_ready`). A call waits for that too, but without a
    /// limit.
    ///
    /// - Returns: false if the time ran out.
    /// - Throws: ``SystemError`` if the bus refuses or ends the connection.
    public func waitUntilReady(timeout: Duration) throws(SystemError) -> Bool {
        let deadline = SDEventTimer.Clock.monotonic.now + timeout
        while try check(sd_bus_is_ready(raw), "connecting to a bus") == 0 {
            let now = SDEventTimer.Clock.monotonic.now
            guard now < deadline else { return false }
            if try !process() { _ = try wait(timeout: deadline - now) }
        }
        return true
    }

    /// Processes one message, timeout or other event of the connection, without waiting (`sd_bus_process`). This is
    /// where handlers are called if the connection is not attached to a loop.
    ///
    /// - Returns: false if there was nothing to process.
    /// - Throws: ``SystemError``, `EBUSY` in a handler of this connection.
    @discardableResult
    public func process() throws(SystemError) -> Bool {
        try check(sd_bus_process(raw, nil), "reading from the bus") > 0
    }

    /// Waits until there is something to process (`sd_bus_wait`). Call it when ``process()`` has returned false.
    ///
    /// - Parameter timeout: nil to wait without a limit.
    /// - Returns: false if the time ran out, and also, at once, if messages that were read wait to be processed.
    /// - Throws: ``SystemError`` if the connection has ended. A signal is not an error: it ends the wait.
    public func wait(timeout: Duration? = nil) throws(SystemError) -> Bool {
        let result = sd_bus_wait(raw, timeout.waitMicroseconds)
        if result == -EINTR { return true }
        return try check(result, "waiting for the bus") > 0
    }
}
