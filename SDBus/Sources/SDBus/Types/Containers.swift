import Glibc
import Synchronization

extension Array: BusTyped where Element: BusTyped {
    /// `a` and the type of the elements: an ARRAY.
    public static var signature: String { "a" + Element.signature }
}

extension Array: BusReadable where Element: BusReadable {
    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("a", Element.signature) { () throws(SystemError) in
            var elements: [Element] = []
            while try !message.isAtEnd { elements.append(try Element(reading: message)) }
            return elements
        }
    }
}

extension Array: BusWritable where Element: BusWritable {
    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("a", Element.signature) { () throws(SystemError) in
            for element in self { try element.write(to: message) }
        }
    }
}

extension Dictionary: BusTyped where Key: BusTyped, Value: BusTyped {
    /// `a{`, the types of key and value, and `}`: an ARRAY of DICT_ENTRY. A key has a basic type.
    public static var signature: String { "a{" + entrySignature + "}" }
    /// Texts are joined for each value otherwise, and this is the dictionary of D-Bus.
    fileprivate static var entrySignature: String {
        Self.self == [String: SDBus.Value].self ? "sv" : Key.signature + Value.signature
    }
}

extension Dictionary: BusReadable where Key: BusReadable, Value: BusReadable {
    /// - Throws: ``SystemError``: `ENXIO` if the next value is not such a dictionary, `EBADMSG` if a key appears
    ///   twice: it is not clear which one counts.
    public init(reading message: Message) throws(SystemError) {
        let entry = Self.entrySignature
        self = try message.readContainer("a", "{" + entry + "}") { () throws(SystemError) in
            var all: [Key: Value] = [:]
            while try !message.isAtEnd {
                try message.readContainer("e", entry) { () throws(SystemError) in
                    let key = try Key(reading: message)
                    let value = try Value(reading: message)
                    if all.updateValue(value, forKey: key) != nil {
                        throw SystemError(
                            code: EBADMSG,
                            operation: "The key \"\(key)\" is given twice in a dictionary.")
                    }
                }
            }
            return all
        }
    }
}

extension Dictionary: BusWritable where Key: BusWritable, Value: BusWritable {
    public func write(to message: Message) throws(SystemError) {
        let entry = Self.entrySignature
        try message.appendContainer("a", "{" + entry + "}") { () throws(SystemError) in
            // The loop asks for types first.
            if isEmpty { return }
            for (key, value) in self {
                try message.appendContainer("e", entry) { () throws(SystemError) in
                    try key.write(to: message)
                    try value.write(to: message)
                }
            }
        }
    }
}

/// The contents of each kind of struct. Built once, and not for each of thousands of array elements.
private let structContents = Mutex([ObjectIdentifier: String]())

/// A D-Bus struct: `BusStruct("id", UInt64(1))` is `(st)`.
///
/// D-Bus has no struct without fields.
public struct BusStruct<each Field: BusTyped>: BusTyped {
    /// The fields as a tuple: `let (id, time) = row.fields`. If there is only one, it is not in a tuple.
    public var fields: (repeat each Field)

    /// Makes a struct of at least one field.
    public init(_ fields: repeat each Field) { self.fields = (repeat each fields) }

    /// The types of the fields in parentheses: a STRUCT.
    public static var signature: String { "(" + contents + ")" }

    fileprivate static var contents: String {
        let kind = ObjectIdentifier(Self.self)
        if let text = structContents.withLock({ $0[kind] }) { return text }
        // Not under the lock, because a field may be a struct too.
        var text = ""
        for type in repeat (each Field).self { text += type.signature }
        structContents.withLock { $0[kind] = text }
        return text
    }
}

extension BusStruct: BusReadable where repeat each Field: BusReadable {
    public init(reading message: Message) throws(SystemError) {
        fields = try message.readContainer("r", Self.contents) { () throws(SystemError) in
            (repeat try (each Field)(reading: message))
        }
    }
}

extension BusStruct: BusWritable where repeat each Field: BusWritable {
    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", Self.contents) { () throws(SystemError) in
            for field in repeat each fields { try field.write(to: message) }
        }
    }
}
