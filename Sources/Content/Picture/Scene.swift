import Fasting

/// The description of a picture: its marks from back to front. ``SVG`` writes it, ``Raster`` paints it,
/// and both draw the same.
///
/// Positions and sizes are in pixels, from the upper left corner.
public struct Scene: Sendable {
    public let width: Double
    public let height: Double
    /// What the whole picture is; nil if it is only a part of one.
    public let title: Name?
    public var layers: [Layer]

    public init(width: Double, height: Double, title: Name? = nil, layers: [Layer] = []) {
        self.width = width
        self.height = height
        self.title = title
        self.layers = layers
    }

    /// What a picture or a mark is, for screen readers. ``Captions`` have its words.
    public enum Name: Sendable {
        case forest
        /// The picture of the timer, or an icon.
        case fast
        /// That of a fast that has ended.
        case tree(isComplete: Bool)
        /// That of a running fast in a phase.
        case growing(Milestone)
        case star
    }

    /// Adds the sky in the size of the whole picture.
    ///
    /// - Parameters:
    ///   - sky: which one.
    ///   - bleed: how far it continues beyond the edges.
    ///   - view: the width of the view at the right end of the picture; nil for all of it.
    mutating func addSky(_ sky: DuskMark.Sky = .dusk, bleed: Double = 0, view: Double? = nil) {
        let mark = DuskMark(
            x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed, corner: 0,
            sky: sky, view: view ?? width + 2 * bleed)
        layers.append(Layer([.dusk(mark)]))
    }

    /// The same picture without trees and stars.
    package var ground: Scene {
        var scene = self
        for index in layers.indices {
            scene.layers[index].marks.removeAll {
                if case .tree = $0 { return true }
                if case .star = $0 { return true }
                return false
            }
        }
        return scene
    }

    /// The same picture without air and nightfall, in the clear colours of what is drawn. A terminal with 256 colours
    /// has no dark hues, and would show the light of an evening in greys.
    package var plain: Scene {
        var scene = self
        for index in layers.indices {
            scene.layers[index].marks = layers[index].marks.compactMap { mark in
                switch mark {
                case .dusk(var sky):
                    sky.sky = .dusk
                    return .dusk(sky)
                case .ridge(var ridge):
                    ridge.mist = ridge.crest
                    return .ridge(ridge)
                case .mist: return nil
                case .tree(var tree):
                    (tree.shade, tree.rim) = ([], [])
                    return .tree(tree)
                case .star, .line: return mark
                }
            }
        }
        return scene
    }

    /// The lines of the ridges, from the farthest to the nearest.
    package var crests: [RidgeLine] {
        layers.flatMap { layer in
            layer.marks.compactMap {
                guard case .ridge(let mark) = $0 else { return nil }
                return mark.line.moved(x: -layer.origin.x, y: -layer.origin.y)
            }
        }
    }

    /// Marks that have one opacity in common. They do not shine through each other.
    public struct Layer: Sendable {
        public let opacity: Double
        public var marks: [Mark]
        /// Which place of the marks is the upper left corner of the picture.
        var origin = (x: 0.0, y: 0.0)

        public init(opacity: Double = 1, _ marks: [Mark]) {
            self.opacity = opacity
            self.marks = marks
        }
    }

    public enum Mark: Sendable {
        case dusk(DuskMark)
        case ridge(RidgeMark)
        case mist(MistMark)
        case tree(TreeMark)
        case star(StarMark)
        case line(LineMark)

        /// Whether the mark is seen between these columns.
        fileprivate func isWithin(_ columns: Range<Double>) -> Bool {
            let (x, size) =
                switch self {
                case .dusk, .ridge, .mist, .line: (columns.lowerBound, 0.0)
                case .tree(let mark): (mark.x, mark.size)
                case .star(let mark):
                    (mark.x, mark.size * 2 * StarShape.glowRadius / StarShape.length)
                }
            return x + size / 2 + 1 >= columns.lowerBound && x - size / 2 - 1 <= columns.upperBound
        }
    }

    /// A part of the picture as a separate picture.
    ///
    /// - Parameters:
    ///   - columns: all by default.
    ///   - rows: all by default.
    func part(columns: Range<Double>? = nil, rows: Range<Double>? = nil) -> Scene {
        let columns = columns ?? 0..<width
        let rows = rows ?? 0..<height
        var part = Scene(
            width: columns.upperBound - columns.lowerBound,
            height: rows.upperBound - rows.lowerBound, title: title, layers: layers)
        for (index, layer) in layers.enumerated() {
            let origin = (
                x: layer.origin.x + columns.lowerBound, y: layer.origin.y + rows.lowerBound
            )
            let seen = origin.x..<origin.x + part.width
            part.layers[index].marks.removeAll { !$0.isWithin(seen) }
            part.layers[index].origin = origin
        }
        return part
    }

