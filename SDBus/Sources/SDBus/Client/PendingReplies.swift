/// Keeps calls until their replies arrive. If it is released, no more handlers are called.
///
///     let pending = PendingReplies(on: bus)
///     try pending.call(player, "Start") { reply in … }
public final class PendingReplies {
    private let bus: Bus
    private var slots: [Int: Slot] = [:]
    private var lastCall = 0

    /// Makes an object without calls. It keeps the bus alive.
    public init(on bus: Bus) { self.bus = bus }

    /// The number of calls whose replies have not arrived.
    public var count: Int { slots.count }

    /// Sends a call without waiting. See ``Bus/callAsync(_:timeout:handler:)``.
    ///
    /// - Parameter timeout: nil for the timeout of the connection.
    /// - Throws: ``SystemError``: the call was not sent, and the handler is never called.
    public func call(
        _ message: Message, timeout: Duration? = nil,
        handler: @escaping (Result<Message, BusError>) -> Void = { _ in }
    ) throws(SystemError) {
        lastCall += 1
        let number = lastCall
        slots[number] = try bus.callAsync(message, timeout: timeout) { [weak self] reply in
            self?.slots[number] = nil
            handler(reply)
        }
    }

    /// Calls a method without waiting, with the timeout of the connection.
    ///
    /// - Parameters:
    ///   - activates: false if the bus must not start the service for this call.
    ///   - handler: reads the results: `try? reply.get().read(UInt32.self)`.
    /// - Throws: ``SystemError``: the call was not sent, and the handler is never called. `EINVAL` if a name is not
    ///   valid or the bus cannot carry an argument.
    public func call<each Argument: BusWritable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        activates: Bool = true, handler: @escaping (Result<Message, BusError>) -> Void = { _ in }
    ) throws(SystemError) {
        let message = try bus.methodCall(to: destination, member, activates: activates)
        try message.append(repeat each arguments)
        try call(message, handler: handler)
    }

    /// Drops the replies that have not arrived: their handlers are never called. The receiver may still do what it was
    /// asked.
    public func cancelAll() { slots = [:] }
}
