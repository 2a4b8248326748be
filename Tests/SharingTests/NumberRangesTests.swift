import SeededRandom
import Sharing
import Testing

struct NumberRangesTests {
    @Test func rangesHaveTheSameNumbersAsASet() {
        var numbers = SplitMix64(seed: 29)
        for _ in 0..<300 {
            let some = (0..<2).map { _ in
                Set((0..<numbers.number(0, 12)).map { _ in numbers.number(1, 20) })
            }
            let ranges = some.map { NumberRanges($0) }
            var inserted = NumberRanges()
            for number in some[0] { inserted.insert(number) }
            #expect(inserted == ranges[0])
            #expect(ranges[0].count == some[0].count)
            #expect(Array(ranges[0].numbers) == some[0].sorted())
            #expect(ranges[0].union(ranges[1]) == NumberRanges(some[0].union(some[1])))
            #expect(ranges[0].subtracting(ranges[1]) == NumberRanges(some[0].subtracting(some[1])))
            for number in Int64(0)...21 {
                #expect(ranges[0].contains(number) == some[0].contains(number))
            }
        }
    }
}
