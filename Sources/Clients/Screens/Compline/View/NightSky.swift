import Fasting
import FullScreen
import Glibc

/// A few stars. They keep their places while the size is the same, and none stands in front of a text
/// or right beside it.
struct NightSky {
    struct Star: Equatable {
        let row: Int
        let column: Int
        /// From 0 to 1.
        let brightness: Double
    }

    let stars: [Star]

    /// Seconds between the beginnings of two twinkles.
    static let period = 1.6
    /// How long a star twinkles, in seconds.
    static let length = 1.2
    /// Frames a second while a star twinkles.
    static let rate = 6.0
    /// How long stars go on to twinkle after a key, in seconds. Then they stand still, so that the
    /// program sleeps.
    static let twinkleDuration = 24.0

    /// - Parameter density: 1 for a few stars; more for more.
    init(_ size: ScreenSize, density: Double = 1) {
        var random = SplitMix64(seed: 91)
        let area = Double(size.columns * size.rows)
        let count = Int(min(56, max(5, area / 120)) * density)
        var stars: [Star] = []
        for _ in 0..<count {
            // The farthest of some places from the other stars: so they are spread evenly.
            let places = (0..<5).map { _ in
                Star(
                    row: Int(pow(random.nextFraction(), 1.25) * Double(size.rows)),
                    column: Int(random.nextFraction() * Double(size.columns)),
                    brightness: 0.22 + 0.68 * pow(random.nextFraction(), 3))
            }
            let best = places.max { Self.room($0, stars) < Self.room($1, stars) }
            if let best { stars.append(best) }
        }
        self.stars = stars
    }

    private static func room(_ star: Star, _ others: [Star]) -> Int {
        others.map { other in
            let (dx, dy) = (star.column - other.column, 2 * (star.row - other.row))
            return dx * dx + dy * dy
        }.min() ?? 0
    }

    /// The stars that have room in a frame.
    ///
    /// - Parameter taken: areas of pictures and texts.
    func visible(in frame: Frame, taken: [CellArea]) -> [Star] {
        stars.filter { star in
            !taken.contains { $0.contains(row: star.row, column: star.column) }
                && (star.column - 3...star.column + 3).allSatisfy {
                    let cell = frame[star.row, $0]
                    return cell.character == " " && cell.style.ground == frame[0, 0].style.ground
                }
        }
    }

    /// The star that twinkles, and how much brighter it is, from 0 to 1.
    ///
    /// - Parameters:
    ///   - seconds: since a fixed moment.
    ///   - count: the number of stars.
    static func twinkle(_ seconds: Double, among count: Int) -> (star: Int, light: Double)? {
        let turn = (seconds / period).rounded(.down)
        let part = (seconds - turn * period) / length
        guard count > 0, part < 1 else { return nil }
        var random = SplitMix64(seed: UInt64(max(0, turn)))
        return (Int(random.nextFraction() * Double(count)), sin(part * .pi))
    }

    /// When the next frame is due, in seconds since the same moment.
    static func next(after seconds: Double) -> Double {
        // Rounding must never give the same moment again.
        let seconds = seconds + 0.001
        let turn = (seconds / period).rounded(.down)
        let step = ((seconds - turn * period) * rate).rounded(.down) + 1
        return turn * period + (step / rate < length + 1 / rate ? step / rate : period)
    }

    /// Draws a star.
    ///
    /// - Parameters:
    ///   - light: how much brighter it is than it stands, from 0 to 1.
    static func draw(
        _ star: Star, light: Double, into frame: inout Frame, _ ink: PrayerColors,
        _ characters: ScreenFeatures.Characters
    ) {
        let strength = star.brightness + (1 - star.brightness) * light
        let glyphs: (faint: Character, clear: Character) =
            characters != .unicode ? (".", "+") : ("·", "•")
        let glyph = star.brightness > 0.62 ? glyphs.clear : glyphs.faint
        let style =
            ink.hasNight
            ? TextStyle(ink.light(PrayerColors.text, strength), on: PrayerColors.night)
            : TextStyle(nil, on: nil, strength > 0.75 ? [] : .dim)
        frame[star.row, star.column] = Cell(glyph, style)
    }
}
