import Picture
import Presentation

/// The classes of the calendar in the style sheet.
enum CalendarStyle {
    /// The colours of dots and lines.
    static let tones = tones(isDark: false) + tones(isDark: true)

    /// Whether the days are large, and the land is below both parts.
    ///
    /// - Parameters:
    ///   - width: of the window, in pixels.
    ///   - textScale: how much larger than usual the desktop's text is.
    static func isRoomy(width: Double, textScale: Double) -> Bool { width >= 900 * textScale }

    /// The class of a dot: that of its tone, or of a ring for a fast that ended early.
    static func dot(tone: UInt32?) -> String {
        tone.map { "calendar-tone-\(Int($0) % Palette.tones.count)" } ?? "calendar-ring"
    }

    /// The class of a line.
    static func line(_ color: LongFast.Color) -> String {
        switch color {
        case .tone(let tone): dot(tone: tone)
        case .grey: "calendar-grey"
        }
    }

    private static func tones(isDark: Bool) -> String {
        let screen = isDark ? ".calendar.dark" : ".calendar"
        let tones = Palette.tones.indices.map { tone in
            let color = DotTone.color(tone, isDark: isDark).hex
            return "\(screen) .\(dot(tone: UInt32(tone))) { background-color: \(color); }\n"
        }
        let ring = DotTone.ring(isDark: isDark).hex
        return tones.joined()
            + "\(screen) .\(dot(tone: nil)) { box-shadow: inset 0 0 0 2px \(ring); }\n"
            + "\(screen) .\(line(.grey)) { background-color: \(ring); }\n"
    }
}

/// The colours of the dots in the calendar. Rule: docs/rules/domain.md, Calendar.
enum DotTone {
    /// The contrast that a mark needs (WCAG 2.1, 1.4.11).
    static let contrast = 3.0

    /// The background that has the least contrast with them: a dark window of libadwaita, or the darkest part of the
    /// dawn.
    static func background(isDark: Bool) -> Color {
        isDark
            ? Color(0x242424)
            : Palette.dawn.map(\.color).min { $0.luminance < $1.luminance }!
    }

    /// The tone of a tree, lighter or darker if that is needed to see it.
    static func color(_ tone: Int, isDark: Bool) -> Color {
        visible(Palette.tones[tone], isDark: isDark)
    }

    /// The ring of a fast that ended early.
    static func ring(isDark: Bool) -> Color { visible(Palette.treeGrey, isDark: isDark) }

    private static func visible(_ color: Color, isDark: Bool) -> Color {
        let background = background(isDark: isDark)
        let edge = Color(isDark ? 0xFFFFFF : 0x000000)
        let steps = (0...50).lazy.map { color.mixed(with: edge, Double($0) / 50) }
        return steps.first { $0.contrast(with: background) >= contrast } ?? edge
    }
}
