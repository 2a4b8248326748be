/// A colour of the prayer. Rule: docs/rules/words.md, Compline.
public struct PrayerColor: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// What everything is in front of.
    public static let night = PrayerColor(0x05, 0x05, 0x10)
    public static let text = PrayerColor(0xE0, 0xE7, 0xFF)
    public static let candle = PrayerColor(0xF5, 0x9E, 0x0B)
    public static let button = PrayerColor(0x4F, 0x46, 0xE5)
    /// The colour of less important text, which is then not opaque.
    public static let white = PrayerColor(255, 255, 255)

    /// The colour behind layers of light.
    ///
    /// - Parameters:
    ///   - layers: from the lowest to the highest.
    ///   - part: of the strength of each, from 0 to 1.
    public func lit(by layers: [Light], _ part: Double = 1) -> PrayerColor {
        var (red, green, blue) = (Double(self.red), Double(self.green), Double(self.blue))
        for layer in layers {
            let strength = min(1, max(0, layer.strength * part))
            red += (Double(layer.color.red) - red) * strength
            green += (Double(layer.color.green) - green) * strength
            blue += (Double(layer.color.blue) - blue) * strength
        }
        return PrayerColor(UInt8(red.rounded()), UInt8(green.rounded()), UInt8(blue.rounded()))
    }
}
