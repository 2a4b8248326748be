import CSystemd
import Glibc

/// How clients learn of a property's new value: the annotation
/// `org.freedesktop.DBus.Property.EmitsChangedSignal`.
public enum ChangePolicy: Sendable {
    /// The signal carries the value.
    case announced
    /// The signal names the property only.
    case invalidated
    /// It never changes while the object is there.
    case constant
    /// It is computed when read, and nobody is told.
    case silent

    var flag: UInt64 {
        switch self {
        case .announced: UInt64(SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)
        case .invalidated: UInt64(SD_BUS_VTABLE_PROPERTY_EMITS_INVALIDATION)
        case .constant: UInt64(SD_BUS_VTABLE_PROPERTY_CONST)
        case .silent: 0
        }
    }
}

/// A D-Bus interface: its members with their types, names and what they do.
public struct Interface {
    public let name: String
    public let members: [Member]

    public init(_ name: String, _ members: [Member]) {
        self.name = name
        self.members = members
    }

    /// A method, a property or a signal.
    public struct Member {
        let name: String
        /// What goes in, or a property's type, or what a signal carries.
        let signature: String
        let result: String
        let argumentNames: [String]
        let kind: Kind
        var isDeprecated = false
        var isHidden = false

        enum Kind {
            case method((Message) throws -> Answer)
            case property(
                get: (Message) throws -> Void, set: ((Message) throws -> Void)?, ChangePolicy)
            case signal
        }

        enum Answer {
            /// Fills the answer in.
            case now((Message) throws -> Void)
            /// It is sent by whoever holds the call.
            case later
        }

        /// Marked as `org.freedesktop.DBus.Deprecated`.
        public var deprecated: Member {
            var copy = self
            copy.isDeprecated = true
            return copy
        }

        /// Left out of introspection.
        public var hidden: Member {
            var copy = self
            copy.isHidden = true
            return copy
        }
    }
}

extension Interface.Member {
    /// A method that is answered when its handler returns.
    ///
    /// - Parameters:
    ///   - inputs: the arguments' names, as many as the handler takes.
    ///   - outputs: the results' names, as many as the handler returns.
    ///   - handler: may throw a ``BusError``; anything else becomes `Failed`.
    public static func method<each Input: BusType, each Output: BusType>(
        _ name: String, in inputs: [String] = [], out outputs: [String] = [],
        _ handler: @escaping (repeat each Input) throws -> (repeat each Output)
    ) -> Interface.Member {
        let body = Kind.method { message in
            let results = try handler(repeat try (each Input)(reading: message))
            return .now { reply in try reply.append(repeat each results) }
        }
        return Interface.Member(
            name: name, signature: signatures(repeat (each Input).self),
            result: signatures(repeat (each Output).self), argumentNames: inputs + outputs,
            kind: body)
    }

    /// A method that is answered later, through the ``PendingCall`` that its handler gets.
    public static func deferredMethod<each Input: BusType>(
        _ name: String, in inputs: [String] = [],
        out outputs: [(name: String, type: any BusType.Type)],
        _ handler: @escaping (PendingCall, repeat each Input) throws -> Void
    ) -> Interface.Member {
        let body = Kind.method { message in
            let inputs = (repeat try (each Input)(reading: message))
            let call = PendingCall(message)
            do {
                try handler(call, repeat each inputs)
            } catch {
                try call.giveBack(error)
            }
            return .later
        }
        return Interface.Member(
            name: name, signature: signatures(repeat (each Input).self),
            result: outputs.map { $0.type.signature }.joined(),
            argumentNames: inputs + outputs.map(\.name), kind: body)
    }

