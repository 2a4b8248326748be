import CAdwaita
import Picture

/// The style sheet of the window. Colours are those of the palette. Rule: docs/rules/picture.md,
/// Palette.
enum Style {
    /// Adds the style sheet to the display. Call it once, after GTK has started.
    static func install() {
        let provider = gtk_css_provider_new()!
        load(provider)
        let manager = adw_style_manager_get_default()!
        onChange(of: "high-contrast", UnsafeMutableRawPointer(manager)) { load(provider) }
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// The provider stays for as long as the program runs.
    private static func load(_ provider: UnsafeMutablePointer<GtkCssProvider>) {
        let screens =
            TimerStyle.sheet + CalendarStyle.sheet + ForestStyle.sheet + SettingsStyle.sheet
            + PrayerStyle.sheet
        let manager = adw_style_manager_get_default()
        let hasHighContrast = adw_style_manager_get_high_contrast(manager) != 0
        gtk_css_provider_load_from_data(
            provider, sheet + (hasHighContrast ? "" : quietText) + screens, -1)
    }

    /// Text that libadwaita shows at 55 %, with a contrast of only 3.3 in its light colours. Here it is
    /// at least 4.5 (WCAG 2.1, 1.4.3). In high contrast libadwaita's own is higher.
    private static let quietText = """
        label.dim-label, row label.subtitle, row.entry label.title { opacity: 0.7; }

        """

    private static let dusk = Palette.dusk.map { "\($1.hex) \(Int($0 * 100))%" }
        .joined(separator: ", ")

    /// - `dusk`: a screen with the sky behind it, dark in every colour scheme.
    /// - `glyph`: a button with a symbol at the edge of a screen.
    private static let sheet = """
        .dusk {
            background-image: linear-gradient(to bottom, \(dusk));
            color: \(Palette.highlight.hex);
        }
        .dusk headerbar {
            background: none;
            box-shadow: none;
            border: none;
            color: inherit;
        }
        .glyph { opacity: 0.4; }
        .glyph:hover, .glyph:focus-visible { opacity: 1; }
        """
}
