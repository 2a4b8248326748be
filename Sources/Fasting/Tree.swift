/// Which of the eight silhouettes and five earth tones a fast grows into, read from its identity
/// alone (rule: domain, "Trees and stars").
public struct Tree: Hashable, Sendable {
    /// 0 … 7.
    public let variant: UInt32
    /// 0 … 4.
    public let tone: UInt32

    public init(of id: RecordID) {
        let seed = fnv1a64(id.bytes)
        variant = UInt32(seed % 8)
        tone = UInt32((seed / 8) % 5)
    }

    /// How far a running tree has come into being: 0.05 … 1.
    ///
    /// - Parameter elapsed: seconds.
    public static func progress(elapsed: Int64, target: Target) -> Double {
        let part =
            Double(elapsed) * Double(Instant.microsecondsPerSecond) / Double(target.microseconds)
        return min(1, max(0.05, part))
    }
}

/// FNV-1a over bytes, 64 bits: the same over runs, machines and versions, which the language's own
/// hash is not.
public func fnv1a64(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
}
