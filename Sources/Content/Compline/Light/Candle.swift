import Glibc

/// A candle whose flame moves in steps of half a second. Rule: docs/rules/words.md, Compline.
public struct Candle: LightSource {
    /// Seconds for which the flame keeps a shape.
    public static let step = 0.5

    private let height: Double
    private let flame: Flame

    /// A shape of the flame.
    private struct Flame {
        /// To the right, in parts of its width.
        let lean: Double
        let height: Double
        let glow: Double
    }

    private static let flames = [
        Flame(lean: 0, height: 1, glow: 1), Flame(lean: 0.25, height: 1.08, glow: 1.08),
        Flame(lean: -0.1, height: 0.93, glow: 0.9), Flame(lean: -0.3, height: 1.04, glow: 1),
        Flame(lean: 0.1, height: 1.12, glow: 1.12), Flame(lean: 0.35, height: 0.95, glow: 0.94),
        Flame(lean: -0.2, height: 1.1, glow: 1.05),
    ]

    /// How many shapes the flame has. Step `n` and step `n + shapeCount` have the same shape.
    public static var shapeCount: Int { flames.count }

    /// - Parameters:
    ///   - rows: the height of the picture in rows.
    ///   - step: counts the shapes of the flame. The same number has the same shape.
    public init(rows: Int, step: Int) {
        height = Double(rows) * 2
        // 3 and 7 have no common divisor, so that all of them come, in an order that is not seen.
        flame = Self.flames[step * 3 % Self.flames.count]
    }

    private var top: Double { (height * 0.6).rounded() }
    private var halfWidth: Double { max(1.5, (height * 0.09).rounded() + 0.5) }

    public func light(x: Double, y: Double) -> [Light] {
        glow(x, y) + wax(x, y) + fire(x, y)
    }

    /// The flame, and the outline of the wax.
    public func shape(x: Double, y: Double) -> (cover: Double, color: PrayerColor) {
        let isWax =
            y > top && abs(x) < halfWidth && (abs(x) > halfWidth - 0.9 || y < top + 0.9)
        return isWax ? (1, PrayerColor.text) : (fireCover(x, y).cover, PrayerColor.candle)
    }

    private func glow(_ x: Double, _ y: Double) -> [Light] {
        let dy = y - top + height * 0.22
        let reach = height * 0.42
        // It ends softly before the edges of the picture.
        let edge = Self.rise(y / (height * 0.35)) * Self.rise((height - y) / (height * 0.2))
        let strength = 0.34 * flame.glow * edge * exp(-(x * x + dy * dy) / (reach * reach))
        return strength < 0.02 ? [] : [Light(PrayerColor.candle, strength - 0.02)]
    }

    /// From 0 to 1, slowly at both ends.
    private static func rise(_ part: Double) -> Double {
        let part = min(1, max(0, part))
        return part * part * (3 - 2 * part)
    }

    private func wax(_ x: Double, _ y: Double) -> [Light] {
        guard y > top, abs(x) < halfWidth else { return [] }
        let depth = (y - top) / (height - top)
        let side = x / halfWidth
        return [
            Light(PrayerColor.text, 0.5 - 0.12 * side - 0.12 * depth),
            Light(PrayerColor.candle, 0.45 * (1 - depth) * (1 - depth)),
        ]
    }

    /// How much of a point the flame covers, how far the point is from its middle in parts of its
    /// width, and how far up, from 0 to 1.
    private func fireCover(_ x: Double, _ y: Double) -> (cover: Double, away: Double, up: Double) {
        let size = height * 0.43 * flame.height
        let up = (top - 0.6 - y) / size
        guard up > -0.05, up < 1 else { return (0, 0, 0) }
        let rise = max(0, up)
        let width = halfWidth * 1.15 * 1.9 * (rise + 0.03).squareRoot() * pow(1 - rise, 0.9)
        let away = abs(x - flame.lean * halfWidth * rise * rise * 2)
        return (min(1, max(0, width - away + 0.5)), away / max(0.6, width), rise)
    }

    private func fire(_ x: Double, _ y: Double) -> [Light] {
        let (cover, away, up) = fireCover(x, y)
        guard cover > 0 else { return [] }
        // The flame is brightest in its middle, a little above the wick.
        let core = exp(-pow(away / 0.55, 2) - pow((up - 0.28) / 0.26, 2))
        return [Light(PrayerColor.candle, cover), Light(PrayerColor.text, 0.75 * core * cover)]
    }
}
