import CSystemd
import Glibc

/// A call of libsystemd that failed: what was being done, and the error number.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A positive errno, as in `ENOENT`.
    public let code: Int32
    public let operation: String

    public init(code: Int32, operation: String) {
        self.code = code
        self.operation = operation
    }

    public var description: String { "\(operation): \(Self.text(of: code))" }

    private static func text(of code: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 128)
        guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: text, as: UTF8.self)
    }
}

/// An error as it crosses the bus: a name for programs, a sentence for people.
public struct BusError: Error, Equatable, Sendable, CustomStringConvertible {
    public let name: String
    public let message: String

    public init(name: String, message: String) {
        self.name = name
        self.message = message
    }

    public var description: String { "\(name): \(message)" }

    /// The bus's own names.
    public enum Name {
        private static let prefix = "org.freedesktop.DBus.Error."
        public static let failed = prefix + "Failed"
        public static let invalidArgs = prefix + "InvalidArgs"
        public static let noReply = prefix + "NoReply"
        public static let timeout = prefix + "Timeout"
        public static let timedOut = prefix + "TimedOut"
        public static let disconnected = prefix + "Disconnected"
        public static let serviceUnknown = prefix + "ServiceUnknown"
        public static let nameHasNoOwner = prefix + "NameHasNoOwner"
        public static let unknownMethod = prefix + "UnknownMethod"
        public static let unknownProperty = prefix + "UnknownProperty"
        public static let propertyReadOnly = prefix + "PropertyReadOnly"
    }

    public static func invalidArgs(_ message: String) -> BusError {
        BusError(name: Name.invalidArgs, message: message)
    }

    /// The bus's name for an error number, with the text of the C library.
    init(code: Int32, operation: String) {
        var error = sd_bus_error()
        sd_bus_error_set_errno(&error, code)
        name = error.name.map { String(cString: $0) } ?? Name.failed
        message = SystemError(code: code, operation: operation).description
        sd_bus_error_free(&error)
    }

    /// Takes over and frees what a call filled in; nil where it is unset.
    init?(consuming error: inout sd_bus_error) {
        guard let name = error.name else { return nil }
        self.name = String(cString: name)
        message = error.message.map { String(cString: $0) } ?? ""
        sd_bus_error_free(&error)
    }

    /// The error under a name that may cross the bus: the bus hangs up on whoever sends another.
    var sendable: BusError {
        if sd_bus_interface_name_is_valid(name) > 0 { return self }
        return BusError(name: Name.failed, message: description)
    }

    /// Whatever a handler threw, as an error that may cross the bus.
    init(wrapping error: any Error) {
        // An error number of ours would read as if the caller had done something wrong.
        self = error as? BusError ?? BusError(name: Name.failed, message: "\(error)")
    }
}

/// Turns the negative return of libsystemd into an error.
@discardableResult
func check(_ result: Int32, _ operation: @autoclosure () -> String) throws(SystemError) -> Int32 {
    if result < 0 { throw SystemError(code: -result, operation: operation()) }
    return result
}
