import Contract
import Glibc
import SDBus

/// Why there is no answer from the agent.
public enum ClientError: Error, Equatable, Sendable {
    /// There is no session bus. The text is libsystemd's.
    case noBus(String)
    /// The agent is not running, and was not to be started or is unknown to the bus.
    case away
    /// The bus tried to start the agent and failed. The text is the bus's.
    case activationFailed(String)
    case noAnswer
    /// The bus did not let the call through. The text is the bus's.
    case unreachable(String)
    /// The agent refused, with a name and a sentence.
    case refused(BusError)

    /// Errors of whoever starts the agent for the bus.
    private static let activation = [
        "org.freedesktop.DBus.Error.Spawn.", "org.freedesktop.systemd1.",
    ]
    /// Errors that the agent itself answers with.
    private static let answers =
        ["app.atrest.Error."]
        + [
            BusError.Name.invalidArgs, BusError.Name.failed,
            "org.freedesktop.DBus.Error.Unknown", BusError.Name.propertyReadOnly,
        ]

    public init(_ error: BusError) {
        switch error.name {
        case BusError.Name.serviceUnknown, BusError.Name.nameHasNoOwner: self = .away
        case BusError.Name.noReply, BusError.Name.timeout, BusError.Name.timedOut:
            self = .noAnswer
        case BusError.Name.disconnected: self = .noBus(error.message)
        case let name where Self.activation.contains(where: name.hasPrefix):
            self = .activationFailed(error.message)
        case let name where Self.answers.contains(where: name.hasPrefix): self = .refused(error)
        default: self = .unreachable(error.message)
        }
    }
}

/// A bus that takes connections and says nothing.
private enum Silence {
    static let ofTheBus = SystemError(code: ETIMEDOUT, operation: "connecting to the session bus")
}

/// The agent, as a client sees it: `app.atrest.Timer1` with Swift types.
public final class AgentProxy {
    public let bus: Bus
    private let activates: Bool

    /// How long a call waits, in microseconds. Source: the contract, "within 2 s".
    public static let patience: UInt64 = 1_900_000

    /// Connects to the session bus.
    ///
    /// - Parameter activates: whether a call starts an agent that is not running.
    public init(activates: Bool) throws(ClientError) {
        self.activates = activates
        do throws(SystemError) {
            bus = try Bus.openUser()
            try bus.setCallTimeout(microseconds: Self.patience)
            guard try bus.waitUntilReady(microseconds: Self.patience) else {
                throw Silence.ofTheBus
            }
        } catch {
            throw .noBus(error.description)
        }
    }

    // MARK: Timer1

    /// Everything that the agent says of the fast.
    public func timer() throws(ClientError) -> TimerReport {
        let reply = try call(Self.properties, "GetAll") { try $0.append(Timer1.interface) }
        return TimerReport(try read(reply))
    }

    /// - Parameters:
    ///   - at: microseconds since the epoch; nil for now.
    ///   - target: microseconds; nil for the usual one.
    /// - Returns: the id of the fast.
    public func start(at: UInt64?, target: UInt64?) throws(ClientError) -> String {
        let options = Self.options([Timer1.Key.startedAt: at, Timer1.Key.target: target])
        return try read(call(Self.timer, Timer1.Method.start) { try $0.append(options) })
    }

    /// How a fast came to its end.
    public struct Ending: Equatable, Sendable {
        public let outcome: String
        public let kept: Bool
        /// Microseconds since the epoch.
        public let startedAt: UInt64
        /// Microseconds since the epoch.
        public let endedAt: UInt64
    }

    /// - Parameter at: microseconds since the epoch; nil for now.
    public func end(at: UInt64?) throws(ClientError) -> Ending {
        let options = Self.options([Timer1.Key.endedAt: at])
        let ending: [String: Value] = try read(
            call(Self.timer, Timer1.Method.end) { try $0.append(options) })
        return Ending(
            outcome: ending[Timer1.Key.outcome]?.stringValue ?? "",
            kept: ending[Timer1.Key.kept]?.booleanValue ?? false,
            startedAt: ending[Timer1.Key.startedAt]?.uint64Value ?? 0,
            endedAt: ending[Timer1.Key.endedAt]?.uint64Value ?? 0)
    }

    public func abandon() throws(ClientError) {
        _ = try call(Self.timer, Timer1.Method.abandon) { _ in }
    }

    public func undo() throws(ClientError) {
        _ = try call(Self.timer, Timer1.Method.undo) { _ in }
    }

    /// - Parameters:
    ///   - start: microseconds since the epoch; nil to leave it.
    ///   - target: microseconds; nil to leave it.
    public func adjust(start: UInt64?, target: UInt64?) throws(ClientError) {
        let options = Self.options([Timer1.Key.startedAt: start, Timer1.Key.target: target])
        _ = try call(Self.timer, Timer1.Method.adjust) { try $0.append(options) }
    }

    // MARK: Calling

    static let timer = destination(Timer1.interface)
    static let properties = destination("org.freedesktop.DBus.Properties")

    private static func destination(_ interface: String) -> Destination {
        Destination(
            service: Names.application, path: ObjectPath(Names.objectPath), interface: interface)
    }

    private static func options(_ numbers: [String: UInt64?]) -> [String: Value] {
        numbers.compactMapValues { $0.map { .uint64($0) } }
    }

    private func call(
        _ destination: Destination, _ member: String, _ fill: (Message) throws -> Void
    ) throws(ClientError) -> Message {
        do {
            let message = try bus.methodCall(to: destination, member, activates: activates)
            try fill(message)
            return try bus.call(message)
        } catch let error as BusError {
            throw ClientError(error)
        } catch {
            throw .noBus("\(error)")
        }
    }

    private func read<Content: BusType>(_ reply: Message) throws(ClientError) -> Content {
        do {
            return try reply.read(Content.self)
        } catch {
            throw .refused(BusError(name: BusError.Name.failed, message: "\(error)"))
        }
    }
}
