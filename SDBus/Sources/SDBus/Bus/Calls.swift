import CSystemd
import Glibc

/// The receiver of a call: a service, an object and an interface.
public struct Destination: Sendable, Hashable {
    /// A name on the bus, well-known or unique; empty on a connection without a bus.
    public let service: String
    /// The path of the object.
    public let path: ObjectPath
    /// The name of the interface, for example `org.example.Counter1`.
    public let interface: String

    /// Names are checked when a call is made, which throws `EINVAL` for one that is not valid.
    public init(service: String, path: ObjectPath, interface: String) {
        self.service = service
        self.path = path
        self.interface = interface
    }

    /// The same object with another interface.
    public func with(interface: String) -> Destination {
        Destination(service: service, path: path, interface: interface)
    }

    static let propertiesInterface = "org.freedesktop.DBus.Properties"
    /// The properties of the same object.
    var properties: Destination { with(interface: Self.propertiesInterface) }

    /// The bus itself: the interface `org.freedesktop.DBus` of the D-Bus specification.
    public static let daemon = Destination(
        service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus")
}

// MARK: - A call in one line

extension Bus {
    /// Calls a method and waits for its reply:
    /// `let id: String = try bus.call(player, "Start", options)`.
    ///
    /// Several results are a tuple.
    ///
    /// - Parameters:
    ///   - activates: false if the bus must not start the service for this call.
    ///   - timeout: nil for the timeout of the connection.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply, or the error of
    ///   libsystemd if the call cannot be sent or its reply has other types.
    @_disfavoredOverload  // Without a result, both would match a context of type Void.
    public func call<each Argument: BusWritable, each Reply: BusReadable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        activates: Bool = true, timeout: Duration? = nil
    ) throws(BusError) -> (repeat each Reply) {
        let message = try filledCall(
            to: destination, member, activates: activates, repeat each arguments)
        let reply = try call(message, timeout: timeout)
        do throws(SystemError) {
            return try reply.read(repeat (each Reply).self)
        } catch {
            throw BusError(error)
        }
    }

    /// Calls a method and waits for its reply, whose results are ignored.
    ///
    /// - Parameters:
    ///   - activates: false if the bus must not start the service for this call.
    ///   - timeout: nil for the timeout of the connection.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply, or the error of libsystemd if
    ///   the call cannot be sent.
    public func call<each Argument: BusWritable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        activates: Bool = true, timeout: Duration? = nil
    ) throws(BusError) {
        let message = try filledCall(
            to: destination, member, activates: activates, repeat each arguments)
        _ = try call(message, timeout: timeout)
    }

    /// Reads a property of an interface and waits for its value (`Get` of `org.freedesktop.DBus.Properties`).
    ///
    /// - Parameters:
    ///   - activates: false if the bus must not start the service for this call.
    ///   - timeout: nil for the timeout of the connection.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply, or `InvalidArgs` if the property
    ///   has another type. A ``Value`` is a property of any type.
    public func property<Content: BusReadable>(
        _ name: String, of destination: Destination, activates: Bool = true,
        timeout: Duration? = nil
    ) throws(BusError) -> Content {
        let message = try filledCall(
            to: destination.properties, "Get", activates: activates, destination.interface, name)
        let reply = try call(message, timeout: timeout)
        do throws(SystemError) {
            if Content.self == Value.self { return try reply.read(Content.self) }
            return try reply.readContainer("v", Content.signature) { () throws(SystemError) in
                try Content(reading: reply)
            }
        } catch {
            throw .invalidArgs("The property \(name) does not have the type \(Content.signature).")
        }
    }

    func filledCall<each Argument: BusWritable>(
        to destination: Destination, _ member: String, activates: Bool,
        _ arguments: repeat each Argument
    ) throws(BusError) -> Message {
        do throws(SystemError) {
            let message = try methodCall(to: destination, member, activates: activates)
            try message.append(repeat each arguments)
            return message
        } catch {
            throw BusError(error)
        }
    }
}

// MARK: - Calls as messages

extension Bus {
    /// Makes a call to which arguments can be appended (`sd_bus_message_new_method_call`).
    ///
    /// - Parameter activates: false if the bus must not start the service for this call
    ///   (`sd_bus_message_set_auto_start`).
    /// - Throws: ``SystemError``, `EINVAL` if a name in the destination, or the member, is not valid.
    public func methodCall(
        to destination: Destination, _ member: String, activates: Bool = true
    ) throws(SystemError) -> Message {
        let operation = "making a call of \(member)"
        for text in [destination.service, destination.interface, member] {
            try checkText(text, operation)
        }
        var message: OpaquePointer?
        try check(
            sd_bus_message_new_method_call(
                raw, &message, destination.service.isEmpty ? nil : destination.service,
                destination.path.text, destination.interface, member),
            operation)
        let call = Message(owning: message!)
        if !activates { try check(sd_bus_message_set_auto_start(call.raw, 0), operation) }
        return call
    }

