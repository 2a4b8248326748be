import Fasting
import Testing

struct AdvanceTests {
    static let all: [FastEffect] = [
        .milestoneReached(.beginningToShift, at: at(4)),
        .milestoneReached(.metabolicTransition, at: at(8)),
        .milestoneReached(.deeperRhythm, at: at(12)),
        .milestoneReached(.extendedFast, at: at(16)), .target(at(16)),
        .milestoneReached(.prolongedFast, at: at(24)),
    ]

    @Test func eachTransitionIsAnnouncedOnceAtItsSecond() {
        var carried = Carried(running())
        var said: [FastEffect] = []
        for hour in Int64(0)...40 {
            #expect(carried.pass(to: at(hour, -1)).isEmpty)
            said += carried.pass(to: at(hour))
            #expect(carried.pass(to: at(hour)).isEmpty)
            #expect(carried.pass(to: at(hour, 1)).isEmpty)
        }
        #expect(said == Self.all)
    }

    @Test(
        arguments: [
            (at(9), .metabolicTransition), (at(15, 3599), .deeperRhythm),
            (at(4, 1), .beginningToShift),
        ] as [(Instant, Milestone)])
    func gapAnnouncesThePresentPhaseAlone(now: Instant, milestone: Milestone) {
        var carried = Carried(running())
        let start = at(0) + milestone.beginsAfter
        #expect(carried.pass(to: now) == [.milestoneReached(milestone, at: start)])
        #expect(carried.pass(to: now).isEmpty)
    }

    @Test func gapOverEverythingAnnouncesLastPhaseAndTarget() {
        var carried = Carried(running())
        #expect(
            carried.pass(to: at(100)) == [
                .milestoneReached(.prolongedFast, at: at(24)), .target(at(16)),
            ])
        #expect(carried.pass(to: at(101)).isEmpty)
    }

    @Test func gapOverTheTargetAloneAnnouncesIt() {
        var carried = Carried(running(target: target(18)))
        _ = carried.pass(to: at(17))
        #expect(carried.pass(to: at(20)) == [.target(at(18))])
    }

    @Test func gapIsNotFollowedByThePhasesItSkipped() {
        var carried = Carried(running())
        #expect(carried.pass(to: at(13)).count == 1)
        #expect(carried.state.active?.announced == MilestoneSet(bits: 0b001000))
        #expect(carried.pass(to: at(16)) == Array(Self.all[3...4]))
    }

    @Test func restartFromWhatWasStoredAnnouncesNothingAgain() {
        let fast = running(announced: [.beginningToShift, .metabolicTransition], actedAt: at(0))
        var carried = Carried(fast)
        #expect(carried.pass(to: at(9)).isEmpty)
        #expect(carried.pass(to: at(12)).count == 1)
    }

    @Test func targetInTheSecondOfATransitionSaysBoth() {
        var carried = Carried(running())
        _ = carried.pass(to: at(15))
        #expect(carried.pass(to: at(16)) == Array(Self.all[3...4]))
    }

    /// A target one microsecond below 16 hours is reached in the same whole second.
    @Test func targetJustShortOfATransitionSaysBoth() throws {
        var carried = Carried(running(target: try #require(Target(microseconds: 57_599_999_999))))
        _ = carried.pass(to: at(15))
        #expect(carried.pass(to: at(16, -1)).isEmpty)
        #expect(
            carried.pass(to: at(16)) == [
                Self.all[3],
                .targetReached(atMicroseconds: at(16).microsecondsSinceEpoch - 1),
            ])
    }

    @Test func targetOfNoWholeSecondIsAnnouncedAtTheCeilingWithItsMicroseconds() {
        var carried = Carried(running(target: target(16.333)))
        _ = carried.pass(to: at(16))
        #expect(carried.pass(to: at(0, 58_798)).isEmpty)
        let instant = at(0).microsecondsSinceEpoch + 58_798_800_000
        #expect(carried.pass(to: at(0, 58_799)) == [.targetReached(atMicroseconds: instant)])
    }

    @Test func changeSaysThatItWasAnnounced() throws {
        let change = try #require(FastState(stage: .active(running())).advance(to: at(16)))
        let fast = try #require(change.state.active)
        #expect(fast.announced.contains(.extendedFast))
        #expect(fast.targetAnnounced)
    }

    @Test func idleStaysIdle() {
        #expect(FastState().advance(to: at(1000)) == nil)
    }

    @Test(arguments: [FastCommand.end(), .abandon])
    func endedFallsIdleAtMidnight(ending: FastCommand) throws {
        var carried = Carried(running())
        try carried.act(ending, at: at(5))
        #expect(carried.state.advance(to: at(18, -1)) == nil)
        #expect(carried.state.advance(to: at(-100)) == nil)
        #expect(carried.pass(to: at(18)).isEmpty)
        #expect(carried.state.stage == .idle)
        #expect(carried.state.advance(to: at(18)) == nil)
    }
}
