import Glibc

/// A value of any D-Bus type, known only when it arrives. As a ``BusType`` it is a variant.
public indirect enum Value: Equatable, Sendable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(ObjectPath)
    case signature(TypeSignature)
    case unixFD(UnixFD)
    /// Elements that are all of the signature `of`.
    case array([Value], of: String)
    case structure([Value])
    case dictionary([Entry], key: String, value: String)
    case variant(Value)

    public struct Entry: Equatable, Sendable {
        public let key: Value
        public let value: Value

        public init(key: Value, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// The D-Bus type of what is held.
    public var contentSignature: String {
        if let basic { return type(of: basic).signature }
        return switch self {
        case .array(_, let element): "a" + element
        case .structure(let fields): "(" + fields.map(\.contentSignature).joined() + ")"
        case .dictionary(_, let key, let value): "a{" + key + value + "}"
        default: "v"
        }
    }

    /// What is held, where it is of a basic type.
    private var basic: (any BusType)? {
        switch self {
        case .byte(let value): value
        case .boolean(let value): value
        case .int16(let value): value
        case .uint16(let value): value
        case .int32(let value): value
        case .uint32(let value): value
        case .int64(let value): value
        case .uint64(let value): value
        case .double(let value): value
        case .string(let value): value
        case .objectPath(let value): value
        case .signature(let value): value
        case .unixFD(let value): value
        case .array, .structure, .dictionary, .variant: nil
        }
    }
}

extension Value: BusType {
    public static var signature: String { "v" }

    public init(reading message: Message) throws {
        guard let (type, contents) = try message.peek(), type == "v" else {
            throw SystemError(code: ENXIO, operation: "reading a variant")
        }
        self = try message.readContainer("v", contents) { try Value(contentReading: message) }
    }

    public func write(to message: Message) throws {
        try message.appendContainer("v", contentSignature) { try writeContent(to: message) }
    }
}

extension Value {
    /// Reads whatever complete type comes next.
    ///
    /// - Throws: ``SystemError`` at the end of the container; ``BusError`` `InvalidArgs` after more
    ///   than 1,048,576 values of one message.
    public init(contentReading message: Message) throws {
        try message.countDynamicValue()
        guard let (type, contents) = try message.peek() else {
            throw SystemError(code: ENXIO, operation: "reading past the end")
        }
        switch type {
        case "y": self = .byte(try UInt8(reading: message))
        case "b": self = .boolean(try Bool(reading: message))
        case "n": self = .int16(try Int16(reading: message))
        case "q": self = .uint16(try UInt16(reading: message))
        case "i": self = .int32(try Int32(reading: message))
        case "u": self = .uint32(try UInt32(reading: message))
        case "x": self = .int64(try Int64(reading: message))
        case "t": self = .uint64(try UInt64(reading: message))
        case "d": self = .double(try Double(reading: message))
        case "s": self = .string(try String(reading: message))
        case "o": self = .objectPath(try ObjectPath(reading: message))
        case "g": self = .signature(try TypeSignature(reading: message))
        case "h": self = .unixFD(try UnixFD(reading: message))
        case "v": self = .variant(try Value(reading: message))
        case "r": self = .structure(try Self.all(of: type, contents, in: message))
        case "a" where contents.hasPrefix("{"):
            self = try Self.readDictionary(contents, message)
        case "a": self = .array(try Self.all(of: type, contents, in: message), of: contents)
        default: throw SystemError(code: EINVAL, operation: "reading a value of type \(type)")
        }
    }

    private static func all(
        of type: TypeCode, _ contents: String, in message: Message
    ) throws -> [Value] {
        try message.readContainer(type, contents) {
            var values: [Value] = []
            while try !message.isAtEnd { values.append(try Value(contentReading: message)) }
            return values
        }
    }

    /// - Parameter contents: `{kv}`; the key is always one character.
    private static func readDictionary(_ contents: String, _ message: Message) throws -> Value {
        let entry = String(contents.dropFirst().dropLast())
        let entries = try message.readContainer("a", contents) {
            var entries: [Entry] = []
            while try !message.isAtEnd {
                let pair = try all(of: "e", entry, in: message)
                entries.append(Entry(key: pair[0], value: pair[1]))
            }
            return entries
        }
        return .dictionary(entries, key: String(entry.prefix(1)), value: String(entry.dropFirst()))
    }

    /// Appends what is held, without the variant around it.
    public func writeContent(to message: Message) throws {
        if let basic { return try basic.write(to: message) }
        switch self {
        case .array(let elements, let signature):
            try message.appendContainer("a", signature) {
                for element in elements { try element.writeContent(to: message) }
            }
        case .structure(let fields):
            try message.appendContainer("r", fields.map(\.contentSignature).joined()) {
                for field in fields { try field.writeContent(to: message) }
            }
        case .dictionary(let entries, let key, let value):
            try message.appendContainer("a", "{" + key + value + "}") {
                for entry in entries {
                    try message.appendContainer("e", key + value) {
                        try entry.key.writeContent(to: message)
                        try entry.value.writeContent(to: message)
                    }
                }
            }
        case .variant(let inner): try inner.write(to: message)
        default: break
        }
    }
}

extension Value {
    public var stringValue: String? { if case .string(let text) = self { text } else { nil } }
    public var booleanValue: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
    public var doubleValue: Double? { if case .double(let number) = self { number } else { nil } }
    public var uint64Value: UInt64? { if case .uint64(let number) = self { number } else { nil } }
    public var uint32Value: UInt32? { if case .uint32(let number) = self { number } else { nil } }
}
