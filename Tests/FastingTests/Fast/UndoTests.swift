import Fasting
import Testing

struct UndoTests {
    @Test(arguments: [FastCommand.end(), .end(at: at(10)), .end(at: at(1)), .abandon])
    func undoGivesBackTheSameFast(ending: FastCommand) throws {
        let fast = running(
            start: at(0), target: target(16.333), announced: [.beginningToShift, .deeperRhythm],
            actedAt: at(12))
        var carried = Carried(fast)
        try carried.act(ending, at: at(13))
        let effects = try carried.act(.undo, at: at(14))
        let again = try #require(carried.state.active)
        #expect(effects == [.forget(someID)])
        #expect(again.id == fast.id)
        #expect(again.start == fast.start)
        #expect(again.target == fast.target)
        #expect(again.announced == fast.announced)
        #expect(again.targetAnnounced == fast.targetAnnounced)
    }

    @Test func undoAfterMidnightIsStillPossible() throws {
        var carried = Carried(running())
        try carried.act(.end(), at: at(13))
        #expect(carried.pass(to: at(18)).isEmpty)
        #expect(carried.state.stage == .idle)
        #expect(try carried.act(.undo, at: at(90)) == [.forget(someID)])
        #expect(carried.state.active?.start == at(0))
    }

    @Test func undoTwiceIsRefused() throws {
        var carried = Carried(running())
        try carried.act(.end(), at: at(13))
        try carried.act(.undo, at: at(13))
        #expect(throws: FastError.nothingToUndo) { try carried.act(.undo, at: at(13)) }
    }

    @Test func undoAfterTheNextStartIsRefusedEvenWhenThatEndedToo() throws {
        var carried = Carried(running())
        try carried.act(.end(), at: at(13))
        try carried.act(.start(otherID), at: at(13))
        #expect(throws: FastError.nothingToUndo) { try carried.act(.undo, at: at(14)) }
        try carried.act(.abandon, at: at(14))
        try carried.act(.undo, at: at(15))
        #expect(carried.state.active?.id == otherID)
    }

    @Test(arguments: [session(at(14), at(19)), session(at(-5), at(1)), session(at(2), at(8))])
    func undoWhenALoggedSessionWouldOverlapIsRefusedNamingIt(logged: Session) throws {
        var carried = Carried(running())
        try carried.act(.end(), at: at(9))
        let before = carried.state
        #expect(throws: FastError.overlap(logged)) {
            try carried.act(.undo, at: at(20), sessions: [logged])
        }
        #expect(carried.state == before)
        #expect(throws: Never.self) { try carried.act(.undo, at: at(20)) }
    }

    @Test func undoIsNotHinderedByItsOwnSessionNorByOneThatTouches() throws {
        var carried = Carried(running())
        let effects = try carried.act(.end(), at: at(9))
        guard case .keep(let own) = try #require(effects.first) else {
            Issue.record("the fast was not kept")
            return
        }
        let touching = session(at(-10), at(0))
        #expect(throws: Never.self) {
            try carried.act(.undo, at: at(20), sessions: [own, touching])
        }
    }

    @Test func undoAnnouncesNeitherPhaseNorTargetThatPassedMeanwhile() throws {
        var carried = Carried(running())
        try carried.act(.end(), at: at(5))
        try carried.act(.undo, at: at(17))
        #expect(carried.pass(to: at(17)).isEmpty)
        #expect(carried.pass(to: at(23, 3599)).isEmpty)
        #expect(carried.pass(to: at(24)) == [.milestoneReached(.prolongedFast, at: at(24))])
    }

    @Test func undoAnnouncesNothingASecondTime() throws {
        var carried = Carried(running(target: .minimum))
        #expect(carried.pass(to: at(4)).count == 2)
        try carried.act(.end(), at: at(5))
        // The clock is set back, so the transition is after the undo.
        try carried.act(.undo, at: at(3))
        #expect(carried.pass(to: at(4)).isEmpty)
    }
}
