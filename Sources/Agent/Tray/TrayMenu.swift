import SDBus

/// The menu of an item as `com.canonical.dbusmenu`, one level deep.
///
/// Source: dbus-menu.xml of libdbusmenu, which hosts use or imitate.
final class TrayMenu {
    static let path: ObjectPath = "/StatusNotifierItem/Menu"
    private static let interface = "com.canonical.dbusmenu"
    /// The id of the menu itself.
    private static let root: Int32 = 0

    private let bus: Bus
    private let entries: () -> [TrayMenuEntry]
    private let onChoice: (Int32) -> Void
    private var revision: UInt32 = 1
    /// The entries that hosts were told about.
    private var known: [TrayMenuEntry]

    /// - Parameters:
    ///   - entries: returns the current entries.
    ///   - onChoice: receives the id of the chosen entry, which may be out of date. The host waits
    ///     until it returns.
    init(
        on bus: Bus, entries: @escaping () -> [TrayMenuEntry], onChoice: @escaping (Int32) -> Void
    ) {
        self.bus = bus
        self.entries = entries
        self.onChoice = onChoice
        known = entries()
    }

    /// Exports the menu until the slot is released.
    func export() throws(SystemError) -> Slot {
        try bus.export(Interface(Self.interface, properties + methods + signals), at: Self.path)
    }

    /// Sends a signal if the menu has changed since hosts were told. If it fails, the next call sends
    /// it.
    func announceChanges() throws(SystemError) {
        let now = entries()
        guard now.map(\.signalled) != known.map(\.signalled) else { return }
        try bus.emit(
            "LayoutUpdated", of: Self.interface, at: Self.path, revision &+ 1, Self.root)
        publish(now)
    }

    /// Makes these entries the known ones. Each revision of the menu has its own number.
    private func publish(_ entries: [TrayMenuEntry]) {
        known = entries
        revision &+= 1
    }

    // MARK: Members

    private typealias Properties = [String: Value]
    private typealias Layout = BusStruct<Int32, Properties, [Value]>
    private typealias Entry = BusStruct<Int32, Properties>
    private typealias Event = BusStruct<Int32, String, Value, UInt32>

    private var properties: [Interface.Member] {
        [
            .property("Version", .constant) { UInt32(3) },
            .property("TextDirection", .constant) { "ltr" },
            .property("Status", .constant) { "normal" },
            .property("IconThemePath", .constant) { [String]() },
        ]
    }

    private var methods: [Interface.Member] {
        [
            .method(
                "GetLayout", in: ["parentId", "recursionDepth", "propertyNames"],
                out: ["revision", "layout"]
            ) { [unowned self] (parent: Int32, depth: Int32, names: [String]) in
                try layout(of: parent, depth: depth, names)
            },
            .method("GetGroupProperties", in: ["ids", "propertyNames"], out: ["properties"]) {
                [unowned self] (ids: [Int32], names: [String]) -> [Entry] in
                let all = [Self.root] + known.map(\.id)
                return (ids.isEmpty ? all : ids.filter(all.contains)).map { id in
                    Entry(id, chosen(names, of: id))
                }
            },
            .method("GetProperty", in: ["id", "name"], out: ["value"]) {
                [unowned self] (id: Int32, name: String) throws -> Value in
                try check(id)
                guard let value = chosen([name], of: id)[name] else {
                    throw BusError.invalidArgs("Entry \(id) has no property \(name).")
                }
                return value
            },
            .method("Event", in: ["id", "eventId", "data", "timestamp"]) {
                [unowned self] (id: Int32, event: String, _: Value, _: UInt32) throws -> Void in
                try check(id)
                take([(event, id)])
            },
            .method("EventGroup", in: ["events"], out: ["idErrors"]) {
                [unowned self] (events: [Event]) throws -> [Int32] in
                let unknown = events.map(\.fields.0).filter { !isKnown($0) }
                if !events.isEmpty && unknown.count == events.count { try check(unknown[0]) }
                take(events.map { ($0.fields.1, $0.fields.0) })
                return unknown
            },
            .method("AboutToShow", in: ["id"], out: ["needUpdate"]) {
                [unowned self] (id: Int32) throws -> Bool in
                try check(id)
                return try needsUpdate(id)
            },
            .method("AboutToShowGroup", in: ["ids"], out: ["updatesNeeded", "idErrors"]) {
                [unowned self] (ids: [Int32]) throws -> ([Int32], [Int32]) in
                (try ids.filter(needsUpdate), ids.filter { !isKnown($0) })
            },
        ]
    }

