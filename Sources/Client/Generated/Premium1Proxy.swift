// Generated from dbus/app.atrest.Premium1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Premium1` at one moment.
public struct Premium1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Premium1.interface }

    public var state: String
    public var until: Instant?
    public var momentDue: Bool
    public var holder: String?
    public var problem: String?
    public var version: UInt32

    public init(state: String = "", until: Instant? = nil, momentDue: Bool = false, holder: String? = nil, problem: String? = nil, version: UInt32 = Premium1.version) {
        (self.state, self.until, self.momentDue, self.holder, self.problem, self.version) = (state, until, momentDue, holder, problem, version)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        state = try values.value("State")
        until = try values.unlessNone("Until")
        momentDue = try values.value("MomentDue")
        holder = try values.unlessNone("Holder")
        problem = try values.unlessNone("Problem")
        version = try values.optional("Version") ?? 1
    }
}

/// Calls `app.atrest.Premium1`.
public struct Premium1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Premium1State { try agent.state() }

    public func add(licence: String) throws(ClientError) -> String {
        try agent.ask(Premium1.interface, "Add", fill: { try $0.append(licence) }, read: { try String(reading: $0) })
    }
    public func add(licence: String, _ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Add", fill: { try $0.append(licence) }, read: { try String(reading: $0) }, handler: handler)
    }

    public func show() throws(ClientError) -> String {
        try agent.ask(Premium1.interface, "Show", read: { try String(reading: $0) })
    }
    public func show(_ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Show", read: { try String(reading: $0) }, handler: handler)
    }

    public func remove() throws(ClientError) {
        try agent.ask(Premium1.interface, "Remove", read: { _ in })
    }
    public func remove(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Remove", read: { _ in }, handler: handler)
    }

    public func dismiss() throws(ClientError) {
        try agent.ask(Premium1.interface, "Dismiss", read: { _ in })
    }
    public func dismiss(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Dismiss", read: { _ in }, handler: handler)
    }
}

extension AgentProxy { public var premium1: Premium1Proxy { .init(agent: self) } }
