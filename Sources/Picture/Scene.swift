import Words

/// A picture before it is drawn: what stands where, from back to front. ``SVG`` writes it,
/// ``Raster`` paints it, and both draw the same.
///
/// Measures are pixels of the picture, from its upper left corner.
public struct Scene: Sendable {
    public let width: Double
    public let height: Double
    /// What a screen reader says of the whole.
    public let title: String
    public var layers: [Layer]

    public init(width: Double, height: Double, title: String, layers: [Layer] = []) {
        self.width = width
        self.height = height
        self.title = title
        self.layers = layers
    }

    /// Lays the sky over the whole picture.
    ///
    /// - Parameter bleed: so far beyond its edges, for whoever paints a little more.
    mutating func addSky(bleed: Double = 0) {
        let sky = DuskMark(
            x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed, corner: 0)
        layers.append(Layer([.dusk(sky)]))
    }

    /// What recedes together: where marks of one layer overlap, none shines through another.
    public struct Layer: Sendable {
        public let opacity: Double
        public var marks: [Mark]

        public init(opacity: Double = 1, _ marks: [Mark]) {
            self.opacity = opacity
            self.marks = marks
        }
    }

    public enum Mark: Sendable {
        case dusk(DuskMark)
        case tree(TreeMark)
        case star(StarMark)
        case line(LineMark)
    }

    /// The sky, from its upper left corner: a gradient from its top to its bottom.
    public struct DuskMark: Sendable {
        public let x: Double
        public let y: Double
        public let width: Double
        public let height: Double
        /// The radius of its corners.
        public let corner: Double
    }

    /// A tree, in a square around its centre.
    public struct TreeMark: Sendable {
        /// A place in ``Silhouette/all``.
        public let variant: Int
        public let x: Double
        public let y: Double
        public let size: Double
        public let color: Color
        public let opacity: Double
        /// What a screen reader says.
        public let name: String
    }

    /// A star around its centre.
    public struct StarMark: Sendable {
        public let x: Double
        public let y: Double
        /// The length of its longer capsules.
        public let size: Double
        /// What a screen reader says; nil where it is only decoration.
        public let name: String?
    }

    /// A line of text, centred.
    public struct LineMark: Sendable {
        public let text: String
        public let x: Double
        /// The baseline.
        public let y: Double
        public let size: Double
    }
}

/// How a star is drawn, in the units in which its longer capsules are ``length`` long (rule:
/// picture, "Star").
package enum StarShape {
    package static let length = 18.0
    package static let glow = (radius: 8.0, opacity: 0.6)

    package struct Capsule {
        package let width: Double
        package let length: Double
        /// Turned by 45°.
        package let isDiagonal: Bool
    }
    /// Each stands there twice, the second turned by 90°.
    package static let capsules = [
        Capsule(width: 1.5, length: 14, isDiagonal: true),
        Capsule(width: 2, length: 18, isDiagonal: false),
    ]
}

/// How a tree looks while it comes into being, and after (rule: picture, "Trees").
public struct TreeLook: Sendable {
    public let color: Color
    public let opacity: Double

    /// - Parameters:
    ///   - tone: 0 … 4.
    ///   - progress: 0.05 … 1.
    public init(tone: Int, progress: Double) {
        color = Palette.treeGrey.mixed(with: Palette.tones[tone], progress)
        opacity = Self.opacity(progress)
    }

    private init(color: Color, opacity: Double) {
        self.color = color
        self.opacity = opacity
    }

    /// Of a fast that was ended early: it never warms.
    public static let incomplete = TreeLook(color: Palette.treeGrey, opacity: opacity(0.30))

    /// The opacity of a tree at progress 0.
    package static let minimumOpacity = 0.05

    private static func opacity(_ progress: Double) -> Double {
        minimumOpacity + progress * (1 - minimumOpacity)
    }
}

/// What pictures say to screen readers, and the one line that a forest without trees shows.
public struct Captions: Sendable {
    /// Of a forest as a whole.
    public let forest: String
    /// Of the timer's picture and of an icon.
    public let fast: String
    public let completedTree: String
    public let unfinishedTree: String
    public let star: String
    /// Where no tree stands yet.
    public let empty: String

    public init(
        forest: String, fast: String, completedTree: String, unfinishedTree: String, star: String,
        empty: String
    ) {
        self.forest = forest
        self.fast = fast
        self.completedTree = completedTree
        self.unfinishedTree = unfinishedTree
        self.star = star
        self.empty = empty
    }

    /// In the words of this program.
    public static var ofProgram: Captions {
        Captions(
            forest: Words.Forest.name, fast: Words.Forest.fast,
            completedTree: Words.Panel.completedTree, unfinishedTree: Words.Panel.unfinishedTree,
            star: Words.Panel.star, empty: Words.Forest.empty)
    }

    /// Of a tree.
    public func tree(isComplete: Bool) -> String { isComplete ? completedTree : unfinishedTree }
}
