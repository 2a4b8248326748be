/// A Swift type that corresponds to one complete D-Bus type.
public protocol BusTyped {
    /// One complete type in D-Bus notation, for example `a{sv}`.
    static var signature: String { get }
}

/// A type that can be read from a message.
public protocol BusReadable: BusTyped {
    /// Reads the value at the message's cursor.
    ///
    /// - Throws: ``SystemError``: `ENXIO` if the next value has another type, `EBADMSG` if its content
    ///   is not allowed.
    init(reading message: Message) throws(SystemError)
}

/// A type that can be written to a message.
///
/// A type that is only ever sent, such as one row of a long list, does not have to be readable.
public protocol BusWritable: BusTyped {
    /// Appends the value to the message.
    func write(to message: Message) throws(SystemError)
}

/// A type that can be read and written: numbers, `Bool`, `String`, ``ObjectPath``, ``TypeSignature``,
/// ``UnixFD``, arrays, dictionaries, ``BusStruct`` and ``Value``.
public typealias BusType = BusReadable & BusWritable
