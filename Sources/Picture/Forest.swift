import Fasting

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
    private(set) var ground: Ground

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
    func recent(_ count: Int) -> Forest {
        guard trees.count > count else { return self }
        var forest = self
        forest.trees = Array(trees.suffix(count))
        forest.ground = Ground(forest.trees)
        return forest
    }
}

/// How far away a tree is. Rule: docs/rules/picture.md, Forest.
public enum Depth: UInt32, CaseIterable, Sendable {
    case foreground
    case mid
    case background

    /// The size of a tree in a view 390 pixels wide, in pixels.
    public var treeSize: Double {
        switch self {
        case .foreground: 80
        case .mid: 62
        case .background: 48
        }
    }

    /// The size of a star in a view 390 pixels wide, in pixels. It depends on the size of its tree.
    public var starSize: Double { 10 * treeSize / Depth.foreground.treeSize }

    /// How much larger trees and stars are on a canvas of this size. In a low one they are smaller, so
    /// that the lowest tree is whole and stands on its ground.
    public static func scale(width: Double, height: Double) -> Double {
        min(2.5, width / 390, height / 520)
    }

    public var opacity: Double {
        switch self {
        case .foreground: 1
        case .mid: 0.65
        case .background: 0.40
        }
    }

    /// The positions of the centres of its trees, as fractions of the picture's height.
    var band: ClosedRange<Double> {
        switch self {
        case .foreground: 0.55...0.90
        case .mid: 0.35...0.65
        case .background: 0.15...0.45
        }
    }

    /// In a view of at least this width, in pixels, all trees are whole without being moved.
    private static let narrowest = 360.0

    /// The distance of the centres of its trees from the sides, as a fraction of the width.
    var margin: Double { treeSize / 2 / Self.narrowest }
}

/// A tree in the forest.
public struct ForestTree: Sendable {
    public let id: RecordID
    public let isEstablished: Bool
    /// From 0 to 7.
    public let variant: UInt32
    /// From 0 to 4.
    public let tone: UInt32
    public let depth: Depth
    /// The position of its centre, as fractions of the picture's width and height.
    public private(set) var x: Double
    public private(set) var y: Double
    /// nil if the fast was ended early.
    public private(set) var star: ForestStar?

    /// - Parameter index: the position among all trees. The oldest has 0.
    init(_ seed: Forest.Seed, index: Int) {
        id = seed.id
        isEstablished = seed.isEstablished
        let tree = Tree(of: seed.id)
        variant = tree.variant
        tone = tree.tone
        depth = Depth(rawValue: UInt32(index % Depth.allCases.count))!
        var numbers = SplitMix64(seed: Tree.seed(of: seed.id))
        let margin = depth.margin
        let band = depth.band
        x = margin + numbers.nextFraction() * (1 - 2 * margin)
        y = band.lowerBound + numbers.nextFraction() * (band.upperBound - band.lowerBound)
        guard isEstablished else { return }
        star = ForestStar(
            x: numbers.nextFraction(), y: numbers.nextFraction() * ForestStar.lowest, depth: depth)
    }

    /// Moves a tree without others to the centre at the bottom, and its star above it.
    mutating func standAlone() {
        x = 0.5
        y = depth.band.upperBound
        if star != nil { star = ForestStar(x: 0.5, y: ForestStar.lowest / 2, depth: depth) }
    }

    /// The look without the effect of the depth.
    public var look: TreeLook {
        isEstablished ? TreeLook(tone: Int(tone), progress: 1) : .incomplete
    }
}

/// A star in the sky of the forest.
public struct ForestStar: Sendable {
    /// The position of its centre, as fractions of the picture's width and height.
    public let x: Double
    public let y: Double
    /// The depth of its tree.
    public let depth: Depth

    /// The lowest position of a star, as a fraction of the picture's height.
    static let lowest = 0.40
}
