import CAdwaita
import Contract
import Fasting
import LocalTime
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
        if let choices { g_object_unref(choices.object) }
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
            menu([MenuItem(Words.Timer.beginAt, "timer.begin-at")])
        case .end:
            menu(
                [
                    MenuItem(Words.Timer.endAt, "timer.end-at"),
                    MenuItem(Words.Timer.adjust, "timer.adjust"),
                ],
                [MenuItem(Words.Panel.abandon, "timer.abandon")])
        case .leave, .startAgent: nil
        }
    }
}

/// Water, while a fast is running: a glass with one press, the amount of the day, and behind it the
/// entries of the day and a field for any other amount.
final class WaterBox {
    let widget: Widget
    /// Called when the entries are no longer shown.
    var onClose: () -> Void = {}
    private let context: WindowContext
    private let acts: Acts
    private let glass: Widget
    private let today: Widget
    private let popover: Widget
    private let entries = column(spacing: 2, role: GTK_ACCESSIBLE_ROLE_LIST)
    private let scroller: Widget
    private let field = TypedField(Words.Timer.amount)
    private let problem = label("", at: .start, "problem", "caption")
    private var shown: TimerContent.Water?
    /// The latest act that the entries may show.
    private var shownAct: UInt64?

    init(_ context: WindowContext) {
        self.context = context
        acts = context.acts
        glass = notNull(gtk_button_new())
        today = notNull(gtk_menu_button_new())
        popover = notNull(gtk_popover_new())
        scroller = verticalScroller()
        widget = row(spacing: 6, glass, today).aligned(horizontal: GTK_ALIGN_CENTER)
            .styled("water")
        addGlass()
        addPopover()
        // After a time without answers the entries may be missing.
        context.connection.observeHistory { [unowned self] in fillIfOpen() }
    }

    // MARK: Parts

    private func addGlass() {
        let content = notNull(adw_button_content_new())
        adw_button_content_set_icon_name(content.opaque, "app.atrest.water-symbolic")
        gtk_button_set_child(glass.cast(), content)
        glass.styled("flat", "quiet")
        glass.tipped(Words.Panel.addWater)
        onSignal(glass.object, "clicked") { [weak self] in self?.acts.addWater() }
    }

    private func addPopover() {
        gtk_menu_button_set_popover(today.opaque, popover)
        gtk_menu_button_set_direction(today.opaque, GTK_ARROW_UP)
        gtk_menu_button_set_has_frame(today.opaque, 0)
        today.styled("quiet")
        gtk_widget_set_tooltip_text(today, Words.Timer.waterOfToday)
        popover.named(Words.Timer.waterOfToday)
        onSignal(popover.object, "show") { [weak self] in self?.open() }
        onSignal(popover.object, "closed") { [weak self] in self?.onClose() }

        gtk_scrolled_window_set_child(scroller.opaque, entries)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scroller.opaque, 200)

        gtk_entry_set_placeholder_text(field.widget.cast(), Words.Timer.amount)
        gtk_editable_set_width_chars(field.widget.opaque, 10)
        field.widget.expanding(horizontally: true)
        field.onEnter = { [weak self] in self?.addTyped() }
        field.onChange = { [weak self] in self?.problem.isVisible = false }
        let add = textButton(Words.Timer.add, "flat") { [weak self] in self?.addTyped() }
        problem.isVisible = false
        let content = column(spacing: 10, scroller, row(spacing: 6, field.widget, add), problem)
        gtk_widget_set_size_request(content, 240, -1)
        gtk_popover_set_child(popover.cast(), content)
    }

    // MARK: What is shown

    func show(_ water: TimerContent.Water?) {
        widget.isVisible = water != nil
        // An entry that was removed and added again leaves the amount as it was.
        let act = context.connection.report?.journal?.undoAct
        if act != shownAct, shown != nil { fillIfOpen() }
        shownAct = act
        defer { shown = water }
        guard let water, water != shown else { return }
        if let content = gtk_button_get_child(glass.cast()) {
            adw_button_content_set_label(content.opaque, water.glass)
        }
        // The content has become its label, which readers would say before the name.
        glass.named(Words.Panel.addWater).described(water.glass)
        gtk_menu_button_set_label(today.opaque, water.today)
        fillIfOpen()
    }

    /// Whether the entries are shown.
    var isOpen: Bool { popover.isVisible }

    private func fillIfOpen() { if isOpen { fill() } }

    private func open() {
        problem.isVisible = false
        field.text = ""
        gtk_widget_grab_focus(field.widget)
        fill()
    }

    private func fill() {
        acts.waterOfToday { [weak self] in self?.show($0) }
    }

    private func show(_ rows: [Water1.EntryRow]) {
        entries.removeAll()
        if rows.isEmpty { entries.append(label(Words.Timer.noWater, "dim-label")) }
        for row in rows { entries.append(entry(row)) }
    }

    private func entry(_ entry: Water1.EntryRow) -> Widget {
        let time = TimeText.clock(context.zone.civil(entry.at))
        let amount =
            context.connection.report?.water?.amount(entry.amount.milliliters)
            ?? Words.amount(milliliters: entry.amount.milliliters, in: .milliliters)
        let amountLabel = label(amount, at: .start, "entry-amount").expanding(horizontally: true)
        let remove = iconButton(
            "user-trash-symbolic", name: Words.Timer.removeWater(amount, at: time), "flat"
        ) { [weak self] in
            guard let self else { return }
            // The button that has the focus goes; the field stays.
            gtk_widget_grab_focus(field.widget)
            acts.remove(entry) { [weak self] in self?.fill() }
        }
        return row(
            spacing: 12, role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, label(time, "entry-time"),
            amountLabel, remove)
    }

    private func addTyped() {
        guard let water = context.connection.report?.water else { return }
        let text = field.text
        do throws(Problem) {
            acts.addWater(try UserInput.amount(text, usually: water.unit))
            field.text = ""
            gtk_popover_popdown(popover.cast())
        } catch {
            problem.show(error.windowText)
            if let sentence = error.windowText { field.refuse(sentence) }
        }
    }
}
