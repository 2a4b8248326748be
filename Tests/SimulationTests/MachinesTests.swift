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
}
