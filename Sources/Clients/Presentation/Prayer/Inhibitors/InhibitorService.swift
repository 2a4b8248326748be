import Contract
import SDBus

/// A service that holds something back while a program asks for it.
struct InhibitorService: Sendable {
    /// `name` is a well-known name, `interface` also that of the object.
    let destination: Destination
    /// What `GetCapabilities` has to return first; nil if the service has no such method.
    var capability: String?
    /// How the service is told that it is no longer needed, with the number that `Inhibit` returned.
    let end: String
    /// Appends the arguments of `Inhibit`.
    let append: @Sendable (_ reason: String, _ call: Message) throws(SystemError) -> Void

    private init(
        _ name: String, _ path: ObjectPath, capability: String? = nil, end: String,
        _ append: @escaping @Sendable (String, Message) throws(SystemError) -> Void
    ) {
        destination = Destination(service: name, path: path, interface: name)
        (self.capability, self.end, self.append) = (capability, end, append)
    }

    /// Locking and blanking of the screen: KDE Plasma, Xfce, MATE, Cinnamon and most others.
    static let screenSaver = InhibitorService(
        "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", end: "UnInhibit"
    ) { reason, call throws(SystemError) in try call.append("Atrest", reason) }

    /// The same for GNOME. 8 is the idle timer, and 0 no window.
    static let gnomeSession = InhibitorService(
        "org.gnome.SessionManager", "/org/gnome/SessionManager", end: "Uninhibit"
    ) { reason, call throws(SystemError) in
        try call.append(Names.application, UInt32(0), reason, UInt32(8))
    }

    /// Notifications of all programs. KDE Plasma has this.
    static let notifications = InhibitorService(
        "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
        capability: "inhibitions", end: "UnInhibit"
    ) { reason, call throws(SystemError) in
        try call.append(Names.application, reason, [String: Value]())
    }
}
