import CSystemd
import Glibc

/// A connection to a message bus. Closed with its last reference, after what is queued was sent.
///
/// Belongs to one thread, like everything in sd-bus.
public final class Bus {
    let raw: OpaquePointer
    /// What this connection exports.
    var exports: Set<Export> = []

    private init(owning raw: OpaquePointer) { self.raw = raw }

    deinit {
        // Flushing waits for a bus that has not greeted yet, for as long as that takes.
        if sd_bus_is_ready(raw) > 0 {
            sd_bus_flush_close_unref(raw)
        } else {
            sd_bus_close_unref(raw)
        }
    }

    /// Connects to the session bus of the user.
    ///
    /// - Throws: ``SystemError``: `ENOMEDIUM` where nothing says which bus, `ENOENT` or
    ///   `ECONNREFUSED` where nobody listens there (`sd_bus_open_user`).
    public static func openUser() throws(SystemError) -> Bus {
        var raw: OpaquePointer?
        try check(sd_bus_open_user(&raw), "connecting to the session bus")
        return Bus(owning: raw!)
    }

    /// Connects to the system bus (`sd_bus_open_system`).
    public static func openSystem() throws(SystemError) -> Bus {
        var raw: OpaquePointer?
        try check(sd_bus_open_system(&raw), "connecting to the system bus")
        return Bus(owning: raw!)
    }

    /// Connects to the bus at an address as in `unix:path=/run/user/1000/bus`.
    public static func open(address: String) throws(SystemError) -> Bus {
        var raw: OpaquePointer?
        try check(sd_bus_new(&raw), "making a connection")
        let bus = Bus(owning: raw!)
        try check(sd_bus_set_address(bus.raw, address), "setting the address of a bus")
        try check(sd_bus_set_bus_client(bus.raw, 1), "becoming a client of a bus")
        try check(sd_bus_negotiate_fds(bus.raw, 1), "asking for descriptor passing")
        try check(sd_bus_start(bus.raw), "connecting to \(address)")
        return bus
    }

    /// Readable when a message may have come; what has come is handled by ``process()``.
    public var descriptor: Int32 { sd_bus_get_fd(raw) }

    /// The name that the bus gave this connection, as in `:1.42`. Waits for the bus's greeting.
    public var uniqueName: String {
        get throws(SystemError) {
            var name: UnsafePointer<CChar>?
            try check(sd_bus_get_unique_name(raw, &name), "asking for the connection's own name")
            return String(cString: name!)
        }
    }

    /// How long a call waits for its answer unless it says otherwise, in microseconds.
    public func setCallTimeout(microseconds: UInt64) throws(SystemError) {
        try check(sd_bus_set_method_call_timeout(raw, microseconds), "setting the call timeout")
    }

    /// Lets the loop that the bus is attached to end with failure when the bus goes away.
    public func exitOnDisconnect() throws(SystemError) {
        try check(sd_bus_set_exit_on_disconnect(raw, 1), "watching for the end of the bus")
    }

    /// Sends what is queued; waits for it.
    public func flush() throws(SystemError) { try check(sd_bus_flush(raw), "sending") }

    /// Closes the connection after what is queued was sent.
    public func close() { sd_bus_flush_close_unref(sd_bus_ref(raw)) }

    // MARK: Without a loop

    /// Waits until the bus has greeted this connection. Calls wait for it too, but without an end.
    ///
    /// - Returns: false where it has not within so many microseconds.
    public func waitUntilReady(microseconds: UInt64) throws(SystemError) -> Bool {
        let deadline = Timer.Clock.monotonic.now + microseconds
        while try check(sd_bus_is_ready(raw), "connecting to a bus") == 0 {
            let now = Timer.Clock.monotonic.now
            guard now < deadline else { return false }
            if try !process() { _ = try wait(microseconds: deadline - now) }
        }
        return true
    }

    /// Deals with one thing that waits on the connection.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    public func process() throws(SystemError) -> Bool {
        try check(sd_bus_process(raw, nil), "reading from the bus") > 0
    }

    /// Waits until there is something to process, or for so many microseconds.
    ///
    /// - Returns: false where the time ran out.
    public func wait(microseconds: UInt64 = .max) throws(SystemError) -> Bool {
        let result = sd_bus_wait(raw, microseconds)
        if result == -EINTR { return true }
        return try check(result, "waiting for the bus") > 0
    }
}

