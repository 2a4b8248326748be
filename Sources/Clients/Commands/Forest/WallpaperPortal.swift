import Glibc
import Presentation
import SDBus
import System
import SystemdSupport
import Words

/// Sets the wallpaper through the desktop portal, which asks the user
/// (`org.freedesktop.portal.Wallpaper`).
struct WallpaperPortal {
    private let bus: Bus
    /// The portal's unique name on the bus. Answers from other senders are ignored.
    private let owner: String

    private static let service = "org.freedesktop.portal.Desktop"
    private static let path: ObjectPath = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Wallpaper"
    private static let request = "org.freedesktop.portal.Request"

    /// - Throws: ``Problem`` if this desktop has no such portal.
    init() throws(Problem) {
        do {
            // A portal that hangs is named soon. Its question to the user may take long.
            bus = try Bus.connectUser(timeout: .seconds(2))
            let _: UInt32 = try bus.property(
                "version",
                of: Destination(
                    service: Self.service, path: Self.path, interface: Self.interface))
            guard let owner = try bus.owner(of: Self.service) else { throw Self.noPortal }
            self.owner = owner
        } catch {
            throw Self.problem(error)
        }
    }

    private static let noPortal = Problem(.unavailable, Words.Forest.noPortal)

    /// Errors of the bus if there is no portal, or one without the wallpaper interface.
    private static let absence = [
        BusError.Name.serviceUnknown, BusError.Name.nameHasNoOwner,
        "org.freedesktop.DBus.Error.Unknown", "org.freedesktop.DBus.Error.Spawn.",
        BusError.Name.invalidArgs,
    ]

    private static func problem(_ error: any Error) -> Problem {
        if let problem = error as? Problem { return problem }
        guard let error = error as? BusError else {
            return Problem(.unavailable, Words.Forest.portalFailed("\(error)"))
        }
        if absence.contains(where: error.name.hasPrefix) { return noPortal }
        return Problem(.unavailable, Words.Forest.portalFailed(error.message))
    }

    /// Asks the user to accept a picture as the wallpaper, and waits for the answer.
    /// - Parameter path: the path of the picture.
    /// - Returns: false if the user has declined.
    func set(_ path: String) throws(Problem) -> Bool {
        let descriptor = System.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Problem(
                .storage, Words.Interchange.notWritten(path, String(cString: strerror(errno))))
        }
        do { return try ask(UnixFD(owning: descriptor)) } catch { throw Self.problem(error) }
    }

    private func ask(_ picture: UnixFD) throws -> Bool {
        var responses: [String: UInt32] = [:]
        var isGone = false
        // The answer may arrive before the call returns, so the match comes first.
        let answers = try bus.match(
            MatchRule(sender: owner, interface: Self.request, member: "Response")
        ) { message in
            // An answer that cannot be read counts as an error, not as consent.
            responses[message.path ?? ""] = (try? message.read(UInt32.self)) ?? 2
        }
        let end = try bus.match(.ownerChange(of: Self.service)) { [owner] message in
            let change = try? message.read(String.self, String.self, String.self)
            if change?.2 != owner { isGone = true }
        }
        defer { withExtendedLifetime((answers, end)) {} }

        let portal = Destination(service: owner, path: Self.path, interface: Self.interface)
        let token = try randomID128().map { String($0, radix: 16) }.joined()
        let options: [String: Value] = [
            "handle_token": .string("atrest\(token)"), "show-preview": .boolean(true),
            "set-on": .string("background"),
        ]
        let answer: ObjectPath = try bus.call(
            portal, "SetWallpaperFile", "", picture, options)
        let handle = answer.text
        while true {
            if let response = responses[handle] {
                // 1 means that the user declined; 2 means any other end.
                if response > 1 { throw Problem(.refused, Words.Forest.portalGaveUp) }
                return response == 0
            }
            if isGone { throw Problem(.unavailable, Words.Forest.portalGaveUp) }
            if try !bus.process() { _ = try bus.wait() }
        }
    }
}
