import SDBus

/// Follows whether the desktop is set to show no animations, through its settings portal
/// (`org.freedesktop.portal.Settings`). A portal that is not running is not started.
package final class DesktopMotion {
    private let bus: Bus
    private let onAnswer: (_ isStill: Bool) -> Void
    private var subscription: Subscription?
    private var call: Slot?

    package static let portal = Destination(
        service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings")

    /// The settings of the specification, of GNOME and its relatives, and of Plasma.
    private static let settings = [
        (group: "org.freedesktop.appearance", key: "reduced-motion"),
        (group: "org.gnome.desktop.interface", key: "enable-animations"),
        (group: "org.kde.kdeglobals.KDE", key: "AnimationDurationFactor"),
    ]

    /// - Parameter onAnswer: called from the loop of the bus, for each answer.
    package init(on bus: Bus, onAnswer: @escaping (_ isStill: Bool) -> Void) {
        self.bus = bus
        self.onAnswer = onAnswer
        let rule = MatchRule(
            path: Self.portal.path.text, interface: Self.portal.interface, member: "SettingChanged")
        subscription = try? bus.subscribe(to: rule, from: Self.portal.service) {
            [unowned self] in
            guard let group = try? $0.read(String.self),
                Self.settings.contains(where: { $0.group == group })
            else { return }
            ask()
        }
        ask()
    }

    /// Asks once, and waits for the answer.
    ///
    /// - Returns: false if there is none in time.
    package static func asksForStillness(on bus: Bus, patience: Duration) -> Bool {
        let groups: [String: [String: Value]]? = try? bus.call(
            portal, "ReadAll", settings.map(\.group), activates: false, timeout: patience)
        return groups.map(isStill) ?? false
    }

    private func ask() {
        guard let message = try? bus.methodCall(to: Self.portal, "ReadAll", activates: false),
            (try? message.append(Self.settings.map(\.group))) != nil
        else { return }
        call = try? bus.callAsync(message) { [unowned self] answer in
            guard let reply = try? answer.get(),
                let groups = try? [String: [String: Value]](reading: reply)
            else { return }
            onAnswer(Self.isStill(groups))
        }
    }

    /// - Parameter groups: the values by group and by key.
    package static func isStill(_ groups: [String: [String: Value]]) -> Bool {
        settings.contains { setting in
            switch groups[setting.group]?[setting.key] {
            case .uint32(let preference): preference == 1
            case .boolean(let isAnimated): !isAnimated
            case .double(let factor): factor == 0
            case .string(let factor): Double(factor) == 0
            default: false
            }
        }
    }
}
