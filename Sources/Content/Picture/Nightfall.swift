import Fasting

/// The light of the forest: the last of it stands at the horizon, warm below, cool above. What is far goes
/// towards its colour, what is near towards the night. Rule: docs/rules/picture.md, Forest.
enum Nightfall {
    /// The last light.
    private static let light = Color(0x9A6A34)
    /// What is left of it in the air and on the land.
    private static let ember = Palette.horizonWarm.mixed(with: Palette.darkTones[1], 0.36)
    /// The air above it.
    private static let cool = Palette.horizonCool.mixed(with: Palette.darkTones[3], 0.35)

    /// Between both.
    private static let rose = cool.mixed(with: ember, 0.45).mixed(with: Palette.stroke, 0.42)

    /// The sky from top to bottom.
    static let sky: [(position: Double, color: Color)] = [
        (0, Palette.deepNight), (0.20, Palette.duskBase.mixed(with: Palette.deepNight, 0.5)),
        (0.34, Palette.duskBase.mixed(with: cool, 0.4)), (0.43, cool.mixed(with: rose, 0.15)),
        (0.485, rose.mixed(with: cool, 0.3)), (0.53, rose.mixed(with: ember, 0.7)),
        (0.565, light), (0.605, ember),
        // The land covers the rest. It is seen for a moment where the land is not painted yet.
        (0.72, Palette.duskBase), (1, ground),
    ]

    /// The place where the sun has gone: an ellipse of light behind the land. It does not scroll. Places and radii are
    /// fractions of the view.
    enum Afterglow {
        static let centre = (x: 0.62, y: 0.565)
        static let radius = (x: 0.47, y: 0.19)
        /// From the centre, 0, to the rim, 1. Between two of them it is linear.
        static let stops: [(position: Double, color: Color, opacity: Double)] = [
            (0, Color(0xF0B468), 0.6), (0.4, Color(0xC07A40), 0.26), (1, Color(0xC07A40), 0),
        ]

        /// The light at a distance from the centre, in radii.
        static func light(at distance: Double) -> (color: Color, opacity: Double) {
            let (from, to, part) = linear(distance, stops) { $0.position }
            return (
                stops[from].color.mixed(with: stops[to].color, part),
                stops[from].opacity + (stops[to].opacity - stops[from].opacity) * part
            )
        }
    }

    /// The sky at a height, where the afterglow is brightest.
    fileprivate static func brightest(at height: Double) -> Color {
        let light = Afterglow.light(at: abs(height - Afterglow.centre.y) / Afterglow.radius.y)
        return Color.at(height, of: sky).mixed(with: light.color, light.opacity)
    }

    // MARK: Ground

    /// The ground from the farthest ridge, 0, to the nearest, 1.
    private static let land: [(position: Double, color: Color)] = [
        (0, haze.mixed(with: cool, 0.30)),
        (0.15, haze.mixed(with: cool, 0.45)),
        (0.30, haze.mixed(with: plum, 0.50)),
        (0.43, plum.mixed(with: haze, 0.28)),
        (0.58, plum.mixed(with: Palette.duskBase, 0.45)),
        (0.72, Palette.duskBase),
        (0.86, Palette.deepNight.mixed(with: Palette.duskBase, 0.45)),
        (1, Palette.deepNight.mixed(with: black, 0.35)),
    ]
    /// The air of the night.
    private static let plum = Palette.duskBase.mixed(with: Palette.stroke, 0.45)
    private static let black = Color(0x000000)
    /// What near things go towards.
    static let night = Palette.deepNight

    /// The air in front of what is far.
    static let haze = ember.mixed(with: Palette.duskBase, 0.45)

    private static func nearness(_ ridge: Int) -> Double {
        Double(ridge) / Double(Ground.ridges.count - 1)
    }

    /// The crest of a ridge.
    static func crest(_ ridge: Int) -> Color { crests[ridge] }

    /// The foot of a ridge, in the mist in front of which the next one stands.
    static func mist(_ ridge: Int) -> Color { mists[ridge] }

    private static let crests = Ground.ridges.indices.map { Color.at(nearness($0), of: land) }

    private static let mists = Ground.ridges.indices.map { ridge in
        // More of it between two depths.
        let part = (Ground.endsDepth(ridge) ? 0.8 : 0.45) * (1 - 0.8 * nearness(ridge))
        return crests[ridge].mixed(with: vapour(nearness(ridge)), part)
    }

    /// The lower edge of the picture, and what is below it.
    static let ground = mist(Ground.ridges.count - 1)

    // MARK: Air

    /// The colour of mist: that of the light far away, that of the night near by.
    private static func vapour(_ nearness: Double) -> Color {
        .at(
            nearness,
            of: [
                (0, haze.mixed(with: light, 0.25)), (0.35, rose.mixed(with: light, 0.2)),
                (0.8, cool),
            ])
    }

    /// The mist in front of a ridge and of its trees; nil if there is none.
    static func veil(inFrontOf ridge: Int) -> Veil? { veils[ridge] }

