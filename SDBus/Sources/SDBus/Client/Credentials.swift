import CSystemd
import Glibc

/// Who sent a message, as the bus or the kernel reports it.
public struct Credentials: Equatable, Sendable {
    /// For example `:1.42`; nil on a connection without a bus.
    public let uniqueName: String?
    /// The effective user; nil if it is not known.
    public let userID: uid_t?
    /// The process; nil if it is not known, for example because it is in another PID namespace.
    public let processID: pid_t?

    /// For tests of what depends on the sender.
    public init(uniqueName: String?, userID: uid_t?, processID: pid_t?) {
        self.uniqueName = uniqueName
        self.userID = userID
        self.processID = processID
    }
}

extension Message {
    /// Asks for the credentials of the sender (`sd_bus_query_sender_creds`). Waits for the reply of the bus.
    ///
    /// The process may have ended and its id may be in use again. So a decision about access that is based on it can be
    /// evaded by a program that tries to.
    ///
    /// - Throws: ``SystemError``, for example `ENXIO` if the sender has left the bus.
    public func senderCredentials() throws(SystemError) -> Credentials {
        let mask =
            UInt64(SD_BUS_CREDS_PID) | UInt64(SD_BUS_CREDS_EUID)
            | UInt64(SD_BUS_CREDS_UNIQUE_NAME)
        var raw: OpaquePointer?
        try check(
            sd_bus_query_sender_creds(self.raw, mask, &raw), "asking who sent a message")
        defer { sd_bus_creds_unref(raw) }
        var name: UnsafePointer<CChar>?
        var user = uid_t()
        var process = pid_t()
        let hasName = sd_bus_creds_get_unique_name(raw, &name) >= 0
        let hasUser = sd_bus_creds_get_euid(raw, &user) >= 0
        let hasProcess = sd_bus_creds_get_pid(raw, &process) >= 0
        return Credentials(
            uniqueName: hasName ? name.map { String(cString: $0) } : nil,
            userID: hasUser ? user : nil, processID: hasProcess ? process : nil)
    }
}
