import CSystemd
import Glibc

extension Bus {
    /// The result of a request for a name.
    public enum NameRequest: Sendable {
        /// This connection owns the name.
        case owned
        /// Another connection owns the name.
        case taken
    }

    /// Requests a name without waiting in its queue and without replacing its owner (`sd_bus_request_name`). Waits
    /// for the reply of the bus.
    ///
    /// - Parameter name: a well-known name, for example `org.example.Counter`.
    /// - Returns: ``NameRequest/owned`` too if this connection had the name before.
    /// - Throws: ``SystemError``: `EINVAL` if the name is not valid, or is that of the bus; `EACCES` if the bus does
    ///   not allow this user to own it.
    public func requestName(_ name: String) throws(SystemError) -> NameRequest {
        try checkText(name, "requesting a name")
        let result = sd_bus_request_name(raw, name, 0)
        if result == -EEXIST { return .taken }
        if result == -EALREADY { return .owned }
        try check(result, "requesting the name \(name)")
        return .owned
    }

    /// Releases a name (`sd_bus_release_name`). Waits for the reply of the bus.
    ///
    /// - Throws: ``SystemError``: `ESRCH` if the name has no owner, `EADDRINUSE` if another connection owns it,
    ///   `EINVAL` if it is not valid.
    public func releaseName(_ name: String) throws(SystemError) {
        try checkText(name, "releasing a name")
        try check(sd_bus_release_name(raw, name), "releasing the name \(name)")
    }

    /// Asks for the unique name of a name's owner (`GetNameOwner` of the bus). Starts no service, and waits for the
    /// reply. ``watchName(_:handler:)`` does not wait.
    ///
    /// - Returns: nil if the name has no owner.
    /// - Throws: ``SystemError``, `EIO` if the bus does not say. The error of the bus is in the operation.
    public func owner(of name: String) throws(SystemError) -> String? {
        do throws(BusError) {
            let owner: String = try call(.daemon, "GetNameOwner", name)
            return owner
        } catch {
            if error.name == BusError.Name.nameHasNoOwner { return nil }
            throw SystemError(code: EIO, operation: "asking for the owner of \(name) (\(error))")
        }
    }

    /// Asks for the process that owns a name, a unique one too (`GetConnectionUnixProcessID` of the bus). Waits for the
    /// reply.
    ///
    /// - Parameter timeout: nil for the timeout of the connection.
    /// - Returns: its number; nil if the name has no owner, or the bus does not say or answer.
    public func process(of name: String, timeout: Duration? = nil) -> UInt32? {
        try? call(.daemon, "GetConnectionUnixProcessID", name, timeout: timeout)
    }
}
