import Glibc
import SeededRandom
import Testing
import VirtualDisk

@testable import Fasting
@testable import Store

/// A power failure, or a fault of the disk, at every single change that each kind of act makes. In the
/// soak each is tried with every outcome and every ending, otherwise with one of them in turn.
@Suite struct CrashSweepTests {
    private static let isSoak = getenv("ATREST_SOAK") != nil
    private static let outcomes: [VirtualDisk.Outcome] = [.kept, .dropped, .any, .any]

    /// - Throws: if what is on the disk cannot be opened.
    private func reopened(_ stage: SweptStage) throws -> (store: Store, recovery: Recovery?) {
        try Store.open(in: stage.folder, stamp: stamp, today: "2026-03-02")
    }

    @Test(arguments: SweptAct.all)
    func `a power failure leaves an act whole or absent`(act: SweptAct) throws {
        let stage = try SweptStage(act)
        #expect(stage.changes > 0)
        var random = SplitMix64(seed: 13)
        for sparing in 0...stage.changes {
            let one = Self.outcomes[sparing % Self.outcomes.count]
            for outcome in Self.isSoak ? Self.outcomes : [one] {
                stage.prepare()
                stage.disk.inject(.crash, at: .change, sparing: sparing)
                let isAcknowledged = stage.perform() == nil
                stage.disk.reboot(&random, as: outcome)
                let (store, recovery) = try reopened(stage)
                let stored = try store.contents()
                let comment: Comment = "\(act.name), change \(sparing), \(outcome)"
                #expect(stored == stage.after || !isAcknowledged && stored == stage.before, comment)
                #expect(act.mayRecover || recovery == nil, comment)
                #expect(try store.isSound(), comment)
                #expect(try stage.hasOnlySoundBackups, comment)
            }
        }
        #expect(stage.disk.counters.crashes > stage.changes)
    }

    private static let faults: [(VirtualDisk.Fault, [VirtualDisk.Operation])] = [
        (.broken, [.read, .write, .truncate, .sync, .create, .delete, .index]),
        (.full(.growth), [.write, .index]),
        (.full(.everyWrite), [.write, .index]),
    ]

    enum Ending: CaseIterable {
        case closed, killed, powerFailure

        var outcome: VirtualDisk.Outcome { self == .powerFailure ? .any : .kept }
    }

    /// A process goes on after a fault, and ends in one of three ways.
    @Test(arguments: SweptAct.all, Ending.allCases)
    func `a fault of the disk leaves an act whole or absent`(
        act: SweptAct, ending: Ending
    ) throws {
        let stage = try SweptStage(act)
        var random = SplitMix64(seed: 14)
        for (fault, operations) in Self.faults {
            for operation in operations {
                let endings = Ending.allCases
                var sparing = Self.isSoak ? 0 : endings.firstIndex(of: ending)!
                while try happens(fault, at: operation, sparing, stage, ending, &random) {
                    sparing += Self.isSoak ? 1 : endings.count
                }
            }
        }
    }

    /// - Returns: false if the act has no such call.
    private func happens(
        _ fault: VirtualDisk.Fault, at operation: VirtualDisk.Operation, _ sparing: Int,
        _ stage: SweptStage, _ ending: Ending, _ random: inout SplitMix64
    ) throws -> Bool {
        let act = stage.act
        let comment: Comment = "\(act.name), \(fault) at \(operation) \(sparing), \(ending)"
        stage.prepare()
        let faults = stage.disk.counters.faults
        stage.disk.inject(fault, at: operation, sparing: sparing)
        let error = stage.perform { store, error in
            stage.disk.heal()
            if error != nil, store.isInPlace {
                let stored = try store.contents()
                #expect(stored == stage.before, comment)
            }
            if ending != .closed { stage.disk.crash() }
        }
        if stage.disk.counters.faults == faults { return false }
        #expect(error?.cause != .damaged, "\(comment): \(String(describing: error))")
        stage.disk.reboot(&random, as: ending.outcome)
        let (store, recovery) = try reopened(stage)
        let stored = try store.contents()
        let expected = error == nil || act.opens ? stage.after : stage.before
        #expect(stored == expected, comment)
        #expect(act.mayRecover || recovery == nil, comment)
        #expect(try store.isSound(), comment)
        #expect(try stage.hasOnlySoundBackups, comment)
        return true
    }
}
