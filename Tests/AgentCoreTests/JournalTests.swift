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
