import Glibc

/// The 240 of xterm's 256 colours that are the same in every terminal: a cube and a row of greys.
enum XtermPalette {
    static let indices = 16...255

    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    private static let firstGrey = 232

    /// - Parameter index: one of ``indices``.
    static func color(_ index: Int) -> RGB {
        if index >= firstGrey {
            let grey = UInt8(8 + 10 * (index - firstGrey))
            return RGB(grey, grey, grey)
        }
        let place = index - indices.lowerBound
        return RGB(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }

    private static let oklabColors = indices.map { OklabColor(color($0)) }

    /// - Returns: one of ``indices``.
    static func nearest(to color: RGB) -> Int {
        let look = OklabColor(color)
        var nearest = (place: 0, distance: Float.infinity)
        for (place, other) in oklabColors.enumerated() {
            let distance = look.distance(to: other)
            if distance < nearest.distance { nearest = (place, distance) }
        }
        return indices.lowerBound + nearest.place
    }

    /// The ground for all of a dark sky. The palette's darkest greys are too far apart for a sky that
    /// changes from top to bottom: it would become three bands.
    private static let dusk = RGB(18, 18, 18)

    /// The colour in a picture with a sky.
    static func withFlatSky(_ color: RGB) -> RGB { OklabColor(color).isDusk ? dusk : color }
}

/// A colour in Oklab (Björn Ottosson, 2020), in which distances match perception.
private struct OklabColor {
    private let lightness: Float
    private let chroma: Float
    private let a: Float
    private let b: Float

    init(_ color: RGB) {
        let red = Self.light(color.red)
        let green = Self.light(color.green)
        let blue = Self.light(color.blue)
        let long = cbrtf(0.41222147 * red + 0.53633254 * green + 0.05144599 * blue)
        let medium = cbrtf(0.21190350 * red + 0.68069955 * green + 0.10739696 * blue)
        let short = cbrtf(0.08830246 * red + 0.28171884 * green + 0.62997870 * blue)
        lightness = 0.21045426 * long + 0.79361779 * medium - 0.00407205 * short
        a = 1.97799850 * long - 2.42859221 * medium + 0.45059371 * short
        b = 0.02590404 * long + 0.78277177 * medium - 0.80867577 * short
        chroma = (a * a + b * b).squareRoot()
    }

    /// In a palette as coarse as this, what a thing is made of shows more by its hue than by its
    /// lightness: a tree should be amber or moss, a little too light or too vivid, rather than grey.
    /// A wrong hue is worse than none: a brown should become grey, not pink.
    func distance(to other: OklabColor) -> Float {
        let light = lightness - other.lightness
        let lost = chroma - other.chroma
        /// The product of both saturations and the cosine of the angle between both hues.
        let alike = a * other.a + b * other.b
        let both = chroma * other.chroma
        let saturation = lost * lost * (lost > 0 ? 2 : 0.6)
        if chroma > 0.01, other.chroma > 0.01, alike < Self.leastCosine * both {
            return 1 + light * light + lost * lost
        }
        return 0.4 * light * light + saturation + 4 * (both - alike)
    }

    /// Hues that are 35° apart are different colours.
    private static let leastCosine: Float = 0.819

    /// Whether the colour is one of a dark sky's: almost black, with hardly any hue.
    var isDusk: Bool { (0.15..<0.265).contains(lightness) && chroma < 0.05 }

    /// The linear intensity of a colour component, from 0 to 1.
    private static func light(_ part: UInt8) -> Float {
        let value = Float(part) / 255
        return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
}
