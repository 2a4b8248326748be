import Fasting
import Testing

@testable import AgentCore

/// A command is carried out on what its caller saw, or not at all.
struct PreconditionTests {
    private let run = EngineRun()

    private func refusal(_ command: Command, if condition: Precondition) -> Refusal? {
        do throws(Refusal) {
            try run.engine.perform(command, if: condition)
            return nil
        } catch { return error }
    }

    private var act: Int64 { run.snapshot.undo.undoable?.number ?? 0 }

    /// A refused command changes and announces nothing.
    private func isRefused(_ command: Command, if condition: Precondition, _ refusal: Refusal) {
        let before = (run.snapshot.fast, act)
        _ = run.takeChanges()
        #expect(self.refusal(command, if: condition) == refusal, "\(command)")
        #expect(run.snapshot.fast == before.0 && act == before.1, "\(command)")
        #expect(run.takeChanges().isEmpty, "\(command)")
    }

    @Test func anotherFastIsLeftAsItIs() throws {
        try run.engine.perform(.start(at: morning - 5 * hour))
        let running = try #require(run.snapshot.fast.active?.id)
        for command in [.end(), .abandon, .adjust(target: .maximum)] as [Command] {
            isRefused(command, if: .runs(id(1)), .plain(.anotherFast))
        }
        #expect(refusal(.adjust(target: .maximum), if: .runs(running)) == nil)
        #expect(refusal(.end(), if: .runs(running)) == nil)
        // A repeated call.
        isRefused(.end(), if: .runs(running), .rule(.notActive))
    }

    @Test func onlyTheActThatWasShownIsUndone() throws {
        try run.engine.perform(.addWater(nil))
        let glass = act
        try run.engine.perform(.start(at: morning - 5 * hour))
        isRefused(.undo, if: .undoes(glass), .plain(.anotherAct))
        #expect(refusal(.undo, if: .undoes(act)) == nil)
        let start = try #require(run.snapshot.undo.redoable?.number)
        isRefused(.redo, if: .redoes(glass), .plain(.anotherAct))
        #expect(refusal(.redo, if: .redoes(start)) == nil)
        try run.engine.perform(.undo)
        try run.engine.perform(.undo)
        isRefused(.undo, if: .undoes(glass), .rule(.nothingToUndo))
    }

    @Test func theEndingThatWasShownIsUndoneAfterOtherActs() throws {
        try run.engine.perform(.start(at: morning - 5 * hour))
        try run.engine.perform(.end())
        let ending = try #require(run.snapshot.undo.undoableEnding?.number)
        try run.engine.perform(.addWater(nil))
        isRefused(.undoEnding, if: .undoes(act, in: .endings), .plain(.anotherAct))
        #expect(refusal(.undoEnding, if: .undoes(ending, in: .endings)) == nil)
        #expect(run.snapshot.fast.active != nil && run.snapshot.undo.undoableEnding == nil)
    }

    /// Otherwise a client would not learn of the second of two equal acts.
    @Test func eachActHasItsOwnNumber() throws {
        try run.engine.perform(.start(at: morning - 5 * hour))
        var numbers = [act]
        let acts: [Command] = [
            .addWater(nil), .addWater(nil), .adjust(note: Note("a")!), .adjust(note: Note("b")!),
            .undo, .redo, .undo, .undo, .addWater(nil), .end(), .undoEnding,
        ]
        for command in acts {
            try run.engine.perform(command)
            #expect(act != numbers.last, "\(command)")
            numbers.append(act)
        }
        #expect(numbers.filter { $0 == numbers.max() }.count == 1)
    }

    @Test func aRepeatedAdditionCountsOnce() throws {
        let glass = Command.addWater(WaterAmount(milliliters: 300), at: morning, id: id(1))
        let fast = Command.log(
            start: morning - 30 * hour, end: morning - 20 * hour, id: id(2))
        for command in [glass, fast] {
            let reply = try run.engine.perform(command)
            let number = act
            _ = run.takeChanges()
            #expect(try run.engine.perform(command) == reply)
            #expect(act == number && run.takeChanges().isEmpty)
        }
        #expect(run.snapshot.waterToday == 300 && run.snapshot.history.all == 1)
        try run.engine.perform(.start(id: id(3)))
        #expect(
            run.refusal(.log(start: morning - 60 * hour, end: morning - 50 * hour, id: id(3)))
                == .rule(.alreadyActive))
    }
}
