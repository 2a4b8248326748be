/// The ground of the forest: long, soft ridges, one behind the other. Rule: docs/rules/picture.md, Forest.
///
/// They depend on no fast: the land is there before the trees, and a new fast moves nothing of it. It has no
/// end at either side. Positions are heights of the picture.
package enum Ground {
    /// From the farthest to the nearest. A later one is drawn over an earlier one.
    package static let ridges = [
        // Hills at the horizon, on which nothing stands.
        Ridge(depth: nil, seed: 21, base: 0.540, swing: 0.034, length: 0.47),
        Ridge(depth: nil, seed: 2, base: 0.582, swing: 0.020, length: 0.31),
        Ridge(depth: .background, seed: 3, base: 0.619, swing: 0.017, length: 0.36),
        Ridge(depth: .background, seed: 4, base: 0.650, swing: 0.016, length: 0.43),
        Ridge(depth: .mid, seed: 5, base: 0.707, swing: 0.025, length: 0.50),
        Ridge(depth: .mid, seed: 6, base: 0.756, swing: 0.025, length: 0.41),
        Ridge(depth: .foreground, seed: 7, base: 0.836, swing: 0.034, length: 0.58),
        Ridge(depth: .foreground, seed: 8, base: 0.899, swing: 0.034, length: 0.72),
    ]

    /// The numbers of the ridges that trees of a depth stand on.
    static func ridges(of depth: Depth) -> Range<Int> {
        switch depth {
        case .background: 2..<4
        case .mid: 4..<6
        case .foreground: 6..<8
        }
    }

    /// Whether the ridge in front of one belongs to a nearer depth.
    package static func endsDepth(_ number: Int) -> Bool {
        number + 1 < ridges.count && ridges[number + 1].depth != ridges[number].depth
    }

    /// How far down its slope a tree may stand.
    static func slope(of depth: Depth) -> Double {
        switch depth {
        case .background: 0.012
        case .mid: 0.018
        case .foreground: 0.034
        }
    }
}

/// A line of the ground without ends: knots at random heights, and a smooth line through them.
package struct Ridge: Sendable {
    /// The depth of the trees that stand on it; nil if none do.
    package let depth: Depth?
    private let seed: UInt64
    /// The middle between its highest and its lowest possible place.
    package let base: Double
    /// How far it goes up and down from there.
    private let swing: Double
    /// The way from one knot to the next, on average.
    private let length: Double

    init(depth: Depth?, seed: UInt64, base: Double, swing: Double, length: Double) {
        self.depth = depth
        self.seed = seed
        self.base = base
        self.swing = swing
        self.length = length
    }

    /// The highest possible place.
    package var top: Double { base - swing }
    /// The lowest possible place.
    package var bottom: Double { base + swing }

    private func knot(_ number: Int) -> (x: Double, y: Double) {
        var numbers = SplitMix64(
            seed: seed &* 0x6772_6f75_6e64 &+ UInt64(bitPattern: Int64(number)))
        let x = Double(number) + 0.6 * (numbers.nextFraction() - 0.5)
        // Alternately up and down, so that no part of it is flat.
        let way = (number & 1 == 0 ? -1 : 1) * (0.3 + 0.7 * numbers.nextFraction())
        return (x * length, base + swing * way)
    }

    /// A part of the line, with at least two knots beyond each end: so its slopes do not depend on the part.
    package func line(_ range: ClosedRange<Double>) -> RidgeLine {
        let first = Int((range.lowerBound / length).rounded(.down)) - 3
        let last = Int((range.upperBound / length).rounded(.up)) + 3
        return RidgeLine((first...last).map(knot))
    }

    /// The height of the line at a place.
    package func y(at x: Double) -> Double { line(x...x).y(at: x) }
}
