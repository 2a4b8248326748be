import Glibc
import PrivateSession
import SDBus
import Testing

@testable import Tray

/// An item and the tray of a desktop on a private bus. Both run on this thread.
final class Scene {
    let session: PrivateSession
    let loop: SDEventLoop
    var content: TrayContent
    /// Called for each event, after it was recorded.
    var onEvent: () -> Void = {}
    private(set) var events: [Tray.Event] = []
    private(set) var problems: [String] = []
    private(set) var shownChanges = 0
    private let bus: Bus
    private(set) var tray: Tray!

    static let content = TrayContent(
        title: "Thing", iconName: "thing-idle", tooltipTitle: "Phase", tooltipText: "since 20:00",
        menu: [
            TrayMenuEntry(id: 1, label: "1h 0m", isEnabled: false, moves: true),
            .separator(id: 2), TrayMenuEntry(id: 3, label: "End_it"),
            TrayMenuEntry(id: 4, label: "Mark", kind: .check(isOn: true)),
            TrayMenuEntry(id: 5, label: "Undo", isEnabled: false),
        ])

    init() throws {
        session = try PrivateSession(activates: false)
        loop = try SDEventLoop()
        content = Self.content
        bus = try session.connect()
        try loop.attach(bus)
        let address = session.address
        tray = Tray(
            bus: bus, loop: loop, id: "thing", content: { [unowned self] in content },
            onEvent: { [unowned self] in
                events.append($0)
                onEvent()
            },
            onShown: { [unowned self] in shownChanges += 1 },
            onProblem: { [unowned self] in problems.append("\($0)") },
            connect: { try Bus.open(address: address) })
    }

    func end() {
        tray = nil
        session.end()
    }

    func host(hasHost: Bool = true, nonsense: String? = nil) throws -> TrayHost {
        let bus = try session.connect()
        try loop.attach(bus)
        return try TrayHost(on: bus, hasHost: hasHost, nonsense: nonsense)
    }

    /// Runs the loop until the condition holds.
    func wait(
        _ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool
    ) throws {
        let deadline = SDEventTimer.Clock.monotonic.now + .seconds(30)
        while !isDone() {
            let now = SDEventTimer.Clock.monotonic.now
            try #require(now < deadline, "waited in vain", sourceLocation: location)
            try loop.runOnce(timeout: deadline - now)
        }
    }

    /// Sends a call and runs the loop until the answer arrives.
    func answer(_ call: Message, on host: TrayHost) throws -> Message {
        var answer: Result<Message, BusError>?
        let slot = try host.bus.callAsync(call) { answer = $0 }
        try withExtendedLifetime(slot) { try wait { answer != nil } }
        return try answer!.get()
    }

    func refusal(_ call: Message, on host: TrayHost) throws -> String? {
        do {
            _ = try answer(call, on: host)
            return nil
        } catch let error as BusError {
            return error.name
        }
    }

    func properties(_ host: TrayHost) throws -> [String: Value] {
        let call = try host.itemCall("GetAll", of: "org.freedesktop.DBus.Properties")
        try call.append(TrayHost.itemInterface)
        return try answer(call, on: host).read([String: Value].self)
    }

    func layout(
        _ host: TrayHost, of parent: Int32 = 0, depth: Int32 = -1, _ names: [String] = []
    ) throws -> (revision: UInt32, layout: TrayHost.Layout) {
        let call = try host.menuCall("GetLayout")
        try call.append(parent, depth, names)
        let (revision, layout) = try answer(call, on: host).read(
            UInt32.self, TrayHost.Layout.Wire.self)
        return (revision, TrayHost.Layout(layout))
    }

    /// Properties of some menu entries. An empty list of names returns all properties.
    func properties(
        _ host: TrayHost, of ids: [Int32], _ names: [String]
    ) throws -> [Int32: [String: Value]] {
        let call = try host.menuCall("GetGroupProperties")
        try call.append(ids, names)
        let rows = try answer(call, on: host).read([BusStruct<Int32, [String: Value]>].self)
        var properties: [Int32: [String: Value]] = [:]
        for row in rows {
            let (id, values) = row.fields
            properties[id] = values
        }
        return properties
    }

    /// Lets the host ask the bus itself, and runs the loop until the answer arrives.
    func ask(_ host: TrayHost) throws {
        let bus = Destination(
            service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus")
        _ = try answer(try host.bus.methodCall(to: bus, "GetId"), on: host)
    }

    /// Waits until all signals that were sent before have arrived.
    func fence(_ host: TrayHost) throws { _ = try properties(host) }
}
