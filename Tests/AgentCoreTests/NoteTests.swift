import Fasting
import Store
import Testing

@testable import AgentCore

/// The note of a fast on the engine and its records.
struct NoteTests {
    let run = EngineRun()

    private func note(_ id: RecordID) throws -> String { try run.engine.note(of: id).text }

    private func write(_ text: String, _ id: RecordID) throws {
        try run.engine.perform(.setNote(id, #require(Note(text))))
    }

    @Test func noteIsUndoneAndDoneAgain() throws {
        guard case .id(let id) = try run.engine.perform(.start(note: Note("one")!)) else { return }
        try write("two", id)
        #expect(try note(id) == "two")
        try run.engine.perform(.undo)
        #expect(try note(id) == "one")
        try run.engine.perform(.redo)
        #expect(try note(id) == "two")
        // It is there after a restart too, and after the end.
        run.start()
        #expect(try note(id) == "two")
        run.pass(17 * hour)
        try run.engine.perform(.end())
        #expect(try note(id) == "two")
        try write("", id)
        #expect(try note(id) == "")
        try run.engine.perform(.undo)
        try run.engine.perform(.undo)
        #expect(run.snapshot.fast.active?.note.text == "two")
        try run.engine.perform(.undo)
        try run.engine.perform(.undo)
        #expect(throws: Refusal.rule(.notFound)) { try note(id) }
    }

    @Test func sameNoteIsNoAct() throws {
        guard case .id(let id) = try run.engine.perform(.start(note: Note("one")!)) else { return }
        try write(" one\n", id)
        #expect(run.snapshot.undo.undoable?.kind == .start)
        #expect(throws: Refusal.rule(.notFound)) { try write("x", RecordID(bytes: Array(0..<16))!) }
    }

    @Test func importKeepsTheLongerNote() throws {
        var mine = session(1, from: -200, to: -180)
        mine.note = Note("a quiet day")!
        try run.engine.perform(.merge([mine]))
        var theirs = session(1, from: -200, to: -179)
        for text in ["", "rain"] {
            theirs.note = Note(text)!
            try run.engine.perform(.merge([theirs]))
            #expect(try note(mine.id) == "a quiet day")
        }
        try run.engine.perform(.undo)
        #expect(try note(mine.id) == "a quiet day")
    }
}
