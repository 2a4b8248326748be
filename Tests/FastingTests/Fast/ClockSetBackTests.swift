import Fasting
import Testing

/// Setting the clock back announces nothing, and nothing is announced twice afterwards.
struct ClockSetBackTests {
    /// A running fast whose state was advanced once an hour.
    static func ran(_ hours: Int64) -> Carried {
        var carried = Carried(running())
        for hour in 0...hours { _ = carried.pass(to: at(hour)) }
        return carried
    }

    @Test(arguments: [
        (at(9), at(7)), (at(9), at(8)), (at(20), at(3)), (at(30), at(0)), (at(30), at(-50)),
        (at(25), at(23)), (at(4), at(4, -1)),
    ])
    func clockSetBackAnnouncesNothing(from: Instant, to: Instant) {
        var carried = Self.ran((from - at(0)) / secondsPerHour)
        #expect(carried.pass(to: to).isEmpty)
        #expect(carried.pass(to: to).isEmpty)
    }

    @Test(arguments: [at(23), at(13), at(3), at(0), at(-1), at(-50)])
    func clockSetBackThenForwardAnnouncesNothingTwice(to: Instant) {
        var carried = Self.ran(30)
        #expect(carried.pass(to: to).isEmpty)
        for hour in Int64(-60)...60 where at(hour) >= to {
            #expect(carried.pass(to: at(hour)).isEmpty)
        }
    }

    @Test func clockSetBackAcrossOneGoesOnWithTheNext() {
        var carried = Self.ran(9)
        #expect(carried.pass(to: at(7)).isEmpty)
        #expect(carried.pass(to: at(8)).isEmpty)
        #expect(carried.pass(to: at(12)) == [.milestoneReached(.deeperRhythm, at: at(12))])
    }

    @Test func clockSetBackAndForwardInOneLeapAnnouncesNothing() {
        var carried = Self.ran(13)
        #expect(carried.pass(to: at(1)).isEmpty)
        #expect(carried.pass(to: at(13)).isEmpty)
        #expect(carried.pass(to: at(15)).isEmpty)
    }

    @Test func clockSetBackIntoAPhaseThatAGapSkippedAnnouncesNothing() {
        var carried = Carried(running())
        #expect(carried.pass(to: at(13)).count == 1)
        #expect(carried.pass(to: at(9)).isEmpty)
        #expect(carried.pass(to: at(11)).isEmpty)
        #expect(carried.pass(to: at(12)).isEmpty)
        #expect(carried.pass(to: at(16)).count == 2)
    }

    /// The phase was skipped while the clock was ahead, so it was never announced. Now it is.
    @Test func clockSetBackBeforeASkippedTransitionAnnouncesItWhenItComes() {
        var carried = Carried(running())
        #expect(carried.pass(to: at(13)).count == 1)
        #expect(carried.pass(to: at(7)).isEmpty)
        #expect(carried.pass(to: at(8)) == [.milestoneReached(.metabolicTransition, at: at(8))])
        #expect(carried.pass(to: at(12)).isEmpty)
    }

    @Test func clockSetBackBehindAPhaseThatTheFastBeganInDoesNotAnnounceIt() {
        var carried = Carried(running(start: at(-10), actedAt: at(0)))
        #expect(carried.pass(to: at(-4)).isEmpty)
        #expect(carried.pass(to: at(-2)).isEmpty)
        #expect(carried.pass(to: at(1)).isEmpty)
        #expect(carried.pass(to: at(2)) == [.milestoneReached(.deeperRhythm, at: at(2))])
    }

    @Test func clockSetBackBehindTheTargetDoesNotAnnounceItTwice() {
        var carried = Carried(running(target: target(18)))
        _ = carried.pass(to: at(17))
        #expect(carried.pass(to: at(18)) == [.target(at(18))])
        #expect(carried.pass(to: at(17)).isEmpty)
        #expect(carried.pass(to: at(18)).isEmpty)
    }

    @Test func clockSetBackSeveralTimesAnnouncesNothingTwice() {
        var carried = Carried(running())
        var said: [FastEffect] = []
        for hour: Int64 in [3, 9, 3, 5, 2, 17, 3, 17, 11, 30, -2, 30, 26, 23, 40] {
            said += carried.pass(to: at(hour))
        }
        #expect(
            said == [
                .milestoneReached(.metabolicTransition, at: at(8)),
                .milestoneReached(.beginningToShift, at: at(4)),
                .milestoneReached(.extendedFast, at: at(16)), .target(at(16)),
                .milestoneReached(.prolongedFast, at: at(24)),
            ])
    }

    @Test func clockSetBackBeforeTheStartKeepsTheFast() {
        var carried = Self.ran(9)
        #expect(carried.pass(to: at(-5)).isEmpty)
        #expect(carried.state.active?.start == at(0))
        #expect(carried.state.active?.milestone(at: at(-5)) == .digestionCompleting)
    }
}