// MARK: - Names

extension Bus {
    /// What became of a request for a name.
    public enum NameRequest: Sendable {
        case owned
        /// Somebody else has it.
        case taken
    }

    /// Asks for a name, without a queue and without replacing anybody. Waits for the bus.
    public func requestName(_ name: String) throws(SystemError) -> NameRequest {
        let result = sd_bus_request_name(raw, name, 0)
        if result == -EEXIST { return .taken }
        if result == -EALREADY { return .owned }
        try check(result, "asking for the name \(name)")
        return .owned
    }

    public func releaseName(_ name: String) throws(SystemError) {
        try check(sd_bus_release_name(raw, name), "giving up the name \(name)")
    }

    /// The unique name of a name's owner; nil where it has none. Starts nobody.
    public func owner(of name: String) throws(SystemError) -> String? {
        do {
            let call = try methodCall(to: .daemon, "GetNameOwner")
            try call.append(name)
            return try self.call(call).read(String.self)
        } catch let error as BusError where error.name == BusError.Name.nameHasNoOwner {
            return nil
        } catch let error as SystemError {
            throw error
        } catch {
            throw SystemError(code: EIO, operation: "asking who owns \(name) (\(error))")
        }
    }
}

// MARK: - Calls

/// Whom a call is for: a name, an object, an interface.
public struct Destination: Sendable {
    public let service: String
    public let path: ObjectPath
    public let interface: String

    public init(service: String, path: ObjectPath, interface: String) {
        self.service = service
        self.path = path
        self.interface = interface
    }

    /// The bus itself.
    public static let daemon = Destination(
        service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus")
}

extension Bus {
    /// A call to be filled with arguments.
    ///
    /// - Parameter activates: whether the bus may start the service for it.
    public func methodCall(
        to destination: Destination, _ member: String, activates: Bool = true
    ) throws(SystemError) -> Message {
        var message: OpaquePointer?
        try check(
            sd_bus_message_new_method_call(
                raw, &message, destination.service, destination.path.text, destination.interface,
                member),
            "making a call of \(member)")
        let call = Message(owning: message!)
        if !activates {
            try check(sd_bus_message_set_auto_start(call.raw, 0), "making a call of \(member)")
        }
        return call
    }

    /// Sends a call and waits for its answer.
    ///
    /// - Parameter timeout: microseconds; 0 for the connection's own.
    /// - Throws: ``BusError``: what the other side answered, or why there is no answer.
    public func call(_ message: Message, timeout: UInt64 = 0) throws(BusError) -> Message {
        var error = sd_bus_error()
        var reply: OpaquePointer?
        let result = sd_bus_call(raw, message.raw, timeout, &error, &reply)
        if let error = BusError(consuming: &error) { throw error }
        guard result >= 0, let reply else {
            throw BusError(code: -result, operation: "calling \(message.member ?? "")")
        }
        return Message(owning: reply)
    }

    /// Sends a call; `handler` gets the answer, from the loop. Letting go of the slot cancels it.
    ///
    /// - Parameter timeout: microseconds; 0 for the connection's own.
    public func callAsync(
        _ message: Message, timeout: UInt64 = 0,
        handler: @escaping (Result<Message, BusError>) -> Void
    ) throws(SystemError) -> Slot {
        let box = Box<(Message) -> Void> { reply in
            handler(reply.error.map(Result.failure) ?? .success(reply))
        }
        var slot: OpaquePointer?
        try check(
            sd_bus_call_async(raw, &slot, message.raw, receive, box.pointer, timeout),
            "calling \(message.member ?? "")")
        return Slot(raw: slot, bus: self, payload: box)
    }

    /// Sends a message that has no answer, or whose answer nobody awaits.
    public func send(_ message: Message) throws(SystemError) {
        try check(sd_bus_send(raw, message.raw, nil), "sending \(message.member ?? "a message")")
    }
}

// MARK: - Matches

/// Which messages somebody wants to see. What is nil matches everything.
public struct MatchRule: Sendable {
    public var type: String?
    public var sender: String?
    public var path: String?
    public var interface: String?
    public var member: String?
    public var arg0: String?

