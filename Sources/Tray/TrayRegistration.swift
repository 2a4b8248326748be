import SDBus

enum TrayWatcher {
    static let name = "org.kde.StatusNotifierWatcher"
    static let path: ObjectPath = "/StatusNotifierWatcher"
    static let isHostRegistered = "IsStatusNotifierHostRegistered"
    static let hostSignals = [
        "StatusNotifierHostRegistered", "StatusNotifierHostUnregistered",
    ]
}

/// The item as one watcher knows it, until that watcher leaves the bus.
final class TrayRegistration {
    /// The unique name of the watcher.
    let watcher: String
    let item: StatusNotifierItem
    let menu: TrayMenu
    private let service: RemoteObject
    private let registration: PendingReplies
    private let onShown: (Bool) -> Void
    private var slots: [Slot] = []
    private var hostSignals: [Subscription] = []
    private var isRegistered = false

    /// - Parameters:
    ///   - bus: the item's own connection.
    ///   - onShown: receives true while a host shows the item.
    ///   - onProblem: receives the error if the watcher refuses the item.
    init(
        on bus: Bus, with watcher: String, item: StatusNotifierItem, menu: TrayMenu,
        onShown: @escaping (Bool) -> Void, onProblem: @escaping (any Error) -> Void
    ) throws(SystemError) {
        self.watcher = watcher
        self.item = item
        self.menu = menu
        self.onShown = onShown
        service = RemoteObject(
            on: bus,
            Destination(service: watcher, path: TrayWatcher.path, interface: TrayWatcher.name))
        registration = PendingReplies(on: bus)
        slots = [try item.export(), try menu.export()]
        // Not every watcher signals the change of its property.
        for signal in TrayWatcher.hostSignals {
            hostSignals.append(
                try service.subscribe(to: signal) { [unowned self] _ in service.reload() })
        }
        try registration.call(
            service.destination, "RegisterStatusNotifierItem", StatusNotifierItem.path.text,
            activates: false
        ) { [unowned self] reply in
            switch reply {
            case .success: isRegistered = true
            case .failure(let error): onProblem(error)
            }
            onShown(isRegistered && hasHost)
        }
        try service.follow { [unowned self] _ in onShown(isRegistered && hasHost) }
    }

    /// A watcher without this property is assumed to show the item.
    private var hasHost: Bool {
        switch service.state {
        case .unknown, .absent: false
        case .present(let properties):
            properties[TrayWatcher.isHostRegistered]?.booleanValue ?? true
        case .failed: true
        }
    }
}
