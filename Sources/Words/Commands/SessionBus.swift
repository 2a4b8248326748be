import Glibc

extension Words {
    // MARK: The session bus

    /// Why the session bus could not be reached, and what to do.
    ///
    /// - Parameter code: a value of errno.
    public static func noSessionBus(code: Int32, isRoot: Bool) -> String {
        switch code {
        // The last two, if root has a runtime folder.
        case ENOMEDIUM where isRoot, ENOENT where isRoot, ECONNREFUSED where isRoot:
            noSessionBusForRoot
        case ENOMEDIUM: noSessionBusInLogin
        case ECONNRESET, EPIPE, EACCES, EPERM: sessionBusClosed
        default: noBus(String(cString: strerror(code)))
        }
    }

    private static let noSessionBusInLogin = translated(
        "There is no session bus. A desktop session has one. For other logins, install the package "
            + "dbus-user-session and log in again.")
    private static let noSessionBusForRoot = translated(
        "There is no session bus for root. Run atrest as the user of the desktop session, without "
            + "sudo, or under `dbus-run-session`.")
    private static let sessionBusClosed = translated(
        "The session bus closed the connection. If it is the bus of another user, run atrest as that "
            + "user, without sudo. In a sandbox, xdg-dbus-proxy must be 0.1.6 or newer.")
}
