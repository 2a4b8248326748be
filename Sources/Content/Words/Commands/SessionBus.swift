import Glibc

extension Words {
    // MARK: The session bus

    /// Why the session bus could not be reached, and what to do.
    ///
    /// - Parameters:
    ///   - code: a value of errno.
    ///   - address: the value of `DBUS_SESSION_BUS_ADDRESS`; nil if it is not set.
    ///   - answering: the socket of the user's own bus; nil if no bus answers there.
    public static func noSessionBus(
        code: Int32, isRoot: Bool, address: String? = nil, answering: String? = nil
    ) -> String {
        if let sentence = sessionBusProblem(code: code, address: address, answering: answering) {
            return sentence
        }
        return switch code {
        // The last two, if root has a runtime folder.
        case ENOMEDIUM where isRoot, ENOENT where isRoot, ECONNREFUSED where isRoot:
            noSessionBusForRoot
        case ENOMEDIUM: noSessionBusInLogin
        default: noBus(String(cString: strerror(code)))
        }
    }

    /// What is said of the same in the agent and in its clients. nil if the environment is not to blame.
    public static func sessionBusProblem(
        code: Int32, address: String?, answering: String?
    ) -> String? {
        switch code {
        case ECONNRESET, EPIPE, EACCES, EPERM: sessionBusClosed
        default: address.map { wrongAddress($0, answering: answering) }
        }
    }

    /// No session bus answers at the address that the environment names.
    ///
    /// - Parameters:
    ///   - address: the value of `DBUS_SESSION_BUS_ADDRESS`.
    ///   - answering: the socket of the user's own bus; nil if no bus answers there.
    static func wrongAddress(_ address: String, answering: String?) -> String {
        guard let answering else {
            return translated(
                "No session bus answers at `{address}`, the value of DBUS_SESSION_BUS_ADDRESS, and you "
                    + "have no other one. Run `unset DBUS_SESSION_BUS_ADDRESS`, then `dbus-run-session "
                    + "-- bash` for a shell with a bus.", ["address": address])
        }
        return translated(
            "No session bus answers at `{address}`, the value of DBUS_SESSION_BUS_ADDRESS. Your own bus "
                + "answers at {socket}: run `unset DBUS_SESSION_BUS_ADDRESS`, then try again.",
            ["address": address, "socket": answering])
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
