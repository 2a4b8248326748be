import Contract
import Testing

@testable import Commands

struct ImportCommandTests {
    /// If one message on the bus cannot hold all fasts, the file is refused before anything is sent.
    @Test func tooManyFastsAreRefusedWithTheLimit() throws {
        #expect(ImportCommand.refusal(count: 0) == nil)
        #expect(ImportCommand.refusal(count: 600_000) == nil)
        let problem = try #require(ImportCommand.refusal(count: 600_001))
        #expect(problem.exitStatus == .badInput)
        let sentence = try #require(problem.sentence)
        #expect(sentence.contains("600001") && sentence.contains("600000"))
        #expect(sentence.contains("Split the file"))
    }

    /// A fast with its offset: id, three numbers, and a dictionary with one entry.
    @Test func asManyFastsFitIntoAnArrayOfTheBus() {
        func aligned(_ offset: Int, to size: Int) -> Int { (offset + size - 1) / size * size }
        let id = 4 + 36 + 1
        let numbers = aligned(id, to: 8) + 3 * 8
        let entry = aligned(numbers + 4, to: 8)
        let variant = entry + (4 + 9 + 1) + (1 + 1 + 1)
        let end = aligned(aligned(variant, to: 4) + 4, to: 8)
        #expect(end == 104)
        #expect(ImportCommand.mostFasts * end < 1 << 26)
    }
}
