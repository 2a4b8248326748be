/// The colours of the ground. Rule: docs/rules/picture.md, Forest: dusk to horizon warm, darker behind.
enum GroundColor {
    /// The crest of a ridge.
    ///
    /// - Parameter nearness: 0 at the top of the canvas, 1 at its lower edge.
    static func crest(_ nearness: Double) -> Color {
        base(nearness).mixed(with: Palette.deepNight, 0.4 * (1 - nearness))
    }

    /// The foot of a ridge, in the mist in front of which the next one stands.
    static func mist(_ nearness: Double, isThread: Bool) -> Color {
        let mist = Palette.accent.mixed(with: Palette.tones[0], nearness)
        return base(nearness).mixed(with: mist, isThread ? 0.17 : 0.10)
    }

    /// Below the nearest ridge. There is nothing in front of it.
    static let lowest = base(1).mixed(with: Palette.deepNight, 0.2)

    private static func base(_ nearness: Double) -> Color {
        Palette.duskBase.mixed(with: near, min(1, max(0, nearness)))
    }

    /// A little lighter than the warm horizon, so that the nearest ridge is visible in front of it.
    private static let near = Palette.horizonWarm.mixed(with: Palette.darkTones[0], 0.45)
}
