import Glibc

/// The moon at the end of the prayer. It stands still.
public struct CrescentMoon: LightSource {
    private let middle: Double
    private let radius: Double

    /// - Parameter rows: the height of the picture in rows.
    public init(rows: Int) {
        middle = Double(rows)
        radius = Double(rows) - 0.8
    }

    /// How far a point is outside of the disk, and outside of its dark part.
    private func distances(_ x: Double, _ y: Double) -> (outside: Double, dark: Double) {
        let y = y - middle
        // The dark part covers the light one from the upper right.
        let (dx, dy) = (x - radius * 0.42, y + radius * 0.16)
        return (
            (x * x + y * y).squareRoot() - radius, (dx * dx + dy * dy).squareRoot() - radius * 0.86
        )
    }

    public func light(x: Double, y: Double) -> [Light] {
        let (outside, dark) = distances(x, y)
        let away = max(0, outside, -dark)
        let glow = away > 3 ? 0 : 0.1 * exp(-away * away / 4)
        return [
            Light(PrayerColor.text, glow),
            Light(PrayerColor.text, 0.88 * shape(x: x, y: y).cover),
        ]
    }

    public func shape(x: Double, y: Double) -> (cover: Double, color: PrayerColor) {
        let (outside, dark) = distances(x, y)
        return (min(1, max(0, 0.5 - outside)) * min(1, max(0, dark + 0.5)), PrayerColor.text)
    }
}
