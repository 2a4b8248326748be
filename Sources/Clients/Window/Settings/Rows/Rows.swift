import CAdwaita
import Text

// Rows of lists as GNOME's settings have them.

/// A row with a title and a line below it.
///
/// - Parameter role: what it is for screen readers.
func actionRow(
    _ title: String, _ subtitle: String = "",
    role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_LIST_ITEM
) -> Widget {
    let row = notNull(cadwaita_new(adw_action_row_get_type(), role))
    setTitles(of: row, title, subtitle)
    return row
}

/// Makes the control in a row the only stop of Tab there. The row would be a second one, and silent about the control.
func takeFocus(from row: Widget) {
    gtk_widget_set_focusable(row, 0)
}

/// A row with a switch.
func switchRow(_ title: String, _ subtitle: String = "") -> (row: Widget, toggle: Widget) {
    let row = actionRow(title, subtitle)
    let toggle = notNull(gtk_switch_new()).aligned(vertical: GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.cast(), toggle)
    adw_action_row_set_activatable_widget(row.cast(), toggle)
    takeFocus(from: row)
    return (row, toggle)
}

/// A row that is a button.
///
/// - Parameter icon: a ``decorativeIcon(_:)`` at the end of the row.
func buttonRow(
    _ title: String, _ subtitle: String = "", icon: Widget, onClick: @escaping () -> Void
) -> Widget {
    // A reader would say of an item of the list that it is not selected.
    let row = actionRow(title, subtitle, role: GTK_ACCESSIBLE_ROLE_BUTTON)
    adw_action_row_add_suffix(row.cast(), icon)
    gtk_list_box_row_set_activatable(row.cast(), 1)
    onSignal(row.object, "activated", onClick)
    return row
}

/// A glyph that screen readers pass over. Its role says so, because GTK 4.18 would announce a picture with
/// another role when its row is shown again.
func decorativeIcon(_ name: String) -> Widget {
    let icon = notNull(cadwaita_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_image_set_from_icon_name(icon.opaque, name)
    return icon.hiddenFromReaders()
}

/// A row that only says something. Tab stops there, so that it is heard. ``setFact(of:_:_:)`` changes it.
func factRow(_ title: String = "", _ subtitle: String = "") -> Widget {
    // A reader would say of an item of the list that it is not selected.
    let row = actionRow(title, subtitle, role: GTK_ACCESSIBLE_ROLE_LABEL)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    setFact(of: row, title, subtitle)
    return row
}

func setFact(of row: Widget, _ title: String, _ subtitle: String) {
    setTitles(of: row, title, subtitle)
    // Readers do not say the description of a label. One that is related to nothing is said with its group too.
    row.described("").relateDescription()
    row.named(subtitle.isEmpty ? title : "\(title). \(subtitle)")
}

/// A row that shows other rows when it is pressed. Readers know it as a button, which is collapsed or expanded.
func expanderRow(_ title: String, _ subtitle: String = "") -> Widget {
    let row = notNull(adw_expander_row_new())
    setTitle(of: row, title)
    adw_expander_row_set_subtitle(row.cast(), subtitle)
    // The row has the lists of its header and of the other rows in it. A reader would say of them how many items they
    // have, and of the header that it is not selected.
    for list in row.descendants(of: gtk_list_box_get_type()) {
        cadwaita_set_role(list, GTK_ACCESSIBLE_ROLE_GROUP)
        list.named("")
    }
    if let header = row.descendants(of: adw_action_row_get_type()).first {
        cadwaita_set_role(header, GTK_ACCESSIBLE_ROLE_BUTTON)
        let report = { cadwaita_set_expanded(header, adw_expander_row_get_expanded(row.cast())) }
        report()
        onChange(of: "expanded", row.object, report)
    }
    return row
}

/// A row with a text that can be selected.
func textRow(_ text: String, _ classes: String...) -> Widget {
    let text = label(text, at: .start).readable().styled(classes)
    return contentRow(column(text).styled("setting-text"))
}

/// A row that only holds something. Tab does not stop at it.
func contentRow(_ content: Widget) -> Widget {
    let row = notNull(adw_preferences_row_new())
    gtk_list_box_row_set_child(row.cast(), content)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_list_box_row_set_selectable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    return row
}

/// A list with a heading.
func preferencesGroup(_ title: String, _ description: String = "") -> Widget {
    let group = notNull(adw_preferences_group_new())
    // Both are markup.
    adw_preferences_group_set_title(group.cast(), xmlEscaped(title))
    if !description.isEmpty {
        adw_preferences_group_set_description(group.cast(), xmlEscaped(description))
    }
    // Readers say how many items a list has, and would count neither buttons nor what only says something.
    for list in group.descendants(of: gtk_list_box_get_type()) {
        cadwaita_set_role(list, GTK_ACCESSIBLE_ROLE_GROUP)
    }
    return group
}

/// Sets what an AdwComboRow offers.
func setChoices(of row: Widget, _ titles: [String]) {
    let model = stringList(titles)
    adw_combo_row_set_model(row.cast(), model)
    g_object_unref(UnsafeMutableRawPointer(model))
}

/// A GtkStringList. The caller owns it.
func stringList(_ texts: [String]) -> OpaquePointer {
    let list = notNull(gtk_string_list_new(nil))
    for text in texts { gtk_string_list_append(list, text) }
    return list
}

/// Sets the title of a row. It is not markup.
func setTitle(of row: Widget, _ title: String) {
    adw_preferences_row_set_use_markup(row.cast(), 0)
    adw_preferences_row_set_title(row.cast(), title)
}

/// Sets the title of a row and the line below it. They are not markup.
func setTitles(of row: Widget, _ title: String, _ subtitle: String) {
    setTitle(of: row, title)
    setSubtitle(of: row, subtitle)
    // In a narrow window or with large text, long ones take more lines.
    adw_action_row_set_title_lines(row.cast(), 0)
    adw_action_row_set_subtitle_lines(row.cast(), 0)
}

func setSubtitle(of row: Widget, _ subtitle: String) {
    adw_action_row_set_subtitle(row.cast(), subtitle)
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Whether text is so large that a title and a value hardly fit beside each other.
    var hasLargeText: Bool {
        let layout = notNull(gtk_widget_create_pango_layout(self, "0"))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var height: Int32 = 0
        pango_layout_get_pixel_size(layout, nil, &height)
        return height > 28
    }

    /// Adds rows to an AdwPreferencesGroup.
    func addRows(_ rows: Widget...) {
        for row in rows { adw_preferences_group_add(cast(), row) }
    }

    /// Adds a row to an AdwPreferencesGroup above its last one.
    func addRow(_ row: Widget, above last: Widget) {
        g_object_ref(last.object)
        adw_preferences_group_remove(cast(), last)
        addRows(row, last)
        g_object_unref(last.object)
    }
}
