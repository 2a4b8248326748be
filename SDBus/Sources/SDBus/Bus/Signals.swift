import CSystemd
import Glibc

extension Bus {
    /// Sends a signal to all clients that have a rule for it:
    /// `try bus.emit("Full", of: "org.example.Counter1", at: "/", UInt32(100))`.
    ///
    /// The arguments are not compared with what ``Interface/Member/signal(_:_:)`` has declared.
    ///
    /// - Throws: ``SystemError``: `EINVAL` if a name is not valid or the bus cannot carry an argument, `ENOBUFS` if
    ///   too many messages are queued.
    public func emit<each Argument: BusWritable>(
        _ member: String, of interface: String, at path: ObjectPath,
        _ arguments: repeat each Argument
    ) throws(SystemError) {
        let signal = try signal(member, of: interface, at: path)
        try signal.append(repeat each arguments)
        try send(signal)
    }

    /// Makes a signal to which arguments can be appended (`sd_bus_message_new_signal`). ``send(_:)`` sends it.
    ///
    /// - Parameter destination: the only receiver; nil for all clients that have a rule for it.
    /// - Throws: ``SystemError``, `EINVAL` if a name is not valid.
    public func signal(
        _ member: String, of interface: String, at path: ObjectPath, to destination: String? = nil
    ) throws(SystemError) -> Message {
        let operation = "making the signal \(member)"
        try checkText(member + interface + (destination ?? ""), operation)
        var message: OpaquePointer?
        try check(
            sd_bus_message_new_signal(raw, &message, path.text, interface, member), operation)
        let signal = Message(owning: message!)
        if let destination {
            try check(sd_bus_message_set_destination(signal.raw, destination), operation)
        }
        return signal
    }

    /// Sends one `PropertiesChanged` with the current values of these properties, which their handlers are asked for
    /// (`sd_bus_emit_properties_changed_strv`). Sends nothing if there is no name.
    ///
    /// - Throws: ``SystemError``: `ENOENT` if the object does not have such an interface or property, `EDOM` if
    ///   its changes are not signalled.
    public func emitPropertiesChanged(
        _ names: [String], of interface: String, at path: ObjectPath
    ) throws(SystemError) {
        if names.isEmpty { return }
        var pointers: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        try check(
            sd_bus_emit_properties_changed_strv(raw, path.text, interface, &pointers),
            "signalling a change of \(names.joined(separator: ", "))")
    }
}
