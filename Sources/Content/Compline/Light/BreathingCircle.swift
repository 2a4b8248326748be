import Glibc

/// A circle that grows and shrinks as slowly as someone breathes. Rule: docs/rules/words.md, Compline.
public struct BreathingCircle: LightSource {
    /// Seconds for a breath.
    public static let cycle = 4.0
    public static let breaths = 3
    /// Frames a second while it moves.
    public static let rate = 12.0

    private let middle: Double
    private let radius: Double

    /// - Parameters:
    ///   - rows: the height of the picture in rows.
    ///   - seconds: since the first breath began. Before that and after the last breath the circle
    ///     rests.
    public init(rows: Int, seconds: Double) {
        middle = Double(rows)
        radius = (Double(rows) - 1) * Self.size(seconds: seconds)
    }

    /// The radius in parts of the largest one.
    ///
    /// - Parameter seconds: as for ``init(rows:seconds:)``.
    public static func size(seconds: Double) -> Double {
        let breath = isMoving(seconds) ? (1 - cos(2 * .pi * seconds / cycle)) / 2 : 0
        return 0.62 + 0.38 * breath
    }

    /// Seconds for all breaths.
    public static var length: Double { cycle * Double(breaths) }

    private static func isMoving(_ seconds: Double) -> Bool { seconds > 0 && seconds < length }

    /// How far a point is outside of the edge; less than 0 inside.
    private func outside(_ x: Double, _ y: Double) -> Double {
        (x * x + (y - middle) * (y - middle)).squareRoot() - radius
    }

    public func light(x: Double, y: Double) -> [Light] {
        let outside = outside(x, y)
        // Far from the edge nothing changes from frame to frame, so little has to be written.
        if outside > 3 { return [] }
        let glow = outside > 0 ? 0.22 * exp(-outside * outside / 2.5) : 0
        let rim = outside < -2.5 ? 0 : exp(-outside * outside / 1.2)
        return [
            Light(PrayerColor.button, max(glow, 0.45 * min(1, max(0, 0.5 - outside)))),
            Light(PrayerColor.text, 0.6 * rim),
        ]
    }

    /// A ring.
    public func shape(x: Double, y: Double) -> (cover: Double, color: PrayerColor) {
        let outside = outside(x, y)
        return (outside > -1.2 && outside <= 0 ? 1 : 0, PrayerColor.text)
    }
}