    /// The sky: a rectangle with a gradient from top to bottom. Pixels are dithered, so that a large picture has no
    /// bands, unless the corners are round: then it is an icon.
    public struct DuskMark: Sendable {
        public let x: Double
        public let y: Double
        public let width: Double
        public let height: Double
        /// The radius of the corners.
        public let corner: Double
        public var sky = Sky.dusk
        /// The width of the view, at the right end.
        var view = 0.0

        /// The middle of the afterglow of a sky at a place, and how far it reaches; nil if this sky has none.
        func afterglow(
            x: Double, y: Double
        ) -> (x: Double, y: Double, width: Double, height: Double)? {
            typealias Glow = Nightfall.Afterglow
            guard sky == .nightfall || sky == .afterglow else { return nil }
            return (
                x + width - view * (1 - Glow.centre.x), y + height * Glow.centre.y,
                view * Glow.radius.x, height * Glow.radius.y
            )
        }

        public enum Sky: Sendable {
            /// Behind the timer.
            case dusk
            /// Behind the other screens of the window in light colours.
            case dawn
            /// Behind the forest, with the last light at the horizon.
            case nightfall
            /// Only the place where the sun has gone, over another sky.
            case afterglow

            /// The colours from top to bottom: positions from 0 to 1.
            var stops: [(position: Double, color: Color)] {
                switch self {
                case .dusk: Palette.dusk
                case .dawn: Palette.dawn
                case .nightfall: Nightfall.sky
                case .afterglow: []
                }
            }
        }
    }

    /// A part of the ground: everything below a line, with a gradient from top to bottom.
    public struct RidgeMark: Sendable {
        let line: RidgeLine
        /// Where the gradient begins: at the highest possible place of the line.
        let top: Double
        /// Where the gradient ends. Below it the colour stays.
        let reach: Double
        /// Below this place other ridges cover it completely; nil if none does.
        let floor: Double?
        let crest: Color
        var mist: Color
    }

    /// A thread of mist across the whole picture. It is thickest in its middle.
    public struct MistMark: Sendable {
        public let top: Double
        public let bottom: Double
        public let color: Color
        /// The opacity of its middle.
        public let opacity: Double

        /// How thick it is from its top, 0, to its bottom, 1, as parts of its opacity. Between two of them it is
        /// linear.
        package static let steps: [(position: Double, part: Double)] = [
            (0, 0), (0.15, 0.11), (0.3, 0.42), (0.5, 0.85), (0.62, 1), (0.75, 0.85), (0.9, 0.3),
            (1, 0),
        ]

        static func part(at place: Double) -> Double {
            let (from, to, part) = linear(place, steps) { $0.position }
            return steps[from].part + (steps[to].part - steps[from].part) * part
        }
    }

    /// A tree in a square. Its position is that of its centre.
    public struct TreeMark: Sendable {
        /// An index of ``Silhouette/all``.
        public let variant: Int
        public let x: Double
        public let y: Double
        public let size: Double
        /// The colour of the tree, without air and nightfall.
        public let color: Color
        /// The colours at ``shadeStops``; empty if all of the tree has one colour.
        public var shade: [Color] = []
        public let opacity: Double
        /// Whether the silhouette is turned from left to right.
        public var isMirrored = false
        /// The colours of its edge towards the sky at ``shadeStops``; empty if it has none. The tree is over it, moved
        /// down by ``rimDepth``.
        public var rim: [Color] = []
        public let name: Name

        /// How wide the edge is, in sizes of the tree.
        static let rimDepth = 7 / Silhouette.side

        /// Places from the tree's top, 0, to its foot, 1.
        static let shadeStops = [0.06, 0.3, 0.55, 0.8, 0.9, 1]

        /// The colour of a tree at a place from its top, 0, to its foot, 1.
        static func color(at part: Double, of shade: [Color]) -> Color {
            let (from, to, part) = linear(part, shadeStops) { $0 }
            return shade[from].mixed(with: shade[to], part)
        }
    }

    /// A star. Its position is that of its centre.
    public struct StarMark: Sendable {
        public let x: Double
        public let y: Double
        /// The length of the longer capsules.
        public let size: Double
        /// nil if the star is only decoration.
        public let name: Name?

        /// The same star in a narrower or wider sky.
        func spread(by factor: Double) -> StarMark {
            StarMark(x: x * factor, y: y, size: size, name: name)
        }
    }

