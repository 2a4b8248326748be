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

    /// Requests a name without waiting in its queue and without replacing its owner. Waits for the
    /// reply of the bus.
    public func requestName(_ name: String) throws(SystemError) -> NameRequest {
        try checkText(name, "requesting a name")
        let result = sd_bus_request_name(raw, name, 0)
        if result == -EEXIST { return .taken }
        if result == -EALREADY { return .owned }
        try check(result, "requesting the name \(name)")
        return .owned
    }

    /// Releases a name. Waits for the reply of the bus.
    public func releaseName(_ name: String) throws(SystemError) {
        try checkText(name, "releasing a name")
        try check(sd_bus_release_name(raw, name), "releasing the name \(name)")
    }

    /// Asks for the unique name of a name's owner; nil if the name has no owner. Starts no service.
    public func owner(of name: String) throws(SystemError) -> String? {
        do throws(BusError) {
            let owner: String = try call(.daemon, "GetNameOwner", name)
            return owner
        } catch {
            if error.name == BusError.Name.nameHasNoOwner { return nil }
            throw SystemError(code: EIO, operation: "asking for the owner of \(name) (\(error))")
        }
    }

    /// Asks for the process that owns a name, a unique one too.
    ///
    /// - Returns: nil if the name has no owner, or the bus does not say or answer.
    public func process(of name: String, timeout: Duration? = nil) -> UInt32? {
        try? call(.daemon, "GetConnectionUnixProcessID", name, timeout: timeout)
    }
}
