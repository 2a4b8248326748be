// Generated from dbus/app.atrest.Compline1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Compline1` at one moment.
public struct Compline1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Compline1.interface }

    /// Whether the agent invites to the prayer at InvitationAt; stored, false by default. Turning
    /// it off keeps the time.
    public var enabled: Bool
    /// The local time of the invitation, as HH:MM; "" if there is none, which is the default;
    /// stored. Setting a time also turns Enabled on. Setting "" leaves Enabled as it is.
    public var invitationAt: String

    public init(
        enabled: Bool = false,
        invitationAt: String = ""
    ) {
        self.enabled = enabled
        self.invitationAt = invitationAt
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        enabled = try values.value("Enabled")
        invitationAt = try values.value("InvitationAt")
    }
}

/// The night prayer, for users who want it.
///
/// Anyone may pray at any hour, even while Enabled is false. Enabled and InvitationAt are about
/// what the agent does on its own: at that time one notification invites the user to the prayer.
/// Nothing is stored about a prayer. The words are in English and are not translated.
public struct Compline1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Compline1State { try agent.state() }

    /// Returns the words of the prayer: six phases, and the closing as the seventh entry. They come
    /// from the first valid file atrest/office.txt of XDG_DATA_HOME and XDG_DATA_DIRS, or else from
    /// the program.
    public func office() throws(ClientError) -> [Compline1.PhaseRow] {
        let reply = try agent.call(Compline1.interface, "Office") { _ in }
        return try agent.read(reply) { try [Compline1.PhaseRow](reading: $0) }
    }

    /// As ``office()``, without blocking.
    public func office(_ handler: @escaping (Result<[Compline1.PhaseRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Compline1.interface, "Office", fill: { _ in }, read: { try [Compline1.PhaseRow](reading: $0) }, handler: handler)
    }

    /// Tells the agent that the caller shows the prayer. Until the caller calls End or leaves the
    /// bus, the agent shows no notification. Everything is stored and signalled as always, and what
    /// is still current is shown afterwards. If Hour is compline, there is also no invitation for
    /// the rest of the night. The agent remembers this until it exits, and does not store it. A
    /// second call changes nothing. A client calls it again after the agent has restarted.
    public func begin() throws(ClientError) {
        _ = try agent.call(Compline1.interface, "Begin") { _ in }
    }

    /// As ``begin()``, without blocking.
    public func begin(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Compline1.interface, "Begin", fill: { _ in }, read: { _ in }, handler: handler)
    }

    /// Tells the agent that the caller no longer shows the prayer. Without an earlier Begin it
    /// changes nothing.
    public func end() throws(ClientError) {
        _ = try agent.call(Compline1.interface, "End") { _ in }
    }

    /// As ``end()``, without blocking.
    public func end(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Compline1.interface, "End", fill: { _ in }, read: { _ in }, handler: handler)
    }

    /// Sets `Enabled`.
    public func setEnabled(_ value: Bool) throws(ClientError) {
        try agent.set("Enabled", of: Compline1.interface, to: .boolean(value))
    }

    /// Sets `InvitationAt`.
    public func setInvitationAt(_ value: String) throws(ClientError) {
        try agent.set("InvitationAt", of: Compline1.interface, to: .string(value))
    }
}

extension AgentProxy {
    /// `app.atrest.Compline1` of the agent.
    public var compline1: Compline1Proxy { Compline1Proxy(agent: self) }
}

extension Compline1.PhaseRow: BusReadable {
    public static let signature = "(ssssa{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "ssssa{sv}") { () throws(SystemError) in
            let title = try String(reading: message)
            let instruction = try String(reading: message)
            let content = try String(reading: message)
            let response = try String(reading: message)
            let extras = try RowExtras(reading: message)
            return Compline1.PhaseRow(title: title, instruction: instruction, content: content, response: response, kind: try extras.optional("Kind"), button: try extras.optional("Button"), reflection: try extras.optional("Reflection"), citation: try extras.optional("Citation"))
        }
    }
}
