import Contract
import Fasting
import LocalTime
import SDBus

/// `app.atrest.Agent1` on the bus: the agent itself, and not the fast.
final class AgentObject {
    private let bus: Bus
    private let noticeCount: () -> Int
    private let since = Clock.now

    /// - Parameter noticeCount: how many notices a server has taken so far.
    init(bus: Bus, noticeCount: @escaping () -> Int) {
        self.bus = bus
        self.noticeCount = noticeCount
    }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        let usage = Interface.Member.method(Agent1.Method.usage.rawValue, out: ["usage"]) {
            [unowned self] () -> [String: Value] in
            let usage = Usage.now
            return [
                Agent1.Key.since.rawValue: .uint64(since.microsecondsSinceEpoch),
                Agent1.Key.wakeups.rawValue: .uint64(usage.wakeups),
                Agent1.Key.processorTime.rawValue: .uint64(usage.processorTime),
                Agent1.Key.memory.rawValue: .uint64(usage.memory),
                Agent1.Key.written.rawValue: .uint64(usage.written),
                Agent1.Key.notices.rawValue: .uint64(UInt64(noticeCount())),
            ]
        }
        return try bus.export(
            Interface(Agent1.interface, [usage]), at: ObjectPath(Names.objectPath))
    }
}
