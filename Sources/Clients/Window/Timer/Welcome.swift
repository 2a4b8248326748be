import CAdwaita
import Words

/// What says what Atrest is, until the first fast was started: its mark, a sentence, and the names of the glyphs at
/// the upper edge.
final class Welcome {
    /// Above the title.
    let mark = Welcome.picture("mark", size: 48).styled("welcome-mark")
    /// Below the title.
    let text: Widget

    init() {
        // Large names are below each other, with their glyphs beside them.
        let isLarge = TextScale.isLarge
        let glyphs = isLarge ? column(spacing: 6) : row(spacing: 28)
        glyphs.aligned(horizontal: GTK_ALIGN_CENTER)
        let names = [
            ("forest", Words.Forest.name), ("calendar", Words.Watch.calendar),
            ("settings", Words.Timer.settings),
        ]
        for (icon, name) in names {
            let picture = Self.picture(icon, size: 24)
            let name = label(name, "detail")
            glyphs.append(
                (isLarge ? row(spacing: 14, picture, name) : column(spacing: 6, picture, name))
                    .styled("welcome-glyph"))
        }
        // The glyphs at the upper edge have these names for screen readers.
        glyphs.hiddenFromReaders()
        gtk_widget_set_margin_top(glyphs, 44)
        gtk_widget_set_margin_bottom(mark, 14)
        let purpose = label(Words.Timer.purpose, "welcome-purpose")
        gtk_label_set_justify(purpose.opaque, GTK_JUSTIFY_CENTER)
        text = column(spacing: 0, purpose, glyphs)
        gtk_widget_set_margin_top(text, 6)
        isVisible = false
    }

    var isVisible: Bool {
        get { text.isVisible }
        set { for widget in [mark, text] { widget.isVisible = newValue } }
    }

    private static func picture(_ name: String, size: Int32) -> Widget {
        let image = decorativeIcon("app.atrest.\(name)-symbolic")
        gtk_image_set_pixel_size(image.opaque, size)
        return image
    }
}
