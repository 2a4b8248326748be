import CAdwaita
import Words

/// A row with a text that the user types. Enter, or the button that appears in the field, hands it over.
///
/// AdwEntryRow of libadwaita 1.2 does not tell screen readers that it has the focus.
final class TypedRow {
    let widget: Widget
    private let entry: Widget = notNull(gtk_entry_new())
    private var text = TypedRowText()
    private var isWriting = false
    /// Takes what the user typed.
    var onApply: (String) -> Void = { _ in }

    init(_ title: String) {
        widget = actionRow(title)
        // A press on the row gives the field the focus.
        adw_action_row_set_activatable_widget(widget.cast(), entry)
        adw_action_row_add_suffix(widget.cast(), entry.aligned(vertical: GTK_ALIGN_CENTER))
        gtk_editable_set_width_chars(entry.opaque, 12)
        gtk_entry_set_icon_tooltip_text(
            entry.cast(), GTK_ENTRY_ICON_SECONDARY, Words.Calendar.save)
        entry.named(title)
        onSignal(entry.object, "changed") { [unowned self] in
            if !isWriting { text.edited(content) }
            showButton()
        }
        onSignal(entry.object, "activate") { [unowned self] in onApply(content) }
        onSignal(entry.object, "icon-press") { [unowned self] (_: UnsafeMutableRawPointer?) in
            onApply(content)
        }
    }

    private var content: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    /// Shows the button only for what the user has typed.
    private func showButton() {
        gtk_entry_set_icon_from_icon_name(
            entry.cast(), GTK_ENTRY_ICON_SECONDARY,
            text.isBeingTyped ? "emblem-ok-symbolic" : nil)
    }

    func show(title: String) {
        setTitle(of: widget, title)
        entry.named(title)
    }

    /// Takes the agent's value. It does not replace what the user types.
    func report(_ value: String) {
        if let new = text.report(value) { write(new) }
        showButton()
    }

    /// Goes back to the agent's value.
    func reset() { write(text.reset()) }

    func focus() {
        gtk_widget_grab_focus(entry)
        gtk_editable_select_region(entry.opaque, 0, -1)
    }

    private func write(_ new: String) {
        isWriting = true
        gtk_editable_set_text(entry.opaque, new)
        isWriting = false
    }
}
