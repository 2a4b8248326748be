// Generated from dbus/app.atrest.Vigil1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Vigil1` at one moment.
public struct Vigil1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Vigil1.interface }

    public var enabled: Bool
    public var scripture: String?
    public var companion: String?
    public var fastStartLine: String?
    public var inscription: String?

    public init(enabled: Bool = false, scripture: String? = nil, companion: String? = nil, fastStartLine: String? = nil, inscription: String? = nil) {
        (self.enabled, self.scripture, self.companion, self.fastStartLine, self.inscription) = (enabled, scripture, companion, fastStartLine, inscription)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        enabled = try values.value("Enabled")
        scripture = try values.unlessNone("Scripture")
        companion = try values.unlessNone("Companion")
        fastStartLine = try values.unlessNone("FastStartLine")
        inscription = try values.unlessNone("Inscription")
    }
}

/// Calls `app.atrest.Vigil1`.
public struct Vigil1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Vigil1State { try agent.state() }

    public func citation() throws(ClientError) -> String? {
        try agent.ask(Vigil1.interface, "Citation", read: { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") })
    }
    public func citation(_ handler: @escaping (Result<String?, ClientError>) -> Void) throws -> Slot {
        try agent.send(Vigil1.interface, "Citation", read: { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") }, handler: handler)
    }

    public func inscriptionCitation() throws(ClientError) -> String? {
        try agent.ask(Vigil1.interface, "InscriptionCitation", read: { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") })
    }
    public func inscriptionCitation(_ handler: @escaping (Result<String?, ClientError>) -> Void) throws -> Slot {
        try agent.send(Vigil1.interface, "InscriptionCitation", read: { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") }, handler: handler)
    }

    public func setEnabled(_ value: Bool) throws(ClientError) {
        try agent.set("Enabled", of: Vigil1.interface, to: .boolean(value))
    }
    public func setEnabled(_ value: Bool, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.set("Enabled", of: Vigil1.interface, to: .boolean(value), handler: handler)
    }
}

extension AgentProxy { public var vigil1: Vigil1Proxy { .init(agent: self) } }
