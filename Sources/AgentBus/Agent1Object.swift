import AgentCore
import Contract
import SDBus

/// `app.atrest.Agent1` on the bus: what the agent's process has used.
final class Agent1Object: Agent1Handler {
    private let engine: Engine

    init(engine: Engine) { self.engine = engine }

    func usage() throws -> Agent1.UsageResult {
        let usage = engine.environment.usage()
        return Agent1.UsageResult(
            since: usage.since, wakeups: usage.wakeups,
            processorTime: usage.processorTime, memory: usage.memory, written: usage.written,
            notices: usage.notifications)
    }
}
