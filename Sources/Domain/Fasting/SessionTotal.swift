/// How many fasts there are, and how long they lasted: a summary for those who ask for one. It names
/// nothing as best and compares nothing (rule: docs/rules/domain.md, Totals).
public struct SessionTotal: Equatable, Sendable {
    /// How many fasts there are; at least 1.
    public let count: Int
    /// How long they lasted together, in seconds.
    public let duration: Int64
    /// The middle duration, in seconds; that of an even number is between the two middle ones, rounded
    /// down.
    public let median: Int64
    /// The range of the durations, in seconds.
    public let shortest: Int64
    public let longest: Int64

    /// - Parameter durations: in seconds, in any order. Negative ones count as 0.
    /// - Returns: nil if there are none.
    public init?(durations: [Int64]) {
        let sorted = durations.map { max(0, $0) }.sorted()
        guard let shortest = sorted.first, let longest = sorted.last else { return nil }
        count = sorted.count
        duration = sorted.reduce(0) { sum, next in
            let (sum, overflows) = sum.addingReportingOverflow(next)
            return overflows ? .max : sum
        }
        let (low, high) = (sorted[(count - 1) / 2], sorted[count / 2])
        median = low + (high - low) / 2
        (self.shortest, self.longest) = (shortest, longest)
    }
}
