import Fasting
import SeededRandom
import Testing

struct SessionTotalTests {
    private struct Expected {
        let duration: Int64
        let median: Int64
        let range: ClosedRange<Int64>
    }

    private static let table: [([Int64], Expected)] = [
        ([5], Expected(duration: 5, median: 5, range: 5...5)),
        ([7, 4], Expected(duration: 11, median: 5, range: 4...7)),
        ([9, 1, 5], Expected(duration: 15, median: 5, range: 1...9)),
        ([8, 2, 6, 4], Expected(duration: 20, median: 5, range: 2...8)),
        ([3, 3, 3], Expected(duration: 9, median: 3, range: 3...3)),
        ([-1, 4], Expected(duration: 4, median: 2, range: 0...4)),
        ([.max, .max], Expected(duration: .max, median: .max, range: .max ... .max)),
    ]

    @Test func sumMedianAndRange() throws {
        for (durations, expected) in Self.table {
            let total = try #require(SessionTotal(durations: durations))
            #expect(total.count == durations.count)
            #expect(total.duration == expected.duration, "\(durations)")
            #expect(total.median == expected.median, "\(durations)")
            #expect(total.shortest...total.longest == expected.range, "\(durations)")
        }
    }

    @Test func nothingHasNoTotal() { #expect(SessionTotal(durations: []) == nil) }

    /// For any durations: the order does not matter, and the median divides them into halves.
    @Test func randomDurationsKeepTheRules() throws {
        for seed in UInt64(1)...500 {
            var numbers = SplitMix64(seed: seed)
            let durations = (0..<numbers.number(1, 40)).map { _ in numbers.number(0, 700_000) }
            let total = try #require(SessionTotal(durations: durations))
            #expect(total == SessionTotal(durations: durations.reversed()))
            #expect(total.duration == durations.reduce(0, +))
            #expect(durations.contains(total.shortest) && durations.contains(total.longest))
            #expect(durations.allSatisfy { (total.shortest...total.longest).contains($0) })
            let half = (durations.count + 1) / 2
            #expect(durations.count { $0 <= total.median } >= durations.count / 2)
            #expect(durations.count { $0 >= total.median } >= half)
            #expect(total.duration >= Int64(total.count) * total.shortest)
            #expect(total.duration <= Int64(total.count) * total.longest)
        }
    }
}
