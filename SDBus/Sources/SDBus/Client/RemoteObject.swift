/// One interface of an object of another process: calls, properties, and a copy of the properties
/// that follows their changes.
///
///     let player = RemoteObject(on: bus, destination)
///     try player.follow { change in print(player["Status"] ?? "unknown") }
///
/// Like its bus, it belongs to one thread.
public final class RemoteObject {
    /// What is known about the object.
    public enum State: Equatable, Sendable {
        /// Not asked yet, or waiting for the first reply.
        case unknown
        /// The service is not running.
        case absent
        /// The service is running. These are the properties.
        case present([String: Value])
        /// The service is running, but reading the properties failed, or the bus does not deliver its signals.
        case failed(BusError)
    }

    /// The receiver of calls.
    public let destination: Destination
    /// What is known. Only changes after ``follow(_:)``.
    public private(set) var state = State.unknown {
        didSet {
            if state != oldValue { handler(state) }
        }
    }

    private let bus: Bus
    private let activates: Bool
    private var handler: (State) -> Void = { _ in }
    private var watch: NameWatch?
    private var changes: Subscription?
    private let questions: PendingReplies

    /// - Parameter activates: true if the bus may start the service for a call. Following never
    ///   starts it.
    public init(on bus: Bus, _ destination: Destination, activates: Bool = true) {
        self.bus = bus
        self.destination = destination
        self.activates = activates
        questions = PendingReplies(on: bus)
    }

    // MARK: Calls

    /// Calls a method of the interface and waits for its reply, as ``Bus`` does. Several results are a tuple.
    ///
    /// - Parameter timeout: nil for the timeout of the connection.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply, or the error of libsystemd if
    ///   the call cannot be sent or its reply has other types.
    @_disfavoredOverload  // Without a result, both would match a context of type Void.
    public func call<each Argument: BusWritable, each Reply: BusReadable>(
        _ member: String, _ arguments: repeat each Argument, timeout: Duration? = nil
    ) throws(BusError) -> (repeat each Reply) {
        try bus.call(
            destination, member, repeat each arguments, activates: activates, timeout: timeout)
    }

    /// Calls a method of the interface and waits for its reply, whose results are ignored.
    ///
    /// - Parameter timeout: nil for the timeout of the connection.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply, or the error of libsystemd if
    ///   the call cannot be sent.
    public func call<each Argument: BusWritable>(
        _ member: String, _ arguments: repeat each Argument, timeout: Duration? = nil
    ) throws(BusError) {
        try bus.call(
            destination, member, repeat each arguments, activates: activates, timeout: timeout)
    }

    /// Reads a property and waits for its value. See ``Bus/property(_:of:activates:timeout:)``.
    ///
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply, or `InvalidArgs` if the property
    ///   has another type.
    public func get<Content: BusReadable>(
        _ property: String, as type: Content.Type = Content.self
    ) throws(BusError) -> Content {
        try bus.property(property, of: destination, activates: activates)
    }

    /// Sets a property and waits until the service has accepted the value (`Set` of
    /// `org.freedesktop.DBus.Properties`).
    ///
    /// - Parameter value: of the type of the property, for example `.uint32(5)` for `u`.
    /// - Throws: ``BusError``: the error reply, or the reason why there is no reply.
    public func set(_ property: String, to value: Value) throws(BusError) {
        try bus.call(
            destination.properties, "Set", destination.interface, property, value,
            activates: activates)
    }

    /// Calls the handler for a signal of the interface that the owner of the service sent, until the returned object is
    /// released. See ``Bus/subscribe(to:from:onFailure:handler:)``.
    ///
    /// - Parameters:
    ///   - signal: the name of the signal.
    ///   - onFailure: called if the bus refuses to deliver the signal, once for each refusal.
    /// - Throws: ``SystemError``, `EINVAL` if a name contains NUL or an apostrophe.
    public func subscribe(
        to signal: String, onFailure: @escaping (BusError) -> Void = { _ in },
        handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Subscription {
        let rule = MatchRule(
            path: destination.path.text, interface: destination.interface, member: signal)
        return try bus.subscribe(
            to: rule, from: destination.service, onFailure: onFailure, handler: handler)
    }

    // MARK: The copy of the properties

    /// The value of a property in the copy; nil if there is no copy or no such property.
    public subscript(property: String) -> Value? {
        if case .present(let values) = state { values[property] } else { nil }
    }

    /// Starts to keep a copy of the properties. It is read when the service appears and follows
    /// `PropertiesChanged`, of which only signals of the owner of the service are used.
    ///
    /// A property that is only invalidated is read again. Following again replaces the handler.
    ///
    /// - Parameter handler: called after each change of ``state``, which it receives.
    /// - Throws: ``SystemError``, `EINVAL` if a name in the destination contains NUL or an apostrophe.
    public func follow(_ handler: @escaping (State) -> Void = { _ in }) throws(SystemError) {
        self.handler = handler
        let rule = MatchRule(
            path: destination.path.text, interface: Destination.propertiesInterface,
            member: "PropertiesChanged", arg0: destination.interface)
        changes = try bus.subscribe(
            to: rule, from: destination.service, onFailure: { [weak self] in self?.giveUp($0) },
            handler: { [weak self] in self?.apply($0) })
        watch = try bus.watchName(destination.service) { [weak self] owner in
            self?.ownerChanged(owner)
        }
        if isUnique { load() }
    }

    /// What is read once would never change.
    private func giveUp(_ error: BusError) {
        (changes, watch) = (nil, nil)
        questions.cancelAll()
        state = .failed(error)
    }

    /// Whether the destination is a connection, which has no owner to wait for.
    private var isUnique: Bool { destination.service.hasPrefix(":") }

    private func ownerChanged(_ owner: String?) {
        if isUnique, owner != nil { return }
        questions.cancelAll()
        if owner == nil {
            state = .absent
        } else {
            state = .unknown
            load()
        }
    }

    /// Changes that arrive before the reply are older than it.
    private func load() {
        questions.cancelAll()
        do throws(SystemError) {
            try questions.call(
                destination.properties, "GetAll", destination.interface, activates: false
            ) { [weak self] in self?.loaded($0) }
        } catch {
            state = .failed(BusError(error))
        }
    }

    private func loaded(_ reply: Result<Message, BusError>) {
        switch reply {
        case .failure(let error): state = .failed(error)
        case .success(let message):
            do throws(SystemError) {
                state = .present(try message.read([String: Value].self))
            } catch {
                state = .failed(BusError(error))
            }
        }
    }

    private func apply(_ message: Message) {
        guard
            let (_, changed, invalidated) = try? message.read(
                String.self, [String: Value].self, [String].self)
        else { return }
        guard case .present(var values) = state else {
            // The service works again.
            if case .failed = state, questions.count == 0 { load() }
            return
        }
        values.merge(changed) { $1 }
        state = .present(values)
        if !invalidated.isEmpty { load() }
    }
}
