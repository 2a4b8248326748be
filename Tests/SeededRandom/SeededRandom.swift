import struct Fasting.RecordID
@_exported import struct Fasting.SplitMix64

/// Random numbers that are the same for the same seed, so that a failure can be repeated.
extension SplitMix64 {
    /// A number from `low` to `high`, both included.
    public mutating func number(_ low: Int64, _ high: Int64) -> Int64 {
        low + Int64(next() % UInt64(high - low + 1))
    }

    public mutating func chance(_ part: Int64, in whole: Int64) -> Bool { number(1, whole) <= part }
}

extension RecordID {
    public init(random numbers: inout SplitMix64) {
        self.init(bytes: (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })!
    }
}
