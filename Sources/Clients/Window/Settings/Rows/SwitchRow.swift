import CAdwaita

/// A setting that is on or off.
final class SwitchRow {
    private let row: Widget
    private let toggle: Widget = notNull(gtk_switch_new())
    private let link: SettingLink<Bool>
    private let hasNameOfGroup: Bool

    /// - Parameter name: what screen readers say, if the title is a sentence below a heading with that name.
    init(
        _ title: String, _ subtitle: String = "", name: String? = nil,
        send: @escaping SettingLink<Bool>.Send
    ) {
        row = actionRow(title, subtitle)
        link = SettingLink(send: send)
        toggle.aligned(vertical: GTK_ALIGN_CENTER)
        adw_action_row_add_suffix(row.cast(), toggle)
        adw_action_row_set_activatable_widget(row.cast(), toggle)
        takeFocus(from: row)
        hasNameOfGroup = name != nil
        if let name { toggle.named(name).described(title) }
        link.render = { [toggle, row] value in
            row.isSensitive = value != nil
            // While the agent is away, the last value stays.
            if let value { gtk_switch_set_active(toggle.opaque, value ? 1 : 0) }
        }
        onChange(of: "active", toggle.object) { [unowned self] in
            link.choose(gtk_switch_get_active(toggle.opaque) != 0)
        }
    }

    /// Takes what the agent says; nil if it is away.
    func report(_ value: Bool?) { link.report(value) }

    func add(to group: Widget) {
        // A reader would say of a group with the name of the switch only that it is one.
        if hasNameOfGroup {
            for part in [group] + group.descendants(of: gtk_list_box_get_type()) {
                part.named("")
                gtk_accessible_reset_relation(
                    part.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
            }
        }
        group.addRows(row, link.problem.widget)
    }

    var isVisible: Bool {
        get { row.isVisible }
        set { row.isVisible = newValue }
    }
}
