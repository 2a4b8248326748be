import CAdwaita
import Words

/// A row with a text that the user types. Enter, or the button that appears in the field, hands it over.
final class TypedRow {
    let widget: Widget
    private let field: TypedField
    /// The agent's value as text.
    private var value = ""
    /// Takes what the user typed.
    var onApply: (String) -> Void = { _ in }

    init(_ title: String) {
        field = TypedField(title)
        widget = field.row(title)
        gtk_editable_set_width_chars(field.widget.opaque, 12)
        gtk_entry_set_icon_tooltip_text(
            field.widget.cast(), GTK_ENTRY_ICON_SECONDARY, Words.Calendar.save)
        field.onChange = { [unowned self] in showButton() }
        field.onEnter = { [unowned self] in onApply(field.text) }
        onSignal(field.widget.object, "icon-press") { [unowned self] in onApply(field.text) }
    }

    /// Shows the button only for what the user has typed.
    private func showButton() {
        gtk_entry_set_icon_from_icon_name(
            field.widget.cast(), GTK_ENTRY_ICON_SECONDARY,
            field.text == value ? nil : "emblem-ok-symbolic")
    }

    func show(title: String) {
        setTitle(of: widget, title)
        field.rename(title)
    }

    /// Sets what to type, for screen readers.
    func describe(_ hint: String) { field.widget.described(hint) }

    /// Takes the agent's value. It does not replace what the user types.
    func report(_ value: String) {
        let isTyped = field.text != self.value
        self.value = value
        if isTyped { showButton() } else { reset() }
    }

    /// Goes back to the agent's value.
    func reset() { if field.text != value { field.text = value } }

    func focus() { field.focus() }
}
