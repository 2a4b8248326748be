import Fasting
import Testing

/// What adjust accepts and refuses. ``AdjustAdvanceTests`` tests what it announces.
struct AdjustTests {
    static func adjust(
        _ fast: ActiveFast = running(), start: Instant? = nil, target: Target? = nil, now: Instant,
        sessions: [Session] = []
    ) throws -> ActiveFast {
        let change = try FastState(stage: .active(fast)).reduce(
            .adjust(start: start, target: target), context: context(now, sessions: sessions))
        #expect(change.writes == change.state.active.map { $0 == fast ? [] : [.run($0)] })
        #expect(change.effects.isEmpty)
        return try #require(change.state.active)
    }

    @Test func adjustChangesWhatIsNamedAlone() throws {
        let fast = running(announced: [.beginningToShift], targetAnnounced: true)
        for (start, target) in [(at(1), nil), (nil, target(20)), (at(-3), target(4))] {
            let adjusted = try Self.adjust(fast, start: start, target: target, now: at(9))
            #expect(adjusted.id == fast.id)
            #expect(adjusted.start == start ?? fast.start)
            #expect(adjusted.target == target ?? fast.target)
            #expect(adjusted.announced == fast.announced)
            #expect(adjusted.targetAnnounced)
        }
    }

    @Test func adjustOfNothingChangesNothing() throws {
        #expect(try Self.adjust(now: at(9)) == running())
    }

    @Test(arguments: [at(9), at(9, -1), at(-159)])
    func adjustUpToAWeekBackIsTaken(start: Instant) throws {
        #expect(try Self.adjust(start: start, now: at(9)).start == start)
    }

    @Test func adjustMoreThanAWeekBackIsRefused() {
        #expect(throws: FastError.invalidTime(.tooLongAgo)) {
            try Self.adjust(start: at(-159, -1), now: at(9))
        }
    }

    @Test(arguments: [at(9, 1), at(1000)])
    func adjustIntoTheFutureIsRefused(start: Instant) {
        #expect(throws: FastError.invalidTime(.inTheFuture)) {
            try Self.adjust(start: start, now: at(9))
        }
    }

    @Test func adjustOfAFastOlderThanAWeekMayMoveItLater() throws {
        #expect(try Self.adjust(start: at(1), now: at(500)).start == at(1))
        #expect(throws: FastError.invalidTime(.tooLongAgo)) {
            try Self.adjust(start: at(0, -1), now: at(500))
        }
    }

    @Test func adjustBackToTheEndOfASessionIsTaken() throws {
        let stored = session(at(-10), at(-2))
        #expect(try Self.adjust(start: at(-2), now: at(9), sessions: [stored]).start == at(-2))
    }

    @Test(arguments: [at(-2, -1), at(-5), at(-10), at(-30)])
    func adjustBackIntoASessionIsRefusedNamingIt(start: Instant) {
        let stored = session(at(-10), at(-2))
        #expect(throws: FastError.overlap(stored)) {
            try Self.adjust(start: start, now: at(9), sessions: [stored])
        }
    }

    @Test func adjustBackPastASessionThatTouchesIsRefused() {
        let stored = session(at(-10), at(0))
        #expect(throws: FastError.overlap(stored)) {
            try Self.adjust(start: at(0, -1), now: at(9), sessions: [stored])
        }
    }

    /// An import may create an overlap. Adjust refuses only a new one.
    @Test func adjustIsNotRefusedForAnOverlapThatWasThere() throws {
        let imported = session(at(2), at(7))
        #expect(try Self.adjust(start: at(-1), now: at(9), sessions: [imported]).start == at(-1))
        #expect(try Self.adjust(start: at(3), now: at(9), sessions: [imported]).start == at(3))
    }
}
