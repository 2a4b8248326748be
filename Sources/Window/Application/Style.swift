import CAdwaita
import Picture

/// The style sheet of the window. Colours are those of the palette. Rule: docs/rules/picture.md,
/// Palette.
enum Style {
    /// Adds the style sheet to the display. Call it once, after GTK has started.
    static func install() {
        let provider = gtk_css_provider_new()!
        let screens =
            TimerStyle.sheet + CalendarStyle.sheet + ForestStyle.sheet + SettingsStyle.sheet
        gtk_css_provider_load_from_data(provider, sheet + screens, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

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
