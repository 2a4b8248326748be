import Glibc

extension Value: BusType {
    /// `v`: a VARIANT.
    public static var signature: String { "v" }

    /// Reads a variant with all that it contains.
    ///
    /// - Throws: ``SystemError``: `ENXIO` if the next value is not a variant, `EBADMSG` if the message holds more
    ///   than 1,048,576 values in variants.
    public init(reading message: Message) throws(SystemError) {
        guard let (type, contents) = try message.peek(), type == "v" else {
            throw SystemError(code: ENXIO, operation: "reading a variant")
        }
        self = try message.readContainer("v", contents) { () throws(SystemError) in
            try Value(contentReading: message)
        }
    }

    /// Appends a variant.
    ///
    /// - Throws: ``SystemError``: `ENXIO` or `EINVAL` if an element does not have the type that its array or
    ///   dictionary says, or a struct has no fields.
    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("v", contentSignature) { () throws(SystemError) in
            try writeContent(to: message)
        }
    }
}

extension Value {
    /// Reads the next complete type, which is not in a variant.
    ///
    /// - Throws: ``SystemError``: `ENXIO` at the end of the container, `EBADMSG` if the message holds
    ///   more than 1,048,576 values.
    public init(contentReading message: Message) throws(SystemError) {
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
    ) throws(SystemError) -> [Value] {
        try message.readContainer(type, contents) { () throws(SystemError) in
            var values: [Value] = []
            while try !message.isAtEnd { values.append(try Value(contentReading: message)) }
            return values
        }
    }

    /// - Parameter contents: `{kv}`. The key is always one character.
    private static func readDictionary(_ contents: String, _ message: Message) throws(SystemError)
        -> Value
    {
        let entry = String(contents.dropFirst().dropLast())
        let entries = try message.readContainer("a", contents) { () throws(SystemError) in
            var entries: [Entry] = []
            while try !message.isAtEnd {
                let pair = try all(of: "e", entry, in: message)
                entries.append(Entry(key: pair[0], value: pair[1]))
            }
            return entries
        }
        return .dictionary(entries, key: String(entry.prefix(1)), value: String(entry.dropFirst()))
    }

    /// Appends the content without a variant around it.
    ///
    /// - Throws: ``SystemError``, as ``write(to:)``.
    public func writeContent(to message: Message) throws(SystemError) {
        if let basic { return try basic.write(to: message) }
        switch self {
        case .array(let elements, let signature):
            try message.appendContainer("a", signature) { () throws(SystemError) in
                for element in elements { try element.writeContent(to: message) }
            }
        case .structure(let fields):
            try message.appendContainer("r", fields.map(\.contentSignature).joined()) {
                () throws(SystemError) in
                for field in fields { try field.writeContent(to: message) }
            }
        case .dictionary(let entries, let key, let value):
            try message.appendContainer("a", "{" + key + value + "}") { () throws(SystemError) in
                for entry in entries {
                    try message.appendContainer("e", key + value) { () throws(SystemError) in
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
