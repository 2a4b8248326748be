// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The agent itself.
///
/// A client can make the next call before it has the answer to the last one. Calls wait while their
/// client has many messages to read. If 16 MiB of calls of one client wait, or 64 MiB of all
/// clients, a further call of any interface is answered org.freedesktop.DBus.Error.LimitsExceeded.
/// So is a waiting call with a file descriptor, because no member takes one.
public struct Agent1Proxy {
    let agent: AgentProxy

    /// Returns what the agent has used since it started, as the kernel counts it; 0 if the kernel
    /// does not know.
    public func usage() throws(ClientError) -> Agent1.UsageResult {
        let reply = try agent.call(Agent1.interface, "Usage") { _ in }
        return try agent.read(reply) { try Agent1.UsageResult(AnswerValues(reading: $0)) }
    }

    /// As ``usage()``, without blocking.
    public func usage(_ handler: @escaping (Result<Agent1.UsageResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Agent1.interface, "Usage", fill: { _ in }, read: { try Agent1.UsageResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.Agent1` of the agent.
    public var agent1: Agent1Proxy { Agent1Proxy(agent: self) }
}

extension Agent1.UsageResult {
    /// - Throws: if a key is absent or of another type.
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(
            since: try values.required("Since"),
            wakeups: try values.value("Wakeups"),
            processorTime: try values.required("ProcessorTime"),
            memory: try values.value("Memory"),
            written: try values.value("Written"),
            notices: try values.value("Notices"))
    }
}
