/// The way that the trees take through the land, from the oldest to the newest.
struct ForestPath {
    /// From one tree to the next, on average. A view of 16:9 holds about 35 trees.
    static let step = 0.051

    /// Groves and clearings.
    private let rhythm: RidgeLine

    /// - Parameter count: how many trees there are.
    init(count: Int) {
        let waves = Ridge(depth: nil, seed: 12, base: 0, swing: 1.4, length: 7)
        rhythm = waves.line(0...Double(max(1, count)))
    }

    /// Where a tree stands, without the part that comes from its seed.
    ///
    /// - Parameter index: the position among all trees.
    func x(_ index: Int) -> Double {
        let place = Double(index)
        // The first trees stand apart, so that few of them are a picture too.
        let beginning = 0.25 + 0.34 * place / (place + 4)
        return beginning + Self.step * (place + rhythm.y(at: place))
    }

    /// The ridge for a tree, as an index of ``Ground/ridges``. Consecutive trees of one depth form pairs,
    /// and the two trees of a pair stand on different ridges.
    static func ridge(of depth: Depth, index: Int) -> Int {
        let row = index / Depth.allCases.count
        var numbers = SplitMix64(
            seed: UInt64(row / 2) &* 4 &+ UInt64(depth.rawValue) &+ 0x7061_7468)
        let isTurned = numbers.next() % 2 == 1
        let ridges = Ground.ridges(of: depth)
        return (row % 2 == 1) == isTurned ? ridges.lowerBound : ridges.upperBound - 1
    }
}
