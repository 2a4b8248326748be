import CAdwaita
import Picture

/// The style sheet of the window. Colours are those of the palette. Rule: docs/rules/picture.md,
/// Palette.
final class Style {
    /// The colours of what is not a picture.
    private(set) var mood: Mood
    private let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
    private let manager = notNull(adw_style_manager_get_default())

    /// Adds the style sheet to the display. Make it once, after GTK has started. It stays for as long as
    /// the program runs.
    init() {
        mood = WindowFile.mood
        use(mood)
        for property in ["high-contrast", "dark"] {
            onChange(of: property, UnsafeMutableRawPointer(manager)) { [unowned self] in use(mood) }
        }
        TextScale.follow { [unowned self] in use(mood) }
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Shows everything in a mood. In high contrast the desktop's own colours stay.
    func use(_ mood: Mood) {
        self.mood = mood
        let isDusk = mood == .dusk && !hasHighContrast
        adw_style_manager_set_color_scheme(
            manager, isDusk ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT)
        let colors = isDusk ? DuskStyle.sheet(hasProperties: gtk_get_minor_version() >= 16) : ""
        gtk_css_provider_load_from_data(
            provider,
            colors + Self.sheet + (sky == nil ? "" : Self.skyHeader)
                + (hasHighContrast ? "" : Self.quietText) + Self.screens
                + (hasHighContrast ? Self.highContrast : "")
                + (TextScale.isLarge ? Self.largeText : ""), -1)
    }

    var hasHighContrast: Bool { adw_style_manager_get_high_contrast(manager) != 0 }

    // MARK: Skies

    /// Behind the timer, which has one in all colours.
    var timerSky: Scene.DuskMark.Sky? { hasHighContrast ? nil : .dusk }

    /// Behind the screens that have no picture. In the desktop's dark colours there is none.
    var sky: Scene.DuskMark.Sky? {
        if hasHighContrast { return nil }
        if mood == .dusk { return .dusk }
        return isDawn ? .dawn : nil
    }

    /// Whether the screens that have no picture are light.
    var isDawn: Bool { mood == .desktop && adw_style_manager_get_dark(manager) == 0 }

    /// The sky is behind the header bar too.
    private static let skyHeader = """
        .calendar headerbar, .settings headerbar {
            background: none;
            box-shadow: none;
            border: none;
        }

        """

    /// What is drawn and does not follow libadwaita by itself.
    private static let highContrast = """
        .inscription, .inscription-citation { color: white; }
        .answer { box-shadow: inset 0 0 0 1px white; color: white; }
        .answer button { color: white; }

        """

    /// The large digits and titles grow less than other text, so that they stay in one line.
    private static let largeText = """
        headerbar .title { font-size: 0.62em; }
        .timer .elapsed { font-size: 25pt; }
        .timer .companion { line-height: 1.3; }

        """

    private static let screens =
        TimerStyle.sheet + CalendarStyle.sheet + ForestStyle.sheet + SettingsStyle.sheet
        + PrayerStyle.sheet

    /// Text that libadwaita shows at 55 %, with a contrast of only 3.3 in its light colours. Here it is
    /// at least 4.5 (WCAG 2.1, 1.4.3). In high contrast libadwaita's own is higher.
    private static let quietText = """
        label.dim-label, row label.subtitle, row.entry label.title { opacity: 0.7; }

        """

    /// - `dusk`: a screen with a picture, dark in every colour scheme.
    /// - `glyph`: a button with a symbol at the edge of a screen.
    private static let sheet = """
        .dusk { background-color: \(Palette.duskBase.hex); color: \(Palette.highlight.hex); }
        .dusk headerbar {
            background: none;
            box-shadow: none;
            border: none;
            color: inherit;
        }
        .moment-glass {
            background-color: alpha(\(DuskStyle.text.hex), 0.07);
            box-shadow: inset 0 0 0 1px alpha(\(DuskStyle.text.hex), 0.12);
            border-radius: 22px;
            padding: 28px 20px 20px 20px;
        }
        .moment-mark { color: \(Palette.star.hex); opacity: 0.4; }
        .moment-title { font-size: 1.25em; font-weight: 300; }
        .moment-text { opacity: 0.85; line-height: 1.45; }
        .moment-answer {
            background: alpha(\(DuskStyle.text.hex), 0.10);
            color: \(DuskStyle.text.hex);
            border-radius: 12px;
            font-weight: normal;
            padding: 10px 6px;
        }
        .answer {
            background-color: \(DuskStyle.raised.hex);
            color: \(DuskStyle.text.hex);
            box-shadow: inset 0 0 0 1px alpha(\(DuskStyle.text.hex), 0.16);
            border-radius: 12px;
            padding: 6px 6px 6px 14px;
            margin: 6px 14px;
        }
        .answer button { color: \(DuskStyle.text.hex); font-weight: normal; }
        label { caret-color: transparent; }
        .glyph { opacity: 0.4; }
        .glyph:hover, .glyph:focus-visible { opacity: 1; }
        """
}
