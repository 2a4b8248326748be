import CSystemd
import Glibc

/// A D-Bus message: made to be sent, or received to be read. It has one cursor: values are read and
/// appended in order.
public final class Message {
    let raw: OpaquePointer
    /// How many values were read whose types nobody had declared.
    private var dynamicValues = 0
    private static let mostDynamicValues = 1 << 20

    /// Takes over one reference.
    init(owning raw: OpaquePointer) { self.raw = raw }

    /// Takes a reference of its own.
    init(borrowing raw: OpaquePointer) { self.raw = sd_bus_message_ref(raw) }

    deinit { sd_bus_message_unref(raw) }

    public var sender: String? { text(sd_bus_message_get_sender(raw)) }
    public var destination: String? { text(sd_bus_message_get_destination(raw)) }
    public var path: String? { text(sd_bus_message_get_path(raw)) }
    public var interface: String? { text(sd_bus_message_get_interface(raw)) }
    public var member: String? { text(sd_bus_message_get_member(raw)) }
    /// The signature of the whole body.
    public var signature: String { text(sd_bus_message_get_signature(raw, 1)) ?? "" }
    public var isSignal: Bool { sd_bus_message_is_signal(raw, nil, nil) > 0 }
    public var isMethodCall: Bool { sd_bus_message_is_method_call(raw, nil, nil) > 0 }

    /// The error that a reply carries; nil where it is none.
    public var error: BusError? {
        guard let error = sd_bus_message_get_error(raw), let name = error.pointee.name else {
            return nil
        }
        return BusError(
            name: String(cString: name),
            message: error.pointee.message.map { String(cString: $0) } ?? "")
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}

// MARK: - Reading

extension Message {
    /// Reads the next values in the order of the types, as in
    /// `let (id, at) = try message.read(String.self, UInt64.self)`.
    ///
    /// - Throws: ``SystemError``, `ENXIO` where another type stands there.
    public func read<each Element: BusType>(
        _ types: repeat (each Element).Type
    ) throws -> (repeat each Element) {
        (repeat try (each types).init(reading: self))
    }

    /// Whether everything in the present container (or the body) was read.
    public var isAtEnd: Bool {
        get throws(SystemError) {
            try check(sd_bus_message_at_end(raw, 0), "looking for the end of a message") > 0
        }
    }

    /// The type and the contents' signature of what comes next; nil at the end.
    public func peek() throws(SystemError) -> (type: TypeCode, contents: String)? {
        var type: CChar = 0
        var contents: UnsafePointer<CChar>?
        guard try check(sd_bus_message_peek_type(raw, &type, &contents), "reading a type") > 0
        else { return nil }
        return (TypeCode(code: type), text(contents) ?? "")
    }

    /// Reads a container's contents.
    ///
    /// - Throws: ``SystemError`` where no such container stands there; whatever `body` throws.
    public func readContainer<Result>(
        _ type: TypeCode, _ contents: String, _ body: () throws -> Result
    ) throws -> Result {
        try enter(type, contents)
        let result = try body()
        try check(sd_bus_message_exit_container(raw), "leaving a container")
        return result
    }

    /// Enters an array whose elements are read one by one, until ``isAtEnd``; then
    /// ``leaveArray()``.
    ///
    /// - Throws: ``SystemError`` where no such array stands there.
    public func enterArray(of element: String) throws(SystemError) {
        try enter("a", element)
    }

    private func enter(_ type: TypeCode, _ contents: String) throws(SystemError) {
        let entered = try check(
            sd_bus_message_enter_container(raw, type.code, contents),
            "reading a container of \(contents)")
        if entered == 0 { throw SystemError(code: ENXIO, operation: "reading past the end") }
    }

    public func leaveArray() throws(SystemError) {
        try check(sd_bus_message_exit_container(raw), "leaving an array")
    }

    /// Passes over the next values of this signature.
    public func skip(_ signature: String) throws(SystemError) {
        try check(sd_bus_message_skip(raw, signature), "passing over \(signature)")
    }

    /// Puts the cursor back to the beginning of the body.
    public func rewind() throws(SystemError) {
        try check(sd_bus_message_rewind(raw, 1), "rewinding a message")
        dynamicValues = 0
    }

    /// A byte on the bus may become fifty in a ``Value``, and whoever sends a variant chooses what is
    /// in it: without a bound one message could take all the memory there is.
    ///
    /// - Throws: ``BusError`` `InvalidArgs`.
    func countDynamicValue() throws(BusError) {
        dynamicValues += 1
        if dynamicValues > Self.mostDynamicValues {
            throw .invalidArgs("There are more than \(Self.mostDynamicValues) values in variants.")
        }
    }

    /// Reads one value of a basic type into `value`.
    func readBasic(_ type: TypeCode, into value: UnsafeMutableRawPointer) throws(SystemError) {
        let result = try check(
            sd_bus_message_read_basic(raw, type.code, value), "reading a value of type \(type)")
        if result == 0 { throw SystemError(code: ENXIO, operation: "reading past the end") }
    }

    func readText(_ type: TypeCode) throws(SystemError) -> String {
        var pointer: UnsafePointer<CChar>?
        try readBasic(type, into: &pointer)
        return pointer.map { String(cString: $0) } ?? ""
    }
}

// MARK: - Writing

extension Message {
    /// Appends values in order.
    public func append<each Element: BusType>(_ values: repeat each Element) throws {
        for value in repeat each values {
            try value.write(to: self)
        }
    }

    /// Appends a container with what `body` appends.
    public func appendContainer(
        _ type: TypeCode, _ contents: String, _ body: () throws -> Void
    ) throws {
        try check(
            sd_bus_message_open_container(raw, type.code, contents),
            "writing a container of \(contents)")
        try body()
        try check(sd_bus_message_close_container(raw), "closing a container")
    }

    func appendBasic(_ type: TypeCode, _ value: UnsafeRawPointer) throws(SystemError) {
        try check(
            sd_bus_message_append_basic(raw, type.code, value), "writing a value of type \(type)")
    }

    func appendText(_ type: TypeCode, _ text: String) throws(SystemError) {
        let result = text.withCString { sd_bus_message_append_basic(raw, type.code, $0) }
        try check(result, "writing a value of type \(type)")
    }
}

/// A D-Bus type as one character: `s`, `a`, `r` for a struct, `e` for an entry of a dictionary.
///
/// A number underneath: characters of Swift are too dear to be compared for every value.
public struct TypeCode: Equatable, Sendable, ExpressibleByUnicodeScalarLiteral,
    CustomStringConvertible
{
    let code: CChar

    init(code: CChar) { self.code = code }

    public init(unicodeScalarLiteral scalar: UnicodeScalar) {
        code = CChar(truncatingIfNeeded: scalar.value)
    }

    public var description: String { String(UnicodeScalar(UInt8(bitPattern: code))) }
}
