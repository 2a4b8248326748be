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
        onKeys("F1", in: window, openShortcuts)
    }

    private static func showShortcuts(over parent: Widget, hasCompline: Bool) {
        let groups = Shortcuts.groups(hasCompline: hasCompline)
        let builder = notNull(gtk_builder_new_from_string(Shortcuts.markup(groups), -1))
        if let window = gtk_builder_get_object(builder, "window") {
            let window: Widget = window.cast()
            gtk_window_set_transient_for(window.cast(), parent.cast())
            addWindowKeys(to: window)
            gtk_window_present(window.cast())
        }
        g_object_unref(builder.object)
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
        addWindowKeys(to: about)
        gtk_window_present(about.cast())
    }
}

/// The keys of the window, in the order in which the window of shortcuts lists them: GTK puts them on one page so.
enum Shortcuts {
    struct Group: Equatable {
        let title: String
        let shortcuts: [Shortcut]
    }

    struct Shortcut: Equatable {
        /// As GTK writes them; several are separated by spaces.
        let keys: String
        let title: String
        /// What the keys activate; nil if a screen listens to them itself.
        let action: String?

        init(_ keys: String, _ title: String, _ action: String? = nil) {
            self.keys = keys
            self.title = title
            self.action = action
        }
    }

    private typealias Say = Words.Shortcuts

    /// - Parameter hasCompline: whether the night prayer is on.
    static func groups(hasCompline: Bool) -> [Group] {
        hasCompline ? always + [compline] : always
    }

    private static let compline = Group(
        title: Words.Compline.setting,
        shortcuts: [
            Shortcut("Return Right Page_Down", Say.onward), Shortcut("Left Page_Up", Say.backward),
        ])

    private static let always = [
        Group(
            title: Say.timer,
            shortcuts: [
                Shortcut("<Control>n", Say.begin, "timer.begin"),
                Shortcut("<Control><Shift>n", Say.beginAt, "timer.begin-at"),
                Shortcut("<Control>e", Say.end, "timer.end"),
                Shortcut("<Control><Shift>e", Say.endAt, "timer.end-at"),
                Shortcut("<Control>d", Say.adjust, "timer.adjust"),
                Shortcut("<Control>u", Say.water, "timer.water"),
                Shortcut("<Control>i", Say.why, "timer.why"),
            ]),
        Group(
            title: Say.calendar,
            shortcuts: [
                Shortcut("Page_Up", Words.Calendar.previousMonth),
                Shortcut("Page_Down", Words.Calendar.nextMonth),
                Shortcut("Left Right Up Down", Say.days), Shortcut("Return", Say.showDay),
                Shortcut("Delete", Say.delete),
            ]),
        Group(
            title: Say.forest, shortcuts: [Shortcut("Left Right Up Down", Say.scroll)]),
        Group(
            title: Say.window,
            shortcuts: [
                Shortcut("<Alt>2", Say.toForest, "app.\(Screen.forest.action)"),
                Shortcut("<Alt>3", Say.toCalendar, "app.\(Screen.calendar.action)"),
                Shortcut("<Control>comma", Say.toSettings, "app.\(Screen.settings.action)"),
                Shortcut("Escape <Alt>Left", Words.Watch.toTimer, "app.\(Screen.timer.action)"),
                Shortcut("<Control>z", Say.undo, "win.undo"),
                Shortcut("<Control><Shift>z", Say.redo, "win.redo"),
                Shortcut("F10", Say.menu),
                Shortcut("<Control>question", Say.shortcuts, "win.shortcuts"),
                Shortcut("<Control>w <Control>q", Say.close),
            ]),
    ]

    /// The keys that activate an action; nil if there are none.
    static func keys(of action: String) -> String? {
        always.flatMap(\.shortcuts).first { $0.action == action }?.keys
    }

    /// Lets the keys of actions work in a widget.
    ///
    /// - Parameters:
    ///   - group: what is before the dot in the names of the actions.
    ///   - isListening: asked at each press.
    static func listen(
        in widget: Widget, to group: String, if isListening: @escaping () -> Bool = { true }
    ) {
        for shortcut in always.flatMap(\.shortcuts) {
            guard let action = shortcut.action, action.hasPrefix("\(group).") else { continue }
            for keys in shortcut.keys.split(separator: " ") {
                onKeys(String(keys), in: widget) {
                    if isListening() { gtk_widget_activate_action_variant(widget, action, nil) }
                }
            }
        }
    }

    /// The window as GtkBuilder reads it.
    static func markup(_ groups: [Group]) -> String {
        let groups = groups.map { group in
            let shortcuts = group.shortcuts.map { shortcut in
                """
                <child><object class="GtkShortcutsShortcut">
                <property name="accelerator">\(xmlEscaped(shortcut.keys))</property>
                <property name="title">\(xmlEscaped(shortcut.title))</property>
                </object></child>
                """
            }
            return """
                <child><object class="GtkShortcutsGroup">
                <property name="title">\(xmlEscaped(group.title))</property>
                \(shortcuts.joined())
                </object></child>
                """
        }
        return """
            <interface><object class="GtkShortcutsWindow" id="window">
            <property name="modal">1</property>
            <child><object class="GtkShortcutsSection">
            <property name="section-name">all</property>
            \(groups.joined())
            </object></child></object></interface>
            """
    }
}