    /// A method that is answered later, and whose arguments its handler reads by itself from the
    /// message: for those that are too long to be read in one go.
    ///
    /// - Parameters:
    ///   - inputs: the arguments' names and types.
    ///   - handler: its message's cursor stands at the first argument.
    public static func readingMethod(
        _ name: String, in inputs: [(name: String, type: any BusType.Type)],
        out outputs: [(name: String, type: any BusType.Type)],
        _ handler: @escaping (PendingCall, Message) throws -> Void
    ) -> Interface.Member {
        let body = Kind.method { message in
            let call = PendingCall(message)
            do {
                try handler(call, message)
            } catch {
                try call.giveBack(error)
            }
            return .later
        }
        return Interface.Member(
            name: name, signature: inputs.map { $0.type.signature }.joined(),
            result: outputs.map { $0.type.signature }.joined(),
            argumentNames: inputs.map(\.name) + outputs.map(\.name), kind: body)
    }

    /// A property that clients can only read.
    public static func property<Content: BusType>(
        _ name: String, _ policy: ChangePolicy, get: @escaping () throws -> Content
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: Content.signature, result: "", argumentNames: [],
            kind: .property(get: { try get().write(to: $0) }, set: nil, policy))
    }

    /// A property that clients can also set; `set` refuses by throwing a ``BusError``.
    public static func property<Content: BusType>(
        _ name: String, _ policy: ChangePolicy, get: @escaping () throws -> Content,
        set: @escaping (Content) throws -> Void
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: Content.signature, result: "", argumentNames: [],
            kind: .property(
                get: { try get().write(to: $0) }, set: { try set(try Content(reading: $0)) },
                policy))
    }

    /// A signal with the names and types of what it carries.
    public static func signal(
        _ name: String, _ arguments: [(name: String, type: any BusType.Type)] = []
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: arguments.map { $0.type.signature }.joined(), result: "",
            argumentNames: arguments.map(\.name), kind: .signal)
    }

    private static func signatures<each Element: BusType>(
        _ types: repeat (each Element).Type
    ) -> String {
        var text = ""
        for type in repeat each types { text += type.signature }
        return text
    }
}

/// A call whose answer is still owed. Whoever drops it unanswered has it answered with `NoReply`.
///
/// Belongs to the thread of its bus, its last reference too.
public final class PendingCall {
    private let call: Message
    private var isAnswered = false

    init(_ call: Message) { self.call = call }

    deinit {
        if !isAnswered {
            try? fail(BusError(name: BusError.Name.noReply, message: "The call was dropped."))
        }
    }

    /// Answers with results, which must be of the types declared.
    ///
    /// - Throws: ``SystemError``: `EALREADY` where it was answered before, `ENOMSG` for results of
    ///   other types; it is still to be answered then.
    public func answer<each Output: BusType>(_ results: repeat each Output) throws {
        try checkUnanswered()
        try reply(to: call) { try $0.append(repeat each results) }
        isAnswered = true
    }

    /// Answers with an error.
    ///
    /// - Throws: ``SystemError``: `EALREADY` where it was answered before.
    public func fail(_ error: BusError) throws(SystemError) {
        try checkUnanswered()
        isAnswered = true
        let error = error.sendable
        var raw = sd_bus_error()
        sd_bus_error_set(&raw, error.name, error.message)
        defer { sd_bus_error_free(&raw) }
        try check(sd_bus_reply_method_error(call.raw, &raw), "answering with an error")
    }

    /// Leaves it to whoever called the handler to answer with what the handler threw; does nothing
    /// where the handler had answered by then. A call has one answer.
    fileprivate func giveBack(_ error: any Error) throws {
        if isAnswered { return }
        isAnswered = true
        throw error
    }

    private func checkUnanswered() throws(SystemError) {
        if isAnswered { throw SystemError(code: EALREADY, operation: "answering a call again") }
    }
}

/// Sends the answer to a call, filled in by `fill`.
func reply(to call: Message, _ fill: (Message) throws -> Void) throws {
    var raw: OpaquePointer?
    try check(sd_bus_message_new_method_return(call.raw, &raw), "making an answer")
    let reply = Message(owning: raw!)
    try fill(reply)
    try check(
        sd_bus_send(sd_bus_message_get_bus(call.raw), reply.raw, nil), "sending an answer")
}
