// Generated from dbus/app.atrest.Vigil1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Vigil1` at one moment.
public struct Vigil1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Vigil1.interface }

    /// Whether Vigil adds its texts; stored.
    public var enabled: Bool
    /// The line of this moment: of the phase while a fast is active, of the arrival after a
    /// completed one until Status becomes idle, otherwise of the local day, announced at midnight;
    /// "" after a fast that was ended early or abandoned, and while Vigil is off.
    public var scripture: String?
    /// What Timer1.MilestoneText already ends with: show one of the two; "" if no fast is active or
    /// Vigil is off. It is in English if it has no translation; then it is a separate paragraph in
    /// MilestoneText.
    public var companion: String?
    /// Shown for 4 seconds after a start that is now, by a client that shows the start; "" while
    /// Vigil is off.
    public var fastStartLine: String?
    /// For the frame of the forest; "" while Vigil is off.
    public var inscription: String?

    public init(
        enabled: Bool = false,
        scripture: String? = nil,
        companion: String? = nil,
        fastStartLine: String? = nil,
        inscription: String? = nil
    ) {
        self.enabled = enabled
        self.scripture = scripture
        self.companion = companion
        self.fastStartLine = fastStartLine
        self.inscription = inscription
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        enabled = try values.value("Enabled")
        scripture = try values.unlessNone("Scripture")
        companion = try values.unlessNone("Companion")
        fastStartLine = try values.unlessNone("FastStartLine")
        inscription = try values.unlessNone("Inscription")
    }
}

/// Words of Scripture, for users who turn them on.
///
/// Off by default. While it is off every text is ""; nothing else changes. If the records cannot be
/// read, every member answers app.atrest.Error.Storage. The texts follow the agent's locale.
public struct Vigil1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Vigil1State { try agent.state() }

    /// Returns the source of the present Scripture. Show it only on request, for a moment.
    public func citation() throws(ClientError) -> String? {
        let reply = try agent.call(Vigil1.interface, "Citation") { _ in }
        return try agent.read(reply) { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") }
    }

    /// As ``citation()``, without blocking.
    public func citation(_ handler: @escaping (Result<String?, ClientError>) -> Void) throws -> Slot {
        try agent.send(Vigil1.interface, "Citation", fill: { _ in }, read: { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") }, handler: handler)
    }

    /// Returns the source of the inscription. Show it only on request, for a moment.
    public func inscriptionCitation() throws(ClientError) -> String? {
        let reply = try agent.call(Vigil1.interface, "InscriptionCitation") { _ in }
        return try agent.read(reply) { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") }
    }

    /// As ``inscriptionCitation()``, without blocking.
    public func inscriptionCitation(_ handler: @escaping (Result<String?, ClientError>) -> Void) throws -> Slot {
        try agent.send(Vigil1.interface, "InscriptionCitation", fill: { _ in }, read: { try AnswerValues.unlessNone(String.self, String(reading: $0), "citation") }, handler: handler)
    }

    /// Sets `Enabled`.
    public func setEnabled(_ value: Bool) throws(ClientError) {
        try agent.set("Enabled", of: Vigil1.interface, to: .boolean(value))
    }
}

extension AgentProxy {
    /// `app.atrest.Vigil1` of the agent.
    public var vigil1: Vigil1Proxy { Vigil1Proxy(agent: self) }
}
