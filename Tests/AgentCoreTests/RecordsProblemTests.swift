import Fasting
import Testing
import VirtualDisk

@testable import AgentCore

/// Whether the records can be read is part of the state, and each change of it is announced.
struct RecordsProblemTests {
    @Test func aProblemIsAnnouncedAndSoIsItsEnd() throws {
        let disk = VirtualDisk(seed: 1)
        let run = EngineRun(on: disk)
        try run.engine.perform(.start(at: morning - 5 * hour))
        #expect(run.snapshot.problem == nil)
        run.stop()
        disk.inject(.broken, at: .read, times: 1000)
        run.start()
        guard case .storage? = run.snapshot.problem else {
            Issue.record("\(String(describing: run.snapshot.problem))")
            return
        }
        disk.heal()
        _ = run.takeChanges()
        try run.engine.prepareRead()
        #expect(run.snapshot.problem == nil)
        #expect(run.takeChanges().contains { $0.after.problem == nil })
        // A failed read after that is announced once.
        #expect(run.snapshot.fast.active != nil)
    }
}
