import Glibc

/// An sRGB colour. Each component is from 0 to 1.
public struct Color: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double

    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// - Parameter hex: for example `0xF0EDE6`.
    public init(_ hex: UInt32) {
        func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xff) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }

    /// The components, each from 0 to 255.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
        func byte(_ component: Double) -> UInt8 {
            UInt8(min(255, max(0, (component * 255).rounded())))
        }
        return (byte(red), byte(green), byte(blue))
    }

    /// For example `#F0EDE6`.
    public var hex: String {
        let (red, green, blue) = bytes
        return "#"
            + [red, green, blue].map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }

    /// The same with an opacity from 0 to 1, for example `#F0EDE68C`, as CSS has it.
    func hex(opacity: Double) -> String {
        let byte = UInt8((opacity * 255).rounded())
        return hex + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// A colour between this one and another.
    ///
    /// - Parameter fraction: 0 for this colour, 1 for the other.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The colour at a place of a gradient.
    ///
    /// - Parameters:
    ///   - place: from 0 to 1.
    ///   - stops: the colours in order, with their places.
    static func at(_ place: Double, of stops: [(position: Double, color: Color)]) -> Color {
        let (from, to, part) = linear(place, stops) { $0.position }
        return stops[from].color.mixed(with: stops[to].color, part)
    }

    /// The contrast of this colour with another one, from 1 to 21. Source: WCAG 2.2, "contrast ratio".
    public func contrast(with other: Color) -> Double {
        Self.contrast(luminance, other.luminance)
    }

    /// The same of two luminances, for those that compare many colours with one.
    static func contrast(_ a: Double, _ b: Double) -> Double {
        (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance. Source: WCAG 2.2, "relative luminance".
    package var luminance: Double {
        func linear(_ part: Double) -> Double {
            let place = min(1, max(0, part)) * Double(Self.steps)
            let step = min(Int(place), Self.steps - 1)
            let (from, to) = (Self.lights[step], Self.lights[step + 1])
            return from + (to - from) * (place - Double(step))
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The light of a component at even steps. A forest asks for it some hundred thousand times.
    private static let lights = (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    private static let steps = 4096
}

/// Where a place is among others that rise: between which two of them, and how far on the way from the first to the
/// second, from 0 to 1. A place outside is at the nearest of them.
func linear<Stop>(
    _ place: Double, _ stops: [Stop], _ position: (Stop) -> Double
) -> (from: Int, to: Int, part: Double) {
    let next = stops.firstIndex { position($0) >= place } ?? stops.count - 1
    let from = max(0, next - 1)
    let way = position(stops[next]) - position(stops[from])
    return (from, next, way > 0 ? min(1, (place - position(stops[from])) / way) : 0)
}

/// The colours of everything that Atrest draws. Rule: docs/rules/picture.md, Palette.
///
/// The panels read them from `desktop/shared/palette.js`, which `make pictures` writes.
public enum Palette {
    // The sky.
    public static let deepNight = Color(0x0D0D1A)
    public static let duskBase = Color(0x1A1225)
    public static let horizonWarm = Color(0x2D1F0E)
    public static let horizonCool = Color(0x111827)
    /// The sky from top to bottom: positions from 0 to 1, and their colours.
    public static let dusk: [(position: Double, color: Color)] = [
        (0, deepNight), (0.5, duskBase), (1, horizonWarm),
    ]

    /// The same sky at dawn: its colours towards white.
    public static let dawn: [(position: Double, color: Color)] = [
        (0, accent.mixed(with: white, 0.72)), (0.5, highlight.mixed(with: white, 0.62)),
        (1, tones[1].mixed(with: white, 0.74)),
    ]
    private static let white = Color(0xFFFFFF)

    /// - Parameter depth: from 0, the top, to 1.
    public static func sky(at depth: Double) -> Color { .at(depth, of: dusk) }

    /// The lower edge of the forest, and the frame below it.
    public static let forestGround = Nightfall.ground

    // The interface.
    public static let surface = Color(red: 0.12, green: 0.10, blue: 0.14)
    public static let stroke = Color(red: 0.30, green: 0.25, blue: 0.33)
    public static let accent = Color(red: 0.58, green: 0.55, blue: 0.65)
    public static let highlight = Color(red: 0.88, green: 0.84, blue: 0.78)

    // Stars and trees.
    public static let star = Color(0xF0EDE6)
    /// The fonts of Scripture, as style sheets write them: the first one that is there is used.
    public static let serifs =
        [
            "EB Garamond", "Cormorant Garamond", "Crimson Pro", "Source Serif Pro", "P052",
            "Georgia", "Noto Serif",
        ].map { "\"\($0)\", " }.joined() + "serif"
    /// How opaque a line of Scripture is, in the colour of the star.
    public static let scriptureOpacity = 0.6
    /// How opaque its citation is. With less than 0.51 the contrast would be below 4.5 on the lightest ground.
    public static let citationOpacity = 0.55
    /// The colour of a tree before it warms.
    public static let treeGrey = Color(red: 0.55, green: 0.55, blue: 0.60)
    /// The light end of each earth tone: bark brown, warm amber, moss-grey green, cool stone, ancient
    /// gold. The tone of a ``Tree`` is an index.
    public static let tones = [
        Color(0x7A5C45), Color(0xE8A94E), Color(0x6B7F5E), Color(0x8A909E), Color(0xD4A825),
    ]
    /// The dark end of each earth tone.
    package static let darkTones = [
        Color(0x3D2B1F), Color(0xC17F3A), Color(0x3A4A35), Color(0x4A4E5A), Color(0x8B6914),
    ]
}
