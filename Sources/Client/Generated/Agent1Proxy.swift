// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import SDBus

/// Calls `app.atrest.Agent1`.
public struct Agent1Proxy {
    let agent: AgentProxy

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
