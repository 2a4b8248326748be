import CSystemd

extension String: BusType {
    /// `s`: a STRING.
    public static var signature: String { "s" }

    /// - Throws: ``SystemError``: `ENXIO` if the next value is not a string, `EBADMSG` if it is not valid UTF-8, or
    ///   longer than ``Bus/textLimits`` allow.
    public init(reading message: Message) throws(SystemError) { self = try message.readText("s") }

    /// - Throws: ``SystemError``, `EINVAL` if the text contains NUL, which the bus cannot carry.
    public func write(to message: Message) throws(SystemError) {
        try message.appendText("s", self)
    }
}

/// The path of an object, for example `/org/freedesktop/login1`. Always valid.
public struct ObjectPath: BusType, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// `o`: an OBJECT_PATH.
    public static var signature: String { "o" }
    /// The path, which begins with a slash.
    public let text: String

    /// Returns nil if the text is not a valid path (`sd_bus_object_path_is_valid`).
    public init?(_ text: String) {
        guard !text.utf8.contains(0), sd_bus_object_path_is_valid(text) > 0 else { return nil }
        self.text = text
    }

    /// Stops the program if the literal is not a valid path.
    public init(stringLiteral text: String) {
        guard let path = ObjectPath(text) else {
            preconditionFailure("\(text) is not the path of an object")
        }
        self = path
    }

    /// - Throws: ``SystemError``: `ENXIO` if the next value is not a path, `EBADMSG` if the path is not valid.
    public init(reading message: Message) throws(SystemError) { text = try message.readText("o") }

    public func write(to message: Message) throws(SystemError) {
        try message.appendText("o", text)
    }

    /// The ``text``.
    public var description: String { text }
}

/// A D-Bus signature as a value, for example `a{sv}`: no type, or several complete ones.
public struct TypeSignature: BusType, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// `g`: a SIGNATURE.
    public static var signature: String { "g" }
    /// The types in D-Bus notation, one after the other.
    public let text: String

    /// The literal must be a valid signature, which is not checked before it is written.
    public init(stringLiteral text: String) { self.text = text }

    /// - Throws: ``SystemError``: `ENXIO` if the next value is not a signature, `EBADMSG` if it is not valid.
    public init(reading message: Message) throws(SystemError) { text = try message.readText("g") }

    /// - Throws: ``SystemError``, `EINVAL` if the signature is not valid.
    public func write(to message: Message) throws(SystemError) {
        try message.appendText("g", text)
    }

    /// The ``text``.
    public var description: String { text }
}
