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

/// A D-Bus signature as a value. Always valid.
public struct TypeSignature: BusType, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public static var signature: String { "g" }
    public let text: String

    /// Returns nil if the text is not a list of complete types.
    public init?(_ text: String) {
        guard SignatureScanner.isValid(text) else { return nil }
        self.text = text
    }

    /// The literal must be a valid signature.
    public init(stringLiteral text: String) {
        guard let signature = TypeSignature(text) else {
            preconditionFailure("\(text) is not a signature")
        }
        self = signature
    }

    /// libsystemd refuses an invalid signature with `EBADMSG`.
    public init(reading message: Message) throws(SystemError) { text = try message.readText("g") }

    public func write(to message: Message) throws(SystemError) {
        try message.appendText("g", text)
    }

    public var description: String { text }
}

/// Checks a signature. libsystemd has no public function for it.
///
/// Source: the D-Bus specification, Valid Signatures: at most 255 bytes, 32 arrays and 32 structs
/// within one another.
private struct SignatureScanner {
    private var rest: Substring.UTF8View
    private static let basic = Set("ybnqiuxtdsogh".utf8)
    private static let deepest = 32

    static func isValid(_ text: String) -> Bool {
        guard text.utf8.count <= 255 else { return false }
        var scanner = SignatureScanner(rest: text[...].utf8)
        while !scanner.rest.isEmpty {
            guard scanner.skipType(arrays: 0, structs: 0) else { return false }
        }
        return true
    }

    private mutating func skipType(arrays: Int, structs: Int) -> Bool {
        guard arrays <= Self.deepest, structs <= Self.deepest, let code = rest.popFirst() else {
            return false
        }
        switch code {
        case UInt8(ascii: "v"): return true
        case UInt8(ascii: "a"):
            if rest.first == UInt8(ascii: "{") {
                rest.removeFirst()
                return skipEntry(arrays: arrays + 1, structs: structs + 1)
            }
            return skipType(arrays: arrays + 1, structs: structs)
        case UInt8(ascii: "("): return skipFields(arrays: arrays, structs: structs + 1)
        default: return Self.basic.contains(code)
        }
    }

    /// A dictionary entry after its `{`.
    private mutating func skipEntry(arrays: Int, structs: Int) -> Bool {
        guard let key = rest.popFirst(), Self.basic.contains(key),
            skipType(arrays: arrays, structs: structs)
        else { return false }
        return rest.popFirst() == UInt8(ascii: "}")
    }

    /// A struct after its `(`. It has at least one field.
    private mutating func skipFields(arrays: Int, structs: Int) -> Bool {
        repeat {
            guard skipType(arrays: arrays, structs: structs) else { return false }
        } while rest.first != UInt8(ascii: ")") && !rest.isEmpty
        return rest.popFirst() != nil
    }
}
