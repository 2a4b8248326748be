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
    /// The answer is longer than what can be asked for.
    case tooMany
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

    /// How long a call waits. Source: the contract, "within 2 s".
    public static let patience = Duration.milliseconds(1900)

    /// Connects to the session bus.
    ///
    /// - Parameter activates: whether a call starts an agent that is not running.
    public init(activates: Bool) throws(ClientError) {
        self.activates = activates
        do throws(SystemError) {
            bus = try Bus.openUser()
            try bus.setCallTimeout(Self.patience)
            guard try bus.waitUntilReady(timeout: Self.patience) else {
                throw Silence.ofTheBus
            }
        } catch {
            throw .noBus(error.description)
        }
    }

    // MARK: Everything at once

    /// All that the agent says on some of its interfaces. Asked in one go: the answers come together.
    public func report(of interfaces: [String]) throws(ClientError) -> AgentReport {
        var answers: [String: Result<[String: Value], ClientError>] = [:]
        var slots: [Slot] = []
        do throws(SystemError) {
            for interface in interfaces {
                slots.append(
                    try getAll(of: interface) { answers[interface] = $0 })
            }
            while answers.count < interfaces.count {
                if try !bus.process() { _ = try bus.wait() }
            }
        } catch {
            throw .noBus(error.description)
        }
        var values: [String: [String: Value]] = [:]
        for (interface, answer) in answers {
            do throws(ClientError) {
                values[interface] = try answer.get()
            } catch {
                // An older agent has fewer interfaces.
                if interface == Timer1.interface { throw error }
            }
        }
        return AgentReport(values)
    }

    func getAll(
        of interface: String,
        handler: @escaping (Result<[String: Value], ClientError>) -> Void
    ) throws(SystemError) -> Slot {
        let call = try bus.methodCall(to: Self.properties, "GetAll", activates: activates)
        do { try call.append(interface) } catch {
            throw SystemError(code: EINVAL, operation: "asking for \(interface): \(error)")
        }
        return try bus.callAsync(call) { reply in
            do {
                handler(.success(try reply.get().read([String: Value].self)))
            } catch {
                handler(.failure(ClientError(error as? BusError ?? .invalidArgs("\(error)"))))
            }
        }
    }

    // MARK: Timer1

    /// Everything that the agent says of the fast.
    public func timer() throws(ClientError) -> TimerReport {
        try report(of: [Timer1.interface]).timer
    }

    /// - Parameters:
    ///   - at: microseconds since the epoch; nil for now.
    ///   - target: microseconds; nil for the usual one.
    /// - Returns: the id of the fast.
    public func start(at: UInt64?, target: UInt64?) throws(ClientError) -> String {
        let options = Self.options([
            Timer1.Key.startedAt.rawValue: at, Timer1.Key.target.rawValue: target,
        ])
        return try read(call(Self.timer, Timer1.Method.start.rawValue) { try $0.append(options) })
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
        let options = Self.options([Timer1.Key.endedAt.rawValue: at])
        let ending: [String: Value] = try read(
            call(Self.timer, Timer1.Method.end.rawValue) { try $0.append(options) })
        return Ending(
            outcome: ending[Timer1.Key.outcome.rawValue]?.stringValue ?? "",
            kept: ending[Timer1.Key.kept.rawValue]?.booleanValue ?? false,
            startedAt: ending[Timer1.Key.startedAt.rawValue]?.uint64Value ?? 0,
            endedAt: ending[Timer1.Key.endedAt.rawValue]?.uint64Value ?? 0)
    }

    public func abandon() throws(ClientError) {
        _ = try call(Self.timer, Timer1.Method.abandon.rawValue) { _ in }
    }

    public func undo() throws(ClientError) {
        _ = try call(Self.timer, Timer1.Method.undo.rawValue) { _ in }
    }

    /// - Parameters:
    ///   - start: microseconds since the epoch; nil to leave it.
    ///   - target: microseconds; nil to leave it.
    public func adjust(start: UInt64?, target: UInt64?) throws(ClientError) {
        let options = Self.options([
            Timer1.Key.startedAt.rawValue: start, Timer1.Key.target.rawValue: target,
        ])
        _ = try call(Self.timer, Timer1.Method.adjust.rawValue) { try $0.append(options) }
    }

    // MARK: Vigil1

    public func vigil() throws(ClientError) -> VigilReport {
        VigilReport(try read(all(of: Vigil1.interface)))
    }

    public func setVigil(_ isOn: Bool) throws(ClientError) {
        try set(Vigil1.Property.enabled.rawValue, of: Vigil1.interface, to: .boolean(isOn))
    }

    /// Book and chapter of the Scripture of this moment; "" where Vigil is silent.
    public func citation() throws(ClientError) -> String {
        try read(call(Self.vigil, Vigil1.Method.citation.rawValue) { _ in })
    }

    // MARK: Settings1

    /// Each property of `app.atrest.Settings1` under its name on the bus.
    public func settings() throws(ClientError) -> [String: Value] {
        try read(all(of: Settings1.interface))
    }

    public func set(_ setting: Settings1.Property, to value: Value) throws(ClientError) {
        try set(setting.rawValue, of: Settings1.interface, to: value)
    }

    // MARK: Agent1

    /// What the agent has cost since it started.
    public struct Usage: Equatable, Sendable {
        /// Microseconds since the epoch.
        public let since: UInt64
        public let wakeups: UInt64
        /// Microseconds.
        public let processorTime: UInt64
        /// Bytes.
        public let memory: UInt64
        /// Bytes.
        public let written: UInt64
        public let notices: UInt64

        public init(_ values: [String: Value]) {
            func number(_ key: String) -> UInt64 { values[key]?.uint64Value ?? 0 }
            since = number(Agent1.Key.since.rawValue)
            wakeups = number(Agent1.Key.wakeups.rawValue)
            processorTime = number(Agent1.Key.processorTime.rawValue)
            memory = number(Agent1.Key.memory.rawValue)
            written = number(Agent1.Key.written.rawValue)
            notices = number(Agent1.Key.notices.rawValue)
        }
    }

    public func usage() throws(ClientError) -> Usage {
        Usage(
            try read(
                call(Self.destination(Agent1.interface), Agent1.Method.usage.rawValue) { _ in }))
    }

    // MARK: Calling

    func all(of interface: String) throws(ClientError) -> Message {
        try call(Self.properties, "GetAll") { try $0.append(interface) }
    }

    private func set(
        _ property: String, of interface: String, to value: Value
    ) throws(ClientError) {
        _ = try call(Self.properties, "Set") { try $0.append(interface, property, value) }
    }

    static let timer = destination(Timer1.interface)
    static let vigil = destination(Vigil1.interface)
    static let properties = destination("org.freedesktop.DBus.Properties")
    static let peer = destination("org.freedesktop.DBus.Peer")

    /// What the agent announces of an interface.
    static func changes(of interface: String) -> MatchRule {
        MatchRule(
            sender: Names.application, path: Names.objectPath, interface: properties.interface,
            member: "PropertiesChanged", arg0: interface)
    }

    static func destination(_ interface: String) -> Destination {
        Destination(
            service: Names.application, path: ObjectPath(Names.objectPath)!, interface: interface)
    }

    static func options(_ numbers: [String: UInt64?]) -> [String: Value] {
        numbers.compactMapValues { $0.map { .uint64($0) } }
    }

    /// - Parameter timeout: nil for ``patience``.
    func call(
        _ destination: Destination, _ member: String, timeout: Duration? = nil,
        _ fill: (Message) throws -> Void
    ) throws(ClientError) -> Message {
        do {
            let message = try bus.methodCall(to: destination, member, activates: activates)
            try fill(message)
            return try bus.call(message, timeout: timeout)
        } catch let error as BusError {
            throw ClientError(error)
        } catch {
            throw .noBus("\(error)")
        }
    }

    func read<Content: BusType>(_ reply: Message) throws(ClientError) -> Content {
        do {
            return try reply.read(Content.self)
        } catch {
            throw .refused(BusError(name: BusError.Name.failed, message: "\(error)"))
        }
    }
}
