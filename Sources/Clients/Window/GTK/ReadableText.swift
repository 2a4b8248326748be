import CAdwaita

// Text that screen readers can read. Up to GTK 4.13 a reader finds only what takes the focus, so paragraphs are in the
// order of Tab, and the keyboard moves in them.

extension UnsafeMutablePointer<GtkWidget> {
    /// Lets the keyboard reach the text of a GtkLabel, and returns the label.
    @discardableResult
    func readable() -> Widget {
        // The whole text would be selected with each step of Tab, and readers would say so.
        cadwaita_set_flag(
            UnsafeMutableRawPointer(notNull(gtk_settings_get_default())),
            "gtk-label-select-on-focus", 0)
        gtk_label_set_selectable(opaque, 1)
        cadwaita_set_no_popup(self)
        gtk_widget_set_focusable(self, 1)
        // Orca says a message or a group with all of its texts that are related to nothing. A paragraph is heard when the
        // focus comes to it, and not twice.
        return described("")
    }

    /// Shows an AdwMessageDialog, with the keys of a dialog. The keyboard reaches its text, and begins there.
    func presentMessage() {
        addDialogKeys(to: self)
        let title = adw_message_dialog_get_heading(cast()).map { String(cString: $0) }
        let texts = descendants(of: gtk_label_get_type()).filter {
            gtk_widget_get_ancestor($0, gtk_button_get_type()) == nil
                && ![title, ""].contains(String(cString: gtk_label_get_text($0.opaque)))
        }
        for text in texts { text.readable() }
        // At its usual width, a long message in large text would be higher than a screen.
        if TextScale.isLarge { gtk_widget_set_size_request(self, 540, -1) }
        // The dialog gives the focus to a button when it is shown, unless something has it. A reader hears only of a focus
        // that comes after that.
        if let first = texts.first { gtk_window_set_focus(cast(), first) }
        gtk_window_present(cast())
        if let first = texts.first {
            gtk_window_set_focus(cast(), nil)
            gtk_widget_grab_focus(first)
        }
        measureAgain()
    }

    /// Measures a window again after its first layout. libadwaita 1.2 knows only then that the buttons of a message
    /// are below each other, and has asked for a window that is too small for them.
    private func measureAgain() {
        gtk_widget_add_tick_callback(
            self,
            { widget, _, _ in
                guard let widget, gtk_widget_get_height(widget) > 0 else { return 1 }
                gtk_widget_queue_resize(widget)
                return 0
            }, nil, nil)
    }
}
