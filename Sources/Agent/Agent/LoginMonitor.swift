import SDBus

/// Follows logind: the machine wakes from suspend, and the session is locked or unlocked. Also
/// follows timedated: the time zone changes.
///
/// Only signals that logind itself sent are believed. Without a system bus the session never counts
/// as locked, and the alarm and the clock watch notice a suspend.
final class LoginMonitor {
    private let onWake: () -> Void
    private let onLock: (Bool) -> Void
    private let bus: Bus?
    private let questions: PendingReplies?
    private var subscriptions: [Subscription] = []
    /// The session that was found.
    private var session: RemoteObject?

    private static let service = "org.freedesktop.login1"
    private static let manager = Destination(
        service: service, path: "/org/freedesktop/login1", interface: service + ".Manager")
    private static let timeDate = MatchRule(
        path: "/org/freedesktop/timedate1", interface: "org.freedesktop.DBus.Properties",
        member: "PropertiesChanged", arg0: "org.freedesktop.timedate1")

    /// - Parameters:
    ///   - onWake: called after a suspend, and after a change of the time zone.
    ///   - onLock: receives whether the session is locked, each time that this may have changed.
    init(loop: SDEventLoop, onWake: @escaping () -> Void, onLock: @escaping (Bool) -> Void) {
        self.onWake = onWake
        self.onLock = onLock
        bus = try? Bus.openSystem()
        questions = bus.map(PendingReplies.init)
        do throws(SystemError) {
            if let bus { try follow(on: bus, loop) }
        } catch {
            subscriptions = []
        }
    }

    private func follow(on bus: Bus, _ loop: SDEventLoop) throws(SystemError) {
        try loop.attach(bus)
        let manager = RemoteObject(on: bus, Self.manager)
        subscriptions.append(
            try manager.subscribe(to: "PrepareForSleep") { [unowned self] message in
                if let isGoingToSleep = try? message.read(Bool.self), !isGoingToSleep { onWake() }
            })
        // The session may start after the agent and end before it.
        for change in ["SessionNew", "SessionRemoved"] {
            subscriptions.append(
                try manager.subscribe(to: change) { [unowned self] _ in findSession() })
        }
        findSession()
        // Another time zone: what depends on the local time is due at another instant.
        subscriptions.append(
            try bus.subscribe(to: Self.timeDate, from: "org.freedesktop.timedate1") {
                [unowned self] _ in onWake()
            })
    }

    /// Asks for the session of the user's screen. The agent itself may be in no session.
    private func findSession() {
        questions?.cancelAll()
        try? questions?.call(Self.manager, "GetSession", "auto", activates: false) {
            [unowned self] reply in
            guard let path = try? reply.get().read(ObjectPath.self) else {
                session = nil
                return onLock(false)
            }
            if session?.destination.path != path { follow(path) }
        }
    }

    private func follow(_ path: ObjectPath) {
        guard let bus else { return }
        let session = RemoteObject(
            on: bus,
            Destination(service: Self.service, path: path, interface: Self.service + ".Session"))
        self.session = session
        try? session.follow { [unowned self] state in
            switch state {
            case .present(let properties):
                onLock(properties["LockedHint"]?.booleanValue ?? false)
            case .absent, .failed: onLock(false)
            case .unknown: break
            }
        }
    }
}
