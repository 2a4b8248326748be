import CAdwaita

/// A row with a text that the user types. Enter, or the button that appears, hands it over.
final class TypedRow {
    let widget: Widget = adw_entry_row_new()!
    private var text = TypedText()
    private var isWriting = false
    /// Takes what the user typed.
    var onApply: (String) -> Void = { _ in }

    init(_ title: String) {
        setTitle(of: widget, title)
        adw_entry_row_set_show_apply_button(widget.cast(), 1)
        onSignal(widget.object, "changed") { [unowned self] in
            if !isWriting { text.edited(content) }
        }
        onSignal(widget.object, "apply") { [unowned self] in onApply(content) }
        // Without a change, Enter emits another signal.
        onSignal(widget.object, "entry-activated") { [unowned self] in onApply(content) }
    }

    private var content: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    /// Takes the agent's value. It does not replace what the user types.
    func report(_ value: String) {
        if let new = text.report(value) { write(new) }
    }

    /// Goes back to the agent's value.
    func reset() { write(text.reset()) }

    func focus() {
        gtk_widget_grab_focus(widget)
        gtk_editable_select_region(widget.opaque, 0, -1)
    }

    private func write(_ new: String) {
        isWriting = true
        gtk_editable_set_text(widget.opaque, new)
        // The button is for what the user types.
        adw_entry_row_set_show_apply_button(widget.cast(), 0)
        adw_entry_row_set_show_apply_button(widget.cast(), 1)
        isWriting = false
    }
}
