/// The trees and stars of all fasts. Positions are fractions of a picture of any size. Rules:
/// docs/rules/domain.md, Trees and stars; docs/rules/picture.md, Forest.
///
/// The same sessions give the same forest, in any order. A new fast moves no tree, except the first
/// one if it was alone.
public struct Forest: Sendable {
    /// The trees that are drawn, at most ``treeLimit``, oldest first.
    public private(set) var trees: [ForestTree] = []
    /// All stars, oldest first.
    public private(set) var stars: [ForestStar] = []

    /// What the trees stand on.
    package private(set) var ground: Ground

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
        ground = Ground([])
        stars.reserveCapacity(seeds.count)
        for (index, seed) in seeds.enumerated() {
            let isDrawn = index >= seeds.count - Self.treeLimit
            if !isDrawn && !seed.isEstablished { continue }
            var tree = ForestTree(seed, index: index)
            if seeds.count == 1 { tree.standAlone() }
            if let star = tree.star { stars.append(star) }
            if isDrawn { trees.append(tree) }
        }
        ground = Ground(trees)
    }

    /// A forest with the most recent trees and all stars. No tree has another place.
    package func recent(_ count: Int) -> Forest {
        guard trees.count > count else { return self }
        var forest = self
        forest.trees = Array(trees.suffix(count))
        forest.ground = Ground(forest.trees)
        return forest
    }
}

// MARK: - Size

extension Forest {
    /// The height of the whole picture for a view of some height. The user scrolls it.
    public func canvasHeight(for view: Double) -> Double {
        max(1.5 * view, Double(trees.count) * 35 + 0.5 * view)
    }

    /// How many trees a picture of this size can hold: as many as have the same room in the scrolled
    /// forest.
    package static func capacity(of view: ViewSize) -> Int {
        let (width, height) = (Double(view.width), Double(view.height))
        let scale = Depth.scale(width: width, height: height)
        return max(3, Int(width * height / (35 * 390 * scale * scale)))
    }

    /// The speed of the stars while the forest scrolls, as a fraction of the trees' speed.
    public static let starSpeed = 0.3

    /// The scroll position at first: the newest tree of the foreground is in the middle.
    public func opening(for view: Double) -> Double {
        let height = canvasHeight(for: view)
        guard let newest = trees.last(where: { $0.depth == .foreground }) ?? trees.last else {
            return 0
        }
        return min(max(0, newest.y * height - view / 2), height - view)
    }
}

// MARK: - Sky

extension Forest {
    /// How many stars, from the oldest, have no tree in the picture.
    package var farStarCount: Int { stars.count - trees.count { $0.star != nil } }
    /// How small they are.
    package static let farStarSize = 0.45

    /// The lowest place of a star, as a fraction of the canvas.
    ///
    /// - Parameter land: the highest place of the land, as a fraction of the canvas.
    package static func sky(above land: Double) -> Double { land * 0.96 }

    /// The stars of a forest without trees.
    package static let stillStars = [
        ForestStar(x: 0.22, y: 0.13, depth: .mid), ForestStar(x: 0.71, y: 0.08, depth: .background),
        ForestStar(x: 0.55, y: 0.24, depth: .foreground),
        ForestStar(x: 0.86, y: 0.31, depth: .mid),
        ForestStar(x: 0.33, y: 0.36, depth: .background),
    ]
}
