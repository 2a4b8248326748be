import Fasting
import Testing

struct StartTests {
    @Test(arguments: RefusalTests.notActive)
    func startWhenNotActiveBeginsNow(state: FastState) throws {
        let change = try state.reduce(.start(otherID), context: context(at(40)))
        let fast = try #require(change.state.active)
        #expect(change.effects == [.started(otherID)])
        #expect(fast.id == otherID)
        #expect(fast.start == at(40))
        #expect(fast.announced == MilestoneSet())
        #expect(!fast.targetAnnounced)
        #expect(change.writes == change.state.active.map { [.run($0)] })
    }

    @Test func startWithoutTargetCapturesTheDefault() throws {
        let world = context(at(0), defaultTarget: target(18.5))
        let change = try FastState().reduce(.start(someID), context: world)
        #expect(change.state.active?.target == target(18.5))
    }

    @Test func startWithTargetKeepsItsMicroseconds() throws {
        let change = try FastState().reduce(
            .start(someID, target: target(16.333)), context: context(at(0)))
        #expect(change.state.active?.target.microseconds == 58_798_800_000)
    }

    @Test(arguments: [at(0), at(0, -1), at(-167), at(-168)])
    func startUpToAWeekBackIsTaken(start: Instant) throws {
        let change = try FastState().reduce(.start(someID, at: start), context: context(at(0)))
        #expect(change.state.active?.start == start)
    }

    @Test(arguments: [at(-168, -1), at(-10_000), Instant(secondsSinceEpoch: 0)])
    func startMoreThanAWeekBackIsRefused(start: Instant) {
        #expect(throws: FastError.invalidTime(.tooLongAgo)) {
            try FastState().reduce(.start(someID, at: start), context: context(at(0)))
        }
    }

    @Test(arguments: [at(0, 1), at(100), Instant(microsecondsSinceEpoch: .max)])
    func startInTheFutureIsRefused(start: Instant) {
        #expect(throws: FastError.invalidTime(.inTheFuture)) {
            try FastState().reduce(.start(someID, at: start), context: context(at(0)))
        }
    }

    @Test func startWhereASessionEndsIsTaken() throws {
        let stored = session(at(-20), at(-5))
        let world = context(at(0), sessions: [stored])
        #expect(throws: Never.self) {
            try FastState().reduce(.start(someID, at: at(-5)), context: world)
        }
    }

    @Test(arguments: [at(-5, -1), at(-10), at(-20), at(-30)])
    func startBeforeTheEndOfASessionIsRefusedNamingIt(start: Instant) {
        let stored = session(at(-20), at(-5))
        let world = context(at(0), sessions: [stored])
        #expect(throws: FastError.overlap(stored)) {
            try FastState().reduce(.start(someID, at: start), context: world)
        }
    }

    @Test func startWhenTheClockWasSetBackIntoASessionIsRefused() {
        let stored = session(at(-20), at(3))
        #expect(throws: FastError.overlap(stored)) {
            try FastState().reduce(.start(someID), context: context(at(0), sessions: [stored]))
        }
    }

    @Test func startInThePastAnnouncesNothingThatLiesBehind() throws {
        var carried = Carried()
        try carried.act(.start(someID, at: at(-17)), at: at(0))
        #expect(carried.pass(to: at(0)).isEmpty)
        #expect(carried.pass(to: at(6, 3599)).isEmpty)
        #expect(carried.pass(to: at(7)) == [.milestoneReached(.prolongedFast, at: at(7))])
    }

    /// Tests of the whole program cause a real transition in this way.
    @Test func startTwoSecondsBeforeATransitionAnnouncesIt() throws {
        var carried = Carried()
        try carried.act(.start(someID, at: at(-4, 2)), at: at(0))
        #expect(carried.pass(to: at(0, 1)).isEmpty)
        #expect(carried.pass(to: at(0, 2)) == [.milestoneReached(.beginningToShift, at: at(0, 2))])
    }

    @Test func startExactlyOnATransitionDoesNotAnnounceIt() throws {
        var carried = Carried()
        try carried.act(.start(someID, at: at(-16)), at: at(0))
        #expect(carried.pass(to: at(0)).isEmpty)
        #expect(carried.pass(to: at(7, 3599)).isEmpty)
    }
}
