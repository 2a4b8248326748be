import Contract
import Glibc
import SDBus

/// The `a{sv}` at the end of a row of an answer. Unknown keys are ignored, since a newer agent may
/// send more.
///
/// A value of another type or without a meaning is an error, as if the message were malformed.
struct RowExtras {
    private let values: [String: Value]

    init(reading message: Message) throws(SystemError) {
        values = try [String: Value](reading: message)
    }

    /// - Returns: nil if the value is absent.
    func optional<Content: AnswerValue>(_ name: String) throws(SystemError) -> Content? {
        guard let value = values[name] else { return nil }
        guard let content = Content.read(value) else { throw Self.unexpected(name) }
        return content
    }

    static func required<Content: WireConvertible>(
        _ type: Content.Type, _ wire: Content.Wire, _ name: String
    ) throws(SystemError) -> Content {
        guard let value = Content(wire: wire) else { throw unexpected(name) }
        return value
    }

    /// - Returns: nil if the value means "none".
    static func unlessNone<Content: WireConvertible>(
        _ type: Content.Type, _ wire: Content.Wire, _ name: String
    ) throws(SystemError) -> Content? where Content.Wire: Equatable {
        wire == Content.none ? nil : try required(type, wire, name)
    }

    private static func unexpected(_ name: String) -> SystemError {
        SystemError(code: EBADMSG, operation: "reading \(name)")
    }
}
