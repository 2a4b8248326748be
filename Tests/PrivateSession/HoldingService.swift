import SDBus

/// A service of a desktop that holds something back while programs ask for it, for example
/// `org.freedesktop.ScreenSaver`. It forgets a program that leaves the bus.
public final class HoldingService {
    public struct Kind: Sendable {
        public let name: String
        public let path: ObjectPath
        public let interface: String
        /// The method that ends it.
        let end: String
        let capabilities: [String]

        /// The arguments of `Inhibit`.
        var arguments: [any BusTyped.Type] {
            switch name {
            case Self.screenSaver.name: [String.self, String.self]
            case Self.gnomeSession.name: [String.self, UInt32.self, String.self, UInt32.self]
            default: [String.self, String.self, [String: Value].self]
            }
        }

        public static let screenSaver = Kind(
            name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver",
            interface: "org.freedesktop.ScreenSaver", end: "UnInhibit", capabilities: [])

        public static let gnomeSession = Kind(
            name: "org.gnome.SessionManager", path: "/org/gnome/SessionManager",
            interface: "org.gnome.SessionManager", end: "Uninhibit",
            capabilities: [])

        public static func notifications(capabilities: [String]) -> Kind {
            Kind(
                name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
                interface: "org.freedesktop.Notifications", end: "UnInhibit",
                capabilities: capabilities)
        }
    }

    public enum Manner: Sendable {
        case agrees
        case refuses
        /// Does not answer before ``answer()``.
        case waits
    }

    public let kind: Kind
    public let bus: Bus
    /// The arguments of each call of `Inhibit`.
    public private(set) var requests: [[Value]] = []
    private let manner: Manner
    private var pending: [PendingCall] = []
    private var numbers: [UInt32: String] = [:]
    private var lastNumber: UInt32 = 0
    private var slots: [Slot] = []

    /// Takes the name on a bus. The caller runs the loop that the bus is attached to.
    public init(_ kind: Kind, on bus: Bus, _ manner: Manner = .agrees) throws {
        self.kind = kind
        self.bus = bus
        self.manner = manner
        slots.append(try bus.export(Interface(kind.interface, members), at: kind.path))
        let gone = MatchRule(
            sender: Destination.daemon.service, interface: Destination.daemon.interface,
            member: "NameOwnerChanged")
        slots.append(
            try bus.match(gone) { [unowned self] message in
                guard
                    let (name, _, owner) = try? message.read(
                        String.self, String.self, String.self), owner.isEmpty
                else { return }
                numbers = numbers.filter { $0.value != name }
            })
        guard try bus.requestName(kind.name) == .owned else {
            throw ChildProcess.Failure(description: "\(kind.name) has another owner")
        }
    }

    /// How many inhibitions there are.
    public var count: Int { numbers.count }

    /// Releases the name, as a service does that ends.
    public func leave() throws {
        slots = []
        numbers = [:]
        try bus.releaseName(kind.name)
    }

    /// Answers all calls that wait.
    public func answer() throws {
        for call in pending { try agree(call) }
        pending = []
    }

    private func agree(_ call: PendingCall) throws {
        lastNumber += 1
        numbers[lastNumber] = call.message.sender ?? ""
        try call.answer(lastNumber)
    }

    private var members: [Interface.Member] {
        let names = kind.arguments.indices.map { "argument_\($0)" }
        var members: [Interface.Member] = [
            .readingMethod(
                "Inhibit", in: Array(zip(names, kind.arguments)), out: [("result", UInt32.self)]
            ) { [unowned self] call, message in
                requests.append(try kind.arguments.map { _ in try Value(contentReading: message) })
                switch manner {
                case .agrees: try agree(call)
                case .refuses: throw BusError(name: BusError.Name.failed, message: "Not now.")
                case .waits: pending.append(call)
                }
            },
            .method(kind.end, in: ["number"]) { [unowned self] (number: UInt32) throws -> Void in
                guard numbers.removeValue(forKey: number) != nil else {
                    throw BusError.invalidArgs("There is no inhibition \(number).")
                }
            },
        ]
        if kind.name == "org.freedesktop.Notifications" {
            members.append(
                .method("GetCapabilities", out: ["capabilities"]) { [kind] () -> [String] in
                    kind.capabilities
                })
        }
        return members
    }
}