    /// Sends a call and waits for its reply (`sd_bus_call`). Other messages are queued until then, and no handler is
    /// called.
    ///
    /// - Parameter timeout: nil for the timeout of the connection.
    /// - Returns: the reply, with its cursor at the first result.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply: ``BusError/Name/timeout`` if it
    ///   did not come in time, `System.Error.ELOOP` for a call of this connection itself.
    public func call(_ message: Message, timeout: Duration? = nil) throws(BusError) -> Message {
        var error = sd_bus_error()
        var reply: OpaquePointer?
        let result = sd_bus_call(raw, message.raw, timeout.callMicroseconds, &error, &reply)
        if let error = BusError(consuming: &error) { throw error }
        guard result >= 0, let reply else {
            throw BusError(code: -result, operation: "calling \(message.member ?? "")")
        }
        return Message(owning: reply)
    }

    /// Sends a call without waiting (`sd_bus_call_async`). The handler receives the reply, from the loop or from
    /// ``process()``. Releasing the slot cancels the handler. ``PendingReplies`` keeps slots.
    ///
    /// A reply that has arrived is never too late if the connection is attached to an ``SDEventLoop``,
    /// however late the loop reads it. Without one, sd-bus looks at the clock before it reads.
    ///
    /// - Parameters:
    ///   - timeout: nil for the timeout of the connection.
    ///   - handler: is called at most once. If there is no reply in time its error is ``BusError/Name/noReply``.
    /// - Throws: ``SystemError``: the call was not sent, for example with `EBADMSG` because a container of its
    ///   arguments is open.
    public func callAsync(
        _ message: Message, timeout: Duration? = nil,
        handler: @escaping (Result<Message, BusError>) -> Void
    ) throws(SystemError) -> Slot {
        let call = AsyncCall(handler)
        let box = Box<(Message) -> Void> { reply in
            call.finish(reply.error.map(Result.failure) ?? .success(reply))
        }
        let timer = try loop.flatMap { (loop) throws(SystemError) in
            try call.makeTimer(on: loop, after: timeout ?? callTimeout)
        }
        var raw: OpaquePointer?
        try check(
            sd_bus_call_async(
                self.raw, &raw, message.raw,
                { message, userdata, _ in
                    Box<(Message) -> Void>.content(of: userdata)(Message(borrowing: message!))
                    return 1
                }, box.pointer, timer == nil ? timeout.callMicroseconds : .max),
            "calling \(message.member ?? "")")
        let slot = Slot(raw: raw, bus: self, payload: box)
        slot.timer = timer
        call.slot = slot
        return slot
    }

    private var callTimeout: Duration? {
        var microseconds: UInt64 = 0
        guard sd_bus_get_method_call_timeout(raw, &microseconds) >= 0, microseconds != .max
        else { return nil }
        return Duration(wholeMicroseconds: microseconds)
    }

    /// Sends a message without waiting for a reply (`sd_bus_send`). What the socket does not take at once is queued.
    ///
    /// - Throws: ``SystemError``: `EBADMSG` if a container of the message is open, `ENOBUFS` if the queue is full.
    public func send(_ message: Message) throws(SystemError) {
        try check(sd_bus_send(raw, message.raw, nil), "sending \(message.member ?? "a message")")
    }
}

/// A call whose reply has not arrived.
private final class AsyncCall {
    private let handler: (Result<Message, BusError>) -> Void
    private var isFinished = false
    /// Owns the timer.
    weak var slot: Slot?

    init(_ handler: @escaping (Result<Message, BusError>) -> Void) { self.handler = handler }

    /// Its handler is called only when nothing is left to be read.
    ///
    /// - Returns: nil if there is no limit.
    func makeTimer(
        on loop: SDEventLoop, after timeout: Duration?
    ) throws(SystemError) -> SDEventTimer? {
        guard let timeout else { return nil }
        let timer = try loop.addTimer(.monotonic, accuracy: .milliseconds(5)) {
            self.slot?.cancel()
            self.finish(
                .failure(BusError(name: BusError.Name.noReply, message: "Method call timed out")))
        }
        try timer.setPriority(Int64(SD_EVENT_PRIORITY_NORMAL) + 1)
        try timer.arm(after: timeout)
        return timer
    }

    func finish(_ answer: Result<Message, BusError>) {
        if isFinished { return }
        isFinished = true
        try? slot?.timer?.disarm()
        handler(answer)
    }
}
