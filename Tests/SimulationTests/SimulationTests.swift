import Testing

@testable import Simulation

/// `make soak` runs the simulation for an hour; here are a few histories.
@Suite struct SimulationTests {
    /// How many histories of how many steps: short, because a debug build is slow.
    private static let (seeds, steps) = (UInt64(1)...10, 60)

    @Test func `the agent does what the model says`() {
        let simulation = Simulation()
        for seed in Self.seeds {
            let failure = simulation.run(seed: seed, steps: Self.steps)
            #expect(failure == nil, "\(failure.map(\.description) ?? "")")
        }
        #expect(simulation.tally.crashes > 10)
        #expect(simulation.tally.years > 0.5)
    }

    @Test func `the same seed gives the same history`() {
        let steps = StepGenerator.steps(seed: 7, count: 60)
        #expect(StepGenerator.steps(seed: 7, count: 60) == steps)
        let tallies = (0..<2).map { _ in
            let simulation = Simulation()
            #expect(simulation.run(seed: 7, steps: 60) == nil)
            return simulation.tally
        }
        #expect(tallies[0] == tallies[1])
    }

    @Test func `a history that fails is shrunk to the steps that matter`() {
        let steps = StepGenerator.steps(seed: 3, count: 60)
        let culprit = Step(wait: 5, action: .setTarget(1), seed: 1)
        var all = steps
        all.insert(culprit, at: 40)
        var shrinking = Shrinking { steps in
            steps.firstIndex { $0.action == culprit.action }.map {
                var difference = Difference("a check", "")
                difference.step = $0
                return difference
            }
        }
        let (shortest, difference) = shrinking.shrink(all, shrinking.run(all)!)
        #expect(shortest.map(\.action) == [culprit.action])
        #expect(shortest.map(\.wait) == [0])
        #expect(difference.step == 0)
    }
}

@Suite struct VirtualZoneTests {
    private func zone(_ name: String) throws -> VirtualZone {
        try #require(VirtualZone.all.first { $0.name == name })
    }

    @Test func `summer time begins and ends at its instants`() throws {
        let berlin = try zone("Europe/Berlin")
        // 2026-03-29 01:00 and 2026-10-25 01:00 UTC.
        #expect(berlin.offset(at: 1_774_745_999) == 3600)
        #expect(berlin.offset(at: 1_774_746_000) == 7200)
        #expect(berlin.offset(at: 1_792_889_999) == 7200)
        #expect(berlin.offset(at: 1_792_890_000) == 3600)
        let newYork = try zone("America/New_York")
        // 2026-03-08 07:00 UTC.
        #expect(newYork.offset(at: 1_772_953_199) == -5 * 3600)
        #expect(newYork.offset(at: 1_772_953_200) == -4 * 3600)
        #expect(try zone("Australia/Lord_Howe").offset(at: 1_772_431_200) == 11 * 3600)
    }
}
