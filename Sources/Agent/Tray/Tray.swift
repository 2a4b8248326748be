import SDBus

/// An item in the tray of the desktop. It exists as long as it is wanted and the desktop has a tray.
///
/// The item has its own connection to the bus: a watcher removes an item only when its owner leaves
/// the bus.
public final class Tray {
    /// True if there should be an item. If false, the tray is not watched.
    public var isWanted = false {
        didSet { if isWanted != oldValue { isWanted ? startWatching() : leave() } }
    }

    /// True if a host shows the item, as far as is known.
    public private(set) var isShown = false {
        didSet { if isShown != oldValue { onShown() } }
    }

    private let bus: Bus
    private let loop: SDEventLoop
    private let id: String
    private let content: () -> TrayContent
    private let pixmaps: () -> [TrayPixmap]
    private let onEvent: (Event) -> Void
    private let onShown: () -> Void
    private let onProblem: (any Error) -> Void
    private let connect: () throws -> Bus
    private var watch: NameWatch?
    private var registration: TrayRegistration?
    /// When the last registration began, on the monotonic clock.
    private var registeredAt: Duration?
    private var pauseEnd: SDEventTimer?
    /// Events to handle after their host has received its reply.
    private var waitingEvents: [Event] = []
    private var nextEvent: EventSource?
    /// The token that a host gave for the next event.
    private var token: String?
    /// Tokens are names. A host that sends a longer one has made a mistake.
    private static let longestToken = 1024

    /// Something that the user did. The token lets a window that opens for it come to the front; nil
    /// if the host gave none.
    public enum Event: Equatable, Sendable {
        /// Chose an entry of the menu, by its id.
        case chosen(Int32, token: String? = nil)
        /// Clicked the item, if the host does not open the menu for that.
        case activated(token: String? = nil)
    }

    /// - Parameters:
    ///   - bus: where to look for the watcher.
    ///   - id: identifies the program. Always the same.
    ///   - content: returns what to show now. Called often.
    ///   - pixmaps: paints the icon, for hosts that do not find its name.
    ///   - onEvent: called from the loop.
    ///   - onShown: called after ``isShown`` has changed.
    ///   - onProblem: receives errors that keep the item from being shown.
    ///   - connect: makes the item's own connection to the same bus.
    public init(
        bus: Bus, loop: SDEventLoop, id: String, content: @escaping () -> TrayContent,
        pixmaps: @escaping () -> [TrayPixmap] = { [] },
        onEvent: @escaping (Event) -> Void, onShown: @escaping () -> Void,
        onProblem: @escaping (any Error) -> Void,
        connect: @escaping () throws -> Bus = { try Bus.openUser() }
    ) {
        self.connect = connect
        self.bus = bus
        self.loop = loop
        self.id = id
        self.content = content
        self.pixmaps = pixmaps
        self.onEvent = onEvent
        self.onShown = onShown
        self.onProblem = onProblem
    }

    /// Tells hosts if the content has changed. A signal that fails is sent with the next call.
    public func announce() {
        guard let registration else { return }
        do { try registration.item.announceChanges() } catch { onProblem(error) }
        do { try registration.menu.announceChanges() } catch { onProblem(error) }
    }

    // MARK: The watcher

    /// Follows the owner of the watcher's name. Starts no watcher.
    private func startWatching() {
        do throws(SystemError) {
            watch = try bus.watchName(TrayWatcher.name) { [unowned self] in ownerChanged($0) }
        } catch {
            onProblem(error)
        }
    }

    private func leave() {
        watch = nil
        ownerChanged(nil)
    }

    /// Programs that take the name in turn do not decide how often the item connects and registers.
    ///
    /// - Parameter owner: the watcher's unique name; nil if there is no watcher.
    private func ownerChanged(_ owner: String?) {
        if let registration, registration.watcher == owner { return }
        // Close the old connection before the new one registers.
        registration = nil
        isShown = false
        pauseEnd = nil
        guard let owner else { return }
        let now = SDEventTimer.Clock.monotonic.now
        if let registeredAt, now - registeredAt < TrayRegistration.pause {
            do {
                pauseEnd = try loop.addTimer(.monotonic, accuracy: TrayRegistration.pause) {
                    [unowned self] in register(with: owner)
                }
                try pauseEnd?.arm(after: registeredAt + TrayRegistration.pause - now)
            } catch {
                onProblem(error)
            }
        } else {
            register(with: owner)
        }
    }

    private func register(with owner: String) {
        registeredAt = SDEventTimer.Clock.monotonic.now
        do {
            let bus = try connect()
            bus.textLimits = TextLimits()
            try loop.attach(bus)
            registration = try TrayRegistration(
                on: bus, loop: loop, with: owner,
                item: StatusNotifierItem(
                    on: bus, id: id, content: content, pixmaps: pixmaps,
                    onActivate: { [unowned self] in enqueue(.activated(token: takeToken())) },
                    onToken: { [unowned self] in
                        token = $0.utf8.count <= Self.longestToken ? $0 : nil
                    }),
                menu: TrayMenu(
                    on: bus, entries: { [unowned self] in content().menu },
                    onChoice: { [unowned self] in enqueue(.chosen($0, token: takeToken())) }),
                onShown: { [unowned self] in isShown = $0 }, onProblem: onProblem)
        } catch {
            onProblem(error)
        }
    }

    // MARK: Events

    /// A token is good for one event.
    private func takeToken() -> String? {
        defer { token = nil }
        return token
    }

    /// More events than a user causes within one iteration of the loop.
    private static let mostWaitingEvents = 32

    /// Hosts wait for the reply to an event, and some draw nothing meanwhile. So reply first.
    private func enqueue(_ event: Event) {
        guard waitingEvents.count < Self.mostWaitingEvents else { return }
        waitingEvents.append(event)
        if waitingEvents.count == 1 { scheduleNextEvent() }
    }

    /// Handles one event per iteration, so that other calls are served in between.
    private func scheduleNextEvent() {
        nextEvent = try? loop.addDeferred { [unowned self] in
            let event = waitingEvents.removeFirst()
            // An earlier event may have changed the menu.
            if isOffered(event) { onEvent(event) }
            if !waitingEvents.isEmpty { scheduleNextEvent() }
        }
    }

    private func isOffered(_ event: Event) -> Bool {
        switch event {
        case .activated: true
        case .chosen(let id, _): content().menu.contains { $0.id == id && $0.isChoice }
        }
    }
}
