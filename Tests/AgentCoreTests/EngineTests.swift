import Fasting
import Store
import Testing

@testable import AgentCore

/// Each act is stored, installed and announced once.
struct EngineTests {
    let run = EngineRun()

    @Test func perform_start_announcesOneChangeAndReturnsTheID() throws {
        guard case .id(let id) = try run.engine.perform(.start()) else {
            Issue.record("no id")
            return
        }
        let changes = run.takeChanges()
        #expect(changes.count == 1)
        #expect(changes.first?.events == [.started(id)])
        #expect(changes.first?.before.fast.active == nil)
        #expect(changes.first?.after.fast.active?.id == id)
        #expect(run.snapshot.fast.active?.target == .standard)
    }

    @Test func perform_end_keepsAFastOfFourHours() throws {
        try run.engine.perform(.start(at: run.now - 5 * hour))
        _ = run.takeChanges()
        guard case .ended(let ended) = try run.engine.perform(.end()) else {
            Issue.record("no ending")
            return
        }
        #expect(ended.outcome == .endedEarly)
        let changes = run.takeChanges()
        #expect(changes.count == 1)
        #expect(changes.first?.events == [.ended(ended)])
        #expect(run.snapshot.history == HistoryCounts(all: 1, completed: 0))
        #expect(run.snapshot.undo.undoableEnding != nil)
        let stored = try run.engine.sessions(
            since: Instant(secondsSinceEpoch: 0), until: nil, limit: 10)
        #expect(stored == [ended.session])
    }

    @Test func perform_end_countsTheCompletedFastIn() throws {
        try run.engine.perform(.start(at: run.now - 17 * hour))
        try run.engine.perform(.end())
        #expect(run.snapshot.arrivalCount == 1)
        #expect(run.snapshot.occasion == .arrival(completedCount: 1))
    }

    /// Every refusal leaves the state, the records and the watchers as they were.
    @Test(arguments: [
        (Command.end(), FastError.notActive), (.abandon, .notActive),
        (.adjust(target: .maximum), .notActive), (.undoEnding, .nothingToUndo),
        (.undo, .nothingToUndo),
        (.start(at: morning + 1), .invalidTime(.inTheFuture)),
        (.start(at: morning - 169 * hour), .invalidTime(.tooLongAgo)),
        (.delete(id(1)), .notFound), (.edit(id(1), start: morning), .notFound),
        (.log(start: morning - 5 * hour, end: morning + 1), .invalidTime(.inTheFuture)),
        (.log(start: morning - 2 * hour, end: morning), .invalidTime(.tooShort)),
    ]) func perform_refusedByARule_changesNothing(_ command: Command, _ error: FastError) {
        let before = run.snapshot
        #expect(run.refusal(command) == .rule(error))
        #expect(run.takeChanges().isEmpty)
        #expect(run.snapshot.fast == before.fast)
        run.start()
        #expect(run.snapshot.fast == before.fast)
    }

    /// A fast that began elsewhere goes on under its id.
    @Test func perform_startWithAnID_usesIt() throws {
        let start = run.now - 9 * hour
        guard case .id(let given) = try run.engine.perform(.start(at: start, id: id(7))) else {
            Issue.record("no id")
            return
        }
        #expect(given == id(7))
        #expect(run.snapshot.fast.active?.id == id(7))
        #expect(run.takeChanges().flatMap(\.events) == [.started(id(7))])
        // What has been announced elsewhere is in the past.
        run.engine.tick()
        #expect(run.takeEvents().isEmpty)
    }

    /// It would replace the kept one.
    @Test func perform_startWithTheIDOfAKeptFast_isRefused() throws {
        try run.engine.perform(.start(at: run.now - 9 * hour, id: id(7)))
        #expect(run.refusal(.start(id: id(7))) == .rule(.alreadyActive))
        guard case .ended(let ended) = try run.engine.perform(.end(at: run.now - 2 * hour)),
            let kept = ended.session
        else {
            Issue.record("no ending")
            return
        }
        #expect(run.refusal(.start(at: run.now - hour, id: id(7))) == .rule(.overlap(kept)))
        #expect(
            try run.engine.sessions(
                since: Instant(secondsSinceEpoch: 0), until: nil, limit: 10) == [kept])
        // A fast that was not kept may run again.
        try run.engine.perform(.start(id: id(8)))
        try run.engine.perform(.abandon)
        try run.engine.perform(.start(id: id(8)))
        #expect(run.snapshot.fast.active?.id == id(8))
    }

    @Test func perform_startWhileActive_isRefused() throws {
        try run.engine.perform(.start())
        let fast = run.snapshot.fast
        #expect(run.refusal(.start()) == .rule(.alreadyActive))
        #expect(run.snapshot.fast == fast)
    }

    @Test func perform_adjustNothing_announcesNothing() throws {
        try run.engine.perform(.start())
        _ = run.takeChanges()
        #expect(try run.engine.perform(.adjust()) == .done)
        #expect(run.takeChanges().isEmpty)
    }

    @Test func restart_afterAnAct_keepsTheFast() throws {
        try run.engine.perform(.start(at: run.now - hour, target: Target(hours: 18)))
        let fast = run.snapshot.fast
        run.start()
        #expect(run.snapshot.fast == fast)
    }

    @Test func edit_ofAStoredFast_changesIt() throws {
        guard
            case .id(let id) = try run.engine.perform(
                .log(start: morning - 30 * hour, end: morning - 10 * hour))
        else {
            Issue.record("no id")
            return
        }
        _ = run.takeChanges()
        try run.engine.perform(.edit(id, end: morning - 9 * hour))
        #expect(run.takeEvents() == [.edited(id)])
        try run.engine.perform(.delete(id))
        #expect(run.takeEvents() == [.deleted(id)])
        #expect(run.snapshot.history.all == 0)
    }

    @Test func makeID_thatFails_refusesTheStart() throws {
        struct Failure: Error {}
        let other = EngineRun()
        var environment = other.engine.environment
        environment.makeID = { throw Failure() }
        other.stop()
        let engine = Engine(folder: other.folder, environment: environment)
        // A process that another test starts may hold the lock until it has replaced its program.
        _ = try engine.lock(waiting: .seconds(30))
        #expect(throws: Refusal.noRandomID("Failure()")) { try engine.perform(.start()) }
        #expect(engine.snapshot.fast.active == nil)
    }
}
