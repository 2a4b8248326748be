/// A set of numbers, stored as ranges. The lines of 27 years are normally one range.
public struct NumberRanges: Equatable, Sendable {
    public private(set) var ranges: [ClosedRange<Int64>] = []

    public init() {}

    public init(_ numbers: some Sequence<Int64>) {
        ranges = Self.joined(numbers.map { $0...$0 })
    }

    public init(ranges: some Sequence<ClosedRange<Int64>>) { self.ranges = Self.joined(ranges) }

    private static func joined(_ parts: some Sequence<ClosedRange<Int64>>) -> [ClosedRange<Int64>] {
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

    public var count: Int { ranges.reduce(0) { $0 + $1.count } }
    public var isEmpty: Bool { ranges.isEmpty }
    public var first: Int64? { ranges.first?.lowerBound }
    public var last: Int64? { ranges.last?.upperBound }
    public var numbers: some Sequence<Int64> { ranges.lazy.flatMap { $0 } }

    public func contains(_ number: Int64) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound >= number }
        return index < ranges.count && ranges[index].contains(number)
    }

    public mutating func insert(_ number: Int64) {
        if contains(number) { return }
        if let last = ranges.last, last.upperBound + 1 == number {
            ranges[ranges.count - 1] = last.lowerBound...number
        } else if ranges.last.map({ $0.upperBound < number }) ?? true {
            ranges.append(number...number)
        } else {
            ranges = Self.joined(ranges + [number...number])
        }
    }

    public func union(_ other: NumberRanges) -> NumberRanges {
        if other.isEmpty { return self }
        return isEmpty ? other : NumberRanges(ranges: ranges + other.ranges)
    }

    public func subtracting(_ other: NumberRanges) -> NumberRanges {
        if other.isEmpty || isEmpty { return self }
        var rest = NumberRanges()
        var index = 0
        for range in ranges {
            var low = range.lowerBound
            while index < other.ranges.count, other.ranges[index].upperBound < low { index += 1 }
            var next = index
            while next < other.ranges.count, other.ranges[next].lowerBound <= range.upperBound {
                let hole = other.ranges[next]
                if hole.lowerBound > low { rest.ranges.append(low...(hole.lowerBound - 1)) }
                low = hole.upperBound + 1
                next += 1
            }
            if low <= range.upperBound { rest.ranges.append(low...range.upperBound) }
        }
        return rest
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