    private var signals: [Interface.Member] {
        [
            .signal(
                "ItemsPropertiesUpdated",
                [
                    ("updatedProps", [Entry].self),
                    ("removedProps", [BusStruct<Int32, [String]>].self),
                ]),
            .signal("LayoutUpdated", [("revision", UInt32.self), ("parent", Int32.self)]),
            .signal(
                "ItemActivationRequested", [("id", Int32.self), ("timestamp", UInt32.self)]),
        ]
    }

    // MARK: Answers

    private func isKnown(_ id: Int32) -> Bool { id == Self.root || known.contains { $0.id == id } }

    private func check(_ id: Int32) throws(BusError) {
        if !isKnown(id) { throw .invalidArgs("The menu has no entry \(id).") }
    }

    private func layout(
        of parent: Int32, depth: Int32, _ names: [String]
    ) throws -> (UInt32, Layout) {
        try check(parent)
        // The reply holds the current entries, even if no signal was sent for them.
        let now = entries()
        if now != known { publish(now) }
        var children: [Value] = []
        if parent == Self.root && depth != 0 {
            children = known.map { entry in
                .structure([
                    .int32(entry.id), dictionary(chosen(names, of: entry.id)), .array([], of: "v"),
                ])
            }
        }
        return (revision, BusStruct(parent, chosen(names, of: parent), children))
    }

    private func dictionary(_ properties: Properties) -> Value {
        .dictionary(
            properties.map { Value.Entry(key: .string($0.key), value: .variant($0.value)) },
            key: "s", value: "v")
    }

    /// - Parameter names: the properties to return; all of them if it is empty.
    private func chosen(_ names: [String], of id: Int32) -> Properties {
        let all =
            known.first { $0.id == id }?.properties ?? ["children-display": .string("submenu")]
        return names.isEmpty ? all : all.filter { names.contains($0.key) }
    }

    /// Some hosts call this and do not wait for the reply, so changed labels are signalled as well.
    private func needsUpdate(_ id: Int32) throws -> Bool {
        guard id == Self.root else { return false }
        let now = entries()
        if now == known { return false }
        let changed = now.filter { !known.contains($0) }.map { Entry($0.id, $0.properties) }
        try bus.emit(
            "ItemsPropertiesUpdated", of: Self.interface, at: Self.path, changed,
            [BusStruct<Int32, [String]>]())
        publish(now)
        return true
    }

    private func take(_ events: [(name: String, id: Int32)]) {
        for (name, id) in events where name == "clicked" && isKnown(id) && id != Self.root {
            onChoice(id)
        }
    }
}

extension TrayMenuEntry {
    /// In the form that hosts expect. Properties with their default value are left out.
    fileprivate var properties: [String: Value] {
        var properties: [String: Value] = [:]
        switch kind {
        case .separator: return ["type": .string("separator")]
        case .choice: break
        case .check(let isOn):
            properties["toggle-type"] = .string("checkmark")
            properties["toggle-state"] = .int32(isOn ? 1 : 0)
        }
        // A single underscore would mark the next letter as an access key.
        properties["label"] = .string(
            label.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__"))
        if !isEnabled { properties["enabled"] = .boolean(false) }
        return properties
    }
}
