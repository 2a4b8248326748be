import CSystemd
import Glibc

extension Message {
    /// Appends values in order: `try message.append("id", UInt64(1))`.
    ///
    /// - Throws: ``SystemError``: `EINVAL` if the bus cannot carry a value, such as a text with NUL, `ENXIO` if the
    ///   open container has other types, `EPERM` if the message was sent or received. Values before the one that
    ///   failed are in the message, so do not send it.
    public func append<each Element: BusWritable>(
        _ values: repeat each Element
    ) throws(SystemError) {
        for value in repeat each values {
            try value.write(to: self)
        }
    }

    /// Appends a container, whose contents `body` appends (`sd_bus_message_open_container`,
    /// `sd_bus_message_close_container`).
    ///
    /// - Parameters:
    ///   - type: `a`, `v`, `r` or `e`.
    ///   - contents: the signature of what is in it, for example `{sv}` for the array `a{sv}`.
    /// - Throws: ``SystemError``: `EINVAL` if `type` cannot have such contents, or `body` leaves some out; or what
    ///   `body` throws. The container stays open then, and sending the message fails with `EBADMSG`.
    public func appendContainer(
        _ type: TypeCode, _ contents: String, _ body: () throws(SystemError) -> Void
    ) throws(SystemError) {
        // A string that is passed to C as it is would be copied.
        try check(
            contents.withCString { sd_bus_message_open_container(raw, type.code, $0) },
            "writing a container of \(contents)")
        try body()
        try check(sd_bus_message_close_container(raw), "closing a container")
    }

    func appendBasic(_ type: TypeCode, _ value: UnsafeRawPointer) throws(SystemError) {
        appendedBytes += 8
        try check(
            sd_bus_message_append_basic(raw, type.code, value), "writing a value of type \(type)")
    }

    func appendText(_ type: TypeCode, _ text: String) throws(SystemError) {
        appendedBytes += text.utf8.count + 5
        // A NUL inside the text would end it here.
        let result = text.withCString { bytes in
            strlen(bytes) == text.utf8.count
                ? sd_bus_message_append_basic(raw, type.code, bytes) : -EINVAL
        }
        try check(result, "writing a value of type \(type)")
    }
}
