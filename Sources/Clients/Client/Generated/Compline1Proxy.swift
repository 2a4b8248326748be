// Generated from dbus/app.atrest.Compline1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Compline1` at one moment.
public struct Compline1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Compline1.interface }

    public var quiet: Bool
    public var enabled: Bool
    public var invitationAt: String

    public init(quiet: Bool = false, enabled: Bool = false, invitationAt: String = "") {
        (self.quiet, self.enabled, self.invitationAt) = (quiet, enabled, invitationAt)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        quiet = try values.value("Quiet")
        enabled = try values.value("Enabled")
        invitationAt = try values.value("InvitationAt")
    }
}

/// Calls `app.atrest.Compline1`.
public struct Compline1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Compline1State { try agent.state() }

    public func setEnabled(_ value: Bool) throws(ClientError) {
        try agent.set("Enabled", of: Compline1.interface, to: .boolean(value))
    }
    public func setEnabled(_ value: Bool, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.set("Enabled", of: Compline1.interface, to: .boolean(value), handler: handler)
    }

    public func setInvitationAt(_ value: String) throws(ClientError) {
        try agent.set("InvitationAt", of: Compline1.interface, to: .string(value))
    }
    public func setInvitationAt(_ value: String, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.set("InvitationAt", of: Compline1.interface, to: .string(value), handler: handler)
    }
}

extension AgentProxy { public var compline1: Compline1Proxy { .init(agent: self) } }
