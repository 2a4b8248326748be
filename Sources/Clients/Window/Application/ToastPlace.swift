import CAdwaita
import Words

/// A place for a short answer. It takes room only while it shows one, so that an answer covers nothing.
final class ToastPlace {
    /// A GtkRevealer.
    let widget: Widget = notNull(gtk_revealer_new())
    /// Called when it begins to take room, and when it no longer does.
    var onResize: () -> Void = {}
    private let content = row(spacing: 6).styled("answer")

    init(_ transition: GtkRevealerTransitionType = GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP) {
        gtk_revealer_set_transition_type(widget.opaque, transition)
        gtk_revealer_set_child(widget.opaque, content)
        content.aligned(horizontal: GTK_ALIGN_CENTER)
        content.isVisible = false
        onChange(of: "child-revealed", widget.object) { [unowned self] in
            guard gtk_revealer_get_reveal_child(widget.opaque) == 0 else { return }
            content.isVisible = false
            onResize()
        }
    }

    /// - Parameters:
    ///   - undo: called when the user undoes what the sentence says; nil for no button.
    ///   - close: called when the user closes it.
    func show(_ sentence: String, undo: (() -> Void)?, close: @escaping () -> Void) {
        content.removeAll()
        let text = label(sentence, at: .start).expanding(horizontally: true)
        gtk_label_set_max_width_chars(text.opaque, 48)
        let buttons = row(spacing: 2)
        if let undo {
            // Large text leaves no room beside a button with text.
            let button =
                TextScale.isLarge
                ? iconButton(
                    "edit-undo-symbolic", name: Words.Panel.undo, "flat", "circular", onClick: undo)
                : textButton(Words.Panel.undo, "flat", onClick: undo)
            // Readers say what it undoes.
            buttons.append(button.described(sentence))
        }
        buttons.append(
            iconButton(
                "window-close-symbolic", name: Words.Panel.close, "flat", "circular", onClick: close
            ))
        buttons.aligned(vertical: GTK_ALIGN_CENTER)
        content.append(text)
        content.append(buttons)
        content.isVisible = true
        onResize()
        gtk_revealer_set_reveal_child(widget.opaque, 1)
    }

    func hide() { gtk_revealer_set_reveal_child(widget.opaque, 0) }

    /// Whether it takes room.
    var isShown: Bool { content.isVisible }

    /// Whether the pointer or the focus is on it. Then it stays.
    var isInUse: Bool {
        let flags = GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
        return gtk_widget_get_state_flags(content).rawValue & flags != 0
    }
}
