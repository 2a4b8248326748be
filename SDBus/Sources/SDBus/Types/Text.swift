import CSystemd

extension String: BusType {
    public static var signature: String { "s" }

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
    public static var signature: String { "o" }
    public let text: String

    /// Returns nil if the text is not a valid path (`sd_bus_object_path_is_valid`).
    public init?(_ text: String) {
        guard !text.utf8.contains(0), sd_bus_object_path_is_valid(text) > 0 else { return nil }
        self.text = text
    }

    /// The literal must be a valid path.
    public init(stringLiteral text: String) {
        guard let path = ObjectPath(text) else {
            preconditionFailure("\(text) is not the path of an object")
        }
        self = path
    }

    /// libsystemd refuses an invalid path with `EBADMSG`.
    public init(reading message: Message) throws(SystemError) { text = try message.readText("o") }

    public func write(to message: Message) throws(SystemError) {
        try message.appendText("o", text)
    }

    public var description: String { text }
}

/// A D-Bus signature as a value.
public struct TypeSignature: BusType, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public static var signature: String { "g" }
    public let text: String

    /// The literal must be a valid signature: libsystemd refuses to append another one.
    public init(stringLiteral text: String) { self.text = text }

    /// libsystemd refuses an invalid signature with `EBADMSG`.
    public init(reading message: Message) throws(SystemError) { text = try message.readText("g") }

    public func write(to message: Message) throws(SystemError) {
        try message.appendText("g", text)
    }

    public var description: String { text }
}
