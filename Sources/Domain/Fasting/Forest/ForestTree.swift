/// A tree in the forest.
public struct ForestTree: Sendable {
    public let id: RecordID
    /// When its fast began.
    public let start: Instant
    public let isEstablished: Bool
    /// From 0 to 7.
    public let variant: UInt32
    /// From 0 to 4.
    public let tone: UInt32
    public let depth: Depth
    /// The place of its trunk from the beginning of the scroll, in heights of the picture.
    public private(set) var x: Double
    /// The place of its foot from the top, as a fraction of the picture's height.
    public private(set) var y: Double
    /// Which of ``Ground/ridges`` it stands on.
    package private(set) var ridge: Int
    /// Whether its silhouette is turned from left to right.
    public let isMirrored: Bool
    /// Whether it is more in the night than others, because the tree before it in the foreground has the same
    /// brightest tone.
    public let isDimmed: Bool
    /// How tall it is among trees at the same place.
    private let stature: Double
    /// nil if the fast was ended early.
    public private(set) var star: ForestStar?

    /// - Parameters:
    ///   - index: the position among all trees. The oldest has 0.
    ///   - path: where trees stand.
    ///   - isDimmed: whether a bright neighbour comes before it.
    init(_ seed: Forest.Seed, index: Int, on path: ForestPath, isDimmed: Bool) {
        id = seed.id
        start = seed.start
        isEstablished = seed.isEstablished
        self.isDimmed = isDimmed
        let tree = Tree(of: seed.id)
        variant = tree.variant
        tone = tree.tone
        depth = Depth(index: index)
        let number = Tree.seed(of: seed.id)
        isMirrored = number >> 48 & 1 == 1
        var numbers = SplitMix64(seed: number)
        x = path.x(index, depth) + ForestPath.step * 1.2 * (numbers.nextFraction() - 0.5)
        ridge = ForestPath.ridge(of: depth, index: index)
        y = Ground.ridges[ridge].y(at: x) + Ground.slope(of: depth) * numbers.nextFraction()
        let (side, rise) = (numbers.nextFraction(), numbers.nextFraction())
        stature = depth.stature(step: Int(number >> 49 & 3), part: numbers.nextFraction())
        guard isEstablished else { return }
        star = ForestStar(
            x: x + 0.08 * (side - 0.5), y: ForestStar.y(ForestStar.rise(index, rise)), depth: depth)
    }

    /// Moves a tree without others to the nearest ridge, and its star above it.
    mutating func standAlone() {
        ridge = Ground.ridges.count - 1
        y = Ground.ridges[ridge].y(at: x) + Ground.slope(of: depth) / 2
        if star != nil { star = ForestStar(x: x, y: ForestStar.y(0.5), depth: depth) }
    }

    /// The size of its square, as a fraction of the picture's height.
    package var size: Double { min(depth.treeSize(foot: y) * stature, highest) }

    /// The size at which its crown is at the stars' zone.
    package var highest: Double { (y - ForestCamera.sky) / (1 - ForestLayout.rootDepth) }

    /// How near the view can come before a usual tree at this place is in the stars' zone.
    package var nearest: Double { highest / depth.treeSize(foot: y) }
}

/// A star in the sky of the forest.
public struct ForestStar: Sendable {
    /// The position of its centre, in heights of the picture, as that of its tree.
    public let x: Double
    public let y: Double
    /// The depth of its tree.
    public let depth: Depth

    /// How far down a star is: stars that follow each other are at different heights.
    ///
    /// - Parameters:
    ///   - index: of its tree.
    ///   - part: from the seed, from 0 to 1.
    static func rise(_ index: Int, _ part: Double) -> Double {
        let place = Double(index) * 0.618_034 + 0.3 * part
        return place - place.rounded(.down)
    }

    /// A place in the part of the sky that no tree reaches.
    ///
    /// - Parameter part: from 0, the highest, to 1.
    static func y(_ part: Double) -> Double { 0.045 + part * 0.285 }
}
