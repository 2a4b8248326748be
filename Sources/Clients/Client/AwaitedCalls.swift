import Contract
import SDBus

/// Calls that do not block: the answer comes from the loop that processes the bus. Releasing the
/// returned slot means that no answer comes. Each method of the agent has such a form too, which is
/// generated.
extension AgentProxy {
    /// - Parameters:
    ///   - path: the object; nil for the one that serves the member.
    ///   - timeout: nil for ``timeout``.
    ///   - activates: whether the call starts an agent that is not running; nil for the setting of
    ///     this connection.
    ///   - read: reads the answer.
    func send<Answer>(
        _ interface: String, _ member: String, at path: String? = nil, timeout: Duration? = nil,
        activates: Bool? = nil,
        fill: @escaping (Message) throws -> Void = { _ in },
        read: @escaping (Message) throws -> Answer,
        handler: @escaping (Result<Answer, ClientError>) -> Void
    ) throws -> Slot {
        let path = path ?? Self.path(of: member, interface)
        let message = try message(interface, member, at: path, activates: activates)
        try fill(message)
        weak var slot: Slot?
        var isAnswered = false
        let answered = { [unowned self] (reply: Result<Message, BusError>) in
            isAnswered = true
            if case .success = reply { ActsDone.note(member) }
            explain(reply.mapError(failure), of: slot) { [unowned self] reply in
                handler(
                    Result { () throws(ClientError) in try self.read(try reply.get(), read) })
            }
        }
        let sent = try bus.callAsync(message, timeout: timeout, handler: answered)
        slot = sent
        if timeout == Self.longTimeout, interface != Self.peer {
            try watch(sent) { error in
                if !isAnswered { handler(.failure(ClientError(error))) }
            }
        }
        return sent
    }

    static let peer = "org.freedesktop.DBus.Peer"

    /// Starts the agent if it is not running.
    public func startAgent(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot
    {
        try send(
            Self.peer, "Ping", activates: true, read: { _ in }, handler: handler)
    }

    /// Waits for up to ten minutes until an agent that gave no answer in time gives answers again.
    ///
    /// - Parameter activates: whether the bus may still be starting the agent. The answer then comes after the
    ///   start, or says why there is none.
    public func awaitAnswers(
        activates: Bool, _ handler: @escaping (Result<Void, ClientError>) -> Void
    ) throws -> Slot {
        try send(
            Self.peer, "Ping", timeout: Self.longTimeout, activates: activates,
            read: { _ in }, handler: handler)
    }

    /// As ``set(_:of:to:)``, without blocking.
    func set(
        _ property: String, of interface: String, to value: Value,
        handler: @escaping (Result<Void, ClientError>) -> Void
    ) throws -> Slot {
        try send(
            Self.properties, "Set", at: RecordsObject.path,
            fill: { try $0.append(interface, property, value) },
            read: { _ in }, handler: handler)
    }

    /// Asks for all properties of an interface.
    public func state<State: InterfaceState>(
        _ handler: @escaping (Result<State, ClientError>) -> Void
    ) throws -> Slot {
        try getAll(of: State.interface) { answer in
            handler(
                Result { () throws(ClientError) in try State(try answer.get()) })
        }
    }
}
