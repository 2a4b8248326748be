/// Which lines of this machine are in the folder.
struct OwnLines {
    private var byFile: [String: NumberRanges] = [:]
    private var all = NumberRanges()

    var count: Int { all.count }

    func contains(_ number: Int64) -> Bool { all.contains(number) }
    func hasRead(file name: String) -> Bool { byFile[name] != nil }

    mutating func set(_ numbers: some Sequence<Int64>, of name: String) {
        byFile[name] = NumberRanges(numbers)
        all = NumberRanges(merging: byFile.values)
    }

    mutating func remove(file name: String) {
        if byFile.removeValue(forKey: name) != nil { all = NumberRanges(merging: byFile.values) }
    }

    mutating func add(_ numbers: [Int64], of name: String) {
        byFile[name] = NumberRanges(merging: [
            byFile[name] ?? NumberRanges(), NumberRanges(numbers),
        ])
        all = NumberRanges(merging: [all, NumberRanges(numbers)])
    }

    /// The number of the first line that is missing in the folder; nil if none is.
    func firstMissing(upTo last: Int64) -> Int64? {
        let next = all.end(of: 1)
        return next <= last ? next : nil
    }
}

/// A set of numbers, stored as ranges. The lines of 27 years are normally one range.
struct NumberRanges: Equatable {
    private var ranges: [ClosedRange<Int64>] = []

    init() {}

    init(_ numbers: some Sequence<Int64>) {
        ranges = Self.joined(numbers.map { $0...$0 })
    }

    init(merging sets: some Sequence<NumberRanges>) {
        ranges = Self.joined(sets.flatMap(\.ranges))
    }

    private static func joined(_ parts: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        var joined: [ClosedRange<Int64>] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, part.lowerBound - 1 <= last.upperBound {
                joined[joined.count - 1] =
                    last.lowerBound...max(last.upperBound, part.upperBound)
            } else {
                joined.append(part)
            }
        }
        return joined
    }

    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    func contains(_ number: Int64) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound >= number }
        return index < ranges.count && ranges[index].contains(number)
    }

    /// The smallest number that is not in the set and not less than `number`.
    func end(of number: Int64) -> Int64 {
        let index = ranges.partitioningIndex { $0.upperBound >= number }
        guard index < ranges.count, ranges[index].contains(number) else { return number }
        return ranges[index].upperBound + 1
    }
}

extension Array {
    /// The index of the first element that satisfies the condition. All elements after it must satisfy it too.
    fileprivate func partitioningIndex(_ isInSecond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
