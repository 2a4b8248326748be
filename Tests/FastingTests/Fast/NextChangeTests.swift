import Fasting
import Testing

struct NextChangeTests {
    @Test(
        arguments: [
            (at(0), at(4)), (at(4, -1), at(4)), (at(4), at(8)), (at(8), at(12)), (at(12), at(16)),
            (at(16), at(18)), (at(18), at(24)), (at(24), at(48)),
            (at(48, -1), at(48)), (at(48), at(120)), (at(120), nil), (at(200), nil),
            (at(-5), at(4)),
        ] as [(Instant, Instant?)])
    func nextChangeOfAnEighteenHourFast(now: Instant, next: Instant?) {
        var carried = Carried(running(target: target(18)))
        _ = carried.pass(to: now)
        #expect(carried.state.nextChange(after: now) == next)
    }

    @Test func nextChangeAfterTheTargetWasAnnouncedLeavesItOut() {
        let fast = running(target: target(18), targetAnnounced: true)
        #expect(FastState(stage: .active(fast)).nextChange(after: at(17)) == at(24))
    }

    /// The displayed state changes with the phase, even if the phase was announced before.
    @Test func nextChangeNamesAPhaseThatWasAnnounced() {
        let fast = running(announced: [.beginningToShift])
        #expect(FastState(stage: .active(fast)).nextChange(after: at(1)) == at(4))
    }

    @Test func nextChangeOfATargetBetweenSecondsIsTheCeiling() {
        let state = FastState(stage: .active(running(target: target(16.333))))
        #expect(state.nextChange(after: at(16)) == at(0, 58_799))
        #expect(state.nextChange(after: at(0, 58_798)) == at(0, 58_799))
        #expect(state.nextChange(after: at(0, 58_799)) == at(24))
    }

    @Test func nextChangeWhenIdleIsNil() {
        #expect(FastState().nextChange(after: at(0)) == nil)
        #expect(FastState().nextChange(after: at(0)) == nil)
    }

    @Test func nextChangeWhenEndedIsMidnight() throws {
        var carried = Carried(running())
        try carried.act(.end(), at: at(5))
        #expect(carried.state.nextChange(after: at(5)) == at(18))
        // If the idle state cannot be stored, the agent must not be woken again and again.
        #expect(carried.state.nextChange(after: at(18)) == nil)
        #expect(carried.state.nextChange(after: at(30)) == nil)
    }
}
