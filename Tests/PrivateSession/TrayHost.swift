import SDBus

/// The tray of a desktop: the watcher with which items register, and a host that shows them.
public final class TrayHost {
    /// A signal of an item: the member, and the numbers among its arguments.
    public struct Event: Equatable {
        public let member: String
        public let numbers: [UInt32]

        public init(member: String, numbers: [UInt32]) {
            self.member = member
            self.numbers = numbers
        }
    }

    /// The bus names of the items that are registered.
    public private(set) var items: [String] = []
    public private(set) var events: [Event] = []
    public let bus: Bus
    /// Whether a host is registered that shows items.
    public var hasHost: Bool { didSet { signalHost() } }
    /// How many of the next registrations are refused, as by a watcher that is not ready.
    public var refusalsToCome = 0
    /// How often an item has asked whether there is a host.
    public private(set) var questions = 0
    /// What is answered to that question instead of the truth.
    private let nonsense: String?
    /// Whether items are refused.
    public var refuses = false
    /// How many items were refused.
    public private(set) var refusals = 0
    private var slots: [Slot] = []

    public static let name = "org.kde.StatusNotifierWatcher"
    private static let path: ObjectPath = "/StatusNotifierWatcher"
    private static let itemPath: ObjectPath = "/StatusNotifierItem"
    public static let itemInterface = "org.kde.StatusNotifierItem"
    public static let menuInterface = "com.canonical.dbusmenu"

    /// Takes the name on a bus. The caller runs the loop that the bus is attached to.
    ///
    /// - Parameter nonsense: a text that is answered where a flag is expected.
    /// - Throws: `ChildProcess.Failure` if another program owns the name.
    public init(on bus: Bus, hasHost: Bool = true, nonsense: String? = nil) throws {
        self.bus = bus
        self.nonsense = nonsense
        self.hasHost = hasHost
        slots.append(try bus.export(Interface(Self.name, members), at: Self.path))
        for interface in [Self.itemInterface, Self.menuInterface] {
            slots.append(
                try bus.match(MatchRule(interface: interface)) { [unowned self] in heard($0) })
        }
        let gone = MatchRule(sender: "org.freedesktop.DBus", member: "NameOwnerChanged")
        slots.append(
            try bus.match(gone) { [unowned self] message in
                guard
                    let (name, _, owner) = try? message.read(
                        String.self, String.self, String.self), owner.isEmpty
                else { return }
                items.removeAll { $0 == name }
            })
        guard try bus.requestName(Self.name) == .owned else {
            throw ChildProcess.Failure(description: "\(Self.name) has another owner")
        }
    }

    /// Releases the name, as a panel does when it is closed.
    public func leave() throws {
        items = []
        slots = []
        try bus.releaseName(Self.name)
    }

    /// Says that a host came or went, true or not.
    public func signalHost() {
        let signal = hasHost ? "StatusNotifierHostRegistered" : "StatusNotifierHostUnregistered"
        try? bus.emit(signal, of: Self.name, at: Self.path)
    }

    /// Deletes the recorded signals.
    public func forget() { events = [] }

    /// Forgets the items and says so, as a watcher does that restarts its work without leaving the bus.
    public func dropItems() throws {
        let dropped = items
        items = []
        for item in dropped {
            try bus.emit("StatusNotifierItemUnregistered", of: Self.name, at: Self.path, item)
        }
    }

    private func heard(_ message: Message) {
        var numbers: [UInt32] = []
        while let value = try? Value(contentReading: message) {
            switch value {
            case .uint32(let number): numbers.append(number)
            case .int32(let number): numbers.append(UInt32(bitPattern: number))
            default: break
            }
        }
        events.append(Event(member: message.member ?? "", numbers: numbers))
    }

    private var members: [Interface.Member] {
        [
            .readingMethod(
                "RegisterStatusNotifierItem", in: [("service", String.self)], out: []
            ) { [unowned self] call, message in
                let service = try message.read(String.self)
                guard service == Self.itemPath.text, let sender = message.sender else {
                    throw BusError.invalidArgs("An item registers with its path.")
                }
                if refuses || refusalsToCome > 0 {
                    refusals += 1
                    refusalsToCome -= 1
                    throw BusError.invalidArgs("No item is wanted.")
                }
                items.append(sender)
                try call.answer()
            },
            hostProperty,
            .property("ProtocolVersion", .constant) { Int32(0) },
            .property("RegisteredStatusNotifierItems", .emitsNothing) { [unowned self] in items },
            .signal("StatusNotifierItemUnregistered", [("service", String.self)]),
            .signal("StatusNotifierHostRegistered"),
            .signal("StatusNotifierHostUnregistered"),
        ]
    }

    private var hostProperty: Interface.Member {
        let name = "IsStatusNotifierHostRegistered"
        if let nonsense {
            return .property(name, .emitsNothing) { [unowned self] in
                questions += 1
                return nonsense
            }
        }
        return .property(name, .emitsNothing) { [unowned self] in
            questions += 1
            return hasHost
        }
    }

    // MARK: Calls of an item

    private func destination(_ interface: String, _ path: ObjectPath) -> Destination {
        Destination(service: items.last ?? "", path: path, interface: interface)
    }

    /// A call to the newest item. The caller appends the arguments.
    public func itemCall(
        _ member: String, of interface: String = itemInterface
    ) throws -> Message {
        try bus.methodCall(to: destination(interface, Self.itemPath), member)
    }

    /// A call to the menu of the newest item. The caller appends the arguments.
    public func menuCall(_ member: String) throws -> Message {
        try bus.methodCall(
            to: destination(Self.menuInterface, "/StatusNotifierItem/Menu"), member)
    }
}

extension TrayHost {
    /// One level of a menu, read from the answer of `GetLayout`.
    public struct Layout {
        public typealias Wire = BusStruct<Int32, [String: Value], [Value]>

        public let id: Int32
        public let properties: [String: Value]
        public let children: [(id: Int32, properties: [String: Value])]

        public init(_ wire: Wire) {
            (id, properties, _) = wire.fields
            children = wire.fields.2.compactMap { child in
                guard case .structure(let parts) = child, case .int32(let id) = parts[0],
                    case .dictionary(let entries, _, _) = parts[1]
                else { return nil }
                let properties = entries.map { entry in
                    guard case .variant(let value) = entry.value else {
                        return (entry.key.stringValue!, entry.value)
                    }
                    return (entry.key.stringValue!, value)
                }
                return (id, Dictionary(uniqueKeysWithValues: properties))
            }
        }
    }
}
