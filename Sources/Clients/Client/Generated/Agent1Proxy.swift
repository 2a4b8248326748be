// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Agent1` at one moment.
public struct Agent1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Agent1.interface }

    public var release: String
    public var dataFolder: String
    public var problem: String

    public init(release: String = "", dataFolder: String = "", problem: String = "") {
        (self.release, self.dataFolder, self.problem) = (release, dataFolder, problem)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        release = try values.value("Release")
        dataFolder = try values.value("DataFolder")
        problem = try values.value("Problem")
    }
}

/// Calls `app.atrest.Agent1`.
public struct Agent1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Agent1State { try agent.state() }

    @discardableResult
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
