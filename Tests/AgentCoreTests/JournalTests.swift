import Fasting
import Glibc
import SeededRandom
import Store
import Testing

@testable import AgentCore

/// Undo and redo of every kind of act, on the engine and its records.
struct JournalTests {
    let run = EngineRun()

    /// Everything that an act may change.
    private struct Everything: Equatable {
        let running: [String]
        let sessions: [Session]
        let water: [WaterEntry]
    }

    private func everything() throws -> Everything {
        let active = run.snapshot.fast.active
        return Everything(
            running: active.map { ["\($0.id) \($0.start) \($0.target)"] } ?? [],
            sessions: try run.engine.sessions(
                since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max),
            water: try run.engine.water(since: Instant(secondsSinceEpoch: 0), until: nil))
    }

    @discardableResult
    private func add(_ command: Command) throws -> RecordID {
        guard case .id(let id) = try run.engine.perform(command) else {
            throw Refusal.rule(.notFound)
        }
        return id
    }

    @discardableResult
    private func undo(_ command: Command = .undo) throws -> Undone {
        guard case .undone(let undone) = try run.engine.perform(command) else {
            throw Refusal.rule(.nothingToUndo)
        }
        return undone
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test func theFirstFastIsKnownWhileItRuns() throws {
        func expect(_ isFirst: Bool, _ location: SourceLocation = #_sourceLocation) {
            #expect(run.snapshot.isFirstFast == isFirst, sourceLocation: location)
            run.start()
            #expect(run.snapshot.isFirstFast == isFirst, sourceLocation: location)
        }
        // Neither a logged nor an imported fast was started here.
        try add(.log(start: morning - 60 * hour, end: morning - 40 * hour))
        try run.engine.perform(.merge([session(1, from: -200, to: -180)], water: []))
        expect(false)
        try add(.start(at: morning - 20 * hour))
        expect(true)
        try run.engine.perform(.adjust(start: morning - 18 * hour))
        try run.engine.perform(.delete(id(1)))
        expect(true)
        try run.engine.perform(.end())
        expect(false)
        try undo()
        expect(true)
        try run.engine.perform(.redo)
        let kept = try #require(try everything().sessions.first)
        try run.engine.perform(.delete(kept.id))
        // A fast that was deleted or undone still was the first.
        run.pass(hour)
        try add(.start())
        expect(false)
        for _ in 1...3 { try undo() }
        #expect(run.snapshot.fast.active?.id == kept.id)
        expect(true)
    }

    @Test func aStartThatWasUndoneWasTheFirst() throws {
        try add(.start())
        #expect(run.snapshot.isFirstFast)
        try undo()
        #expect(!run.snapshot.isFirstFast)
        try run.engine.perform(.redo)
        #expect(run.snapshot.isFirstFast)
        try undo()
        try add(.start())
        #expect(!run.snapshot.isFirstFast)
    }

    /// Before the very first start the window says who should ask a physician.
    @Test func itIsKnownThatNoFastWasEverStarted() throws {
        func expect(_ never: Bool, _ location: SourceLocation = #_sourceLocation) {
            #expect(run.snapshot.hasNeverStarted == never, sourceLocation: location)
            run.start()
            #expect(run.snapshot.hasNeverStarted == never, sourceLocation: location)
        }
        expect(true)
        try add(.addWater(nil))
        try add(.log(start: morning - 60 * hour, end: morning - 40 * hour))
        expect(true)
        try add(.start())
        expect(false)
        // A start that was undone was one.
        try undo()
        expect(false)
    }

    /// Water that was drunk in a short time. It follows from the entries alone.
    @Test func recentWaterIsThatOfTheHoursUpToTheLatestEntry() throws {
        func drink(_ milliliters: Int64, at instant: Instant) throws {
            try add(.addWater(WaterAmount(milliliters: milliliters), at: instant))
        }
        #expect(run.snapshot.recentWater == 0)
        try drink(1000, at: morning - 5 * hour)
        #expect(run.snapshot.recentWater == 1000)
        try drink(1500, at: morning - 2 * hour)
        #expect(run.snapshot.recentWater == 1500)
        try drink(1600, at: morning - 1)
        #expect(run.snapshot.recentWater == 3100)
        // An earlier one changes it only if it is near, and time does not.
        try drink(500, at: morning - 4 * hour)
        run.pass(10 * hour)
        run.start()
        #expect(run.snapshot.recentWater == 3100)
        try undo()
        try undo()
        #expect(run.snapshot.recentWater == 1500)
    }

    /// One act of each kind, each after the ones before it.
    private static let acts: [(ActKind, @Sendable (JournalTests) throws -> Void)] = [
        (.log, { try $0.add(.log(start: morning - 60 * hour, end: morning - 40 * hour)) }),
        (
            .edit,
            { tests in
                let first = try tests.everything().sessions[0]
                try tests.run.engine.perform(.edit(first.id, end: morning - 41 * hour))
            }
        ),
        (.start, { try $0.add(.start(at: morning - 20 * hour)) }),
        (.adjust, { try $0.run.engine.perform(.adjust(start: morning - 18 * hour)) }),
        (.waterAdd, { try $0.add(.addWater(WaterAmount(milliliters: 300))) }),
        (.end, { try $0.run.engine.perform(.end()) }),
        (
            .importing,
            { tests in
                var longer = try tests.everything().sessions[0]
                longer.end = morning - 1
                let entry = WaterEntry(
                    id: id(9), at: morning - hour, amount: WaterAmount(milliliters: 200)!)
                try tests.run.engine.perform(
                    .merge([session(1, from: -200, to: -180), longer], water: [entry]))
            }
        ),
        (
            .waterRemove,
            { tests in
                try tests.run.engine.perform(.removeWater(try tests.everything().water[0].id))
            }
        ),
        (
            .delete,
            { tests in
                try tests.run.engine.perform(.delete(try tests.everything().sessions[0].id))
            }
        ),
        (.start, { try $0.add(.start()) }),
        (.abandon, { try $0.run.engine.perform(.abandon) }),
    ]

    @Test func everyAct_isUndoneAndRedone_overRestarts() throws {
        var states = [try everything()]
        for (_, act) in Self.acts {
            try act(self)
            run.pass(1)
            states.append(try everything())
        }
        for (index, (kind, _)) in Self.acts.enumerated().reversed() {
            if index % 3 == 0 { run.start() }
            #expect(run.snapshot.undo.undoable?.kind == kind)
            let undone = try undo()
            #expect(undone.act.kind == kind)
            #expect(undone.left == 0)
            #expect(try everything() == states[index], "after the undo of \(kind)")
        }
        #expect(run.snapshot.undo.undoable == nil)
        #expect(run.refusal(.undo) == .rule(.nothingToUndo))
        for (index, (kind, _)) in Self.acts.enumerated() {
            if index % 4 == 0 { run.start() }
            #expect(run.snapshot.undo.redoable?.kind == kind)
            #expect(try undo(.redo).act.kind == kind)
            #expect(try everything() == states[index + 1], "after the redo of \(kind)")
        }
        #expect(run.refusal(.redo) == .plain(.nothingToRedo))
        let list = try run.engine.journal(limit: 100)
        #expect(list.map(\.kind) == Self.acts.map(\.0).reversed())
        #expect(list.allSatisfy { !$0.isUndone })
    }

    @Test func redo_afterAnotherAct_isOver() throws {
        try add(.addWater(nil))
        try add(.addWater(nil))
        try undo()
        #expect(run.snapshot.undo.redoable != nil)
        try add(.addWater(nil))
        #expect(run.snapshot.undo.redoable == nil)
        #expect(run.refusal(.redo) == .plain(.nothingToRedo))
        #expect(try run.engine.journal(limit: 10).map(\.isUndone) == [false, true, false])
        try undo()
        try undo()
        #expect(try everything().water.isEmpty)
        #expect(run.refusal(.undo) == .rule(.nothingToUndo))
    }

    /// An end, then water: the water is the latest act, and the ending can still be undone alone.
    @Test func undoEnding_afterWater_leavesTheWater() throws {
        let id = try add(.start(at: morning - 17 * hour))
        try run.engine.perform(.end())
        try add(.addWater(nil))
        #expect(run.snapshot.undo.undoable?.kind == .waterAdd)
        #expect(run.snapshot.undo.undoableEnding != nil)
        _ = run.takeChanges()
        try undo(.undoEnding)
        #expect(run.takeEvents().first == .resumed(id))
        #expect(run.snapshot.fast.active?.id == id)
        #expect(run.snapshot.history.all == 0)
        #expect(try everything().water.count == 1)
        #expect(run.snapshot.undo.undoableEnding == nil)
        // The undo of the ending can be redone, and the water is the latest act.
        #expect(run.snapshot.undo.redoable?.kind == .end)
        #expect(try undo().act.kind == .waterAdd)
    }

    /// Ids are random. In one second the act decides, also from page to page, and after an undo and a redo.
    @Test func waterOfOneSecondIsInTheOrderOfItsActs() throws {
        let ids = try (1...12).map { _ in try add(.addWater(nil)) }
        let (past, all) = (Instant(secondsSinceEpoch: 0), Array(ids.reversed()))
        #expect(try run.engine.water(since: past, until: nil).map(\.id) == all)
        try undo()
        try undo(.redo)
        #expect(try run.engine.water(since: past, until: nil).map(\.id) == all)
        for (last, next) in zip(all, all.dropFirst()) {
            let page = try run.engine.water(since: past, until: nil, after: last)
            #expect(page.first?.id == next)
        }
    }

    /// An ending wrote only the end. What was changed of the fast since stays, also over a redo.
    @Test(arguments: [
        (HistoryEdit(note: Note("later")), true), (HistoryEdit(target: Target(hours: 20)), true),
        (HistoryEdit(start: morning - 18 * hour), true),
        (HistoryEdit(end: morning - hour), false),
        // The same end again changes nothing.
        (HistoryEdit(end: morning), true),
    ])
    func undoEnding_afterAChange_keepsIt(_ edit: HistoryEdit, isPossible: Bool) throws {
        let id = try add(.start(at: morning - 17 * hour, note: Note("first")!))
        try run.engine.perform(.end())
        let ending = try #require(run.snapshot.undo.undoableEnding?.number)
        try run.engine.perform(
            .edit(id, start: edit.start, end: edit.end, target: edit.target, note: edit.note))
        let edited = try #require(try everything().sessions.first)
        guard isPossible else {
            #expect(run.snapshot.undo.undoableEnding == nil)
            #expect(run.refusal(.undoEnding) == .rule(.nothingToUndo))
            return
        }
        #expect(run.snapshot.undo.undoableEnding?.number == ending)
        #expect(try undo(.undoEnding).left == 0)
        let fast = try #require(run.snapshot.fast.active)
        #expect(fast.id == id && fast.start == edited.start && fast.note == edited.note)
        #expect(fast.target == edited.effectiveTarget)
        #expect(run.snapshot.history.all == 0)
        #expect(try undo(.redo).left == 0)
        #expect(try everything().sessions == [edited])
        #expect(try undo(.undoEnding).left == 0)
        #expect(run.snapshot.fast.active == fast)
    }

    struct HistoryEdit: Sendable {
        var start: Instant?
        var end: Instant?
        var target: Target?
        var note: Note?
    }

    @Test func undoEnding_whileAFastRuns_isRefused() throws {
        try add(.start(at: morning - 5 * hour))
        try run.engine.perform(.end())
        try add(.start())
        #expect(run.snapshot.undo.undoableEnding == nil)
        #expect(run.refusal(.undoEnding) == .rule(.nothingToUndo))
        try run.engine.perform(.undo)
        #expect(run.snapshot.undo.undoableEnding != nil)
    }

    @Test func undo_thatWouldOverlap_isRefusedAndChangesNothing() throws {
        try add(.start(at: morning - 5 * hour))
        try run.engine.perform(.abandon)
        try run.engine.perform(.merge([session(1, from: -4, to: 0)]))
        #expect(run.snapshot.undo.undoableEnding == nil)
        let before = try everything()
        #expect(run.refusal(.undoEnding) == .undoAgainst(.overlap(session(1, from: -4, to: 0))))
        #expect(try everything() == before)
    }

    /// Milestones that were announced stay announced after any undo.
    @Test func undoOfAnAdjustment_announcesNothingAgain() throws {
        try add(.start(at: morning - 3 * hour))
        run.pass(2 * hour)
        #expect(
            run.takeEvents().count { if case .milestoneReached = $0 { true } else { false } } == 1)
        try run.engine.perform(.adjust(start: morning - hour))
        run.pass(60)
        try undo()
        #expect(run.snapshot.fast.active?.announced.contains(.beginningToShift) == true)
        try run.engine.perform(.end())
        try undo()
        #expect(run.snapshot.fast.active?.announced.contains(.beginningToShift) == true)
        try undo()
        #expect(run.snapshot.fast.active == nil)
        try undo(.redo)
        #expect(run.snapshot.fast.active?.announced.contains(.beginningToShift) == true)
        _ = run.takeChanges()
        run.pass(hour)
        #expect(run.takeEvents().isEmpty)
    }

