import CAdwaita

// What a screen reader says of a widget after its name. Up to GTK 4.13 a sentence can be said in no other way: a reader
// speaks a description that changes while its widget has the focus.

extension UnsafeMutablePointer<GtkWidget> {
    private static let describerKey = "atrest-describer"
    private static let focusKey = "atrest-focus"

    /// Sets the description, and returns the widget. A reader says it when the widget gets the focus, or when it is asked.
    /// It does not say that it changes.
    @discardableResult
    func described(_ text: String) -> Widget {
        // GTK tells of a description of its own at the first focus too, and it would be said twice.
        let describer = describer ?? addDescriber()
        cadwaita_set_description(describer, text)
        return self
    }

    /// Sets a sentence in place of the description until the focus leaves the widget. A reader speaks it if the widget
    /// has the focus, or when it gets it.
    func say(_ sentence: String) {
        describeAgainAfterFocus()
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
        cadwaita_set_description(self, sentence)
    }

    /// Sets the description again after ``say(_:)``. It is not spoken.
    func describeAgain() {
        cadwaita_set_description(self, "")
        relateDescription()
    }

    /// Sets the description again after GTK or libadwaita has set another one.
    func relateDescription() {
        if let describer { cadwaita_described_by(self, describer) }
    }

    /// A label that is never shown and has the description.
    private var describer: Widget? {
        g_object_get_data(asObject, Self.describerKey)?.assumingMemoryBound(to: GtkWidget.self)
    }

    private func addDescriber() -> Widget {
        let made = notNull(gtk_label_new(""))
        g_object_ref_sink(made.object)
        g_object_set_data_full(asObject, Self.describerKey, made) { g_object_unref($0) }
        cadwaita_described_by(self, made)
        return made
    }

    private func describeAgainAfterFocus() {
        guard g_object_get_data(asObject, Self.focusKey) == nil else { return }
        let focus = notNull(gtk_event_controller_focus_new())
        onSignal(focus.object, "leave") { describeAgain() }
        gtk_widget_add_controller(self, focus)
        g_object_set_data(asObject, Self.focusKey, focus.object)
    }

    private var asObject: UnsafeMutablePointer<GObject> {
        object.assumingMemoryBound(to: GObject.self)
    }

    /// Sets what the pointer shows, which is the name for screen readers already. The tooltip of GTK would be the
    /// description too, and a reader would say it twice.
    @discardableResult
    func tipped(_ name: String) -> Widget {
        cadwaita_set_tip(self, name)
        return self
    }
}

/// Says a sentence through the screen reader: as an announcement, and up to GTK 4.13 as the description of what has the
/// focus in the window of a widget. The window announces it, because GTK is silent about a widget that no reader has met.
func announce(_ sentence: String, in widget: Widget) {
    if let root = gtk_widget_get_root(widget), cadwaita_announce(root, sentence) != 0 { return }
    let speaker = readerFocus(in: widget)
    speaker?.say(sentence)
    // The reader has heard it.
    speaker?.describeAgain()
}

/// What has the focus in the window of a widget, as screen readers know it: an entry, and not the text in it.
func readerFocus(in widget: Widget) -> Widget? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
        return nil
    }
    return gtk_widget_get_ancestor(focus, gtk_entry_get_type()) ?? focus
}

// Text that screen readers can read. Up to GTK 4.13 a reader finds only what takes the focus, so paragraphs are in the
// order of Tab, and the keyboard moves in them.

extension UnsafeMutablePointer<GtkWidget> {
    /// Lets the keyboard reach the text of a GtkLabel, and returns the label.
    @discardableResult
    func readable() -> Widget {
        // The whole text would be selected with each step of Tab, and readers would say so.
        cadwaita_set_flag(
            notNull(gtk_settings_get_default()).object,
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
        addWindowKeys(to: self)
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
