import SDBus

/// Follows logind: the machine wakes from suspend, and the session is locked or unlocked. Also
/// follows timedated: the time zone changes.
///
/// Only signals that logind itself sent are believed. Without a system bus the session never counts
/// as locked, and the alarm and the clock watch notice a suspend.
final class LoginMonitor {
    private let onWake: () -> Void
    private let onLock: (Bool) -> Void
    private var bus: Bus?
    private var subscriptions: [Subscription] = []
    /// About the session that was found.
    private var session: (subscription: Subscription, path: ObjectPath)?
    /// The call under way.
    private var call: Slot?

    private static let service = "org.freedesktop.login1"
    private static let sessionInterface = "org.freedesktop.login1.Session"
    private static let lockedHint = "LockedHint"
    private static let manager = Destination(
        service: service, path: "/org/freedesktop/login1",
        interface: "org.freedesktop.login1.Manager")
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let timeDate = MatchRule(
        path: "/org/freedesktop/timedate1", interface: properties, member: "PropertiesChanged",
        arg0: "org.freedesktop.timedate1")

    /// - Parameters:
    ///   - onWake: called after a suspend and a change of the time zone.
    ///   - onLock: receives whether the session is locked, each time that this may have changed.
    init(loop: SDEventLoop, onWake: @escaping () -> Void, onLock: @escaping (Bool) -> Void) {
        self.onWake = onWake
        self.onLock = onLock
        do throws(SystemError) {
            let bus = try Bus.openSystem()
            try loop.attach(bus)
            self.bus = bus
            try subscribe("PrepareForSleep") { [unowned self] message in
                if let isGoingToSleep = try? message.read(Bool.self), !isGoingToSleep {
                    self.onWake()
                }
            }
            // The session may start after the agent and end before it.
            for change in ["SessionNew", "SessionRemoved"] {
                try subscribe(change) { [unowned self] _ in findSession() }
            }
            findSession()
            // Another time zone: what depends on the local time is due at another instant.
            subscriptions.append(
                try bus.subscribe(to: Self.timeDate, from: "org.freedesktop.timedate1") {
                    [unowned self] _ in self.onWake()
                })
        } catch {
            bus = nil
            subscriptions = []
        }
    }

    private func subscribe(
        _ signal: String, _ handler: @escaping (Message) -> Void
    ) throws(SystemError) {
        let rule = MatchRule(
            path: Self.manager.path.text, interface: Self.manager.interface, member: signal)
        if let bus {
            subscriptions.append(try bus.subscribe(to: rule, from: Self.service, handler: handler))
        }
    }

    /// Asks for the session of the user's screen. The agent itself may be in no session.
    private func findSession() {
        ask(Self.manager, "GetSession", "auto") { [unowned self] reply in
            guard let path = try? reply?.read(ObjectPath.self) else {
                session = nil
                return onLock(false)
            }
            follow(path)
        }
    }

    private func follow(_ path: ObjectPath) {
        if session?.path != path {
            let rule = MatchRule(
                path: path.text, interface: Self.properties, member: "PropertiesChanged",
                arg0: Self.sessionInterface)
            let subscription = try? bus?.subscribe(to: rule, from: Self.service) {
                [unowned self] message in
                guard
                    let (_, changed, _) = try? message.read(
                        String.self, [String: Value].self, [String].self),
                    let isLocked = changed[Self.lockedHint]?.booleanValue
                else { return }
                onLock(isLocked)
            }
            session = subscription.map { ($0, path) }
        }
        let destination = Destination(
            service: Self.service, path: path, interface: Self.properties)
        ask(destination, "Get", Self.sessionInterface, Self.lockedHint) { [unowned self] reply in
            onLock((try? reply?.read(Value.self))?.booleanValue ?? false)
        }
    }

    /// - Parameter handler: receives nil if the call fails.
    private func ask<each Argument: BusWritable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        handler: @escaping (Message?) -> Void
    ) {
        guard let bus,
            let message = try? bus.methodCall(to: destination, member, activates: false),
            (try? message.append(repeat each arguments)) != nil
        else { return }
        call = try? bus.callAsync(message) { handler(try? $0.get()) }
    }
}
