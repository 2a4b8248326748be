import Fasting
import Testing
import VirtualDisk

@testable import AgentCore

/// A disk that cannot be read for a moment, at each of the reads of an act.
struct UnreadableTests {
    private static let acts: [Command] = [
        .addWater(WaterAmount(milliliters: 300)), .undo, .redo, .end(),
        .log(start: morning - 90 * hour, end: morning - 80 * hour),
    ]

    /// Something of everything that an act asks for: an ending, an edit, an act to do again.
    private func prepare(_ run: EngineRun) throws {
        try run.engine.perform(.log(start: morning - 60 * hour, end: morning - 40 * hour))
        try run.engine.perform(.start(at: morning - 20 * hour))
        try run.engine.perform(.addWater(WaterAmount(milliliters: 200)))
        try run.engine.perform(.addWater(WaterAmount(milliliters: 250)))
        try run.engine.perform(.undo)
        _ = run.takeChanges()
        run.engine.releaseMemory()
    }

    private struct Facts: Equatable {
        let acts: ReversibleActs
        let water: Int64
        let history: HistoryCounts

        init(_ snapshot: Snapshot) {
            let undo = snapshot.undo
            acts = ReversibleActs(undoable: undo.undoable, redoable: undo.redoable)
            water = snapshot.waterToday
            history = snapshot.history
        }
    }

    @Test(arguments: acts.indices)
    func `no older act is named, and the rest is corrected by the next read`(number: Int) throws {
        let command = Self.acts[number]
        var failures = 0
        for sparing in 0..<200 {
            let disk = VirtualDisk(seed: UInt64(sparing))
            let run = EngineRun(on: disk)
            try prepare(run)
            let before = Facts(run.snapshot)
            disk.inject(.broken, at: .read, sparing: sparing)
            let faults = disk.counters.faults
            let refusal = run.refusal(command)
            let hasFailed = disk.counters.faults > faults
            disk.heal()
            let told = run.takeChanges().map { Facts($0.after) }

            let after = Facts(run.snapshot)
            try run.engine.prepareRead()
            let corrected = Facts(run.snapshot)
            run.stop()
            run.start()
            let stored = Facts(run.snapshot)

            #expect(corrected.acts == stored.acts)
            #expect(corrected.water == stored.water && corrected.history == stored.history)
            if refusal == nil {
                #expect(after.acts == stored.acts, "read \(sparing)")
                #expect(told.allSatisfy { $0.acts == stored.acts }, "read \(sparing)")
            } else {
                #expect(after.acts == before.acts && stored.acts == before.acts, "read \(sparing)")
            }
            if !hasFailed { break }
            failures += 1
        }
        // There is something to read, and the loop came to its end.
        #expect((1..<200).contains(failures))
    }
}
