import Fasting
import Testing

@testable import AgentCore

/// The statements that SQLite keeps prepared. Each costs some kilobytes for the life of the process.
struct StatementCountTests {
    @Test func `many acts of each kind need no more statements than a few`() throws {
        let run = EngineRun()
        for _ in 0..<10 { try day(run) }
        let few = try #require(run.engine.openStore?.preparedStatements)
        for _ in 0..<90 { try day(run) }
        #expect(run.engine.openStore?.preparedStatements == few)
        let kinds = Set(try run.engine.journal(limit: 2000).map(\.kind))
        #expect(kinds == Set(ActKind.allCases))
    }

    /// Acts of each kind, each undone and done again.
    private func day(_ run: EngineRun) throws {
        run.pass(48 * hour)
        // The backup of the day begins with the first act.
        try act(.addWater(nil), run)
        run.runScheduled()
        try act(.addWater(nil), run)
        try act(.restore(day: run.engine.environment.today), run)
        guard case .id(let glass) = try run.engine.perform(.addWater(nil)) else { return }
        try act(.removeWater(glass), run)
        try act(.start(at: run.now - 6 * hour), run)
        let fast = try #require(run.snapshot.fast.active?.id)
        try act(.adjust(start: run.now - 7 * hour), run)
        try act(.setNote(fast, Note("calm")!), run)
        try act(.end(), run)
        try run.engine.perform(.undoEnding)
        try act(.end(), run)
        try act(.edit(fast, end: run.now - hour), run)
        try act(.log(start: run.now - 30 * hour, end: run.now - 20 * hour), run)
        try act(.delete(fast), run)
        try act(.start(at: run.now - hour), run)
        try act(.abandon, run)
        let id = try run.engine.environment.makeID()
        try act(
            .merge([
                Session(
                    id: id, start: run.now - 40 * hour, end: run.now - 34 * hour, endOffset: nil,
                    target: nil)
            ]), run)
    }

    private func act(_ command: Command, _ run: EngineRun) throws {
        try run.engine.perform(command)
        try run.engine.perform(.undo)
        try run.engine.perform(.redo)
    }
}
