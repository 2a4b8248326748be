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
