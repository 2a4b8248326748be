import Client
import Contract
import Testing

@testable import Commands

struct ImportCommandTests {
    /// If one message on the bus cannot hold all records, the file is refused before anything is
    /// sent.
    @Test(arguments: [(600_001, 0, "600000"), (0, 1_000_001, "1000000")])
    func tooManyRecordsAreRefusedWithTheLimit(_ fasts: Int, _ water: Int, _ most: String) throws {
        #expect(ImportCommand.refusal(fasts: 0, water: 0) == nil)
        #expect(ImportCommand.refusal(fasts: 600_000, water: 1_000_000) == nil)
        let problem = try #require(ImportCommand.refusal(fasts: fasts, water: water))
        #expect(problem.exitStatus == .badInput)
        let sentence = try #require(problem.sentence)
        #expect(sentence.contains(String(max(fasts, water))) && sentence.contains(most))
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
        let most = AgentProxy.mostImported
        #expect(most.fasts * fast < 1 << 26 && most.water * water < 1 << 26)
        // The header and the options are far below 1 MiB.
        #expect(most.fasts * fast + most.water * water + 1 << 20 < 1 << 27)
    }
}
