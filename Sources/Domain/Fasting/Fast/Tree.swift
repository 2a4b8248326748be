/// The silhouette (one of eight) and the earth tone (one of five) of a fast. Both follow from its id
/// alone (rule: docs/rules/domain.md, Trees and stars).
public struct Tree: Hashable, Sendable {
    /// 0 … 7.
    public let variant: UInt32
    /// 0 … 4.
    public let tone: UInt32

    public init(of id: RecordID) {
        let seed = Self.seed(of: id)
        variant = UInt32(seed % 8)
        tone = UInt32((seed / 8) % 5)
    }

    /// Amber and gold.
    static let brightestTones: Set<UInt32> = [1, 4]

    /// The seed for the look of a tree and for its place in the forest.
    public static func seed(of id: RecordID) -> UInt64 { fnv1a64(id.bytes) }

    /// How far the tree of a running fast has grown: 0.05 … 1.
    ///
    /// - Parameter elapsed: seconds.
    public static func progress(elapsed: Int64, target: Target) -> Double {
        let part =
            Double(elapsed) * Double(Instant.microsecondsPerSecond) / Double(target.microseconds)
        return min(1, max(0.05, part))
    }

    /// The last of the steps in which small pictures show the progress. The tree is whole then.
    public static let lastStep = 4

    /// The number of quarters of the target that have passed: 0 … ``lastStep``.
    ///
    /// - Parameter elapsed: seconds.
    public static func step(elapsed: Int64, target: Target) -> Int {
        (0...lastStep).last { elapsed >= beginning(ofStep: $0, target: target) } ?? 0
    }

    /// The first whole second after the start at which a step is reached.
    public static func beginning(ofStep step: Int, target: Target) -> Int64 {
        let unit = Instant.microsecondsPerSecond * Int64(lastStep)
        return (target.microseconds * Int64(step) + unit - 1) / unit
    }
}

/// FNV-1a over bytes, 64 bits. It is the same in every run, on every machine and in every version;
/// the hash of the Swift standard library is not.
public func fnv1a64(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
}
