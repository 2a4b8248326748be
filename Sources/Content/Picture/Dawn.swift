/// The land in the morning: what was dark is pale mist, and trees stand dark in front of it, in their own tones.
extension Raster {
    /// Turns what was painted for the evening to the colours of ``Palette/dawn``. Opacity stays.
    public mutating func turnToDawn() {
        // Most pixels have the colour of their neighbour.
        var (last, turned): (UInt32, Color?) = (0, nil)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] > 0 {
                let (red, green, blue) = (pixels[index], pixels[index + 1], pixels[index + 2])
                let key = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                if key != last || turned == nil { (last, turned) = (key, Dawn.color(Color(key))) }
                guard let color = turned else { continue }
                (pixels[index], pixels[index + 1], pixels[index + 2]) = color.bytes
            }
        }
    }
}

private enum Dawn {
    private static let mist = Palette.dawn[2].color
    private static let ink = Palette.duskBase.mixed(with: Palette.stroke, 0.35)
    /// How light the lightest tree of the evening is.
    private static let brightest = 0.62
    /// How much of its hue a colour keeps.
    private static let hue = 0.9

    static func color(_ evening: Color) -> Color {
        let light = 0.3 * evening.red + 0.59 * evening.green + 0.11 * evening.blue
        let base = mist.mixed(with: ink, min(1, light / brightest))
        func part(_ base: Double, _ own: Double) -> Double {
            min(1, max(0, base + hue * (own - light)))
        }
        return Color(
            red: part(base.red, evening.red), green: part(base.green, evening.green),
            blue: part(base.blue, evening.blue))
    }
}
