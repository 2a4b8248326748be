// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Agent1` at one moment.
public struct Agent1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Agent1.interface }

    public var problem: String
    public var version: UInt32

    public init(problem: String = "", version: UInt32 = Agent1.version) {
        (self.problem, self.version) = (problem, version)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        problem = try values.value("Problem")
        version = try values.optional("Version") ?? 1
    }
}

/// Calls `app.atrest.Agent1`.
public struct Agent1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Agent1State { try agent.state() }

    public func usage() throws(ClientError) -> Agent1.UsageResult {
        try agent.ask(Agent1.interface, "Usage", read: { try Agent1.UsageResult(AnswerValues(reading: $0)) })
    }
}

extension AgentProxy { public var agent1: Agent1Proxy { .init(agent: self) } }

extension Agent1.UsageResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(since: try values.required("Since"), wakeups: try values.value("Wakeups"), processorTime: try values.required("ProcessorTime"), memory: try values.value("Memory"), written: try values.value("Written"), notices: try values.value("Notices"))
    }
}