    /// The start of the last fast is what is left after it was overwritten by a mistyped one.
    @Test func undoOfAnAdjustment_bringsBackTheStart() throws {
        try add(.start(at: morning - 10 * hour, target: .maximum))
        let before = try everything()
        try run.engine.perform(.adjust(start: morning - hour, target: .minimum))
        _ = run.takeChanges()
        let undone = try undo()
        #expect(undone.act.subject == .running(start: morning - hour, target: .minimum))
        #expect(try everything() == before)
        guard case .adjusted? = run.takeEvents().first else {
            Issue.record("the adjustment is not told")
            return
        }
    }

    @Test func redoOfAnEnd_showsTheEndedFast() throws {
        let id = try add(.start(at: morning - 17 * hour))
        guard case .ended(let ended) = try run.engine.perform(.end()) else {
            Issue.record("no ending")
            return
        }
        try undo()
        _ = run.takeChanges()
        try undo(.redo)
        guard case .ended(let again)? = run.takeEvents().first else {
            Issue.record("the end is not told")
            return
        }
        #expect(again.session == ended.session)
        #expect(again.fast.id == id)
        #expect(run.snapshot.history == HistoryCounts(all: 1, completed: 1))
    }

    /// What was redone in order is not newer than what was redone after it.
    @Test func undo_afterRedos_isNotRefusedForAnOverlapThatWasThere() throws {
        try run.engine.perform(.merge([session(1, from: -40, to: -20)]))
        try run.engine.perform(.merge([session(2, from: -30, to: -10)]))
        try run.engine.perform(.delete(id(1)))
        for _ in 0..<3 { try undo() }
        for _ in 0..<3 { try undo(.redo) }
        try undo()
        #expect(run.snapshot.history.all == 2)
    }

