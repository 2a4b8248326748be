import Fasting
import SeededRandom
import Testing

/// Which of two records with the same id is used. Their order in the file does not matter. Rule:
/// docs/rules/domain.md, Export and import.
struct MergeTests {
    static func record(
        start: Int64 = 0, end: Int64 = 20, target: Double? = 16, offset: Int? = 60
    ) -> Session {
        Session(
            id: someID, start: at(start), end: at(end), endOffset: offset,
            target: target.flatMap(Target.init(hours:)))
    }

    /// In each pair, the first record is used.
    static let ranked: [(Session, Session)] = [
        (record(start: 5, end: 21, target: nil, offset: nil), record()),
        (record(start: -1, target: nil, offset: nil), record(start: 0, target: 20, offset: 120)),
        (record(target: 4, offset: nil), record(target: nil)),
        (record(target: 18, offset: nil), record(target: 16)),
        (record(target: 16.333), record(target: 16.332)),
        (record(offset: -720), record(offset: nil)),
        (record(offset: 0), record(offset: -60)),
        (record(target: nil, offset: 60), record(target: nil, offset: 0)),
    ]

    @Test(arguments: ranked)
    func mergedTakesTheWholeOfTheRecordThatOutranks(winner: Session, loser: Session) {
        #expect(winner.merged(with: loser) == winner)
        #expect(loser.merged(with: winner) == winner)
    }

    @Test func mergedWithItselfIsItself() {
        for (a, b) in Self.ranked {
            #expect(a.merged(with: a) == a)
            #expect(b.merged(with: b) == b)
        }
    }

    /// There are few values for each field, so records often have some values in common.
    static func randomRecord(_ numbers: inout SplitMix64) -> Session {
        record(
            start: numbers.number(0, 2), end: numbers.number(10, 12),
            target: [nil, 16, 16.333, 18][Int(numbers.number(0, 3))],
            offset: [nil, -60, 0, 60][Int(numbers.number(0, 3))])
    }

    @Test func mergedIsIdempotentCommutativeAndAssociative() {
        var numbers = SplitMix64(seed: 7)
        for _ in 0..<20_000 {
            let a = Self.randomRecord(&numbers)
            let b = Self.randomRecord(&numbers)
            let c = Self.randomRecord(&numbers)
            let ab = a.merged(with: b)
            #expect(ab == a || ab == b)
            #expect(ab == b.merged(with: a))
            #expect(ab.merged(with: b) == ab)
            #expect(ab.merged(with: c) == a.merged(with: b.merged(with: c)))
        }
    }

    @Test func mergedInAnyOrderGivesTheSame() throws {
        var numbers = SplitMix64(seed: 8)
        for _ in 0..<500 {
            var records = (0..<6).map { _ in Self.randomRecord(&numbers) }
            let first = records.dropFirst().reduce(records[0]) { $0.merged(with: $1) }
            for _ in 0..<6 {
                records.shuffle(using: &numbers)
                #expect(records.dropFirst().reduce(records[0]) { $0.merged(with: $1) } == first)
            }
        }
    }
}

struct WaterMergeTests {
    static func entry(_ hours: Int64, _ milliliters: Int) -> WaterEntry {
        WaterEntry(id: someID, at: at(hours), amount: WaterAmount(milliliters: milliliters)!)
    }

    @Test(arguments: [
        (entry(2, 100), entry(1, 500)), (entry(1, 500), entry(1, 100)), (entry(1, 5), entry(1, 5)),
    ])
    func mergedTakesTheLaterThenTheLarger(winner: WaterEntry, loser: WaterEntry) {
        #expect(winner.merged(with: loser) == winner)
        #expect(loser.merged(with: winner) == winner)
    }
}
