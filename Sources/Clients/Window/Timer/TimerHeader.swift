import CAdwaita
import Client
import Contract
import Presentation
import Words

/// The glyphs at the upper edge of the timer: they open the other screens.
final class TimerHeader {
    let widget: Widget
    private let forest: Widget
    private let undo: UndoChoice

    init(_ context: WindowContext) {
        widget = notNull(adw_header_bar_new())
        forest = Self.glyph("forest", Words.Forest.name) { context.show(.forest) }
        let calendar = Self.glyph("calendar", Words.Watch.calendar) { context.show(.calendar) }
        let settings = Self.glyph("settings", Words.Timer.settings) { context.show(.settings) }
        let choices = Self.choices
        undo = UndoChoice(context, in: choices)
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
    }

    private static var choices: UnsafeMutablePointer<GMenuModel> {
        menu(
            [
                UndoChoice.item(),
                MenuItem(Words.Timer.redo, "timer.redo", keys: "<Control><Shift>z"),
            ],
            [MenuItem(Words.Compline.setting, "win.compline", isOnlyEnabled: true)],
            [
                MenuItem(
                    Words.Timer.settings, "app.\(Screen.settings.action)", keys: "<Control>comma"),
                MenuItem(Words.Timer.shortcuts, "win.shortcuts", keys: "<Control>question"),
                MenuItem(Words.Timer.about, "win.about"),
            ])
    }

    /// - Parameter isThere: whether there is a forest; nil if it is unknown, which changes nothing.
    func showForest(_ isThere: Bool?) { forest.isVisible = isThere ?? forest.isVisible }

    private static func glyph(
        _ name: String, _ text: String, onClick: @escaping () -> Void
    ) -> Widget {
        iconButton("app.atrest.\(name)-symbolic", name: text, "flat", "glyph", onClick: onClick)
    }
}

/// The choice of the menu that undoes the latest act, and names it as the tray does.
final class UndoChoice {
    private let context: WindowContext
    private let menu: UnsafeMutablePointer<GMenuModel>
    /// What the choice says.
    private var shown = Words.Panel.undo

    /// - Parameter menu: its first section begins with the choice.
    init(_ context: WindowContext, in menu: UnsafeMutablePointer<GMenuModel>) {
        self.context = context
        self.menu = menu
        g_object_ref(menu.object)
        context.connection.observe { [weak self] in
            if let journal = $0.report?.journal { self?.follow(journal) }
        }
    }

    deinit { g_object_unref(menu.object) }

    static func item(_ text: String = Words.Panel.undo) -> MenuItem {
        MenuItem(text, "timer.undo", keys: "<Control>z")
    }

    private func follow(_ journal: Journal1State) {
        let text = journal.undoLabel(in: context.zone)
        guard text != shown else { return }
        shown = text
        replaceFirst(of: menu, with: Self.item(text))
    }
}
