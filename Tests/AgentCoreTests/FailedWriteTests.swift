import Fasting
import Testing
import VirtualDisk

@testable import AgentCore

/// A write that failed is a state until one succeeds: the records can be read, and so nothing else would tell.
struct FailedWriteTests {
    private let disk = VirtualDisk(seed: 3)

    /// The cause and whether it is about writing.
    private func problem(_ run: EngineRun) -> (cause: RecordsProblem, access: RecordsAccess)? {
        guard case .storage(let cause, let access, _)? = run.snapshot.problem else { return nil }
        return (cause, access)
    }

    private func failAWrite() throws -> EngineRun {
        let run = EngineRun(on: disk)
        try run.engine.perform(.start(at: morning - 5 * hour))
        #expect(run.snapshot.problem == nil)
        _ = run.takeChanges()
        disk.inject(.broken, at: .change, times: 1000)
        #expect(run.refusal(.addWater(nil)) != nil)
        return run
    }

    @Test func isAnnouncedOnceAndLeavesTheRecordsReadable() throws {
        let run = try failAWrite()
        #expect(problem(run)?.access == .writing)
        #expect(run.snapshot.records == .readable)
        #expect(run.takeChanges().filter { $0.before.problem != $0.after.problem }.count == 1)
        #expect(run.refusal(.end()) != nil && problem(run)?.access == .writing)
        #expect(run.takeChanges().allSatisfy { $0.before.problem == $0.after.problem })
    }

    @Test func endsWithTheNextAct() throws {
        let run = try failAWrite()
        disk.heal()
        try run.engine.perform(.addWater(nil))
        #expect(run.snapshot.problem == nil)
        #expect(run.takeChanges().contains { $0.before.problem != nil && $0.after.problem == nil })
    }

    /// The engine tries by itself, later each time.
    @Test func endsByItself() throws {
        let run = try failAWrite()
        var alarms = 0
        while alarms < 8, let alarm = run.alarm {
            run.now = max(run.now, alarm)
            run.runAlarm()
            alarms += 1
            if alarms == 4 {
                #expect(run.now - morning > 20 && problem(run) != nil)
                disk.heal()
            }
            if run.snapshot.problem == nil { break }
        }
        #expect(alarms == 5 && run.snapshot.problem == nil)
        #expect(run.takeChanges().last?.after.problem == nil)
        #expect(run.snapshot.waterToday == 0)
    }
}
