import Glibc
import SDBus

/// A service of a desktop that holds something back while programs ask for it, for example
/// `org.freedesktop.ScreenSaver`. It forgets a program that leaves the bus.
public final class HoldingService {
    public struct Kind: Sendable {
        public let name: String
        public let path: ObjectPath
        public let interface: String
        /// The method that ends it; nil if `Inhibit` returns a descriptor.
        let end: String?
        let capabilities: [String]

        /// The arguments of `Inhibit`.
        var arguments: [any BusTyped.Type] {
            switch name {
            case Self.screenSaver.name: [String.self, String.self]
            case Self.gnomeSession.name: [String.self, UInt32.self, String.self, UInt32.self]
            case Self.login.name: [String.self, String.self, String.self, String.self]
            default: [String.self, String.self, [String: Value].self]
            }
        }

        public static let screenSaver = screenSaver(at: "/org/freedesktop/ScreenSaver")

        public static func screenSaver(at path: ObjectPath) -> Kind {
            Kind(
                name: "org.freedesktop.ScreenSaver", path: path,
                interface: "org.freedesktop.ScreenSaver", end: "UnInhibit", capabilities: [])
        }

        public static let gnomeSession = Kind(
            name: "org.gnome.SessionManager", path: "/org/gnome/SessionManager",
            interface: "org.gnome.SessionManager", end: "Uninhibit",
            capabilities: [])

        public static let login = Kind(
            name: "org.freedesktop.login1", path: "/org/freedesktop/login1",
            interface: "org.freedesktop.login1.Manager", end: nil,
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
    private var descriptors: [PipeEnds] = []
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
    public var count: Int {
        descriptors.removeAll { pipe in
            var state = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
            return poll(&state, 1, 0) == 1
        }
        return numbers.count + descriptors.count
    }

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
        if kind.end == nil {
            let pipe = PipeEnds()
            descriptors.append(pipe)
            try call.answer(UnixFD(owning: fcntl(pipe.writing, F_DUPFD_CLOEXEC, 3)))
            pipe.closeWriting()
        } else {
            lastNumber += 1
            numbers[lastNumber] = call.message.sender ?? ""
            try call.answer(lastNumber)
        }
    }

    private var members: [Interface.Member] {
        let names = kind.arguments.indices.map { "argument_\($0)" }
        let result: any BusTyped.Type = kind.end == nil ? UnixFD.self : UInt32.self
        var members: [Interface.Member] = [
            .readingMethod(
                "Inhibit", in: Array(zip(names, kind.arguments)), out: [("result", result)]
            ) { [unowned self] call, message in
                requests.append(try kind.arguments.map { _ in try Value(contentReading: message) })
                switch manner {
                case .agrees: try agree(call)
                case .refuses: throw BusError(name: BusError.Name.failed, message: "Not now.")
                case .waits: pending.append(call)
                }
            }
        ]
        if let end = kind.end {
            members.append(
                .method(end, in: ["number"]) { [unowned self] (number: UInt32) throws -> Void in
                    guard numbers.removeValue(forKey: number) != nil else {
                        throw BusError.invalidArgs("There is no inhibition \(number).")
                    }
                })
        }
        if kind.name == "org.freedesktop.Notifications" {
            members.append(
                .method("GetCapabilities", out: ["capabilities"]) { [kind] () -> [String] in
                    kind.capabilities
                })
        }
        return members
    }
}
