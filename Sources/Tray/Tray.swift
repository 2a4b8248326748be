import SDBus

/// An item in the tray of the desktop, there whenever it is wanted and a desktop has a tray.
///
/// It lives on a connection of its own: a watcher has no way to take an item back but to see its
/// owner leave the bus.
public final class Tray {
    /// Whether there is to be an item. Without one nothing is watched and nobody is told anything.
    public var isWanted = false {
        didSet { if isWanted != oldValue { isWanted ? watch() : leave() } }
    }

    /// Whether somebody shows the item, as far as is known.
    public private(set) var isShown = false {
        didSet { if isShown != oldValue { onShown() } }
    }

    private let bus: Bus
    private let loop: SDEventLoop
    private let id: String
    private let content: () -> TrayContent
    private let onEvent: (Event) -> Void
    private let onShown: () -> Void
    private let onProblem: (any Error) -> Void
    private let connect: () throws -> Bus
    private var ownerSlots: [Slot] = []
    private var present: Presence?
    /// What was asked for and is carried out when the host has its answer.
    private var wishes: [Event] = []
    private var deferred: EventSource?

    /// What the user has done.
    public enum Event: Equatable, Sendable {
        /// Chosen an entry of the menu, by its id.
        case chosen(Int32)
        /// Pressed the item, where the host opens no menu for that.
        case activated
    }

    /// - Parameters:
    ///   - bus: on which the watcher is looked for.
    ///   - id: of the program, always the same.
    ///   - content: what there is to show now; asked often.
    ///   - onEvent: called from the loop.
    ///   - onShown: after ``isShown`` has changed.
    ///   - onProblem: gets what kept the item from being there.
    ///   - connect: makes the item's own connection to the same bus.
    public init(
        bus: Bus, loop: SDEventLoop, id: String, content: @escaping () -> TrayContent,
        onEvent: @escaping (Event) -> Void, onShown: @escaping () -> Void,
        onProblem: @escaping (any Error) -> Void,
        connect: @escaping () throws -> Bus = { try Bus.openUser() }
    ) {
        self.connect = connect
        self.bus = bus
        self.loop = loop
        self.id = id
        self.content = content
        self.onEvent = onEvent
        self.onShown = onShown
        self.onProblem = onProblem
    }

    /// Tells the hosts where what is shown has changed.
    public func announce() {
        guard let present else { return }
        do {
            try present.item.announce()
            try present.menu.announce()
        } catch {
            onProblem(error)
        }
    }

    // MARK: The watcher

    /// Looks for a watcher, now and whenever one comes. None is started for it.
    private func watch() {
        do {
            let rule = MatchRule.ownerChange(of: Watcher.name)
            let changes = try bus.matchAsync(rule) { [unowned self] message in
                if let (_, _, owner) = try? message.read(String.self, String.self, String.self) {
                    ownerIs(owner)
                }
            }
            let call = try bus.methodCall(to: .daemon, "GetNameOwner")
            try call.append(Watcher.name)
            let answer = try bus.callAsync(call) { [unowned self] reply in
                // Whatever has changed since came before the answer.
                if let owner = try? reply.get().read(String.self) { ownerIs(owner) }
            }
            ownerSlots = [changes, answer]
        } catch {
            onProblem(error)
        }
    }

    private func leave() {
        ownerSlots = []
        ownerIs("")
    }

    /// - Parameter owner: the watcher's name on the bus; "" where there is none.
    private func ownerIs(_ owner: String) {
        if let present, present.watcher == owner { return }
        // The old connection goes before the new one registers.
        present = nil
        isShown = false
        if owner.isEmpty { return }
        do {
            present = try Presence(self, with: owner)
        } catch {
            onProblem(error)
        }
    }

    /// How many wishes may wait; nobody presses as often.
    private static let mostWishes = 32

    /// Hosts wait for the answer to an event; some draw nothing meanwhile.
    private func carryOutSoon(_ event: Event) {
        guard wishes.count < Self.mostWishes else { return }
        wishes.append(event)
        if wishes.count == 1 { carryOutNext() }
    }

    /// One in a turn of the loop, so that others are answered in between.
    private func carryOutNext() {
        deferred = try? loop.addDeferred { [unowned self] in
            let wish = wishes.removeFirst()
            // An earlier one may have changed what there is to choose.
            if isOffered(wish) { onEvent(wish) }
            if !wishes.isEmpty { carryOutNext() }
        }
    }

    private func isOffered(_ wish: Event) -> Bool {
        switch wish {
        case .activated: true
        case .chosen(let id): content().menu.contains { $0.id == id && $0.isChoice }
        }
    }

    private enum Watcher {
        static let name = "org.kde.StatusNotifierWatcher"
        static let path: ObjectPath = "/StatusNotifierWatcher"
        static let hostIsThere = "IsStatusNotifierHostRegistered"
        static let hostSignals = [
            "StatusNotifierHostRegistered", "StatusNotifierHostUnregistered",
        ]
    }

    /// The item with one watcher, for as long as that is there.
    private final class Presence {
        let watcher: String
        let item: StatusNotifierItem
        let menu: TrayMenu
        private unowned let tray: Tray
        private let bus: Bus
        private var slots: [Slot] = []
        private var registration: Slot?
        private var question: Slot?
        private var isRegistered = false
        private var hasHost = false

        init(_ tray: Tray, with watcher: String) throws {
            self.tray = tray
            self.watcher = watcher
            bus = try tray.connect()
            try tray.loop.attach(bus)
            item = StatusNotifierItem(
                on: bus, id: tray.id, content: tray.content,
                onActivate: { [unowned tray] in tray.carryOutSoon(.activated) })
            menu = TrayMenu(
                on: bus, entries: { [unowned tray] in tray.content().menu },
                onChoice: { [unowned tray] in tray.carryOutSoon(.chosen($0)) })
            slots = [try item.export(), try menu.export()]
            for signal in Watcher.hostSignals {
                let rule = MatchRule(
                    sender: watcher, path: Watcher.path.text, interface: Watcher.name,
                    member: signal)
                slots.append(
                    try bus.matchAsync(rule) { [unowned self] _ in try? lookForHosts() })
            }
            try register()
            try lookForHosts()
        }

        private func call(_ member: String, of interface: String) throws -> Message {
            try bus.methodCall(
                to: Destination(service: watcher, path: Watcher.path, interface: interface),
                member, activates: false)
        }

        private func register() throws {
            let call = try call("RegisterStatusNotifierItem", of: Watcher.name)
            try call.append(StatusNotifierItem.path.text)
            registration = try bus.callAsync(call) { [unowned self] reply in
                switch reply {
                case .success: isRegistered = true
                case .failure(let error): tray.onProblem(error)
                }
                tray.isShown = isRegistered && hasHost
            }
        }

        private func lookForHosts() throws {
            let call = try call("Get", of: "org.freedesktop.DBus.Properties")
            try call.append(Watcher.name, Watcher.hostIsThere)
            question = try bus.callAsync(call) { [unowned self] reply in
                let answer = try? reply.get().read(Value.self)
                // Whoever does not say is taken to show it.
                hasHost = answer?.booleanValue ?? true
                tray.isShown = isRegistered && hasHost
            }
        }
    }
}
