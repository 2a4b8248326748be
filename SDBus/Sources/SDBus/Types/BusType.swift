/// A Swift type that corresponds to one complete D-Bus type.
///
/// A type of your own conforms through the type that it has on the bus:
///
///     struct Volume: BusType {
///         var percent: UInt8
///         static var signature: String { UInt8.signature }
///         init(reading message: Message) throws(SystemError) {
///             percent = try UInt8(reading: message)
///             guard percent <= 100 else {
///                 throw SystemError(code: EBADMSG, operation: "A volume is at most 100 %.")
///             }
///         }
///         func write(to message: Message) throws(SystemError) { try percent.write(to: message) }
///     }
public protocol BusTyped {
    /// One complete type in D-Bus notation, for example `a{sv}`.
    static var signature: String { get }
}

/// A type that can be read from a message.
public protocol BusReadable: BusTyped {
    /// Reads the value at the message's cursor.
    ///
    /// - Throws: ``SystemError``: `ENXIO` if the next value has another type or there is none, `EBADMSG` if its
    ///   content is not allowed, `EPERM` if the message is still being written.
    init(reading message: Message) throws(SystemError)
}

/// A type that can be written to a message.
///
/// A type that is only ever sent, such as one row of a long list, does not have to be readable.
public protocol BusWritable: BusTyped {
    /// Appends the value to the message.
    ///
    /// - Throws: ``SystemError``: `EINVAL` if the bus cannot carry the value, `ENXIO` if the container has another
    ///   type, `EPERM` if the message was sent or received.
    func write(to message: Message) throws(SystemError)
}

/// A type that can be read and written: numbers, `Bool`, `String`, ``ObjectPath``, ``TypeSignature``,
/// ``UnixFD``, arrays, dictionaries, ``BusStruct`` and ``Value``.
public typealias BusType = BusReadable & BusWritable
