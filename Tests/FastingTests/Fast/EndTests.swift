import Fasting
import Testing

struct EndTests {
    static func end(
        _ fast: ActiveFast = running(), at time: Instant? = nil, now: Instant
    ) throws -> (ended: EndedFast, writes: [RecordWrite]) {
        let change = try FastState(stage: .active(fast)).reduce(
            .end(at: time), context: context(now))
        let ended = try #require(change.state.ended)
        #expect(change.effects == [.ended(ended)])
        return (ended, change.writes)
    }

    @Test(
        arguments: [
            (at(16), .completed), (at(16, 1), .completed), (at(16, -1), .endedEarly),
            (at(0), .endedEarly), (at(168), .completed),
        ] as [(Instant, Outcome)])
    func outcomeWhenTargetIsSixteenHours(now: Instant, outcome: Outcome) throws {
        #expect(try Self.end(now: now).ended.outcome == outcome)
    }

    /// 16.333 h are 58,798.8 s. The fast is completed from the next whole second on.
    @Test(arguments: [(58_798, .endedEarly), (58_799, .completed)] as [(Int64, Outcome)])
    func outcomeWhenTargetIsNoWholeSecond(seconds: Int64, outcome: Outcome) throws {
        let fast = running(target: target(16.333))
        #expect(try Self.end(fast, now: at(0, seconds)).ended.outcome == outcome)
        #expect(fast.targetInstant == at(0, 58_799))
    }

    @Test(arguments: [
        (at(4), true), (at(4, 1), true), (at(4, -1), false), (at(0), false), (at(16), true),
    ])
    func fastIsKeptFromFourHoursOn(now: Instant, kept: Bool) throws {
        let (ended, writes) = try Self.end(now: now)
        let stored = Session(
            id: someID, start: at(0), end: now, endOffset: 60, target: .standard)
        #expect(ended.kept == kept)
        #expect(writes == [kept ? .keep(stored) : .removeFast(someID)])
    }

    @Test func shortestFastThatCompletesIsKept() throws {
        let (ended, _) = try Self.end(running(target: .minimum), now: at(4))
        #expect(ended.outcome == .completed)
        #expect(ended.kept)
    }

    @Test(arguments: [at(0), at(3), at(5), at(10)])
    func endUpToNowIsTaken(time: Instant) throws {
        let (ended, _) = try Self.end(at: time, now: at(10))
        #expect(ended.end == time)
        #expect(ended.duration == time - at(0))
    }

    @Test func endInThePastDecidesTheOutcome() throws {
        #expect(try Self.end(at: at(16, -1), now: at(20)).ended.outcome == .endedEarly)
        #expect(try Self.end(at: at(16), now: at(20)).ended.outcome == .completed)
        #expect(try !Self.end(at: at(4, -1), now: at(20)).ended.kept)
    }

    @Test(arguments: [at(10, 1), at(11), Instant(microsecondsSinceEpoch: .max)])
    func endInTheFutureIsRefused(time: Instant) {
        #expect(throws: FastError.invalidTime(.inTheFuture)) {
            try Self.end(at: time, now: at(10))
        }
    }

    @Test(arguments: [at(0, -1), at(-100), Instant(secondsSinceEpoch: 0)])
    func endBeforeTheStartIsRefused(time: Instant) {
        #expect(throws: FastError.invalidTime(.beforeTheStart)) {
            try Self.end(at: time, now: at(10))
        }
    }

    @Test func endWhenTheClockIsBeforeTheStartEndsAtTheStart() throws {
        let (ended, writes) = try Self.end(now: at(-3))
        #expect(ended.end == at(0))
        #expect(ended.duration == 0)
        #expect(writes == [.removeFast(someID)])
    }

    @Test func endStoresTheOffsetThatHeldAtTheEnd() throws {
        var world = context(at(20))
        world.offset = { $0 < at(15) ? 60 : 120 }
        let state = FastState(stage: .active(running()))
        let inWinter = try state.reduce(.end(at: at(15, -1)), context: world)
        let inSummer = try state.reduce(.end(at: at(15)), context: world)
        #expect(
            inWinter.writes.first
                == .keep(
                    .init(
                        id: someID, start: at(0), end: at(15, -1), endOffset: 60, target: .standard)
                ))
        #expect(
            inSummer.writes.first
                == .keep(
                    .init(
                        id: someID, start: at(0), end: at(15), endOffset: 120, target: .standard)))
    }

    @Test func endedFastIsShownUntilMidnightAfterNow() throws {
        #expect(try Self.end(at: at(10), now: at(17)).ended.shownUntil == at(18))
        #expect(try Self.end(at: at(10), now: at(18)).ended.shownUntil == at(42))
    }
}

struct AbandonTests {
    @Test(arguments: [at(0), at(3), at(5), at(16), at(30)])
    func abandonLeavesNoSession(now: Instant) throws {
        let fast = running()
        let change = try FastState(stage: .active(fast)).reduce(.abandon, context: context(now))
        let ended = try #require(change.state.ended)
        #expect(ended.outcome == .abandoned)
        #expect(!ended.kept)
        #expect(ended.end == now)
        #expect(change.effects == [.ended(ended)])
        #expect(change.writes == [.removeFast(fast.id)])
    }

    @Test func abandonWhenTheClockIsBeforeTheStartHasNoDuration() throws {
        let change = try FastState(stage: .active(running())).reduce(
            .abandon, context: context(at(-3)))
        #expect(change.state.ended?.duration == 0)
    }
}
