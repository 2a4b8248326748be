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
            translated(
                "There is no session bus for root. Run atrest as the user of the desktop session, without "
                    + "sudo, or under `dbus-run-session`.")
        case ENOMEDIUM:
            translated(
                "There is no session bus. A desktop session has one. For other logins, install the package "
                    + "dbus-user-session and log in again.")
        default: noBus(String(cString: strerror(code)))
        }
    }

    /// What is said of the same in the agent and in its clients. nil if the environment is not to blame.
    public static func sessionBusProblem(
        code: Int32, address: String?, answering: String?
    ) -> String? {
        if [ECONNRESET, EPIPE, EACCES, EPERM].contains(code) {
            return translated(
                "The session bus closed the connection. If it is the bus of another user, run atrest as that "
                    + "user, without sudo. In a sandbox, xdg-dbus-proxy must be 0.1.6 or newer.")
        }
        guard let address else { return nil }
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
}
