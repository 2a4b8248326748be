import CSystemd
import Glibc

extension Message {
    /// Reads the next values:
    /// `let (id, time) = try message.read(String.self, UInt64.self)`.
    ///
    /// - Throws: ``SystemError``: `ENXIO` if a value has another type or there is none, `EBADMSG` if its content is
    ///   not allowed.
    public func read<each Element: BusReadable>(
        _ types: repeat (each Element).Type
    ) throws(SystemError) -> (repeat each Element) {
        (repeat try (each types).init(reading: self))
    }

    /// True if everything in the current container, or in the body, was read (`sd_bus_message_at_end`).
    ///
    /// - Throws: ``SystemError``, `EPERM` if the message is still being written.
    public var isAtEnd: Bool {
        get throws(SystemError) {
            try check(sd_bus_message_at_end(raw, 0), "looking for the end of a message") > 0
        }
    }

    /// The type of the next value and the signature of its contents, which is empty for a basic type; nil at the end
    /// (`sd_bus_message_peek_type`).
    ///
    /// - Throws: ``SystemError``: `EPERM` if the message is still being written, `EBADMSG` if it is broken.
    public func peek() throws(SystemError) -> (type: TypeCode, contents: String)? {
        var type: CChar = 0
        var contents: UnsafePointer<CChar>?
        guard try check(sd_bus_message_peek_type(raw, &type, &contents), "reading a type") > 0
        else { return nil }
        return (TypeCode(code: type), text(contents) ?? "")
    }

    /// Reads a container whose contents `body` reads completely (`sd_bus_message_enter_container`,
    /// `sd_bus_message_exit_container`).
    ///
    /// - Parameters:
    ///   - type: `a`, `v`, `r` or `e`.
    ///   - contents: the signature of what is in it, for example `{sv}` for the array `a{sv}`.
    /// - Throws: ``SystemError``: `ENXIO` if the next value is not such a container, `EBUSY` if `body`
    ///   leaves something unread, or what `body` throws.
    public func readContainer<Result>(
        _ type: TypeCode, _ contents: String, _ body: () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        try enter(type, contents)
        let result = try body()
        try check(sd_bus_message_exit_container(raw), "leaving a container")
        return result
    }

    /// Enters an array (`sd_bus_message_enter_container`). Read its elements one by one until ``isAtEnd``, then call
    /// ``leaveArray()``. Between two elements other work may be done: see
    /// ``Interface/Member/readingMethod(_:in:out:_:)``.
    ///
    /// - Parameter element: the signature of the elements.
    /// - Throws: ``SystemError``, `ENXIO` if the next value is not such an array.
    public func enterArray(of element: String) throws(SystemError) {
        try enter("a", element)
        isInLongArray = true
    }

    private func enter(_ type: TypeCode, _ contents: String) throws(SystemError) {
        let entered = try check(
            sd_bus_message_enter_container(raw, type.code, contents),
            "reading a container of \(contents)")
        if entered == 0 { throw SystemError(code: ENXIO, operation: "reading past the end") }
    }

    /// Leaves the array of ``enterArray(of:)`` (`sd_bus_message_exit_container`).
    ///
    /// - Throws: ``SystemError``: `EBUSY` if an element is unread, `ENXIO` if no array was entered.
    public func leaveArray() throws(SystemError) {
        try check(sd_bus_message_exit_container(raw), "leaving an array")
        isInLongArray = false
    }

    /// Skips the next values, which have this signature (`sd_bus_message_skip`).
    ///
    /// - Throws: ``SystemError``: `ENXIO` if the values have other types or there are none, `EINVAL` if the
    ///   signature is not valid.
    public func skip(_ signature: String) throws(SystemError) {
        try check(sd_bus_message_skip(raw, signature), "skipping \(signature)")
    }

    /// Moves the cursor to the beginning of the body (`sd_bus_message_rewind`).
    ///
    /// - Throws: ``SystemError``, `EPERM` if the message is still being written.
    public func rewind() throws(SystemError) {
        try check(sd_bus_message_rewind(raw, 1), "rewinding a message")
        (dynamicValues, textBytes) = (0, 0)
    }

    /// A byte in a message may take fifty bytes as a ``Value``, and the sender decides what is in a
    /// variant. Without a limit one message could use up the memory.
    ///
    /// - Throws: ``SystemError``, `EBADMSG`.
    func countDynamicValue() throws(SystemError) {
        dynamicValues += 1
        if dynamicValues > Self.mostDynamicValues {
            throw SystemError(
                code: EBADMSG, operation: "reading more than \(Self.mostDynamicValues) variants")
        }
    }

    private static var mostDynamicValues: Int { 1 << 20 }

    /// Reads one value of a basic type into `value`.
    func readBasic(_ type: TypeCode, into value: UnsafeMutableRawPointer) throws(SystemError) {
        let result = try check(
            sd_bus_message_read_basic(raw, type.code, value), "reading a value of type \(type)")
        if result == 0 { throw SystemError(code: ENXIO, operation: "reading past the end") }
    }

    func readText(_ type: TypeCode) throws(SystemError) -> String {
        var pointer: UnsafePointer<CChar>?
        try readBasic(type, into: &pointer)
        guard let pointer else { return "" }
        try countText(strlen(pointer))
        return String(cString: pointer)
    }
}