    private static let veils = Ground.ridges.indices.map { ridge -> Veil? in
        guard Ground.endsDepth(ridge) else { return nil }
        let next = Ground.ridges[ridge + 1].base
        let height = 0.075 + 0.075 * nearness(ridge)
        return Veil(
            top: next - 0.72 * height, bottom: next + 0.28 * height,
            color: vapour(nearness(ridge)), opacity: 0.42)
    }

    /// The last light over another sky. The land covers its lower half.
    static let horizon = Veil(top: 0.36, bottom: 0.69, color: light, opacity: 0.7)

    /// The mist in front of the trees of a depth; nil if there is none.
    static func veil(around depth: Depth) -> Veil? {
        Ground.ridges.indices.last { Ground.ridges[$0].depth == depth }
            .flatMap(veil(inFrontOf:))
    }

    /// A thread of mist. Places are fractions of the picture's height.
    struct Veil {
        let top: Double
        let bottom: Double
        let color: Color
        let opacity: Double

        /// What is seen through it.
        func color(_ behind: Color, at height: Double) -> Color {
            behind.mixed(with: color, opacity(at: height))
        }

        func opacity(at height: Double) -> Double {
            opacity * Scene.MistMark.part(at: (height - top) / (bottom - top))
        }
    }

    /// How far a tree goes towards the night, at its crown and at its foot.
    static func nightfall(on tree: ForestTree) -> (crown: Double, foot: Double) {
        switch tree.depth {
        case .foreground: tree.isDimmed ? (0.58, 0.7) : (0.42, 0.62)
        case .mid: (0.15, 0.30)
        case .background: (0, 0)
        }
    }

    /// The lightest colour that a tree may have at nightfall: that of its tone, but no tree is a lamp.
    static func light(of tree: ForestTree) -> Color {
        let (part, most) = tree.isEstablished ? (1, 0.13) : (0.65, 0.1)
        let color = haze.mixed(with: tree.look.color, part)
        return color.mixed(with: night, 1 - min(1, most / color.luminance).squareRoot())
    }

    /// The edge of a tree towards the sky: completed trees catch the last light there, and unfinished ones are dark. So
    /// both are told apart, and no two trees of one tone merge.
    ///
    /// - Returns: its colour, how much of it there is at the top of the tree, and where it is gone, from the top, 0, to
    ///   the foot, 1.
    static func rim(of tree: ForestTree) -> (color: Color, part: Double, end: Double) {
        guard tree.isEstablished else { return (night, 0.9, .infinity) }
        switch tree.depth {
        case .foreground: return (glint, 0.72, 0.8)
        case .mid: return (glint, 0.5, 0.8)
        case .background: return (glint, 0.3, 0.8)
        }
    }

    /// What a leaf gives back of the last light.
    private static let glint = Color(0xF0C88A)

    /// How much of a tree is the air in front of it.
    static func air(_ depth: Depth) -> Double {
        switch depth {
        case .foreground: 0
        case .mid: 0.42
        case .background: 0.72
        }
    }

    /// How much an old tree recedes: nothing for the newest one, always less than a third.
    ///
    /// - Parameter age: how many trees are newer.
    static func recession(age: Int) -> Double { 0.3 * Double(age) / Double(age + 40) }

    /// The colour of a ridge at a height.
    static func color(of ridge: Int, at height: Double) -> Color {
        let top = Ground.ridges[ridge].top
        let part = (height - top) / (reach(of: ridge) - top)
        return crests[ridge].mixed(with: mists[ridge], min(1, max(0, part)))
    }

    /// Where the mist at the foot of a ridge is thickest.
    static func reach(of ridge: Int) -> Double {
        ridge + 1 < Ground.ridges.count ? Ground.ridges[ridge + 1].base : 1
    }
}

/// What is behind a tree: the sky and the ground.
struct Backdrop {
    private let ridge: Int
    /// Between which heights each ridge is behind the tree, from the farthest to the one on which it stands.
    private let lines: [ClosedRange<Double>]

    init(_ tree: ForestTree) {
        ridge = tree.ridge
        let reach = tree.size * 0.45
        lines = (0...tree.ridge).map { number in
            let line = Ground.ridges[number].line(tree.x - reach...tree.x + reach)
            let heights = (-2...2).map { line.y(at: tree.x + reach * Double($0) / 2) }
            return heights.min()!...heights.max()!
        }
    }

    /// The colours that may be there at a height of the picture.
    func colors(at height: Double) -> [Color] {
        // The nearest one that surely is there, and those before it that may be.
        let sure = lines.lastIndex { $0.upperBound <= height }
        func seen(_ color: Color, of number: Int) -> Color {
            (number..<ridge).reduce(color) {
                Nightfall.veil(inFrontOf: $1)?.color($0, at: height) ?? $0
            }
        }
        let land = ((sure ?? 0)..<lines.count).compactMap {
            lines[$0].lowerBound > height + 0.004
                ? nil : seen(Nightfall.color(of: $0, at: height), of: $0)
        }
        if sure != nil { return land }
        // The sky at the edges of the view, and where the afterglow is brightest.
        let sky = [.at(height, of: Nightfall.sky), Nightfall.brightest(at: height)]
        return land + sky.map { seen($0, of: 0) }
    }
}
