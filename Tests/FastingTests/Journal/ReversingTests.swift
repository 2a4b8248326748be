import Fasting
import Testing

/// Undoing acts, as a rule on the state. What an act wrote is given as ``Reversal``.
struct ReversingTests {
    private func context(_ now: Instant, _ sessions: [Session] = []) -> ReversalContext {
        ReversalContext(
            now: now, midnight: at(1018), isRunningFastNew: { _ in true },
            overlapping: { interval, except, old in
                sessions.first {
                    $0.id != except && $0.interval.overlaps(interval)
                        && !(old.map($0.interval.overlaps) ?? false)
                }
            })
    }

    private func reversal(
        _ write: RecordWrite, kept: Session? = nil, isUntouched: Bool = true
    ) -> Reversal {
        Reversal(write: write, origin: 1, kept: kept, isUntouched: isUntouched)
    }

    private let own = Session(
        id: someID, start: at(0), end: at(9), endOffset: 60, target: .standard)

    // MARK: A fast that runs again

    @Test func fastRunsAgainWithWhatWasAnnounced() throws {
        let fast = running(target: target(16.333), announced: [.beginningToShift, .deeperRhythm])
        let change = try FastState().reverse(
            [reversal(.run(fast), kept: own)], of: .end, context: context(at(14), [own]))
        let again = try #require(change.state.active)
        #expect((again.id, again.start, again.target) == (fast.id, fast.start, fast.target))
        #expect(again.announced == fast.announced)
        #expect(again.actedAt == at(14) && again.observedAt == at(14))
        #expect(change.writes == [.run(again)])
    }

    @Test func neitherPhaseNorTargetThatPassedMeanwhileIsAnnounced() throws {
        let change = try FastState().reverse(
            [reversal(.run(running()))], of: .end, context: context(at(17)))
        var carried = Carried(state: change.state)
        #expect(carried.pass(to: at(23, 3599)).isEmpty)
        #expect(carried.pass(to: at(24)) == [.milestoneReached(.prolongedFast, at: at(24))])
    }

    @Test func secondRunningFastIsRefused() {
        let other = ActiveFast(
            id: otherID, start: at(20), target: .standard, actedAt: at(20), observedAt: at(20))
        #expect(throws: FastError.alreadyActive) {
            try FastState(stage: .active(other)).reverse(
                [reversal(.run(running()), kept: own)], of: .end, context: context(at(30), [own]))
        }
    }

    @Test(arguments: [session(at(14), at(19)), session(at(9), at(13))])
    func sessionThatWouldOverlapIsNamed(other: Session) {
        #expect(throws: FastError.overlap(other)) {
            try FastState().reverse(
                [reversal(.run(running()), kept: own)], of: .end,
                context: context(at(30), [own, other]))
        }
    }

    @Test(arguments: [session(at(-10), at(0)), session(at(2), at(8))])
    func touchingAndOverlapsThatWereThereAreNoReason(other: Session) throws {
        let change = try FastState().reverse(
            [reversal(.run(running()), kept: own)], of: .end,
            context: context(at(30), [own, other]))
        #expect(change.state.active?.id == someID)
    }

    @Test func adjustmentBackOverASessionIsRefused() {
        let other = session(at(2), at(8))
        let state = FastState(stage: .active(running(start: at(9))))
        #expect(throws: FastError.overlap(other)) {
            try state.reverse(
                [reversal(.run(running()))], of: .adjust, context: context(at(12), [other]))
        }
    }

    // MARK: A fast that no longer runs

    @Test func startThatIsUndoneLeavesNothing() throws {
        let change = try FastState(stage: .active(running())).reverse(
            [reversal(.removeFast(someID))], of: .start, context: context(at(5)))
        #expect(change.state == FastState())
        #expect(change.writes == [.removeFast(someID)])
    }

    @Test func endDoneAgainIsShown() throws {
        let change = try FastState(stage: .active(running())).reverse(
            [reversal(.keep(own))], of: .end, context: context(at(12)))
        let ended = try #require(change.state.ended)
        #expect(ended.session == own)
        #expect(ended.outcome == .endedEarly)
        #expect(ended.shownUntil == at(1018))
    }

    @Test(arguments: [RecordWrite.removeFast(someID), .keep(session(at(0), at(12)))])
    func whatIsShownAndNoLongerTrueIsNotShown(write: RecordWrite) throws {
        let ended = EndedFast(running(), as: own, shownUntil: at(18))
        var write = write
        if case .keep(var session) = write {
            session = Session(
                id: someID, start: session.start, end: session.end, endOffset: nil, target: nil)
            write = .keep(session)
        }
        let change = try FastState(stage: .ended(ended)).reverse(
            [reversal(write, kept: own)], of: .importing, context: context(at(12), [own]))
        #expect(change.state == FastState())
    }

    // MARK: The history

    @Test func deletedFastThatWouldOverlapStaysDeleted() {
        let other = session(at(5), at(12))
        #expect(throws: FastError.overlap(other)) {
            try FastState().reverse(
                [reversal(.keep(own))], of: .delete, context: context(at(30), [other]))
        }
        let active = FastState(
            stage: .active(
                ActiveFast(
                    id: otherID, start: at(8), target: .standard, actedAt: at(8),
                    observedAt: at(8))))
        #expect(throws: FastError.overlapsActive(since: at(8))) {
            try active.reverse([reversal(.keep(own))], of: .delete, context: context(at(30)))
        }
    }

    @Test func importMayBringOverlapsAgain() throws {
        let other = session(at(5), at(12))
        let change = try FastState().reverse(
            [reversal(.keep(own))], of: .importing, context: context(at(30), [other]))
        #expect(change.writes == [.keep(own)])
    }

    @Test func recordThatWasChangedSinceIsLeft() throws {
        let water = WaterEntry(id: otherID, at: at(1), amount: WaterAmount(milliliters: 250)!)
        let change = try FastState().reverse(
            [
                reversal(.keep(own), isUntouched: false), reversal(.removeWater(id(3))),
                reversal(.water(water)),
            ], of: .importing, context: context(at(30)))
        #expect(change.writes == [.removeWater(id(3)), .water(water)])
    }
}

struct ActClockTests {
    @Test(
        arguments: [
            (nil, at(1), at(1), 0), (ActClock(wall: at(1), counter: 3), at(2), at(2), 0),
            (ActClock(wall: at(1), counter: 3), at(1), at(1), 4),
            (ActClock(wall: at(9), counter: 0), at(1), at(9), 1),
        ] as [(ActClock?, Instant, Instant, Int64)])
    func nextIsLater(last: ActClock?, now: Instant, wall: Instant, counter: Int64) {
        let next = ActClock(after: last, now: now)
        #expect(next == ActClock(wall: wall, counter: counter))
        if let last { #expect(last < next) }
    }
}
