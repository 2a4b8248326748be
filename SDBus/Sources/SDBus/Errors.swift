import CSystemd
import Glibc

/// A call of libsystemd, or of the C library, that failed: what was being done, and the error number.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A positive errno, for example `ENOENT`.
    public let code: Int32
    /// What was being done, for example "connecting to the session bus".
    public let operation: String

    /// - Parameters:
    ///   - code: a positive errno. A ``BusReadable`` of your own throws `ENXIO` for a value of another type, and
    ///     `EBADMSG` for content that is not allowed, which the caller of a method receives as `InvalidArgs`.
    ///   - operation: what was being done. With `EBADMSG` it may be a whole sentence with its full stop, which
    ///     is then the ``description``.
    public init(code: Int32, operation: String) {
        self.code = code
        self.operation = operation
    }

    /// For example "connecting to the session bus: No such file or directory".
    public var description: String {
        // What reads itself may say in a whole sentence what is wrong with the content.
        code == EBADMSG && operation.hasSuffix(".")
            ? operation : "\(operation): \(Self.text(of: code))"
    }

    private static func text(of code: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 128)
        guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: text, as: UTF8.self)
    }
}

/// An error as it is sent over the bus: a name for programs and a sentence for people.
public struct BusError: Error, Equatable, Sendable, CustomStringConvertible {
    /// In the form of an interface's name, for example `org.freedesktop.DBus.Error.InvalidArgs`.
    public let name: String
    /// The sentence; empty if the error reply has none.
    public let message: String
    /// What the sentence is about, for the program that has the error. It is not sent, because GDBus does
    /// not show the sentence of an error that has more than that. ``Bus/onRefusal`` gets it.
    public var details: [String: Value]

    /// - Parameters:
    ///   - name: if it is not valid as a name, the error is sent as `Failed`, and its name is in the sentence.
    ///   - message: a sentence that the user of the caller can read.
    ///   - details: for ``Bus/onRefusal``.
    public init(name: String, message: String, details: [String: Value] = [:]) {
        self.name = name
        self.message = message
        self.details = details
    }

    /// A local failure under the name that sd-bus uses for its error number, for example `System.Error.ENOTCONN`
    /// (`sd_bus_error_set_errno`).
    public init(_ error: SystemError) {
        self.init(code: error.code, operation: error.operation)
    }

    /// The name, a colon and the sentence.
    public var description: String { "\(name): \(message)" }

    /// Names of errors that the bus, libraries and services share: `org.freedesktop.DBus.Error.` and a word.
    public enum Name {
        private static let prefix = "org.freedesktop.DBus.Error."
        /// `Failed`: anything else. A handler that throws an error of another type is answered with it.
        public static let failed = prefix + "Failed"
        /// `AccessDenied`: the bus or the service does not allow it.
        public static let accessDenied = prefix + "AccessDenied"
        /// `InvalidArgs`: the arguments have other types, or values that are not allowed.
        public static let invalidArgs = prefix + "InvalidArgs"
        /// `LimitsExceeded`: a limit of the bus is reached, or one of ``ReplyLimits``.
        public static let limitsExceeded = prefix + "LimitsExceeded"
        /// `NoReply`: the receiver has not replied in time, has left the bus, or has dropped the call.
        public static let noReply = prefix + "NoReply"
        /// `Timeout`: a call that waited has no reply in time (`sd_bus_call`).
        public static let timeout = prefix + "Timeout"
        /// `TimedOut`: for example, the bus has waited too long for a service that it started.
        public static let timedOut = prefix + "TimedOut"
        /// `Disconnected`: the connection has ended, as libdbus says it. sd-bus itself says `System.Error.ENOTCONN`
        /// or `System.Error.ECONNRESET`.
        public static let disconnected = prefix + "Disconnected"
        /// `ServiceUnknown`: the name has no owner, and no service file to start one.
        public static let serviceUnknown = prefix + "ServiceUnknown"
        /// `NameHasNoOwner`: the name has no owner, and the bus was told not to start one.
        public static let nameHasNoOwner = prefix + "NameHasNoOwner"
        /// `UnknownObject`: the service has no object at the path.
        public static let unknownObject = prefix + "UnknownObject"
        /// `UnknownInterface`: the object does not have the interface.
        public static let unknownInterface = prefix + "UnknownInterface"
        /// `UnknownMethod`: the interface does not have the method. Many services send it for an unknown object too.
        public static let unknownMethod = prefix + "UnknownMethod"
        /// `UnknownProperty`: the interface does not have the property.
        public static let unknownProperty = prefix + "UnknownProperty"
        /// `PropertyReadOnly`: the property cannot be set.
        public static let propertyReadOnly = prefix + "PropertyReadOnly"
    }

    /// Whether the receiver has not answered in time. It may still do what it was asked.
    var saysNothing: Bool { name == Name.noReply || name == Name.timeout }

    /// An error with the name `InvalidArgs`, for a handler that refuses its arguments.
    public static func invalidArgs(_ message: String) -> BusError {
        BusError(name: Name.invalidArgs, message: message)
    }

    /// An error with the name `AccessDenied`, for a handler that refuses its caller.
    public static func accessDenied(_ message: String) -> BusError {
        BusError(name: Name.accessDenied, message: message)
    }

    /// The name that sd-bus uses for an error number, with the text of the C library.
    init(code: Int32, operation: String) {
        var error = sd_bus_error()
        sd_bus_error_set_errno(&error, code)
        name = error.name.map { String(cString: $0) } ?? Name.failed
        message = SystemError(code: code, operation: operation).description
        details = [:]
        sd_bus_error_free(&error)
    }

    /// Copies and frees an error that a C function filled in; nil if it is not set.
    init?(consuming error: inout sd_bus_error) {
        guard let name = error.name else { return nil }
        self.name = String(cString: name)
        message = error.message.map { String(cString: $0) } ?? ""
        details = [:]
        sd_bus_error_free(&error)
    }

    /// The error in a form that may be sent. The bus disconnects a client that sends an invalid name,
    /// and text on the bus cannot hold NUL.
    var sendable: BusError {
        if sd_bus_interface_name_is_valid(name) > 0, !name.utf8.contains(0) {
            guard message.utf8.contains(0) else { return self }
            return BusError(
                name: name, message: String(message.map { $0 == "\0" ? "\u{FFFD}" : $0 }),
                details: details)
        }
        return BusError(name: Name.failed, message: description).sendable
    }

    /// The error that a caller receives if a handler of a connection throws `error`: see ``Bus/errorFor``.
    ///
    /// An error number of this process would look as if the caller had made a mistake, so it becomes
    /// `Failed`. The exception is `EBADMSG`: the content of the caller's message is wrong.
    init(wrapping error: any Error, on bus: Bus?) {
        if let known = bus?.errorFor(error) {
            self = known
            return
        }
        switch error {
        case let error as BusError: self = error
        case let error as SystemError where error.code == EBADMSG:
            self = .invalidArgs(error.description)
        default: self = BusError(name: Name.failed, message: "\(error)")
        }
    }
}

/// Throws if libsystemd returned a negative error number.
@discardableResult
package func check(_ result: Int32, _ operation: @autoclosure () -> String) throws(SystemError)
    -> Int32
{
    if result < 0 { throw SystemError(code: -result, operation: operation()) }
    return result
}

/// Throws `EINVAL` if text holds NUL. C would silently cut it there.
func checkText(_ text: String, _ operation: @autoclosure () -> String) throws(SystemError) {
    if text.utf8.contains(0) { throw SystemError(code: EINVAL, operation: operation()) }
}
