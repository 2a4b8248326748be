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

    public init(state: String = "", until: Instant? = nil, momentDue: Bool = false, holder: String? = nil, problem: String? = nil) {
        (self.state, self.until, self.momentDue, self.holder, self.problem) = (state, until, momentDue, holder, problem)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        state = try values.value("State")
        until = try values.unlessNone("Until")
        momentDue = try values.value("MomentDue")
        holder = try values.unlessNone("Holder")
        problem = try values.unlessNone("Problem")
    }
}

/// Calls `app.atrest.Premium1`.
public struct Premium1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Premium1State { try agent.state() }

    @discardableResult
    public func add(licence: String) throws(ClientError) -> Premium1.StateResult {
        try agent.ask(Premium1.interface, "Add", fill: { try $0.append(licence, [String: Value]()) }, read: { try Premium1.StateResult(AnswerValues(reading: $0)) })
    }
    public func add(licence: String, _ handler: @escaping (Result<Premium1.StateResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Add", fill: { try $0.append(licence, [String: Value]()) }, read: { try Premium1.StateResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    public func show() throws(ClientError) -> String {
        try agent.ask(Premium1.interface, "Show", read: { try String(reading: $0) })
    }
    public func show(_ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Show", read: { try String(reading: $0) }, handler: handler)
    }

    @discardableResult
    public func remove() throws(ClientError) -> Premium1.StateResult {
        try agent.ask(Premium1.interface, "Remove", fill: { try $0.append([String: Value]()) }, read: { try Premium1.StateResult(AnswerValues(reading: $0)) })
    }
    public func remove(_ handler: @escaping (Result<Premium1.StateResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Remove", fill: { try $0.append([String: Value]()) }, read: { try Premium1.StateResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func dismiss() throws(ClientError) -> Premium1.StateResult {
        try agent.ask(Premium1.interface, "Dismiss", fill: { try $0.append([String: Value]()) }, read: { try Premium1.StateResult(AnswerValues(reading: $0)) })
    }
    public func dismiss(_ handler: @escaping (Result<Premium1.StateResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Dismiss", fill: { try $0.append([String: Value]()) }, read: { try Premium1.StateResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy { public var premium1: Premium1Proxy { .init(agent: self) } }

extension Premium1.StateResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(state: try values.value("State"))
    }
}