    @Test func adjustmentThatChangesNothing_isNoAct() throws {
        try add(.start(at: morning - 5 * hour, target: .minimum))
        try run.engine.perform(.end())
        try undo()
        try run.engine.perform(.adjust(target: .minimum))
        #expect(run.snapshot.undo.redoable?.kind == .end)
    }

    @Test func importWithOneRecordTwice_isNamedWithWhatItWrote() throws {
        try run.engine.perform(
            .merge([session(1, from: -40, to: -20), session(1, from: -40, to: -19)]))
        #expect(run.snapshot.undo.undoable?.subject == .records(fasts: 1, water: 0))
    }

    @Test func historyEventsOfAnUndo_areOne() throws {
        try add(.start(at: morning - 17 * hour))
        try run.engine.perform(.end())
        for command in [Command.undo, .redo] {
            _ = run.takeChanges()
            try undo(command)
            #expect(run.takeEvents().count(where: \.changesHistory) == 1)
        }
    }

    /// Another file was put in place of the records.
    @Test func undoFacts_afterTheRecordsWereReplaced_areOfTheNewOnes() throws {
        try add(.addWater(nil))
        let other = EngineRun()
        try other.engine.perform(.start(at: morning - 5 * hour))
        try other.engine.perform(.end())
        other.stop()
        try add(.log(start: morning - 30 * hour, end: morning - 10 * hour))
        try #require(rename(other.folder.database, run.folder.database) == 0)
        _ = run.refusal(.removeWater(id(9)))
        #expect(run.snapshot.undo.undoable?.kind == .end)
        #expect(run.snapshot.undo.undoableEnding != nil)
    }

