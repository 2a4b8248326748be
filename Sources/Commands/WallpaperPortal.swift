import Glibc
import SDBus
import Words

/// The desktop's way to let a program set the wallpaper, once the user agrees
/// (`org.freedesktop.portal.Wallpaper`).
struct WallpaperPortal {
    private let bus: Bus

    private static let service = "org.freedesktop.portal.Desktop"
    private static let path: ObjectPath = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Wallpaper"
    private static let request = "org.freedesktop.portal.Request"

    /// - Throws: ``Problem`` where this desktop has none.
    init() throws(Problem) {
        do {
            bus = try Bus.openUser()
            let properties = Destination(
                service: Self.service, path: Self.path,
                interface: "org.freedesktop.DBus.Properties")
            let call = try bus.methodCall(to: properties, "Get")
            try call.append(Self.interface, "version")
            _ = try bus.call(call)
        } catch {
            throw Problem(.unavailable, Words.Forest.noPortal)
        }
    }

    /// Asks for a picture on the desktop, and waits until the user has answered.
    ///
    /// - Parameter path: of the picture; the portal reads it by its name.
    /// - Returns: false where the user has declined.
    func set(_ path: String) throws(Problem) -> Bool {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Problem(
                .storage, Words.Exchange.notWritten(path, String(cString: strerror(errno))))
        }
        do { return try ask(UnixFD(owning: descriptor)) } catch {
            throw Problem(.unavailable, Words.Forest.noPortal)
        }
    }

    private func ask(_ picture: UnixFD) throws -> Bool {
        // The answer may come before the call returns, so it is awaited first, where it will come.
        let token = "atrest\(getpid())"
        let sender = try bus.uniqueName.dropFirst().map { $0 == "." ? "_" : $0 }
        let expected = "/org/freedesktop/portal/desktop/request/\(String(sender))/\(token)"
        var response: UInt32?
        let rule = MatchRule(path: expected, interface: Self.request, member: "Response")
        let slot = try bus.match(rule) { message in
            response = try? message.read(UInt32.self)
        }
        defer { withExtendedLifetime(slot) {} }
        let portal = Destination(
            service: Self.service, path: Self.path, interface: Self.interface)
        let call = try bus.methodCall(to: portal, "SetWallpaperFile")
        let options: [String: Value] = [
            "handle_token": .string(token), "show-preview": .boolean(true),
            "set-on": .string("background"),
        ]
        try call.append("", picture, options)
        _ = try bus.call(call)
        while response == nil {
            if try !bus.process() { _ = try bus.wait() }
        }
        return response == 0
    }
}
