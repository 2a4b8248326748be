import Testing

@testable import Simulation

/// `simulate --machines` runs them for as long as it is told; here are a few.
@Suite struct MachinesTests {
    @Test(arguments: UInt64(1)...24)
    func machinesAgree(_ seed: UInt64) {
        let world = MachineWorld(seed: seed)
        let difference = world.run(steps: 120)
        #expect(difference == nil, "seed \(seed): \(difference ?? "")")
        #expect(world.tally.settlings == 2)
    }

    /// These worlds have differed: a record that was deleted and back in one act could not change, and a fast that was
    /// covered after an act here was announced again.
    @Test(arguments: [100_740, 101_271, 200_456] as [UInt64])
    func machinesThatDifferedAgree(_ seed: UInt64) {
        #expect(MachineWorld(seed: seed).run(steps: 200) == nil)
    }
}
