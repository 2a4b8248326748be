import CAdwaita
import Contract
import Text
import Words

/// The windows that explain the program: its keys, and what it is.
enum WindowDialogs {
    /// Adds `win.shortcuts` and `win.about` to an AdwApplicationWindow.
    static func addActions(to window: Widget, _ connection: AgentConnection) {
        let openShortcuts = { [unowned connection] in
            showShortcuts(
                over: window, hasCompline: connection.report?.compline?.enabled == true)
        }
        addAction("shortcuts", to: window.opaque, openShortcuts)
        addAction("about", to: window.opaque) { showAbout(over: window) }
        onKeys("<Control>question", in: window, openShortcuts)
        onKeys("F1", in: window, openShortcuts)
    }

    private static func showShortcuts(over parent: Widget, hasCompline: Bool) {
        let groups = Shortcuts.groups(hasCompline: hasCompline)
        let builder = notNull(gtk_builder_new_from_string(Shortcuts.markup(groups), -1))
        if let window = gtk_builder_get_object(builder, "window") {
            let window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
            gtk_window_set_transient_for(window.cast(), parent.cast())
            addDialogKeys(to: window)
            gtk_window_present(window.cast())
        }
        g_object_unref(UnsafeMutableRawPointer(builder))
    }

    private static func showAbout(over parent: Widget) {
        let about = notNull(adw_about_window_new())
        adw_about_window_set_application_name(about.opaque, Words.name)
        adw_about_window_set_application_icon(about.opaque, Names.application)
        adw_about_window_set_version(about.opaque, Names.version)
        adw_about_window_set_developer_name(about.opaque, Words.Shortcuts.contributors)
        adw_about_window_set_comments(about.opaque, xmlEscaped(Words.Shortcuts.comments))
        adw_about_window_set_copyright(about.opaque, "© 2026 \(Words.Shortcuts.contributors)")
        // The type of licence would add a link to the web.
        adw_about_window_set_license_type(about.opaque, GTK_LICENSE_CUSTOM)
        adw_about_window_set_license(about.opaque, xmlEscaped(Words.SettingsPage.licences))
        gtk_window_set_transient_for(about.cast(), parent.cast())
        gtk_window_set_modal(about.cast(), 1)
        addDialogKeys(to: about)
        gtk_window_present(about.cast())
    }
}
