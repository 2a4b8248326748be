import Fasting
import Testing
import VirtualDisk

@testable import AgentCore

/// Transitions that the disk refuses: each is announced once in the life of the process, and stored as soon as it can be
/// (rule: docs/rules/domain.md, Milestones).
struct UnstoredTransitionTests {
    /// What the disk does. The last ones leave in doubt what is stored, and the records are opened again.
    static let faults: [(VirtualDisk.Fault, at: VirtualDisk.Operation)] = [
        (.full(.growth), .write), (.full(.everyWrite), .write), (.broken, .write),
        (.broken, .sync), (.broken, .change),
    ]

    /// A fast that has run for less than 4 hours, on a disk that refuses every write from now on.
    private func runOnAFullDisk(_ fault: Int) throws -> (EngineRun, VirtualDisk) {
        let disk = VirtualDisk(seed: 1)
        let run = EngineRun(on: disk)
        try run.engine.perform(.start(at: morning - 3 * hour))
        run.runScheduled()
        _ = run.takeChanges()
        fail(disk, fault)
        return (run, disk)
    }

    private func fail(_ disk: VirtualDisk, _ fault: Int) {
        disk.inject(Self.faults[fault].0, at: Self.faults[fault].at, times: 100_000)
    }

    private func transitions(_ run: EngineRun) -> [Milestone] {
        run.takeEvents().compactMap {
            if case .fast(.milestoneReached(let milestone, _, _)) = $0 { milestone } else { nil }
        }
    }

    private func stored(_ run: EngineRun) -> ActiveFast? {
        run.stop()
        run.start()
        return run.snapshot.fast.active
    }

    @Test(arguments: faults.indices)
    func `each is announced at its time and once`(fault: Int) throws {
        let (run, disk) = try runOnAFullDisk(fault)
        run.pass(2 * hour)
        #expect(transitions(run) == [.beginningToShift])
        run.pass(4 * hour)
        #expect(transitions(run) == [.metabolicTransition])
        disk.heal()
        // The next attempt is at most five minutes away.
        run.pass(300)
        #expect(transitions(run).isEmpty)
        let fast = try #require(stored(run))
        #expect(fast.announced.contains(.beginningToShift))
        #expect(fast.announced.contains(.metabolicTransition))
        #expect(transitions(run).isEmpty)
    }

    /// A call comes before the alarm. It is refused, since nothing may be stored before what was announced.
    @Test(arguments: faults.indices)
    func `an act that is refused announces it`(fault: Int) throws {
        let (run, disk) = try runOnAFullDisk(fault)
        run.now = morning + 2 * hour
        #expect(run.refusal(.addWater(nil)) != nil)
        run.runAlarm()
        #expect(transitions(run) == [.beginningToShift])
        #expect(run.refusal(.end()) != nil)
        #expect(transitions(run).isEmpty)
        disk.heal()
        try run.engine.perform(.addWater(nil))
        #expect(transitions(run).isEmpty)
        #expect(stored(run)?.announced.contains(.beginningToShift) == true)
    }

    @Test(arguments: faults.indices)
    func `the end of the process is one more attempt`(fault: Int) throws {
        let (run, disk) = try runOnAFullDisk(fault)
        run.pass(2 * hour)
        #expect(transitions(run) == [.beginningToShift])
        disk.heal()
        run.engine.prepareToEnd()
        #expect(stored(run)?.announced.contains(.beginningToShift) == true)
    }

    /// What was announced is in the process only, and ends with it. One notification too many is better than none.
    @Test func `after a crash the present phase may be announced again`() throws {
        let (run, disk) = try runOnAFullDisk(0)
        run.pass(2 * hour)
        #expect(transitions(run) == [.beginningToShift])
        disk.heal()
        let fast = try #require(stored(run))
        // The start of a process announces the present phase.
        #expect(fast.announced.contains(.beginningToShift))
    }

    /// The clock is set back while nothing can be stored.
    @Test(arguments: faults.indices)
    func `what was skipped is not announced later`(fault: Int) throws {
        let (run, disk) = try runOnAFullDisk(fault)
        run.now = morning + 10 * hour
        run.engine.tick()
        #expect(transitions(run) == [.deeperRhythm])
        run.now = morning + 6 * hour
        run.engine.tick()
        disk.heal()
        run.pass(300)
        try run.engine.perform(.addWater(nil))
        #expect(transitions(run).isEmpty)
        #expect(stored(run)?.announced.contains(.metabolicTransition) == false)
    }

    /// The target is stored in the same way, and an undo of the end knows what was announced.
    @Test func `an end that is undone keeps what was announced`() throws {
        let (run, disk) = try runOnAFullDisk(0)
        run.pass(14 * hour)
        let targets = run.takeEvents().filter {
            if case .fast(.targetReached) = $0 { true } else { false }
        }
        #expect(targets.count == 1)
        disk.heal()
        try run.engine.perform(.end())
        try run.engine.perform(.undoEnding)
        let fast = try #require(run.snapshot.fast.active)
        #expect(fast.targetAnnounced)
        #expect(fast.announced.contains(.beginningToShift))
    }
}
