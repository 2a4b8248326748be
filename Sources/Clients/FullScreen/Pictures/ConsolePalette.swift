/// The colours of a console that can be read both on a dark and on a light ground.
enum ConsolePalette {
    /// A grey is the terminal's own colour. Other colours become the one with the nearest hue.
    static func nearest(to color: RGB) -> TerminalColor {
        guard let hue = hue(color) else { return .standard }
        // The distance on the circle of hues.
        func distance(_ other: Int) -> Int {
            let apart = abs(other - hue)
            return min(apart, 360 - apart)
        }
        let nearest = hues.min { distance($0.hue) < distance($1.hue) }
        return nearest.map { .console($0.parameter) } ?? .standard
    }

    /// Of light and dark variants the one that differs from both grounds. A dark blue cannot be
    /// read on black.
    private static let hues: [(hue: Int, parameter: UInt8)] = [
        (0, 31), (48, 33), (120, 32), (180, 36), (235, 94), (300, 35),
    ]

    /// The hue of a colour in degrees; nil if it is nearly grey.
    private static func hue(_ color: RGB) -> Int? {
        let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
        let (low, high) = (min(red, green, blue), max(red, green, blue))
        let span = high - low
        // A saturation under a third.
        guard span * 3 > high, span > 24 else { return nil }
        let sixth =
            if high == red { (green - blue) * 60 / span } else if high == green {
                120 + (blue - red) * 60 / span
            } else { 240 + (red - green) * 60 / span }
        return (sixth + 360) % 360
    }
}
