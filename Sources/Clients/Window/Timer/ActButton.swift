import CAdwaita
import Presentation
import Words

/// The main button at the lower edge, with other choices beside it.
final class ActButton {
    let widget: Widget
    /// Called when the main button is pressed.
    var onPress: (TimerContent.Act) -> Void = { _ in }
    /// Called when the button is shown after there was none.
    var onAppear: () -> Void = {}
    let main: Widget
    private let more: Widget
    private var shown: TimerContent.Act?

    init() {
        main = notNull(gtk_button_new_with_label(""))
        more = notNull(gtk_menu_button_new())
        widget = row(main, more).aligned(horizontal: GTK_ALIGN_CENTER).styled("main")
            .margins(top: 6, bottom: 14)
        gtk_menu_button_set_icon_name(more.opaque, "pan-up-symbolic")
        gtk_menu_button_set_direction(more.opaque, GTK_ARROW_UP)
        more.named(Words.Timer.more).tipped(Words.Timer.more)
        onSignal(main.object, "clicked") { [weak self] in
            if let self, let shown { onPress(shown) }
        }
        widget.isVisible = false
    }

    /// Moves the focus to the main button.
    func focus() { gtk_widget_grab_focus(main) }

    /// Sets what a screen reader says after the name of the main button: the state of the timer. It is spoken when the
    /// button gets the focus, and not with each minute.
    func describe(_ text: String) { main.described(text) }

    /// - Parameter act: nil hides the button.
    func show(_ act: TimerContent.Act?) {
        guard act != shown else { return }
        let isNew = shown == nil
        shown = act
        widget.isVisible = act != nil
        guard let act else { return }
        defer { if isNew { onAppear() } }
        cadwaita_set_button_text(main, Self.text(act))
        let choices = Self.choices(act)
        more.isVisible = choices != nil
        main.setClass("alone", choices == nil)
        gtk_menu_button_set_menu_model(more.opaque, choices)
        more.namePopover()
        if let choices { g_object_unref(UnsafeMutableRawPointer(choices)) }
    }

    private static func text(_ act: TimerContent.Act) -> String {
        switch act {
        case .begin: Words.Panel.begin
        case .end: Words.Panel.end
        case .leave: Words.Timer.done
        case .startAgent: Words.startAgent
        }
    }

    private static func choices(_ act: TimerContent.Act) -> UnsafeMutablePointer<GMenuModel>? {
        switch act {
        case .begin:
            menu([
                MenuItem(Words.Timer.beginAt, "timer.begin-at", keys: "<Control><Shift>n")
            ])
        case .end:
            menu(
                [
                    MenuItem(Words.Timer.endAt, "timer.end-at", keys: "<Control><Shift>e"),
                    MenuItem(Words.Timer.adjust, "timer.adjust", keys: "<Control>d"),
                ],
                [MenuItem(Words.Panel.abandon, "timer.abandon")])
        case .leave, .startAgent: nil
        }
    }
}
