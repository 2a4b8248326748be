import CSystemd

/// A D-Bus message. Values are appended and read in order.
///
/// It can be written until it is sent, and read after that, or if it was received: the other throws `EPERM`.
/// Like its bus, a message belongs to one thread.
public final class Message {
    let raw: OpaquePointer
    /// How many values of types known only at run time were read.
    var dynamicValues = 0
    /// What its texts may have; nil for no limit.
    var textLimits: TextLimits?
    /// What was counted of the texts that were read.
    var textBytes = 0
    /// Whether the elements of an array are read one by one.
    var isInLongArray = false
    /// The bytes of the values that were appended, roughly.
    var appendedBytes = 0
    /// For a call of a method that a connection exports: the connection.
    weak var service: Bus?

    /// Consumes one reference.
    init(owning raw: OpaquePointer) { self.raw = raw }

    /// Adds a reference.
    init(borrowing raw: OpaquePointer) { self.raw = sd_bus_message_ref(raw) }

    deinit { sd_bus_message_unref(raw) }

    /// The unique name of the sender, for example `:1.42` (`sd_bus_message_get_sender`). The bus fills it in, so it
    /// cannot be forged. nil for a message of a peer, and for one that this connection makes.
    public var sender: String? { text(sd_bus_message_get_sender(raw)) }
    /// The name of the receiver (`sd_bus_message_get_destination`); nil for a signal to all.
    public var destination: String? { text(sd_bus_message_get_destination(raw)) }
    /// The object that is called, or that sends the signal (`sd_bus_message_get_path`); nil for a reply.
    public var path: String? { text(sd_bus_message_get_path(raw)) }
    /// The interface of ``member`` (`sd_bus_message_get_interface`); nil for a reply. A call need not have one.
    public var interface: String? { text(sd_bus_message_get_interface(raw)) }
    /// The name of the method or the signal (`sd_bus_message_get_member`); nil for a reply.
    public var member: String? { text(sd_bus_message_get_member(raw)) }
    /// The types of all values, for example `sa{sv}`; empty if there are none (`sd_bus_message_get_signature`).
    public var signature: String { text(sd_bus_message_get_signature(raw, 1)) ?? "" }
    /// Whether it is a signal (`sd_bus_message_is_signal`).
    public var isSignal: Bool { sd_bus_message_is_signal(raw, nil, nil) > 0 }
    /// Whether it is a call of a method (`sd_bus_message_is_method_call`).
    public var isMethodCall: Bool { sd_bus_message_is_method_call(raw, nil, nil) > 0 }

    /// The error of an error reply; nil for any other message (`sd_bus_message_get_error`).
    public var error: BusError? {
        guard let error = sd_bus_message_get_error(raw), let name = error.pointee.name else {
            return nil
        }
        return BusError(
            name: String(cString: name),
            message: error.pointee.message.map { String(cString: $0) } ?? "")
    }

    func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