    @Test func undo_isOneChange() throws {
        try add(.addWater(nil))
        #expect(run.snapshot.waterToday == 250)
        _ = run.takeChanges()
        try undo()
        #expect(run.takeChanges().count == 1)
        #expect(run.snapshot.waterToday == 0)
    }

    /// Random acts. Undone one by one they lead to the first state, and redone to the last.
    @Test(arguments: UInt64(1)...40) func randomActs_areAllUndone(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var states = [try everything()]
        for _ in 0..<30 {
            let count = try run.engine.journal(limit: 1000).count
            try? act(&numbers)
            run.pass(numbers.number(1, 9 * hour))
            if numbers.number(1, 8) == 1 { run.start() }
            if try run.engine.journal(limit: 1000).count > count { states.append(try everything()) }
        }
        for state in states.dropLast().reversed() {
            try undo()
            #expect(try everything() == state)
        }
        #expect(run.refusal(.undo) == .rule(.nothingToUndo))
        for state in states.dropFirst() {
            try undo(.redo)
            #expect(try everything() == state)
        }
    }

    private func act(_ numbers: inout SplitMix64) throws {
        let sessions = try everything().sessions
        let now = run.now
        switch numbers.number(1, 10) {
        case 1...3: try add(.start(at: now - numbers.number(0, 20 * hour)))
        case 4, 5: try run.engine.perform(.end())
        case 6: try run.engine.perform(.adjust(start: now - numbers.number(0, 20 * hour)))
        case 7: try add(.addWater(nil, at: now - numbers.number(0, 3 * hour)))
        case 8:
            let end = now - numbers.number(0, 100 * hour)
            try add(.log(start: end - numbers.number(4, 20) * hour, end: end))
        case 9:
            guard let session = sessions.randomElement(using: &numbers) else { return }
            if numbers.number(1, 2) == 1 {
                try run.engine.perform(.delete(session.id))
            } else {
                try run.engine.perform(
                    .edit(session.id, end: session.end - numbers.number(0, 3 * hour)))
            }
        default:
            let number = UInt8(numbers.number(1, 5))
            let end = now - numbers.number(0, 50 * hour)
            let imported = Session(
                id: id(number), start: end - 10 * hour, end: end, endOffset: nil, target: nil)
            let entry = WaterEntry(id: id(50), at: end, amount: WaterAmount(milliliters: 100)!)
            try run.engine.perform(.merge([imported], water: [entry]))
        }
    }
}
