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

    /// Where the star is if the sky ends higher than the star: in the part of the sky that no land
    /// reaches. So a new tree moves only the stars that it would hide, and each of them once.
    ///
    /// - Parameter sky: the lowest place of a star, as a fraction of the canvas.
    package func y(above sky: Double) -> Double {
        y <= sky ? y : y / Self.lowest * min(Self.alwaysSky, sky)
    }

    /// The sky above the highest possible tree, as a fraction of the canvas.
    private static let alwaysSky = Forest.sky(above: Depth.background.band.lowerBound)
}
