import SDBus

/// What logind tells: the machine wakes from suspend, the session is locked or unlocked. Where there
/// is no system bus the timer and the clock watch see the wakening too, and nothing is ever locked.
final class LoginMonitor {
    private let onWake: () -> Void
    private let onLock: (Bool) -> Void
    private var bus: Bus?
    private var slots: [Slot] = []
    /// What concerns the session that was found: the watch over its changes, calls under way.
    private var sessionSlots: [Slot] = []
    private var question: Slot?

    private static let service = "org.freedesktop.login1"
    private static let sessionInterface = "org.freedesktop.login1.Session"
    private static let lockedHint = "LockedHint"
    private static let manager = Destination(
        service: service, path: "/org/freedesktop/login1",
        interface: "org.freedesktop.login1.Manager")
    private static let properties = "org.freedesktop.DBus.Properties"

    /// - Parameters:
    ///   - onWake: after a suspend.
    ///   - onLock: gets whether the session is locked, each time that may have changed.
    init(loop: SDEventLoop, onWake: @escaping () -> Void, onLock: @escaping (Bool) -> Void) {
        self.onWake = onWake
        self.onLock = onLock
        do throws(SystemError) {
            let bus = try Bus.openSystem()
            try loop.attach(bus)
            self.bus = bus
            try watch("PrepareForSleep") { [unowned self] message in
                if let isGoingToSleep = try? message.read(Bool.self), !isGoingToSleep {
                    self.onWake()
                }
            }
            // The user's session may come after the agent, and go before it.
            for change in ["SessionNew", "SessionRemoved"] {
                try watch(change) { [unowned self] _ in findSession() }
            }
            findSession()
        } catch {
            bus = nil
            slots = []
        }
    }

    private func watch(
        _ signal: String, _ handler: @escaping (Message) -> Void
    ) throws(SystemError) {
        let rule = MatchRule(
            sender: Self.service, path: Self.manager.path.text, interface: Self.manager.interface,
            member: signal)
        if let bus { slots.append(try bus.matchAsync(rule, handler: handler)) }
    }

    /// Asks for the session of the user's screen, also where the agent is in none itself.
    private func findSession() {
        ask(Self.manager, "GetSession", "auto") { [unowned self] reply in
            guard let path = try? reply?.read(ObjectPath.self) else {
                sessionSlots = []
                return onLock(false)
            }
            follow(path)
        }
    }

    private func follow(_ path: ObjectPath) {
        let rule = MatchRule(
            sender: Self.service, path: path.text, interface: Self.properties,
            member: "PropertiesChanged", arg0: Self.sessionInterface)
        let slot = try? bus?.matchAsync(rule) { [unowned self] message in
            guard
                let (_, changed, _) = try? message.read(
                    String.self, [String: Value].self, [String].self),
                let isLocked = changed[Self.lockedHint]?.booleanValue
            else { return }
            onLock(isLocked)
        }
        sessionSlots = slot.map { [$0] } ?? []
        let session = Destination(service: Self.service, path: path, interface: Self.properties)
        ask(session, "Get", Self.sessionInterface, Self.lockedHint) { [unowned self] reply in
            onLock((try? reply?.read(Value.self))?.booleanValue ?? false)
        }
    }

    /// - Parameter handler: gets nil where there is no answer.
    private func ask<each Argument: BusType>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        handler: @escaping (Message?) -> Void
    ) {
        guard let bus,
            let call = try? bus.methodCall(to: destination, member, activates: false),
            (try? call.append(repeat each arguments)) != nil
        else { return }
        question = try? bus.callAsync(call) { handler(try? $0.get()) }
    }
}
