import Fasting

/// Random numbers that are the same for the same seed, so that a failure can be run again.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// Between both ends, which are included.
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
