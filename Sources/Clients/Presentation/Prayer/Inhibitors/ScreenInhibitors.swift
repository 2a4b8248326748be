import Contract
import Glibc
import SDBus
import System

/// Keeps the desktop from locking or blanking the screen and from showing notifications.
///
///     let loop = try SDEventLoop()
///     let inhibitors = ScreenInhibitors(on: loop)
///     inhibitors.hold(reason: Words.PrivateText.screenReason)
///
/// It uses all services that are running and starts none. It never waits: the program calls
/// ``SDEventLoop/process()`` when the descriptor of the loop is readable. Everything ends with
/// ``release()``, and by itself when the connection closes, in particular if the program is killed.
package final class ScreenInhibitors {
    private let loop: SDEventLoop
    private let inhibitors: [Inhibitor]

    /// - Parameter bus: the session bus, not attached to a loop yet; nil if there is none.
    package init(on loop: SDEventLoop, _ bus: Bus? = try? Bus.openUser()) {
        self.loop = loop
        guard let bus, (try? loop.attach(bus)) != nil else {
            inhibitors = []
            return
        }
        let services: [InhibitorService] = [.screenSaver, .gnomeSession, .notifications]
        inhibitors = services.map { Inhibitor($0, on: bus) }
    }

    /// The names of the services that have agreed.
    package var holders: [String] { inhibitors.filter(\.isHeld).map(\.service.destination.service) }

    /// - Parameter reason: a desktop may show it to the user.
    package func hold(reason: String) {
        for inhibitor in inhibitors { inhibitor.hold(reason: reason) }
        _ = try? loop.process()
    }

    /// After ``release()``: waits for services that have not answered yet, since an answer that comes
    /// while the process is stopped would hold everything until it continues.
    package func waitUntilReleased(atMost limit: Duration) {
        let deadline = SteadyClock.now + limit
        while inhibitors.contains(where: \.isReleasing) {
            let left = deadline - .now
            guard left > .zero else { return }
            var watched = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, Int32(left / .milliseconds(1)) + 1)
            _ = try? loop.process()
        }
    }

    package func release() {
        for inhibitor in inhibitors { inhibitor.release() }
        _ = try? loop.process()
    }
}

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
