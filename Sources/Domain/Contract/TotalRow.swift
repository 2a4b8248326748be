import Fasting

extension History1.TotalRow {
    /// - Parameters:
    ///   - begin: of the span.
    ///   - firstDay: of the span, as in `2026-11-20`; nil if there is one span.
    public init(_ total: SessionTotal, begin: Instant, firstDay: String?) {
        func microseconds(_ seconds: Int64) -> UInt64 { Duration.seconds(seconds).wire }
        self.init(
            begin: begin, number: UInt32(clamping: total.count),
            durationTotal: microseconds(total.duration), median: microseconds(total.median),
            shortest: microseconds(total.shortest), longest: microseconds(total.longest),
            firstDay: firstDay)
    }
}
