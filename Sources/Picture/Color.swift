/// A colour of the screen (sRGB), each part from 0 to 1.
public struct Color: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double

    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// - Parameter hex: as in `0xF0EDE6`.
    public init(_ hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xff) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// The three parts from 0 to 255.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
        func byte(_ part: Double) -> UInt8 { UInt8(min(255, max(0, (part * 255).rounded()))) }
        return (byte(red), byte(green), byte(blue))
    }

    /// As in `#F0EDE6`.
    public var hex: String {
        let (red, green, blue) = bytes
        return "#"
            + [red, green, blue].map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }

    /// On the way to another colour, from 0 to 1.
    public func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}

/// The colours of the world that Atrest draws (rule: picture, "Palette").
public enum Palette {
    public static let deepNight = Color(0x0D0D1A)
    public static let duskBase = Color(0x1A1225)
    public static let horizonWarm = Color(0x2D1F0E)
    public static let star = Color(0xF0EDE6)
    public static let highlight = Color(red: 0.88, green: 0.84, blue: 0.78)
    /// A tree before it warms.
    public static let treeGrey = Color(red: 0.55, green: 0.55, blue: 0.60)
    /// The light of each earth tone: bark brown, warm amber, moss-grey green, cool stone, ancient
    /// gold. A tone of a ``Tree`` is a place in it.
    public static let tones = [
        Color(0x7A5C45), Color(0xE8A94E), Color(0x6B7F5E), Color(0x8A909E), Color(0xD4A825),
    ]
    /// Dusk from top to bottom: where, from 0 to 1, and what colour.
    public static let dusk = [(0.0, deepNight), (0.5, duskBase), (1.0, horizonWarm)]
}
