import Picture
import Presentation

/// The style sheet of the calendar.
enum CalendarStyle {
    static let sheet =
        """
        .calendar-day {
            min-width: 34px;
            min-height: 38px;
            padding: 3px 0;
            border-radius: 12px;
            font-weight: normal;
            font-feature-settings: "tnum";
        }
        .calendar-day.today { font-weight: bold; box-shadow: inset 0 0 0 1px alpha(currentColor, .25); }
        .calendar.wide .calendar-day { min-height: 56px; }
        .calendar.roomy .calendar-day { min-width: 76px; min-height: 76px; padding: 0; }
        .calendar.roomy .calendar-dots { min-height: 10px; }
        .calendar.roomy .calendar-dot { min-width: 10px; min-height: 10px; border-radius: 5px; }
        .calendar-dots { min-height: 8px; }
        .calendar-dot { min-width: 8px; min-height: 8px; border-radius: 4px; }
        .calendar-dots.some { margin: 0 3px; }
        .calendar-line { min-width: 1px; min-height: 2px; }
        .calendar-line-before { margin-left: -1px; }
        .calendar-line-after { margin-right: -1px; }
        .calendar-weekday { font-size: smaller; padding-bottom: 6px; }

        """ + tones(isDark: false) + tones(isDark: true)

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
