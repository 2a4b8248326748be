import Fasting
import Store
import Testing

@testable import AgentCore

/// Which acts can still be undone.
struct JournalLengthTests {
    private let run = EngineRun()
    private static let day = 24 * hour
    private static let year = 365 * day

    private func addWater() throws { try run.engine.perform(.addWater(nil)) }

    /// The clock is set, and another process is started.
    private func restart(at now: Instant) {
        run.stop()
        run.now = now
        run.start()
    }

    private var acts: [JournalEntry] {
        get throws { try run.engine.journal(limit: 1000) }
    }

    @Test func `the acts of the last 730 days with acts are kept`() throws {
        run.stop()
        let (store, _) = try Store.open(in: run.folder, stamp: "")
        for day in 0..<730 as Range<Int64> {
            let bytes = [UInt8](repeating: 0xB0, count: 14) + [UInt8(day / 256), UInt8(day % 256)]
            let water = WaterEntry(
                id: RecordID(bytes: bytes)!, at: morning, amount: WaterAmount(milliliters: 300)!)
            try store.append(
                .ordinary(.waterAdd, .water(water)), at: morning + day * Self.day, [.water(water)])
        }
        restart(at: morning + 729 * Self.day)
        try addWater()
        #expect(try acts.count == 731)
        // No time without acts makes an act old.
        restart(at: morning + 5 * Self.year)
        try addWater()
        let left = try acts
        #expect(left.count == 731)
        #expect(left.last?.at == morning + Self.day)
        // What was written by the forgotten act is still there.
        let water = try run.engine.water(since: Instant(secondsSinceEpoch: 0), until: nil)
        #expect(water.count == 732)
    }

    /// What is known of the clock in memory is gone after a restart, so nothing may depend on it.
    @Test(arguments: [14 * year, -56 * year])
    func `acts under a wrong clock take no others out of the journal`(jump: Int64) throws {
        for number in 0..<28 as Range<Int64> {
            run.now = morning + number * hour
            try addWater()
        }
        // Wrong in one process and in another one, right in the third.
        for shift in [jump, jump + Self.day, 0] {
            restart(at: morning + 30 * hour + shift)
            try addWater()
            restart(at: morning + 31 * hour + shift)
            try addWater()
        }
        #expect(try acts.count == 34)
        for _ in 0..<34 { try run.engine.perform(.undo) }
        #expect(run.refusal(.undo) == .rule(.nothingToUndo))
        #expect(
            try run.engine.water(since: Instant(secondsSinceEpoch: -1 << 40), until: nil).isEmpty)
    }
}
