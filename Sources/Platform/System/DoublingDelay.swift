/// How long to wait before the next attempt. The delay doubles with each attempt that fails.
public struct DoublingDelay: Sendable {
    private let range: ClosedRange<Duration>
    /// The present delay.
    public private(set) var duration: Duration

    /// - Parameter range: the first delay and the longest one.
    public init(_ range: ClosedRange<Duration>) {
        self.range = range
        duration = range.lowerBound
    }

    public var first: Duration { range.lowerBound }

    /// Doubles the delay after a failure.
    public mutating func lengthen() { duration = min(duration * 2, range.upperBound) }

    /// Starts again from the first delay after a success.
    public mutating func reset() { duration = range.lowerBound }
}
