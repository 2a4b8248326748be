import Fasting
import Testing

/// Adjust computes the phases again. None is announced twice, and none in the past is announced.
struct AdjustAdvanceTests {
    @Test func adjustForwardOverTransitionsReplaysNone() throws {
        var carried = Carried(running())
        #expect(carried.pass(to: at(3)).isEmpty)
        try carried.act(.adjust(start: at(-10)), at: at(3))
        #expect(carried.pass(to: at(3)).isEmpty)
        #expect(carried.pass(to: at(5, 3599)).isEmpty)
        #expect(
            carried.pass(to: at(6)) == [
                .milestoneReached(.extendedFast, at: at(6)), .target(at(6)),
            ])
    }

    @Test func adjustBackOverAnAnnouncedTransitionDoesNotAnnounceItAgain() throws {
        var carried = Carried(running())
        #expect(carried.pass(to: at(4)).count == 1)
        try carried.act(.adjust(start: at(3)), at: at(5))
        #expect(carried.pass(to: at(7)).isEmpty)
        #expect(carried.pass(to: at(11)) == [.milestoneReached(.metabolicTransition, at: at(11))])
    }

    @Test func adjustBackOverATransitionNeverAnnouncedAnnouncesIt() throws {
        var carried = Carried(running(start: at(-5), actedAt: at(0)))
        try carried.act(.adjust(start: at(-2)), at: at(0))
        #expect(carried.pass(to: at(2, -1)).isEmpty)
        #expect(carried.pass(to: at(2)) == [.milestoneReached(.beginningToShift, at: at(2))])
    }

    @Test func adjustSeveralTimesAnnouncesATransitionOnce() throws {
        var carried = Carried(running())
        var said: [FastEffect] = []
        for round in 0..<5 {
            let hour = Int64(round) * 10
            try carried.act(.adjust(start: at(hour)), at: at(hour))
            said += carried.pass(to: at(hour + 5))
        }
        #expect(said == [.milestoneReached(.beginningToShift, at: at(4))])
    }

    @Test func adjustOntoATransitionDoesNotAnnounceIt() throws {
        var carried = Carried(running())
        try carried.act(.adjust(start: at(-8)), at: at(0))
        #expect(carried.pass(to: at(0)).isEmpty)
        #expect(carried.pass(to: at(4, -1)).isEmpty)
    }

    @Test func adjustOfTargetBelowElapsedAnnouncesNone() throws {
        var carried = Carried(running())
        _ = carried.pass(to: at(13))
        try carried.act(.adjust(target: target(12)), at: at(13))
        #expect(carried.pass(to: at(15)).isEmpty)
        #expect(carried.pass(to: at(16)) == [.milestoneReached(.extendedFast, at: at(16))])
    }

    @Test func adjustOfTargetFromBelowElapsedToAheadAnnouncesItOnce() throws {
        var carried = Carried(running())
        _ = carried.pass(to: at(13))
        try carried.act(.adjust(target: target(12)), at: at(13))
        try carried.act(.adjust(target: target(14)), at: at(13))
        #expect(carried.pass(to: at(14)) == [.target(at(14))])
    }

    @Test func targetIsAnnouncedOnceEvenIfAdjustMovesIt() throws {
        var carried = Carried(running(target: target(5)))
        _ = carried.pass(to: at(4))
        #expect(carried.pass(to: at(5)) == [.target(at(5))])
        try carried.act(.adjust(target: target(6)), at: at(5))
        #expect(carried.pass(to: at(6)).isEmpty)
        try carried.act(.adjust(start: at(6), target: target(4)), at: at(6))
        #expect(carried.pass(to: at(10)).isEmpty)
    }

    @Test func adjustAtAnAnnouncedTransitionChangesNothing() throws {
        var carried = Carried(running())
        #expect(carried.pass(to: at(4)).count == 1)
        try carried.act(.adjust(), at: at(4))
        #expect(carried.pass(to: at(4)).isEmpty)
        #expect(carried.pass(to: at(8)).count == 1)
    }
}
