import Client
import Contract
import Fasting
import Interchange
import LocalTime
import Presentation
import Testing

@testable import Commands

struct ImportCommandTests {
    /// If one message on the bus cannot hold all records, the file is refused before anything is
    /// sent.
    @Test(arguments: [
        (600_001, 0, ["600,001", "600,000"]), (0, 1_000_001, ["1,000,001", "1,000,000"]),
    ])
    func tooManyRecordsAreRefusedWithTheLimit(_ fasts: Int, _ water: Int, _ numbers: [String])
        throws
    {
        #expect(RecordsImport.refusal(fasts: 0, water: 0) == nil)
        #expect(RecordsImport.refusal(fasts: 600_000, water: 1_000_000) == nil)
        let problem = try #require(RecordsImport.refusal(fasts: fasts, water: water))
        #expect(problem.exitStatus == .badInput)
        let sentence = try #require(problem.sentence)
        #expect(numbers.allSatisfy(sentence.contains))
        #expect(sentence.contains("Split the file"))
    }

    private func aligned(_ offset: Int, to size: Int) -> Int { (offset + size - 1) / size * size }

    /// A fast with its offset (id, three numbers, and a dictionary with one entry), and water (id,
    /// two numbers and an empty dictionary).
    @Test func asManyRecordsFitIntoAMessageOfTheBus() {
        let id = 4 + 36 + 1
        let numbers = aligned(id, to: 8) + 3 * 8
        let entry = aligned(numbers + 4, to: 8)
        let variant = entry + (4 + 9 + 1) + (1 + 1 + 1)
        let fast = aligned(aligned(variant, to: 4) + 4, to: 8)
        #expect(fast == 104)
        let water = aligned(aligned(id, to: 8) + 8 + 4 + 4, to: 8)
        #expect(water == 64)
        let most = AgentProxy.mostImported()
        #expect(most.fasts * fast < 1 << 26 && most.water * water < 1 << 26)
        // The header and the options are far below 1 MiB.
        #expect(most.fasts * fast + most.water * water + 1 << 20 < 1 << 27)
    }

    /// What was done is said in numbers, as far as the agent's answer tells.
    @Test(arguments: [
        (29, 0, 29, 0, 0, "Imported 29 fasts."), (1, 0, 1, 0, 0, "Imported 1 fast."),
        (29, 12, 41, 0, 0, "Imported 29 fasts and 12 water entries."),
        (1, 1, 1, 1, 0, "Imported 1 fast and 1 water entry."),
        (0, 2, 2, 0, 0, "Imported 2 water entries."),
        (5, 5, 3, 0, 7, "Imported 3 entries."),
        (5, 5, 1, 0, 9, "Imported 1 entry."),
        (3, 2, 0, 0, 5, "Nothing new: everything is already here."),
    ])
    func answerSaysWhatWasImported(
        fasts: Int, water: Int, new: Int, changed: Int, equal: Int, answer: String
    ) throws {
        let sessions = (0..<fasts).map { index in
            let end = Instant(secondsSinceEpoch: 1_700_000_000 + Int64(index))
            return Session(
                id: RecordID(bytes: [UInt8](repeating: UInt8(index), count: 16))!,
                start: end - 57_600, end: end, endOffset: nil, target: nil)
        }
        let entries = (0..<water).map { index in
            WaterEntry(
                id: RecordID(bytes: [UInt8](repeating: UInt8(100 + index), count: 16))!,
                at: Instant(secondsSinceEpoch: 1_700_000_000),
                amount: WaterAmount(milliliters: 250)!)
        }
        let now = Instant(secondsSinceEpoch: 1_800_000_000)
        let file = try ImportFile(
            reading: ExportFile(
                generatedAt: now, sessions: sessions, extras: Extras(water: entries)
            ).encoded(), now: now, zone: .utc)
        let counts = MergeCounts(new: new, changed: changed, equal: equal)
        #expect(RecordsImport.answer(file, counts, takesSettings: false) == [answer])
        #expect(
            RecordsImport.answer(file, counts, takesSettings: true).last
                == "Imported the settings.")
    }
}
