import SDBus

/// The menu of an item as `com.canonical.dbusmenu`, one level deep.
///
/// Source: dbus-menu.xml of libdbusmenu, which every host links or imitates.
final class TrayMenu {
    static let path: ObjectPath = "/StatusNotifierItem/Menu"
    private static let interface = "com.canonical.dbusmenu"
    /// The id of the menu itself.
    private static let root: Int32 = 0

    private let bus: Bus
    private let entries: () -> [TrayMenuEntry]
    private let onChoice: (Int32) -> Void
    private var revision: UInt32 = 1
    /// What the hosts know.
    private var known: [TrayMenuEntry]

    /// - Parameters:
    ///   - entries: as they are now.
    ///   - onChoice: gets the id of an entry, which may be offered no longer; what it does must not
    ///     keep the host waiting.
    init(
        on bus: Bus, entries: @escaping () -> [TrayMenuEntry], onChoice: @escaping (Int32) -> Void
    ) {
        self.bus = bus
        self.entries = entries
        self.onChoice = onChoice
        known = entries()
    }

    /// Makes the menu reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        try bus.export(Interface(Self.interface, properties + methods + signals), at: Self.path)
    }

    /// Tells the hosts where something has changed.
    func announce() throws {
        let now = entries()
        guard now.map(\.announced) != known.map(\.announced) else { return }
        renew(now)
        try bus.emit(
            "LayoutUpdated", of: Self.interface, at: Self.path, revision, Self.root)
    }

    /// The hosts are about to know this, under a revision of its own.
    private func renew(_ entries: [TrayMenuEntry]) {
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
        // Whoever asks sees what is, though it was not told.
        let now = entries()
        if now != known { renew(now) }
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

    /// - Parameter names: what is asked for; everything where it is empty.
    private func chosen(_ names: [String], of id: Int32) -> Properties {
        let all =
            known.first { $0.id == id }?.properties ?? ["children-display": .string("submenu")]
        return names.isEmpty ? all : all.filter { names.contains($0.key) }
    }

    /// Some hosts ask this and do not wait for the answer, so what has moved is told as well.
    private func needsUpdate(_ id: Int32) throws -> Bool {
        guard id == Self.root else { return false }
        let now = entries()
        if now == known { return false }
        let moved = now.filter { !known.contains($0) }.map { Entry($0.id, $0.properties) }
        renew(now)
        try bus.emit(
            "ItemsPropertiesUpdated", of: Self.interface, at: Self.path, moved,
            [BusStruct<Int32, [String]>]())
        return true
    }

    private func take(_ events: [(name: String, id: Int32)]) {
        for (name, id) in events where name == "clicked" && isKnown(id) && id != Self.root {
            onChoice(id)
        }
    }
}

extension TrayMenuEntry {
    /// As hosts take them; what has its usual value is left out.
    fileprivate var properties: [String: Value] {
        var properties: [String: Value] = [:]
        switch kind {
        case .separator: return ["type": .string("separator")]
        case .choice: break
        case .check(let isOn):
            properties["toggle-type"] = .string("checkmark")
            properties["toggle-state"] = .int32(isOn ? 1 : 0)
        }
        // One underscore would mark the letter after it as the key to press.
        properties["label"] = .string(
            label.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__"))
        if !isEnabled { properties["enabled"] = .boolean(false) }
        return properties
    }
}
