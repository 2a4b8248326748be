import SDBus

enum TrayWatcher {
    static let name = "org.kde.StatusNotifierWatcher"
    static let path: ObjectPath = "/StatusNotifierWatcher"

    /// What a watcher says of itself. Anything that it does not say is nil.
    struct State {
        var hasHost: Bool?
        /// The bus names of the items, or a bus name and a path.
        var items: [String]?
        /// Whether it says something of another type, as a program that is not a watcher does.
        var isInvalid: Bool

        init(_ properties: [String: Value]) {
            let host = properties["IsStatusNotifierHostRegistered"]
            hasHost = host?.booleanValue
            let items = properties["RegisteredStatusNotifierItems"]
            if case .array(let names, of: "s") = items {
                self.items = names.compactMap(\.stringValue)
            }
            isInvalid = host != nil && hasHost == nil || items != nil && self.items == nil
        }
    }
}

/// The item as one watcher knows it, until that watcher leaves the bus.
///
/// A signal of the watcher only says that something may have changed: it is looked at again. A look registers
/// the item if the watcher does not have it, and reads what the watcher says of itself. There is at most one look
/// in ``pause``, because any program can own the name of the watcher.
final class TrayRegistration {
    /// The unique name of the watcher.
    let watcher: String
    let item: StatusNotifierItem
    let menu: TrayMenu
    private let bus: Bus
    private let calls: PendingReplies
    private let onShown: (Bool) -> Void
    private let onProblem: (any Error) -> Void
    private var slots: [Slot] = []
    private var signals: [Subscription] = []
    private var timer: SDEventTimer?

    private var hasHost = false
    /// Whether the watcher has the item. If not, it was not asked, has refused it, or has forgotten it.
    private var isAccepted = false
    /// Whether a refusal was reported. The watcher may be asked again many times.
    private var hasReportedRefusal = false

    /// Whether the watcher has ever listed the item. Some write it in another form, and then their list does not
    /// tell whether they have forgotten it.
    private var hasBeenListed = false

    private var look = Look.over

    private enum Look {
        case over
        /// - `again`: whether the watcher has sent a signal since.
        case underWay(again: Bool)
        /// The watcher is not one. It is not looked at any more.
        case ended
    }

    /// When the last look ended, on the monotonic clock; nil before that.
    private var lookedAt: Duration?
    /// The time between two looks.
    static let pause = Duration.seconds(1)

    /// How long to wait until the next look while the item is absent, if no signal comes. A watcher that has just
    /// started may not be ready. One that refuses for longer wakes nothing by itself.
    private var retries = TrayRegistration.retries[...]

    /// - Parameters:
    ///   - bus: the item's own connection.
    ///   - onShown: receives true while a host shows the item.
    ///   - onProblem: receives the error if the watcher refuses the item.
    init(
        on bus: Bus, loop: SDEventLoop, with watcher: String, item: StatusNotifierItem,
        menu: TrayMenu, onShown: @escaping (Bool) -> Void,
        onProblem: @escaping (any Error) -> Void
    ) throws(SystemError) {
        self.bus = bus
        self.watcher = watcher
        self.item = item
        self.menu = menu
        self.onShown = onShown
        self.onProblem = onProblem
        calls = PendingReplies(on: bus)
        slots = [try item.export(), try menu.export()]
        timer = try loop.addTimer(.monotonic, accuracy: Self.pause) { [unowned self] in begin() }
        for rule in [
            MatchRule(path: TrayWatcher.path.text, interface: TrayWatcher.name),
            // Not every watcher signals the change of its properties by its own signals.
            MatchRule(
                path: TrayWatcher.path.text, interface: Self.propertiesInterface,
                member: "PropertiesChanged", arg0: TrayWatcher.name),
        ] {
            signals.append(
                try bus.subscribe(to: rule, from: watcher) { [unowned self] _ in lookAgain() })
        }
        begin()
    }

    /// Two minutes in all.
    static let retries: [Duration] = (0..<7).map { .seconds(1 << $0) }

    private static let propertiesInterface = "org.freedesktop.DBus.Properties"

    // MARK: When to look

    private func lookAgain() {
        switch look {
        case .over:
            let left = lookedAt.map { $0 + Self.pause - SDEventTimer.Clock.monotonic.now } ?? .zero
            left > .zero ? wait(left) : begin()
        case .underWay: look = .underWay(again: true)
        case .ended: break
        }
    }

    private func wait(_ time: Duration) {
        do { try timer?.arm(after: time) } catch { onProblem(error) }
    }

    private func begin() {
        guard case .over = look else { return }
        look = .underWay(again: false)
        try? timer?.disarm()
        if isAccepted { ask(afterRegistering: false) } else { register() }
    }

    private func end() {
        lookedAt = SDEventTimer.Clock.monotonic.now
        let isDueAgain = if case .underWay(again: true) = look { true } else { false }
        look = .over
        onShown(isShown)
        if isDueAgain {
            lookAgain()
        } else if !isAccepted, let retry = retries.popFirst() {
            wait(retry)
        }
    }

    private var isShown: Bool { isAccepted && hasHost }

    // MARK: What a look does

    private func register() {
        let service = Destination(
            service: watcher, path: TrayWatcher.path, interface: TrayWatcher.name)
        call(service, "RegisterStatusNotifierItem", StatusNotifierItem.path.text) {
            [unowned self] reply in
            switch reply {
            case .success:
                isAccepted = true
                ask(afterRegistering: true)
            case .failure(let error): refused(error)
            }
        }
    }

    private func refused(_ error: any Error) {
        if !hasReportedRefusal { onProblem(error) }
        hasReportedRefusal = true
        end()
    }

    private func ask(afterRegistering: Bool) {
        let properties = Destination(
            service: watcher, path: TrayWatcher.path, interface: Self.propertiesInterface)
        call(properties, "GetAll", TrayWatcher.name) { [unowned self] in
            answered($0, afterRegistering: afterRegistering)
        }
    }

    private func answered(_ reply: Result<Message, BusError>, afterRegistering: Bool) {
        let message = try? reply.get()
        let state = message.map { TrayWatcher.State((try? $0.read([String: Value].self)) ?? [:]) }
        // A watcher that does not say whether it has a host is assumed to show the item.
        hasHost = state?.hasHost ?? true
        if state?.isInvalid == true {
            look = .ended
            return onShown(isShown)
        }
        if state?.items?.contains(where: isOurs) == true {
            hasBeenListed = true
            retries = Self.retries[...]
        } else if state?.items != nil, hasBeenListed {
            // The watcher has forgotten the item.
            isAccepted = false
            if !afterRegistering { return register() }
        }
        end()
    }

    /// Watchers list an item by its bus name, most with its path after it.
    private func isOurs(_ item: String) -> Bool {
        guard let name = try? bus.uniqueName, item.hasPrefix(name) else { return false }
        let rest = item.dropFirst(name.count)
        return rest.first.map { !$0.isNumber } ?? true
    }

    private func call(
        _ destination: Destination, _ member: String, _ argument: String,
        handler: @escaping (Result<Message, BusError>) -> Void
    ) {
        do throws(SystemError) {
            try calls.call(
                destination, member, argument, activates: false, handler: handler)
        } catch {
            onProblem(error)
            end()
        }
    }
}
