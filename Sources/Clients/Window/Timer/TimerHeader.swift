import CAdwaita
import Client
import Contract
import Presentation
import Words

/// The glyphs at the upper edge of the timer: they open the other screens.
final class TimerHeader {
    let widget: Widget
    private let forest: Widget
    private let choices = TimerHeader.menuChoices
    /// What the choice says that undoes the latest act.
    private var undo = Words.Panel.undo

    init(_ context: WindowContext) {
        widget = notNull(adw_header_bar_new())
        forest = Self.glyph("forest", Words.Forest.name) { context.show(.forest) }
        let calendar = Self.glyph("calendar", Words.Watch.calendar) { context.show(.calendar) }
        let settings = Self.glyph("settings", Words.Timer.settings) { context.show(.settings) }
        g_object_ref(choices.object)
        let menu = menuButton(
            "open-menu-symbolic", choices, name: Words.Timer.menu, "glyph", "small")
        gtk_menu_button_set_primary(menu.opaque, 1)
        // F10 opens it from everywhere, and GTK would leave the focus on its button.
        if let popover = gtk_menu_button_get_popover(menu.opaque) {
            onSignal(popover.object, "closed") { [unowned context] in
                later { context.focusMain() }
            }
        }
        adw_header_bar_pack_start(widget.opaque, forest)
        adw_header_bar_pack_start(widget.opaque, calendar)
        adw_header_bar_pack_end(widget.opaque, menu)
        adw_header_bar_pack_end(widget.opaque, settings)
        // The window has its title; the screen carries none.
        let title = label("")
        title.hiddenFromReaders()
        adw_header_bar_set_title_widget(widget.opaque, title)
        context.connection.observe { [weak self, zone = context.zone] in
            if let journal = $0.report?.journal { self?.nameUndo(journal.undoLabel(in: zone)) }
        }
    }

    deinit { g_object_unref(choices.object) }

    private static var menuChoices: UnsafeMutablePointer<GMenuModel> {
        menu(
            [
                MenuItem(Words.Panel.undo, "win.undo"), MenuItem(Words.Timer.redo, "win.redo"),
            ],
            [MenuItem(Words.Compline.setting, "win.compline", isOnlyEnabled: true)],
            [
                MenuItem(Words.Timer.settings, "app.\(Screen.settings.action)"),
                MenuItem(Words.Timer.shortcuts, "win.shortcuts"),
                MenuItem(Words.Timer.about, "win.about"),
            ])
    }

    /// Names the act that would be undone, as the tray does. The other choices stay, also while the menu is open.
    private func nameUndo(_ text: String) {
        guard text != undo else { return }
        undo = text
        replaceFirst(of: choices, with: MenuItem(text, "win.undo"))
    }

    /// - Parameter isThere: whether there is a forest; nil if it is unknown, which changes nothing.
    func showForest(_ isThere: Bool?) { forest.isVisible = isThere ?? forest.isVisible }

    private static func glyph(
        _ name: String, _ text: String, onClick: @escaping () -> Void
    ) -> Widget {
        iconButton("app.atrest.\(name)-symbolic", name: text, "flat", "glyph", onClick: onClick)
    }
}
