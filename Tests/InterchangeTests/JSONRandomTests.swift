import SeededRandom
import Testing

@testable import Interchange

/// Random texts: a valid one is accepted, and a defect in it is found.
struct JSONRandomTests {
    /// A value in which every object has its keys once, in any order, with any white space.
    static func value(_ numbers: inout SplitMix64, depth: Int = 0) -> String {
        let gap = ["", "", " ", "\n  ", "\t"][Int(numbers.number(0, 4))]
        let count = numbers.number(0, 4)
        switch numbers.number(0, depth < 5 ? 7 : 4) {
        case 0: return "\"\(gap.isEmpty ? "é🌲" : "a\\n\\u00e9\\ud83c\\udf32")\""
        case 1: return "\(numbers.number(-1000, 1000))"
        case 2: return "-1.5e-3"
        case 3: return "true"
        case 4: return "null"
        case 5:
            let elements = (0..<count).map { _ in value(&numbers, depth: depth + 1) }
            return "[\(gap)" + elements.joined(separator: "\(gap),\(gap)") + "\(gap)]"
        default:
            let keys = ["a", "b", "ab", "", "é", "\\u0063"].shuffled(using: &numbers)
            let members = keys.prefix(Int(count)).map { key in
                "\"\(key)\"\(gap):\(gap)" + value(&numbers, depth: depth + 1)
            }
            return "{\(gap)" + members.joined(separator: "\(gap),") + "\(gap)}"
        }
    }

    @Test func soundTextsAreTaken() {
        var numbers = SplitMix64(seed: 51)
        for _ in 0..<1500 {
            let text = Self.value(&numbers)
            #expect(JSONReaderTests.problem(text) == nil, "\(text)")
        }
    }

    @Test func textsThatBreakOffAreRefused() {
        var numbers = SplitMix64(seed: 52)
        for _ in 0..<300 {
            let text = bytes("[\(Self.value(&numbers))]")
            let length = Int(numbers.number(0, Int64(text.count - 1)))
            #expect(JSONReaderTests.problem(Array(text.prefix(length))) != nil)
        }
    }

    /// The keys are equal. The members between them do not matter.
    @Test func repeatedKeyIsFound() {
        var numbers = SplitMix64(seed: 53)
        for _ in 0..<1000 {
            let (before, between, after) = (
                Self.value(&numbers), Self.value(&numbers), Self.value(&numbers)
            )
            let spellings = ["k", "k", "\\u006b", "\\u006B"].shuffled(using: &numbers)
            let object =
                "{\"z\":\(before),\"\(spellings[0])\":\(between),\"x\":\(after),\"\(spellings[1])\":1}"
            guard case .notJSON(.repeatedKey, _) = JSONReaderTests.problem("[\(object)]") else {
                Issue.record("\(object)")
                continue
            }
        }
    }
}
