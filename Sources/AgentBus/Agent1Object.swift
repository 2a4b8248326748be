import AgentCore
import Contract
import SDBus

/// `app.atrest.Agent1` on the bus: what the agent's process has used.
final class Agent1Object: ServedInterface, Agent1Handler {
    private let engine: Engine
    private let bus: Bus

    init(engine: Engine, bus: Bus) {
        self.engine = engine
        self.bus = bus
    }

    func export() throws(SystemError) -> Slot {
        try bus.export(makeInterface(), at: .agent)
    }

    func usage() throws -> Agent1.UsageResult {
        let usage = engine.environment.usage()
        return Agent1.UsageResult(
            since: usage.since, wakeups: usage.wakeups,
            processorTime: usage.processorTime, memory: usage.memory, written: usage.written,
            notices: usage.notifications)
    }
}
