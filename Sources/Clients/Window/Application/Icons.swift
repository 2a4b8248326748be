import CAdwaita
import Contract
import Text

/// The glyphs of Atrest.
enum Icons {
    /// Lets GTK find the glyphs of a program that is installed outside of the usual folders, or runs
    /// from the folder in which it was built. Call it once, after GTK has started.
    static func install() {
        guard let theme = gtk_icon_theme_get_for_display(gdk_display_get_default()),
            let bin = programFolder()
        else { return }
        for folder in ["../share/icons", "../../../desktop/icons"] {
            "\(bin)/\(folder)".withPath { gtk_icon_theme_add_search_path(theme, $0) }
        }
    }
}
