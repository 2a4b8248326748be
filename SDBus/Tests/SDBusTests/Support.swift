import Glibc
import PrivateBus
import SDBus
import Testing

/// Two connections to a private bus, processed on one thread.
final class Pair {
    let session: PrivateBus
    let service: Bus
    let client: Bus
    static let path: ObjectPath = "/test/Object"
    static let interface = "test.Interface1"
    private var slots: [Slot] = []

    /// - Parameter limits: of the bus, by their names (dbus-daemon(1)).
    init(limits: [String: Int] = [:]) throws {
        session = try PrivateBus(limits: limits)
        service = try session.connect()
        client = try session.connect()
    }

    func destination(
        _ interface: String = Pair.interface, at path: ObjectPath = Pair.path
    ) throws -> Destination {
        Destination(service: try service.uniqueName, path: path, interface: interface)
    }

    /// Exports members until the pair is released.
    func export(_ members: Interface.Member...) throws {
        try export(Interface(Pair.interface, members))
    }

    func export(_ interface: Interface) throws {
        slots.append(try service.export(interface, at: Pair.path))
    }

    /// Processes both connections until the condition holds.
    func until(
        _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () throws -> Bool
    ) throws {
        let deadline = SDEventTimer.Clock.monotonic.now + .seconds(30)
        while try !condition() {
            guard SDEventTimer.Clock.monotonic.now < deadline else {
                Issue.record("waited in vain: \(what)", sourceLocation: sourceLocation)
                throw PrivateBus.Failure(description: "waited in vain")
            }
            let busy = try service.process()
            if try client.process() || busy { continue }
            // Messages arrive through the bus, so look at both connections in turn.
            _ = try service.wait(timeout: .milliseconds(1))
        }
    }

    /// Processes both connections until everything that was sent before has arrived.
    func settle() throws {
        for _ in 0..<2 {
            for bus in [service, client] {
                var isDone = false
                let slot = try bus.callAsync(
                    try bus.methodCall(to: .daemon, "GetId")
                ) { _ in isDone = true }
                try until { isDone }
                withExtendedLifetime(slot) {}
            }
        }
    }

    /// Sends a call from the client and returns the answer.
    func call(_ message: Message, timeout: Duration? = nil) throws -> Message {
        var answer: Result<Message, BusError>?
        let slot = try client.callAsync(message, timeout: timeout) { answer = $0 }
        try until("an answer to \(message.member ?? "")") { answer != nil }
        withExtendedLifetime(slot) {}
        return try answer!.get()
    }

    func call<each Argument: BusType>(
        _ member: String, of interface: String = Pair.interface,
        _ arguments: repeat each Argument
    ) throws -> Message {
        let message = try client.methodCall(to: try destination(interface), member)
        try message.append(repeat each arguments)
        return try call(message)
    }

    /// Makes a call and returns the name of its error; nil if it succeeds.
    func errorName<each Argument: BusType>(
        _ member: String, of interface: String = Pair.interface,
        _ arguments: repeat each Argument
    ) -> String? {
        do {
            _ = try call(member, of: interface, repeat each arguments)
            return nil
        } catch { return (error as? BusError)?.name ?? "\(error)" }
    }

    static let properties = "org.freedesktop.DBus.Properties"

    func get(_ property: String) throws -> Value {
        try call("Get", of: Self.properties, Self.interface, property).read(Value.self)
    }

    func set(_ property: String, _ value: Value) -> String? {
        errorName("Set", of: Self.properties, Self.interface, property, value)
    }

    func introspection() throws -> String {
        try call("Introspect", of: "org.freedesktop.DBus.Introspectable").read(String.self)
    }
}

func systemError(_ body: () throws -> Void) -> SystemError? {
    do {
        try body()
        return nil
    } catch { return error as? SystemError }
}

func busError(_ body: () throws -> Void) -> BusError? {
    do {
        try body()
        return nil
    } catch { return error as? BusError }
}

struct ForeignError: Error, CustomStringConvertible {
    let description = "Something foreign."
}

/// Reports when it is released.
final class Witness {
    let onDeinit: () -> Void

    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }

    deinit { onDeinit() }

    func touch() {}
}

let errorPrefix = "org.freedesktop.DBus.Error."
