import SimulationModel
import Testing

@Suite struct MilestoneTests {
    @Test func aWholeFast() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        let announcements = agent.wait(30 * hour)
        let fast = Agent.id(1)
        #expect(
            announcements == [
                .milestone(key: "beginningToShift", at: noon + 4 * hour, fast: fast),
                .milestone(key: "metabolicTransition", at: noon + 8 * hour, fast: fast),
                .milestone(key: "deeperRhythm", at: noon + 12 * hour, fast: fast),
                .milestone(key: "extendedFast", at: noon + 16 * hour, fast: fast),
                .target(at: (noon + 16 * hour) * 1_000_000, fast: fast),
                .milestone(key: "prolongedFast", at: noon + 24 * hour, fast: fast),
            ])
        #expect(agent.visible.milestone == "prolongedFast")
        #expect(agent.visible.nextMilestone == "")
        #expect(agent.visible.nextMilestoneAt == 0)
    }

    @Test(arguments: [
        (0, "digestionCompleting"), (4 * hour - 1, "digestionCompleting"),
        (4 * hour, "beginningToShift"), (8 * hour, "metabolicTransition"),
        (12 * hour, "deeperRhythm"), (16 * hour, "extendedFast"),
        (24 * hour - 1, "extendedFast"), (24 * hour, "prolongedFast"),
    ])
    func phase(elapsed: Int64, key: String) {
        var agent = Agent()
        agent.call(.start(at: noon - elapsed, target: nil))
        #expect(agent.visible.milestone == key)
        #expect(agent.wait(0).isEmpty)
    }

    @Test func target_mayFallBetweenTwoSeconds() {
        var agent = Agent()
        agent.call(.start(at: nil, target: 5 * hours + 1))
        #expect(keys(agent.wait(5 * hour)) == ["beginningToShift"])
        #expect(
            agent.wait(1)
                == [.target(at: noon * 1_000_000 + 5 * hours + 1, fast: Agent.id(1))])
        #expect(agent.wait(hour).isEmpty)
    }

    @Test func gap_announcesThePresentPhaseOnly() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        var other = agent
        #expect(keys(agent.leap(17 * hour)) == ["extendedFast", "target"])
        #expect(keys(other.restart(after: 13 * hour)) == ["deeperRhythm"])
        #expect(other.restart().isEmpty)
    }

    @Test func clockSetBack_announcesNothing() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        #expect(keys(agent.leap(13 * hour)) == ["deeperRhythm"])
        #expect(agent.leap(-4 * hour).isEmpty)
        #expect(agent.visible.milestone == "metabolicTransition")
        #expect(agent.wait(hour).isEmpty)
        #expect(agent.leap(-3 * hour).isEmpty)
        // The third phase was skipped before and comes now; the fourth was announced.
        #expect(keys(agent.wait(8 * hour)) == ["metabolicTransition"])
        #expect(keys(agent.wait(hour)) == ["extendedFast", "target"])
    }

    @Test func adjust_announcesNothingOfThePastAndNothingTwice() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        #expect(keys(agent.wait(5 * hour)) == ["beginningToShift"])
        agent.call(.adjust(start: noon - 4 * hour, target: nil))
        #expect(agent.visible.milestone == "metabolicTransition")
        #expect(agent.wait(0).isEmpty)
        agent.call(.adjust(start: noon + 3 * hour, target: nil))
        // The first transition was announced, the second never.
        #expect(keys(agent.wait(8 * hour)) == ["metabolicTransition"])
    }

    @Test func undoOfTheEnding_announcesNothingOfThePast() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        #expect(keys(agent.wait(5 * hour)) == ["beginningToShift"])
        agent.call(.end(at: nil))
        agent.wait(12 * hour)
        agent.call(.timerUndo)
        #expect(agent.visible.milestone == "extendedFast")
        #expect(agent.restart().isEmpty)
        #expect(keys(agent.wait(20 * hour)) == ["prolongedFast"])
    }

    @Test func redoOfAStart_announcesNothingTwice() {
        var agent = Agent()
        agent.call(.start(at: noon - 4 * hour + 2, target: nil))
        #expect(keys(agent.wait(2)) == ["beginningToShift"])
        agent.call(.journalUndo)
        agent.call(.journalRedo)
        agent.call(.adjust(start: noon - 3 * hour, target: nil))
        #expect(agent.wait(2 * hour).isEmpty)
    }
}
