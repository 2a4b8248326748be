import AgentCore
import Contract
import SDBus
import Text
import Words

/// `app.atrest.Agent1` on the bus: what the agent's process has used, why it refused something, and whether the
/// records can be read.
final class Agent1Object: PublishingObject<Agent1Properties>, Agent1Handler {
    private let refusals: RecentRefusals
    let needsRecords = false
    let release = Names.version
    var dataFolder: String { engine.folder.path.shownPath }

    init(engine: Engine, bus: Bus, refusals: RecentRefusals) {
        self.refusals = refusals
        // A read tries to open the records, as every other read does.
        super.init(engine: engine, bus: bus) { try? $0.prepareRead(dependsOnDay: false) }
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

extension Agent1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        // The sentence that reads of the other interfaces get.
        problem =
            snapshot.problem.map { Words.sentence($0, now: snapshot.now, zone: snapshot.zone) }
            ?? snapshot.recovery.map(Words.RecoveredRecords.sentence) ?? ""
    }
}
