import AgentCore
import Contract
import SDBus

/// `app.atrest.Agent1` on the bus: what the agent's process has used, and why it refused something.
final class Agent1Object: Agent1Handler {
    private let engine: Engine
    private let refusals: RecentRefusals

    init(engine: Engine, refusals: RecentRefusals) {
        self.engine = engine
        self.refusals = refusals
    }

    func explain(sentence: String) throws -> [String: Value] { refusals.details(of: sentence) }

    func usage() throws -> Agent1.UsageResult {
        let usage = engine.environment.usage()
        return Agent1.UsageResult(
            since: usage.since, wakeups: usage.wakeups,
            processorTime: usage.processorTime, memory: usage.memory, written: usage.written,
            notices: usage.notifications)
    }
}
