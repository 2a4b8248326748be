import Fasting
import Store
import Testing

@testable import AgentCore

struct JournalLengthTests {
    let run = EngineRun()

    @Test func actsOfTwoYearsAgo_areForgotten() throws {
        let year: Int64 = 365 * 24 * hour
        try run.engine.perform(.addWater(nil))
        run.now = run.now + year
        try run.engine.perform(.addWater(nil))
        #expect(try run.engine.journal(limit: 10).count == 2)
        run.now = run.now + year + hour
        try run.engine.perform(.removeWater(id(102)))
        #expect(try run.engine.journal(limit: 10).map(\.kind) == [.waterRemove, .waterAdd])
        try run.engine.perform(.undo)
        try run.engine.perform(.undo)
        #expect(run.refusal(.undo) == .rule(.nothingToUndo))
        // What was written by the forgotten act is still there.
        let water = try run.engine.water(since: Instant(secondsSinceEpoch: 0), until: nil)
        #expect(water.map(\.id) == [id(101)])
    }
}
