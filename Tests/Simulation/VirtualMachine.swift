import AgentCore
import Fasting
import Licences
import LocalTime
import Notices
import SeededRandom
import Store
import Synchronization
import VirtualDisk

/// The machine on which the agent runs: disk, clock, zone and desktop. It outlives the agent.
final class VirtualMachine {
    let disk: VirtualDisk
    let folder: DataFolder
    let desktop = VirtualDesktop()
    let zone = CurrentZone()
    /// What the clock shows, in seconds since the epoch.
    private(set) var now: Int64
    /// Seconds that the machine was awake.
    private var awake: Int64 = 0
    /// When the agent's alarm rings.
    var alarm: Int64?
    /// What waits for a later turn of the event loop, in the order in which it was scheduled.
    private var scheduled: [(due: Int64, body: () -> Void)] = []
    /// Makes the ids of the present step.
    var ids = SplitMix64(seed: 0)
    /// Who makes the licences; nil if nothing needs one.
    var authority: Authority?
    /// The last id that the agent was given.
    private(set) var lastID: RecordID

    init(disk: VirtualDisk, now: Int64) {
        self.disk = disk
        self.now = now
        folder = disk.dataFolder()
        lastID = RecordID(random: &ids)
        disk.clock = { [unowned self] in self.now * 1000 }
    }

    // MARK: Time

    /// Time passes while the machine is awake. Nothing happens meanwhile.
    func pass(to instant: Int64) {
        awake += instant - now
        now = instant
    }

    /// The clock is set, or time passes while the machine sleeps or is off.
    func setClock(_ instant: Int64) { now = max(0, instant) }

    /// Runs what is due on a later turn of the event loop, and what that schedules.
    ///
    /// - Returns: whether there was anything.
    func runScheduled() -> Bool {
        var ranSome = false
        while let index = scheduled.firstIndex(where: { $0.due <= awake }) {
            scheduled.remove(at: index).body()
            ranSome = true
        }
        return ranSome
    }

    /// The present local day, as in 2026-11-21.
    var today: String {
        TimeText.date(CivilTime(secondsSinceEpoch: now + zone.offset(at: now)))
    }

    /// When the next scheduled work is due, on the wall clock; nil if there is none.
    var nextScheduled: Int64? { scheduled.map { now + max(0, $0.due - awake) }.min() }

    /// The process ends: nothing that it has planned happens.
    func forgetPlans() {
        alarm = nil
        scheduled = []
    }

    // MARK: For the agent

    /// What the engine needs. It holds this machine weakly.
    var environment: EngineEnvironment {
        EngineEnvironment(
            now: { [unowned self] in Instant(secondsSinceEpoch: now) },
            zone: Zone { [zone] in zone.offset(at: $0.secondsSinceEpoch) },
            setAlarm: { [unowned self] in alarm = $0?.secondsSinceEpoch },
            schedule: { [unowned self] delay, body in
                // Parts of a second count as a second.
                let (seconds, rest) = delay.components
                scheduled.append((awake + seconds + (rest > 0 ? 1 : 0), body))
            },
            makeID: { [unowned self] in
                lastID = RecordID(random: &ids)
                return lastID
            }, usage: { Usage(since: Instant(secondsSinceEpoch: 0)) }, authority: authority)
    }
}

/// The zone of the machine, which travel changes.
final class CurrentZone: Sendable {
    private let index = Mutex(0)

    func set(_ zone: Int) { index.withLock { $0 = zone % VirtualZone.all.count } }

    func offset(at instant: Int64) -> Int64 {
        VirtualZone.all[index.withLock { $0 }].offset(at: instant)
    }
}
