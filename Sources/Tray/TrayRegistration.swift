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
    private let bus: Bus
    private let onShown: (Bool) -> Void
    private var slots: [Slot] = []
    private var hostSignals: [Subscription] = []
    private var registration: Slot?
    private var question: Slot?
    private var isRegistered = false
    private var hasHost = false

    /// - Parameters:
    ///   - bus: the item's own connection.
    ///   - onShown: receives true while a host shows the item.
    ///   - onProblem: receives the error if the watcher refuses the item.
    init(
        on bus: Bus, with watcher: String, item: StatusNotifierItem, menu: TrayMenu,
        onShown: @escaping (Bool) -> Void, onProblem: @escaping (any Error) -> Void
    ) throws(SystemError) {
        self.bus = bus
        self.watcher = watcher
        self.item = item
        self.menu = menu
        self.onShown = onShown
        slots = [try item.export(), try menu.export()]
        for signal in TrayWatcher.hostSignals {
            let rule = MatchRule(
                path: TrayWatcher.path.text, interface: TrayWatcher.name, member: signal)
            hostSignals.append(
                try bus.subscribe(to: rule, from: watcher) { [unowned self] _ in
                    do { try askForHost() } catch { onProblem(error) }
                })
        }
        try register(onProblem)
        try askForHost()
    }

    private func call(_ member: String, of interface: String) throws(SystemError) -> Message {
        try bus.methodCall(
            to: Destination(service: watcher, path: TrayWatcher.path, interface: interface),
            member, activates: false)
    }

    private func register(_ onProblem: @escaping (any Error) -> Void) throws(SystemError) {
        let call = try call("RegisterStatusNotifierItem", of: TrayWatcher.name)
        try call.append(StatusNotifierItem.path.text)
        registration = try bus.callAsync(call) { [unowned self] reply in
            switch reply {
            case .success: isRegistered = true
            case .failure(let error): onProblem(error)
            }
            onShown(isRegistered && hasHost)
        }
    }

    private func askForHost() throws(SystemError) {
        let call = try call("Get", of: "org.freedesktop.DBus.Properties")
        try call.append(TrayWatcher.name, TrayWatcher.isHostRegistered)
        question = try bus.callAsync(call) { [unowned self] reply in
            let answer = try? reply.get().read(Value.self)
            // A watcher without this property is assumed to show the item.
            hasHost = answer?.booleanValue ?? true
            onShown(isRegistered && hasHost)
        }
    }
}
