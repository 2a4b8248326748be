import Contract
import SDBus

/// A client of the agent: it calls, and it remembers what signals tell.
final class Watcher {
    private let bus: Bus
    private let turnOfAgent: () throws -> Bool
    private var slots: [Slot] = []
    /// What signals and the first reading told, by interface and name.
    private(set) var properties: [String: [String: Value]] = [:]
    /// What arrived since the last ``takeSignals()``.
    private var signals: [Signal] = []
    private var messageCount = 0

    struct Signal {
        let interface: String
        let member: String
        /// The key of a milestone, or the id of a fast.
        var text = ""
        var instant: UInt64 = 0
    }

    static let propertiesInterface = "org.freedesktop.DBus.Properties"
    /// Properties that are computed when they are read and whose changes are not told.
    static let unsignalled: Set<String> = ["Elapsed", "Progress"]

    init(on descriptor: Int32, turnOfAgent: @escaping () throws -> Bool) throws {
        self.turnOfAgent = turnOfAgent
        bus = try Bus.peerToPeer(descriptor: descriptor, isServer: false)
        slots.append(try bus.filter { [unowned self] in receive($0) })
    }

    private func receive(_ message: Message) -> Bool {
        messageCount += 1
        guard message.isSignal, let interface = message.interface, let member = message.member
        else { return false }
        if interface == Self.propertiesInterface {
            guard
                let (name, values, _) = try? message.read(
                    String.self, [String: Value].self, [String].self)
            else { return true }
            properties[name, default: [:]].merge(values) { $1 }
            signals.append(Signal(interface: name, member: member))
            return true
        }
        var signal = Signal(interface: interface, member: member)
        switch message.signature {
        case "st":
            (signal.text, signal.instant) = (try? message.read(String.self, UInt64.self)) ?? ("", 0)
        case "t": signal.instant = (try? message.read(UInt64.self)) ?? 0
        case "s", "ss": signal.text = (try? message.read(String.self)) ?? ""
        default: break
        }
        signals.append(signal)
        return true
    }

    /// How many messages were sent and received since the last call.
    func takeMessageCount() -> Int {
        defer { messageCount = 0 }
        return messageCount
    }

    func takeSignals() -> [Signal] {
        defer { signals = [] }
        return signals
    }

    /// Works until neither side has anything left to do.
    func settle() throws {
        while true {
            var didSome = try turnOfAgent()
            while try bus.process() { didSome = true }
            if !didSome { return }
        }
    }

    /// Calls the agent and waits for its reply.
    ///
    /// - Returns: nil if there is no reply: the agent is gone.
    func call<each Argument: BusWritable>(
        _ interface: String, _ member: String, _ arguments: repeat each Argument
    ) throws -> Result<Message, BusError> {
        let message = try bus.methodCall(
            to: Destination(service: "", path: ObjectPath(Names.objectPath)!, interface: interface),
            member)
        try message.append(repeat each arguments)
        var reply: Result<Message, BusError>?
        messageCount += 2
        let slot = try bus.callAsync(message) { reply = $0 }
        var idleTurns = 0
        while reply == nil {
            var didSome = try turnOfAgent()
            while try bus.process() { didSome = true }
            idleTurns = didSome ? 0 : idleTurns + 1
            // A connection that is being made may need more than one turn.
            if idleTurns > 100 { break }
        }
        withExtendedLifetime(slot) {}
        return reply
            ?? .failure(BusError(name: BusError.Name.noReply, message: "\(member) has no reply"))
    }

    /// The properties of an interface as the agent answers them now.
    func getAll(_ interface: String) throws -> Result<[String: Value], BusError> {
        try call(Self.propertiesInterface, "GetAll", interface).flatMap { message in
            do throws(SystemError) { return .success(try message.read([String: Value].self)) } catch
            { return .failure(BusError(error)) }
        }
    }

    /// Begins to watch: reads the properties of all interfaces.
    func readEverything() throws {
        for interface in Self.interfaces {
            if case .success(let values) = try getAll(interface) { properties[interface] = values }
        }
        signals = []
    }

    /// The interfaces with properties.
    static let interfaces = [
        Timer1.interface, History1.interface, Water1.interface, Journal1.interface,
        Vigil1.interface,
        Forest1.interface, Settings1.interface, Agent1.interface,
    ]
}