    /// The centred line of a forest without trees.
    public struct LineMark: Sendable {
        public let x: Double
        /// The position of the baseline.
        public let y: Double
        public let size: Double
    }
}

/// The shape of a star, in a unit in which its longer capsules have the length ``length``. Rule:
/// docs/rules/picture.md, Star.
package enum StarShape {
    package static let length = 18.0
    /// It spreads eight beyond the arms.
    package static let glowRadius = length / 2 + 8
    /// How opaque the glow is, from the centre, 0, to its rim, 1. Between two of them it is linear.
    package static let glow: [(position: Double, opacity: Double)] = [
        (0, 0.42), (0.4, 0.16), (1, 0),
    ]

    /// How opaque the glow is at a place.
    ///
    /// - Parameter position: from the centre, 0, to the rim, 1.
    static func glow(at position: Double) -> Double {
        let (from, to, part) = linear(position, glow) { $0.position }
        return glow[from].opacity + (glow[to].opacity - glow[from].opacity) * part
    }

    /// Where it stands beside a tree: to the right of the tree's centre and below its top, in sizes of the tree. The
    /// crown of the acacia reaches to where the others leave the sky free.
    ///
    /// - Parameter variant: an index of ``Silhouette/all``.
    package static func place(beside variant: Int) -> (x: Double, y: Double) {
        (0.38, variant == Silhouette.acacia ? 0.03 : 0.08)
    }

    /// How far its glow reaches above the tree beside which it stands, in sizes of the tree.
    ///
    /// - Parameters:
    ///   - variant: an index of ``Silhouette/all``.
    ///   - part: the length of the star in sizes of the tree.
    package static func headroom(above variant: Int, part: Double = part) -> Double {
        max(0, part * glowRadius / length - place(beside: variant).y)
    }

    /// The length of the star beside a tree, in sizes of the tree. In a picture 390 pixels wide the tree is 281 pixels
    /// wide, and the star has the length of the rule.
    package static let part = length / 281

    package struct Capsule {
        package let width: Double
        package let length: Double
        /// True if it is turned by 45°.
        package let isDiagonal: Bool
    }
    /// Each is drawn twice, the second time turned by 90°.
    package static let capsules = [
        Capsule(width: 1.5, length: 14, isDiagonal: true),
        Capsule(width: 2, length: 18, isDiagonal: false),
    ]
}

/// The colour and the opacity of a tree. Rule: docs/rules/picture.md, Trees.
public struct TreeLook: Sendable {
    public let color: Color
    public let opacity: Double

    /// - Parameters:
    ///   - tone: from 0 to 4.
    ///   - progress: from 0.05 to 1.
    public init(tone: Int, progress: Double) {
        color = Palette.treeGrey.mixed(with: Palette.tones[tone], progress)
        opacity = Self.opacity(progress)
    }

    private init(color: Color, opacity: Double) {
        self.color = color
        self.opacity = opacity
    }

    /// The look of a fast that was ended early. It stays grey.
    public static let incomplete = TreeLook(color: Palette.treeGrey, opacity: opacity(0.30))

    /// The opacity of a tree at progress 0.
    package static let minimumOpacity = 0.05

    private static func opacity(_ progress: Double) -> Double {
        minimumOpacity + progress * (1 - minimumOpacity)
    }
}

/// The texts of pictures for screen readers, and the one line that a forest without trees shows.
public struct Captions: Sendable {
    /// For a forest as a whole.
    public let forest: String
    /// For the picture of the timer and for an icon.
    public let fast: String
    public let completedTree: String
    public let unfinishedTree: String
    /// For the tree of a running fast in a phase.
    public let growingTree: @Sendable (Milestone) -> String
    public let star: String
    /// Shown in a forest without trees.
    public let empty: String

    public init(
        forest: String, fast: String, completedTree: String, unfinishedTree: String,
        growingTree: @escaping @Sendable (Milestone) -> String, star: String, empty: String
    ) {
        self.forest = forest
        self.fast = fast
        self.completedTree = completedTree
        self.unfinishedTree = unfinishedTree
        self.growingTree = growingTree
        self.star = star
        self.empty = empty
    }

    /// The text for the tree of a fast that has ended.
    public func tree(isComplete: Bool) -> String { isComplete ? completedTree : unfinishedTree }

    package func text(_ name: Scene.Name) -> String {
        switch name {
        case .forest: forest
        case .fast: fast
        case .tree(let isComplete): tree(isComplete: isComplete)
        case .growing(let phase): growingTree(phase)
        case .star: star
        }
    }
}
