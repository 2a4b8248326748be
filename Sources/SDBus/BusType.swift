import CSystemd
import Glibc
import Synchronization

/// A Swift type that stands for one complete D-Bus type.
///
/// The basic types, arrays, dictionaries, ``BusStruct``, ``Value`` (a variant) and ``UnixFD``.
public protocol BusType {
    /// One complete type in D-Bus notation, as in `a{sv}`.
    static var signature: String { get }
    /// Reads the value at the message's cursor.
    init(reading message: Message) throws
    /// Appends the value at the message's end.
    func write(to message: Message) throws
}

/// A fixed-size number whose bytes are the same in memory and in `sd_bus_message_read_basic`.
public protocol FixedBusType: BusType, BitwiseCopyable {
    static var typeCode: TypeCode { get }
    init()
}

extension FixedBusType {
    public init(reading message: Message) throws {
        self.init()
        try message.readBasic(Self.typeCode, into: &self)
    }

    public func write(to message: Message) throws {
        try withUnsafeBytes(of: self) { try message.appendBasic(Self.typeCode, $0.baseAddress!) }
    }

    public static var signature: String { typeCode.description }
}

extension UInt8: FixedBusType { public static var typeCode: TypeCode { "y" } }
extension Int16: FixedBusType { public static var typeCode: TypeCode { "n" } }
extension UInt16: FixedBusType { public static var typeCode: TypeCode { "q" } }
extension Int32: FixedBusType { public static var typeCode: TypeCode { "i" } }
extension UInt32: FixedBusType { public static var typeCode: TypeCode { "u" } }
extension Int64: FixedBusType { public static var typeCode: TypeCode { "x" } }
extension UInt64: FixedBusType { public static var typeCode: TypeCode { "t" } }
extension Double: FixedBusType { public static var typeCode: TypeCode { "d" } }

extension Bool: BusType {
    public static var signature: String { "b" }

    public init(reading message: Message) throws {
        var number: Int32 = 0
        try message.readBasic("b", into: &number)
        self = number != 0
    }

    public func write(to message: Message) throws {
        var number: Int32 = self ? 1 : 0
        try message.appendBasic("b", &number)
    }
}

extension String: BusType {
    public static var signature: String { "s" }

    public init(reading message: Message) throws { self = try message.readText("s") }

    /// - Throws: ``SystemError``; text cannot hold NUL on the bus and is cut there.
    public func write(to message: Message) throws { try message.appendText("s", self) }
}

/// The path of an object.
public struct ObjectPath: BusType, Hashable, Sendable, ExpressibleByStringLiteral {
    public static var signature: String { "o" }
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }
    public init(reading message: Message) throws { text = try message.readText("o") }

    /// - Throws: ``SystemError`` `EINVAL` where the text is no object path.
    public func write(to message: Message) throws { try message.appendText("o", text) }
}

/// A signature as a value of its own.
public struct TypeSignature: BusType, Hashable, Sendable, ExpressibleByStringLiteral {
    public static var signature: String { "g" }
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }
    public init(reading message: Message) throws { text = try message.readText("g") }

    /// - Throws: ``SystemError`` `EINVAL` where the text is no signature.
    public func write(to message: Message) throws { try message.appendText("g", text) }
}

/// A file descriptor of this process that crosses the bus; it is closed with the object.
public final class UnixFD: BusType, Equatable, Sendable {
    public static var signature: String { "h" }
    public let descriptor: Int32

    /// Takes the descriptor over.
    public init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Duplicates the message's own descriptor, which goes with the message.
    public init(reading message: Message) throws {
        var borrowed: Int32 = -1
        try message.readBasic("h", into: &borrowed)
        descriptor = fcntl(borrowed, F_DUPFD_CLOEXEC, 3)
        if descriptor < 0 { throw SystemError(code: errno, operation: "keeping a descriptor") }
    }

    public func write(to message: Message) throws {
        var number = descriptor
        try message.appendBasic("h", &number)
    }

    public static func == (a: UnixFD, b: UnixFD) -> Bool { a === b }
}

extension Array: BusType where Element: BusType {
    public static var signature: String { "a" + Element.signature }

    public init(reading message: Message) throws {
        self = []
        try message.readContainer("a", Element.signature) {
            while try !message.isAtEnd { append(try Element(reading: message)) }
        }
    }

    public func write(to message: Message) throws {
        try message.appendContainer("a", Element.signature) {
            for element in self { try element.write(to: message) }
        }
    }
}

/// A key that stands twice is an error: `a{sv}` is a dictionary, and nobody could say which counts.
extension Dictionary: BusType where Key: BusType, Value: BusType {
    public static var signature: String { "a{" + entrySignature + "}" }
    private static var entrySignature: String { Key.signature + Value.signature }

    public init(reading message: Message) throws {
        self = [:]
        try message.readContainer("a", "{" + Self.entrySignature + "}") {
            while try !message.isAtEnd {
                try message.readContainer("e", Self.entrySignature) {
                    let key = try Key(reading: message)
                    let value = try Value(reading: message)
                    if updateValue(value, forKey: key) != nil {
                        throw BusError.invalidArgs("The key \(key) stands there twice.")
                    }
                }
            }
        }
    }

    public func write(to message: Message) throws {
        try message.appendContainer("a", "{" + Self.entrySignature + "}") {
            for (key, value) in self {
                try message.appendContainer("e", Self.entrySignature) {
                    try key.write(to: message)
                    try value.write(to: message)
                }
            }
        }
    }
}

/// Put together once for each kind of struct, and not for each value of thousands in an array.
private let structContents = Mutex([ObjectIdentifier: String]())

/// A D-Bus struct: `BusStruct("id", UInt64(1))` is `(st)`.
public struct BusStruct<each Field: BusType>: BusType {
    public var fields: (repeat each Field)

    public init(_ fields: repeat each Field) { self.fields = (repeat each fields) }

    public static var signature: String { "(" + contents + ")" }

    private static var contents: String {
        let kind = ObjectIdentifier(Self.self)
        if let text = structContents.withLock({ $0[kind] }) { return text }
        // Not under the lock: a field may be a struct too.
        var text = ""
        for type in repeat (each Field).self { text += type.signature }
        structContents.withLock { $0[kind] = text }
        return text
    }

    public init(reading message: Message) throws {
        fields = try message.readContainer("r", Self.contents) {
            (repeat try (each Field)(reading: message))
        }
    }

    public func write(to message: Message) throws {
        try message.appendContainer("r", Self.contents) {
            for field in repeat each fields { try field.write(to: message) }
        }
    }
}
