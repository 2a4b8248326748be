/// The trees and stars of all fasts, along a scroll that grows to the right. Positions are heights of the
/// picture. Rules: docs/rules/domain.md, Trees and stars; docs/rules/picture.md, Forest.
///
/// The same sessions give the same forest, in any order. A new fast moves no tree, except the first
/// one if it was alone.
public struct Forest: Sendable {
    /// The trees that are drawn, at most ``treeLimit``, oldest first.
    public private(set) var trees: [ForestTree] = []
    /// All stars, oldest first.
    public private(set) var stars: [ForestStar] = []

    /// How many trees are drawn at most, the most recent ones.
    public static let treeLimit = 200

    /// - Parameter sessions: all fasts. Those that leave no tree are skipped.
    public init(_ sessions: some Sequence<Session>) {
        var seeds: [Seed] = []
        for session in sessions {
            let state = session.tree
            if state == .none { continue }
            seeds.append(
                Seed(id: session.id, start: session.start, isEstablished: state == .established))
        }
        self.init(seeds: seeds)
    }

    /// The properties of a fast that its tree depends on.
    public struct Seed: Sendable {
        public let id: RecordID
        public let start: Instant
        public let isEstablished: Bool

        public init(id: RecordID, start: Instant, isEstablished: Bool) {
            self.id = id
            self.start = start
            self.isEstablished = isEstablished
        }
    }

    /// - Parameter seeds: of all fasts that leave a tree.
    public init(seeds: [Seed]) {
        let seeds = seeds.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        stars.reserveCapacity(seeds.count)
        let path = ForestPath(count: seeds.count)
        // Of two neighbours in the foreground at most one has the brightest tone in all its light.
        var isBright = false
        for (index, seed) in seeds.enumerated() {
            let isDrawn = index >= seeds.count - Self.treeLimit
            let isNear = Depth(index: index) == .foreground
            let isBrightest =
                isNear && seed.isEstablished
                && Tree.brightestTones.contains(Tree(of: seed.id).tone)
            let isDimmed = isBrightest && isBright
            if isNear { isBright = isBrightest && !isDimmed }
            if !isDrawn && !seed.isEstablished { continue }
            var tree = ForestTree(seed, index: index, on: path, isDimmed: isDimmed)
            if seeds.count == 1 { tree.standAlone() }
            if let star = tree.star { stars.append(star) }
            if isDrawn { trees.append(tree) }
        }
    }
}

// MARK: - Sky

extension Forest {
    /// The speed of the stars while the forest scrolls, as a fraction of the trees' speed.
    public static let starSpeed = 0.3

    /// How many stars, from the oldest, have no tree in the picture.
    package var farStarCount: Int { stars.count - trees.count { $0.star != nil } }
    /// How small they are.
    package static let farStarSize = 0.5

    /// Where a star without a tree is: above the trees that are drawn. A new fast moves it only if it would be
    /// left of all trees; then it goes to the other end of the sky.
    package func farPlace(of star: ForestStar) -> Double {
        guard let first = trees.first, star.x < first.x else { return star.x }
        // A little less than the way from the first tree to the last one.
        let way = Double(Self.treeLimit - 6) * ForestPath.step
        return star.x + way * ((first.x - star.x) / way).rounded(.up)
    }

    /// The stars of a forest without trees, as parts of the picture's width and height.
    package static let stillStars = [
        ForestStar(x: 0.22, y: 0.13, depth: .mid), ForestStar(x: 0.71, y: 0.08, depth: .background),
        ForestStar(x: 0.55, y: 0.24, depth: .foreground),
        ForestStar(x: 0.86, y: 0.31, depth: .mid),
        ForestStar(x: 0.33, y: 0.36, depth: .background),
    ]
}
