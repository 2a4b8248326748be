import Fasting
import Testing

@testable import Store

/// Seven backups stay: the fullest, and the latest of the others.
struct KeptBackupsTests {
    private let temporary = TemporaryFolder()

    private func entry(_ number: UInt8) -> WaterEntry {
        WaterEntry(
            id: fastID(100 + number), at: at(Int64(number)), amount: WaterAmount(milliliters: 200)!)
    }

    /// Makes a backup of each day, the first with all records and the others with fewer.
    private func daysKept(first: [RecordWrite], then: [RecordWrite]) throws -> [String] {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(FastChange(state: FastState(), writes: first))
        try store.backUp(in: folder, day: "2026-03-01")
        try store.commit(FastChange(state: FastState(), writes: then))
        for day in 2...9 { try store.backUp(in: folder, day: "2026-03-0\(day)") }
        return try folder.backupDays(today: "2026-03-09").map { String($0.suffix(1)) }
    }

    @Test func `the one with the most fasts stays, however old it is`() throws {
        let kept = try daysKept(
            first: [
                .keep(session(1, from: 1, to: 9)), .keep(session(2, from: 20, to: 30)),
                .keep(session(3, from: 40, to: 50)),
            ],
            then: [
                .removeFast(fastID(1)), .removeFast(fastID(2)), .water(entry(1)), .water(entry(2)),
            ])
        #expect(kept == ["9", "8", "7", "6", "5", "4", "1"])
    }

    @Test func `with as many fasts the water decides`() throws {
        let kept = try daysKept(
            first: [.keep(session(1, from: 1, to: 9)), .water(entry(1)), .water(entry(2))],
            then: [.removeWater(entry(1).id)])
        #expect(kept == ["9", "8", "7", "6", "5", "4", "1"])
    }

    @Test func `of equal ones the latest counts as the fullest`() throws {
        let kept = try daysKept(
            first: [.keep(session(1, from: 1, to: 9))], then: [.keep(session(1, from: 2, to: 9))])
        #expect(kept == ["9", "8", "7", "6", "5", "4", "3"])
    }
}