    public init(
        type: String? = "signal", sender: String? = nil, path: String? = nil,
        interface: String? = nil, member: String? = nil, arg0: String? = nil
    ) {
        self.type = type
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.arg0 = arg0
    }

    /// The coming and going of a name's owner: three strings, the name, the old and the new owner.
    public static func ownerChange(of name: String) -> MatchRule {
        MatchRule(
            sender: Destination.daemon.service, interface: Destination.daemon.interface,
            member: "NameOwnerChanged", arg0: name)
    }

    /// As the bus has it, apostrophes in values written as the specification asks. sd-bus reads them
    /// otherwise and refuses such a rule with `EINVAL`.
    public var text: String {
        [
            ("type", type), ("sender", sender), ("path", path), ("interface", interface),
            ("member", member), ("arg0", arg0),
        ].compactMap { key, value in
            value.map {
                "\(key)='\($0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
            }
        }.joined(separator: ",")
    }
}

extension Bus {
    /// Hands every message that matches to `handler`, until the slot is let go of. Waits for the
    /// bus to have taken the rule.
    public func match(
        _ rule: MatchRule, handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Slot {
        let box = Box(handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_match(raw, &slot, rule.text, observe, box.pointer),
            "watching for \(rule.text)")
        return Slot(raw: slot, bus: self, payload: box)
    }

    /// As ``match(_:handler:)`` but without waiting: messages are seen from when the bus has taken
    /// the rule, which is before it looks at anything sent later on this connection.
    public func matchAsync(
        _ rule: MatchRule, handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Slot {
        let box = Box(handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_match_async(raw, &slot, rule.text, observe, { _, _, _ in 0 }, box.pointer),
            "watching for \(rule.text)")
        return Slot(raw: slot, bus: self, payload: box)
    }

    /// Hands every message that arrives to `handler` before anybody else sees it, until the slot is
    /// let go of. Answers to calls of this connection go to whoever called, and not here.
    ///
    /// - Parameter handler: whether it has dealt with the message for good.
    public func filter(_ handler: @escaping (Message) -> Bool) throws(SystemError) -> Slot {
        let box = Box(handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_filter(
                raw, &slot,
                { message, userdata, _ in
                    Box<(Message) -> Bool>.content(of: userdata)(Message(borrowing: message!))
                        ? 1 : 0
                }, box.pointer), "adding a filter")
        return Slot(raw: slot, bus: self, payload: box)
    }
}

/// Hands a message on, and lets others see it too.
private let observe: sd_bus_message_handler_t = { message, userdata, _ in
    Box<(Message) -> Void>.content(of: userdata)(Message(borrowing: message!))
    return 0
}

/// Hands a message on as the one it was meant for.
private let receive: sd_bus_message_handler_t = { message, userdata, _ in
    Box<(Message) -> Void>.content(of: userdata)(Message(borrowing: message!))
    return 1
}

// MARK: - Signals

extension Bus {
    /// Sends a signal to whoever listens.
    public func emit<each Argument: BusType>(
        _ member: String, of interface: String, at path: ObjectPath,
        _ arguments: repeat each Argument
    ) throws {
        var message: OpaquePointer?
        try check(
            sd_bus_message_new_signal(raw, &message, path.text, interface, member),
            "making the signal \(member)")
        let signal = Message(owning: message!)
        try signal.append(repeat each arguments)
        try send(signal)
    }

    /// Sends one `PropertiesChanged` with the present values of these properties.
    ///
    /// - Throws: ``SystemError``: `ENOENT` for a name that the interface has not, `EDOM` for one
    ///   whose changes are not announced.
    public func emitPropertiesChanged(
        _ names: [String], of interface: String, at path: ObjectPath
    ) throws(SystemError) {
        if names.isEmpty { return }
        var pointers: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        try check(
            sd_bus_emit_properties_changed_strv(raw, path.text, interface, &pointers),
            "announcing \(names.joined(separator: ", "))")
    }
}
