import Contract
import Fasting
import Glibc
import SDBus
import System

/// A connection to the agent. Its interfaces have a property each, as ``timer1``.
public final class AgentProxy {
    public let bus: Bus
    /// Whether calls start an agent that is not running.
    var activates: Bool
    /// Called from time to time while a call waits for an agent that is at work.
    public var onWait: () -> Void = {}
    /// Called with true if the bus needs long to start the agent, and with false when that has ended.
    public var onLateStart: (Bool) -> Void = { _ in }

    /// How long a call waits for its reply.
    public static let timeout = Patience.answer
    /// How long a call that works on many records waits for its reply.
    static let longTimeout = Duration.seconds(600)

    /// Connects to the session bus.
    ///
    /// - Parameter activates: whether a call starts an agent that is not running.
    public init(activates: Bool) throws(ClientError) {
        self.activates = activates
        do throws(UserBusFailure) { bus = try Bus.connectUser(timeout: Self.timeout) } catch {
            throw .unconnected(error)
        }
    }

    // MARK: Calling

    static func destination(_ interface: String, at path: String = Names.objectPath) -> Destination
    {
        Destination(service: Names.application, path: ObjectPath(path)!, interface: interface)
    }

    /// The object that is called for a member, so that the agent need not find out whether this program is in a sandbox.
    static func path(of member: String, _ interface: String) -> String {
        RecordsObject.serves(member, of: interface) ? RecordsObject.path : Names.objectPath
    }

    static let properties = "org.freedesktop.DBus.Properties"

    func message(
        _ interface: String, _ member: String, at path: String = Names.objectPath,
        activates: Bool? = nil
    ) throws(SystemError) -> Message {
        try bus.methodCall(
            to: Self.destination(interface, at: path), member,
            activates: activates ?? self.activates)
    }

    /// Calls a method and waits for its answer.
    ///
    /// - Parameters:
    ///   - path: the object; nil for the one that serves the member.
    ///   - timeout: nil for ``timeout``.
    ///   - fill: appends the arguments.
    ///
    /// It is not inlined: a copy of it in each of 45 calls is half a megabyte.
    @inline(never)
    func call(
        _ interface: String, _ member: String, at path: String? = nil, timeout: Duration? = nil,
        _ fill: (Message) throws -> Void
    ) throws(ClientError) -> Message {
        let path = path ?? Self.path(of: member, interface)
        let call = { () throws(ClientError) in
            try self.callOnce(interface, member, at: path, timeout: timeout, fill)
        }
        if Self.reads.contains(member) { return try askingAgain(call) }
        let answer = try startingAgent(call)
        ActsDone.note(member)
        return answer
    }

    private func callOnce(
        _ interface: String, _ member: String, at path: String, timeout: Duration?,
        _ fill: (Message) throws -> Void
    ) throws(ClientError) -> Message {
        do {
            let message = try message(interface, member, at: path)
            try fill(message)
            if timeout == Self.longTimeout { return try callPatiently(message) }
            return try bus.call(message, timeout: timeout)
        } catch let error as BusError {
            throw explained(failure(error))
        } catch {
            throw .noBus("\(error)")
        }
    }

    /// How long the bus may take to name the owner of the agent's name.
    static let ownerPatience = Duration.milliseconds(100)

    /// What an error means. A program that is silent, or does not know the agent's objects, may be another one.
    func failure(_ error: BusError) -> ClientError {
        let failure = ClientError(error)
        guard failure == .noAnswer || (error.isOfUnknownMember && !ownerHasOurInterfaces),
            let process = bus.process(of: Names.application, timeout: Self.ownerPatience),
            let program = processName(process), program != Names.agentProgram
        else { return failure }
        return .stranger(program, process: process)
    }

    private var ownerHasOurInterfaces: Bool {
        let description: String? = try? bus.call(
            Self.destination("org.freedesktop.DBus.Introspectable"), "Introspect",
            activates: false, timeout: Self.ownerPatience)
        return description?.firstPlace(of: "\"app.atrest.") != nil
    }

    /// Reads an answer.
    ///
    /// - Throws: ``ClientError/unexpectedAnswer(_:)`` if the answer is not what `body` reads.
    func read<Result>(
        _ reply: Message, _ body: (Message) throws -> Result
    ) throws(ClientError) -> Result {
        do {
            return try body(reply)
        } catch let error as ClientError {
            throw error
        } catch {
            throw .unexpectedAnswer("\(error)")
        }
    }

    /// As ``call(_:_:timeout:_:)``, and reads the answer.
    func ask<Answer>(
        _ interface: String, _ member: String, timeout: Duration? = nil,
        fill: (Message) throws -> Void = { _ in }, read: (Message) throws -> Answer
    ) throws(ClientError) -> Answer {
        try self.read(try call(interface, member, timeout: timeout, fill), read)
    }

    /// Asks for an action of the desktop entry, as a launcher does. What happened, or why it was refused,
    /// is shown in a notification.
    public func activate(_ action: String) throws(ClientError) {
        _ = try call("org.freedesktop.Application", "ActivateAction") {
            try $0.append(action, [Value](), [String: Value]())
        }
    }

    // MARK: Properties

    /// Asks for all properties of an interface.
    func state<State: InterfaceState>() throws(ClientError) -> State {
        try State(try values(of: State.interface))
    }

    /// The note of a fast; empty if it has none.
    public func note(of id: RecordID) throws(ClientError) -> Note {
        Note(beginningOf: try history1.note(id: id))
    }

    func values(of interface: String) throws(ClientError) -> AnswerValues {
        try ask(
            Self.properties, "GetAll", fill: { try $0.append(interface) },
            read: { try AnswerValues(reading: $0) })
    }

    func set(_ property: String, of interface: String, to value: Value) throws(ClientError) {
        _ = try call(Self.properties, "Set", at: RecordsObject.path) {
            try $0.append(interface, property, value)
        }
    }

    /// Asks for all properties of an interface; `handler` is called from ``Bus/process()``.
    func getAll(
        of interface: String,
        handler: @escaping (Result<AnswerValues, ClientError>) -> Void
    ) throws(SystemError) -> Slot {
        let call = try message(Self.properties, "GetAll")
        try call.append(interface)
        return try bus.callAsync(call) { [unowned self] reply in
            handler(
                Result { () throws(ClientError) in
                    let answer = try reply.mapError(failure).get()
                    return try read(answer) { try AnswerValues(reading: $0) }
                })
        }
    }

    /// Matches the signals that tell new values of the properties of an interface.
    static func changes(of interface: String) -> MatchRule {
        MatchRule(
            path: Names.objectPath, interface: properties, member: "PropertiesChanged",
            arg0: interface)
    }
}

extension BusError {
    /// Whether the owner of the name does not have the object, the interface or the member.
    fileprivate var isOfUnknownMember: Bool {
        [Name.unknownObject, Name.unknownInterface, Name.unknownMethod].contains(name)
    }
}

/// The properties of an interface at one moment. Generated structs conform to it.
public protocol InterfaceState {
    /// As in `app.atrest.Timer1`.
    static var interface: String { get }
    init(_ values: AnswerValues) throws(ClientError)
}
