/// The way that the trees take through the land, from the oldest to the newest.
struct ForestPath {
    /// From one tree to the next, on average. A view of 16:9 holds about 33 trees.
    static let step = 0.054

    /// Groves and clearings.
    private let rhythm: RidgeLine
    /// Near trees stand in groups of their own, through which far ones are seen.
    private let groups: [RidgeLine]

    /// - Parameter count: how many trees there are.
    init(count: Int) {
        let waves = Ridge(depth: nil, seed: 12, base: 0, swing: 1.4, length: 7)
        let range = 0...Double(max(1, count))
        rhythm = waves.line(range)
        groups = Depth.allCases.map { depth in
            let waves = Ridge(
                depth: nil, seed: 30 + UInt64(depth.rawValue), base: 0,
                swing: depth == .foreground ? 1.3 : 0.6, length: 6)
            return waves.line(range)
        }
    }

    /// Where a tree stands, without the part that comes from its seed.
    ///
    /// - Parameter index: the position among all trees.
    func x(_ index: Int, _ depth: Depth) -> Double {
        let place = Double(index)
        // The first trees stand apart, so that few of them are a picture too.
        let beginning = 0.25 + 0.40 * place / (place + 3.2)
        return beginning + Self.step
            * (place + rhythm.y(at: place) + groups[Int(depth.rawValue)].y(at: place))
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
