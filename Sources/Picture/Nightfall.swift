import Fasting

/// The light of the forest: the last of it stands at the horizon, warm below, cool above. What is far goes
/// towards its colour, what is near towards the night. Rule: docs/rules/picture.md, Forest.
enum Nightfall {
    /// The place of the horizon, as a fraction of the picture's height.
    static let horizon = 0.58

    /// The last light.
    static let light = Palette.horizonWarm.mixed(with: Palette.darkTones[1], 0.29)
    /// The air above it.
    private static let cool = Palette.horizonCool.mixed(with: Palette.darkTones[3], 0.35)

    /// Between both.
    private static let rose = cool.mixed(with: light, 0.4).mixed(with: Palette.stroke, 0.3)

    /// The sky from top to bottom.
    static let sky: [(position: Double, color: Color)] = [
        (0, Palette.deepNight), (0.20, Palette.duskBase.mixed(with: Palette.deepNight, 0.5)),
        (0.34, Palette.duskBase.mixed(with: cool, 0.4)), (0.43, cool.mixed(with: rose, 0.15)),
        (0.485, rose.mixed(with: cool, 0.3)), (0.53, rose.mixed(with: light, 0.55)),
        (0.57, light), (0.605, light),
        // The land covers the rest. It is seen for a moment where the land is not painted yet.
        (0.72, Palette.duskBase), (1, ground),
    ]

    // MARK: Ground

    /// The ground from the farthest ridge, 0, to the nearest, 1.
    private static let land: [(position: Double, color: Color)] = [
        (0, haze.mixed(with: light, 0.3).mixed(with: cool, 0.3)),
        (0.15, haze.mixed(with: cool, 0.22)),
        (0.30, haze.mixed(with: Palette.duskBase, 0.22)),
        (0.43, haze.mixed(with: Palette.duskBase, 0.45)),
        (0.58, Palette.duskBase.mixed(with: haze, 0.30)),
        (0.72, Palette.duskBase.mixed(with: Palette.deepNight, 0.15)),
        (0.86, Palette.deepNight.mixed(with: Palette.duskBase, 0.35)),
        (1, Palette.deepNight.mixed(with: black, 0.35)),
    ]
    private static let black = Color(0x000000)
    /// What near things go towards.
    static let night = Palette.deepNight

    /// The air in front of what is far.
    static let haze = light.mixed(with: Palette.duskBase, 0.45)

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
        let part = (Ground.endsDepth(ridge) ? 0.9 : 0.35) * (1 - 0.6 * nearness(ridge))
        return crests[ridge].mixed(with: haze.mixed(with: light, 0.3), part)
    }

    /// The lower edge of the picture, and what is below it.
    static let ground = mist(Ground.ridges.count - 1)

    // MARK: Air

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

    /// What is behind a tree of a depth at a height of the picture: the lightest of it.
    static func backdrop(_ height: Double, behind depth: Depth) -> Color {
        if height < horizon { return .at(height, of: sky) }
        let nearest = Ground.ridges.lastIndex { ridge in
            ridge.top <= height && (ridge.depth?.rawValue ?? .max) >= depth.rawValue
        }
        guard let nearest else { return light }
        return lightest[nearest]
    }

    /// The lightest colour of a ridge and of the two behind it.
    private static let lightest = Ground.ridges.indices.map { ridge in
        let near = max(0, ridge - 2)...ridge
        let colors = near.flatMap { [crests[$0], mists[$0]] }
        return colors.max { $0.luminance < $1.luminance }!
    }
}
