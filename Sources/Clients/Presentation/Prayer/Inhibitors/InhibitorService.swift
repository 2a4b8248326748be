import Contract
import SDBus

/// A service that holds something back while a program asks for it.
struct InhibitorService: Sendable {
    /// A well-known name.
    let name: String
    /// Where the object can be, the usual place first.
    let paths: [ObjectPath]
    let interface: String
    /// What `GetCapabilities` has to return first; nil if the service has no such method.
    let capability: String?
    let arguments: Arguments
    /// How the service is told that it is no longer needed.
    let end: End

    enum Arguments: Sendable {
        /// A program, a reason.
        case program
        /// A program, a window, a reason and what is inhibited (8 is the idle timer).
        case gnome
        /// What is inhibited, a program, a reason and a mode.
        case login
        /// A desktop file, a reason and hints.
        case notifications
    }

    enum End: Sendable {
        /// With the number that `Inhibit` returned.
        case call(String)
        /// By closing the descriptor that `Inhibit` returned.
        case closing
    }

    /// Locking and blanking of the screen: KDE Plasma, Xfce, MATE, Cinnamon and most others.
    static let screenSaver = InhibitorService(
        name: "org.freedesktop.ScreenSaver",
        paths: ["/org/freedesktop/ScreenSaver", "/ScreenSaver"],
        interface: "org.freedesktop.ScreenSaver", capability: nil, arguments: .program,
        end: .call("UnInhibit"))

    /// The same for GNOME.
    static let gnomeSession = InhibitorService(
        name: "org.gnome.SessionManager", paths: ["/org/gnome/SessionManager"],
        interface: "org.gnome.SessionManager", capability: nil, arguments: .gnome,
        end: .call("Uninhibit"))

    /// The same for desktops that ask systemd-logind whether the session is idle. On the system bus.
    static let login = InhibitorService(
        name: "org.freedesktop.login1", paths: ["/org/freedesktop/login1"],
        interface: "org.freedesktop.login1.Manager", capability: nil, arguments: .login,
        end: .closing)

    /// Notifications of all programs. KDE Plasma has this.
    static let notifications = InhibitorService(
        name: "org.freedesktop.Notifications", paths: ["/org/freedesktop/Notifications"],
        interface: "org.freedesktop.Notifications", capability: "inhibitions",
        arguments: .notifications, end: .call("UnInhibit"))

    /// Appends the arguments of `Inhibit`.
    func append(_ reason: String, to call: Message) throws(SystemError) {
        let program = "Atrest"
        switch arguments {
        case .program: try call.append(program, reason)
        case .gnome: try call.append(Names.application, UInt32(0), reason, UInt32(8))
        case .login: try call.append("idle", program, reason, "block")
        case .notifications: try call.append(Names.application, reason, [String: Value]())
        }
    }
}
