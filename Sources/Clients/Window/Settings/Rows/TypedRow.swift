import CAdwaita
import Words

/// A row with a text that the user types. Enter, or the button that appears in the field, hands it over.
final class TypedRow {
    let widget: Widget
    private let field: TypedField
    private var text = TypedRowText()
    private var isWriting = false
    /// Takes what the user typed.
    var onApply: (String) -> Void = { _ in }

    init(_ title: String) {
        field = TypedField(title)
        widget = field.row(title)
        gtk_editable_set_width_chars(field.widget.opaque, 12)
        gtk_entry_set_icon_tooltip_text(
            field.widget.cast(), GTK_ENTRY_ICON_SECONDARY, Words.Calendar.save)
        field.onChange = { [unowned self] in
            if !isWriting { text.edited(field.text) }
            showButton()
        }
        field.onEnter = { [unowned self] in onApply(field.text) }
        onSignal(field.widget.object, "icon-press") {
            [unowned self] (_: UnsafeMutableRawPointer?) in
            onApply(field.text)
        }
    }

    /// Shows the button only for what the user has typed.
    private func showButton() {
        gtk_entry_set_icon_from_icon_name(
            field.widget.cast(), GTK_ENTRY_ICON_SECONDARY,
            text.isBeingTyped ? "emblem-ok-symbolic" : nil)
    }

    func show(title: String) {
        setTitle(of: widget, title)
        field.rename(title)
    }

    /// Sets what to type, for screen readers.
    func describe(_ hint: String) { field.widget.described(hint) }

    /// Takes the agent's value. It does not replace what the user types.
    func report(_ value: String) {
        if let new = text.report(value) { write(new) }
        showButton()
    }

    /// Goes back to the agent's value.
    func reset() { write(text.reset()) }

    func focus() { field.focus() }

    private func write(_ new: String) {
        isWriting = true
        field.text = new
        isWriting = false
    }
}
