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
}
