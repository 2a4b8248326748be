import CAdwaita

/// A field in which a value is typed. Screen readers know its name, what to type, and why a value was refused.
///
/// AdwEntryRow of libadwaita 1.2 does not tell them that it has the focus.
final class TypedField {
    /// A GtkEntry.
    let widget: Widget = notNull(gtk_entry_new())
    /// Called when the user or the program changes the text.
    var onChange: () -> Void = {}
    /// Called when the user presses Enter.
    var onEnter: () -> Void = {}
    private var isRefused = false

    /// - Parameters:
    ///   - name: for screen readers.
    ///   - hint: what to type, for screen readers.
    init(_ name: String, hint: String = "") {
        widget.named(name)
        if !hint.isEmpty { widget.described(hint) }
        onSignal(widget.object, "changed") { [unowned self] in
            accept()
            onChange()
        }
        onSignal(widget.object, "activate") { [unowned self] in onEnter() }
    }

    var text: String {
        get { String(cString: gtk_editable_get_text(widget.opaque)) }
        set { gtk_editable_set_text(widget.opaque, newValue) }
    }

    func rename(_ name: String) { widget.named(name) }

    /// Moves the focus to the field and selects its text.
    func focus() {
        gtk_widget_grab_focus(widget)
        gtk_editable_select_region(widget.opaque, 0, -1)
    }

    /// Gives the field the focus, and says why its value was refused.
    func refuse(_ sentence: String) {
        isRefused = true
        cadwaita_set_invalid(widget, 1)
        widget.setClass("error", true)
        widget.say(sentence)
        gtk_widget_grab_focus(widget)
    }

    private func accept() {
        guard isRefused else { return }
        isRefused = false
        cadwaita_set_invalid(widget, 0)
        widget.setClass("error", false)
        widget.describeAgain()
    }

    /// An AdwActionRow with the field beside its title. A press on it gives the field the focus.
    func row(_ title: String, _ subtitle: String = "") -> Widget {
        let row = actionRow(title, subtitle)
        adw_action_row_set_activatable_widget(row.cast(), widget)
        adw_action_row_add_suffix(row.cast(), widget.aligned(vertical: GTK_ALIGN_CENTER))
        takeFocus(from: row)
        // The title is the name already.
        gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        widget.relateDescription()
        return row
    }
}
