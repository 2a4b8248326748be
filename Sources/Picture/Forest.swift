import Fasting

/// What has grown from the fasts that were kept: where each tree and each star stands, as parts of
/// a picture whose size nobody knows yet (rules: domain, "Trees and stars"; picture, "Forest").
///
/// The same sessions give the same forest, in whatever order they come. A new fast moves no tree
/// that stands, but the lone first one.
public struct Forest: Sendable {
    /// The trees that are drawn, at most ``treeLimit``, oldest first.
    public private(set) var trees: [ForestTree] = []
    /// All stars, oldest first.
    public private(set) var stars: [ForestStar] = []

    /// So many of the most recent trees are drawn.
    public static let treeLimit = 200

    /// - Parameter sessions: every fast that was kept; what leaves no tree is passed over.
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

    /// What of a fast matters here.
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

    /// - Parameter seeds: of every fast that left a tree.
    public init(seeds: [Seed]) {
        let seeds = seeds.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        stars.reserveCapacity(seeds.count)
        for (index, seed) in seeds.enumerated() {
            let isDrawn = index >= seeds.count - Self.treeLimit
            if !isDrawn && !seed.isEstablished { continue }
            var tree = ForestTree(seed, index: index)
            if seeds.count == 1 { tree.standAlone() }
            if let star = tree.star { stars.append(star) }
            if isDrawn { trees.append(tree) }
        }
    }
}

/// How far away a tree stands (rule: picture, "Forest").
public enum Depth: UInt32, CaseIterable, Sendable {
    case foreground
    case mid
    case background

    /// Of a tree, in pixels.
    public var treeSize: Double {
        switch self {
        case .foreground: 80
        case .mid: 62
        case .background: 48
        }
    }

    /// Of a star, in pixels: smaller as its tree is.
    public var starSize: Double { 10 * treeSize / Depth.foreground.treeSize }

    public var opacity: Double {
        switch self {
        case .foreground: 1
        case .mid: 0.65
        case .background: 0.40
        }
    }

    /// Where the centres of its trees are, as parts of the picture's height.
    var band: ClosedRange<Double> {
        switch self {
        case .foreground: 0.55...0.90
        case .mid: 0.35...0.65
        case .background: 0.15...0.45
        }
    }

    /// The narrowest view, in pixels, in which its trees stand whole without being moved.
    private static let narrowest = 360.0

    /// How far the centres of its trees stay away from the sides, as a part of the width.
    var margin: Double { treeSize / 2 / Self.narrowest }
}

/// A tree in the forest.
public struct ForestTree: Sendable {
    public let id: RecordID
    public let isEstablished: Bool
    /// 0 … 7.
    public let variant: UInt32
    /// 0 … 4.
    public let tone: UInt32
    public let depth: Depth
    /// Where its centre is, as parts of the picture's width and height.
    public private(set) var x: Double
    public private(set) var y: Double
    /// nil for a fast that was ended early.
    public private(set) var star: ForestStar?

    /// - Parameter index: among all trees, the oldest 0.
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

    /// One tree alone stands in the centre at the bottom, its star above it.
    mutating func standAlone() {
        x = 0.5
        y = depth.band.upperBound
        if star != nil { star = ForestStar(x: 0.5, y: ForestStar.lowest / 2, depth: depth) }
    }

    /// How it looks before the depth makes it fainter.
    public var look: TreeLook {
        isEstablished ? TreeLook(tone: Int(tone), progress: 1) : .incomplete
    }
}

/// A star in the sky of the forest.
public struct ForestStar: Sendable {
    /// Where its centre is, as parts of the picture's width and height.
    public let x: Double
    public let y: Double
    /// Of its tree.
    public let depth: Depth

    /// How far down stars are.
    static let lowest = 0.40
}
