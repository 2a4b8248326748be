/// What gives light in front of the night, such as a candle. Its edges are soft, so
/// that it moves smoothly in steps smaller than a character.
///
/// Its unit is the width of a character, which counts as half of its height. The middle of the upper
/// edge is at (0, 0), and y grows downwards.
public protocol LightSource {
    /// The light at a point, from the lowest layer to the highest.
    func light(x: Double, y: Double) -> [Light]

    /// Its outline, for terminals that cannot paint light.
    ///
    /// - Returns: how much of the point it covers, from 0 to 1, and its colour.
    func shape(x: Double, y: Double) -> (cover: Double, color: PrayerColor)
}

/// One layer of light at a point.
public struct Light: Sendable {
    public let color: PrayerColor
    /// From 0 to 1.
    public let strength: Double

    public init(_ color: PrayerColor, _ strength: Double) {
        self.color = color
        self.strength = strength
    }
}
