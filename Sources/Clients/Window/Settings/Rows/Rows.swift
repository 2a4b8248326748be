import CAdwaita
import Client
import Presentation
import Text
import Words

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

/// A row with a name at the beginning and its value at the end.
func valueRow(_ name: String, _ value: String, _ subtitle: String = "") -> Widget {
    let parts = ["\(name): \(value)", subtitle].filter { !$0.isEmpty }
    let row = actionRow(name, subtitle).named(parts.joined(separator: ", "))
    let value = label(value, "numeric")
    gtk_label_set_xalign(value.opaque, 1)
    adw_action_row_add_suffix(row.cast(), value)
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
    g_object_unref(model.object)
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
        defer { g_object_unref(layout.object) }
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

/// A setting, as the settings know it.
struct Setting<Value: Equatable> {
    typealias Send = (Value, @escaping (Result<Void, ClientError>) -> Void) -> Void

    /// The value; nil while nothing can be changed, for example while the agent is away.
    let read: (AgentReport?) -> Value?
    let send: Send
    /// What to type, or what follows from the value. It is shown if there is nothing to say about the last value.
    var hint: (AgentReport) -> String? = { _ in nil }
    /// Whether it has a row.
    var isThere: (AgentReport) -> Bool = { _ in true }
}

/// Connects the control of a row with a setting. A change goes to the agent at once. A value that the agent refuses
/// goes back, and the sentence is shown below the row.
final class SettingLink<Value: Equatable> {
    /// The row for the sentence. It is below the row of the setting.
    let problem = ProblemRow()
    let setting: Setting<Value>
    /// Shows a value in the control; nil while nothing can be changed.
    var render: (Value?) -> Void = { _ in }
    private(set) var hint: String?
    private var model = ShownSetting<Value>()
    /// Whether a change of the control comes from the program.
    private(set) var isRendering = false

    init(_ setting: Setting<Value>) { self.setting = setting }

    /// Takes what the agent says; nil if it is away.
    func report(_ report: AgentReport?) {
        let isThere = report.map(setting.isThere) ?? true
        hint = isThere ? report.flatMap(setting.hint) : nil
        model.report(isThere ? setting.read(report) : nil)
        update()
    }

    /// Takes what the user chooses.
    func choose(_ value: Value) {
        guard !isRendering else { return }
        if model.choose(value) {
            setting.send(value) { [weak self] answer in
                guard let self else { return }
                model.answered(refusal: answer.refusal)
                update()
            }
        }
        update()
    }

    /// Refuses what the user typed.
    func refuse(_ sentence: String) {
        model.refuse(sentence)
        update()
    }

    /// Shows the value again.
    func update() {
        isRendering = true
        render(model.shown)
        isRendering = false
        problem.show(model.problem ?? hint, isHint: model.problem == nil)
    }
}

/// A row with a sentence about the row above. It is hidden while there is none.
final class ProblemRow {
    let widget: Widget
    private let text = label("", at: .start, "caption")
    private var sentence: String?

    init() {
        widget = contentRow(
            column(role: GTK_ACCESSIBLE_ROLE_ALERT, text).styled("setting-problem"))
        widget.isVisible = false
    }

    /// - Parameters:
    ///   - sentence: nil hides the row.
    ///   - isHint: whether nothing was refused.
    func show(_ sentence: String?, isHint: Bool = false) {
        guard sentence != self.sentence else { return }
        text.setClass("error", !isHint)
        text.setClass("dim-label", isHint)
        self.sentence = sentence
        text.show(sentence)
        widget.isVisible = sentence != nil
        if let sentence, !isHint { announce(sentence, in: widget) }
    }
}
