import CAdwaita
import Fasting
import LocalTime
import Words

/// The fasts and the water of the selected day.
final class DayPane {
    let widget: Widget

    /// What the user asks for.
    struct Acts {
        var add: () -> Void
        var change: (Session) -> Void
        var delete: (Session) -> Void
        var showToday: () -> Void
    }

    private let title = label("", "heading")
    private let addButton: Widget
    private let todayButton: Widget
    private let list = notNull(gtk_list_box_new())
    /// What is said below the list: that no fast ended, or which long fast covers the day.
    private let remark = label("", "dim-label")
    private let water = label("", "dim-label")
    private let text: CalendarText
    private let acts: Acts
    private var shown: [Shown]?

    /// A row, as far as it can change.
    private struct Shown: Equatable {
        let fast: CalendarModel.DayFast
        let text: CalendarText.Fast
    }

    init(_ text: CalendarText, _ acts: Acts) {
        self.text = text
        self.acts = acts
        addButton = iconButton("list-add-symbolic", name: Words.Calendar.add, "flat", "circular") {
            acts.add()
        }
        todayButton = textButton(Words.Calendar.today, "flat") { acts.showToday() }
        gtk_label_set_xalign(title.opaque, 0)
        title.expanding(horizontally: true)
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        list.styled("boxed-list")
        gtk_label_set_xalign(remark.opaque, 0)
        gtk_label_set_xalign(water.opaque, 0)
        widget = column(
            spacing: 10, row(spacing: 6, title, todayButton, addButton), list, remark, water)
    }

    /// - Parameter saysNothing: whether a day without a fast says so.
    func show(_ model: CalendarModel, saysNothing: Bool) {
        let day = text.title(model.selected, today: model.today)
        gtk_label_set_text(title.opaque, day)
        list.named(day)
        addButton.isSensitive = model.canAdd
        todayButton.isVisible = model.selected != model.today
        let rows = model.fasts(on: model.selected.day).map { Shown(fast: $0, text: text.fast($0)) }
        let long = model.longFastsOfDay.map { "\(Words.Calendar.isCovered)\n\($0.datedTimes)" }
        let nothing = saysNothing && rows.isEmpty ? [Words.Calendar.nothing] : []
        let remarks = long.isEmpty ? nothing : long
        gtk_label_set_text(remark.opaque, remarks.joined(separator: "\n"))
        remark.isVisible = !remarks.isEmpty
        list.isVisible = !rows.isEmpty
        guard rows != shown else { return }
        shown = rows
        while let child = gtk_widget_get_first_child(list) {
            gtk_list_box_remove(list.opaque, child)
        }
        for row in rows { gtk_list_box_append(list.opaque, made(row)) }
    }

    /// - Parameter amount: nil for none.
    func show(water amount: String?) {
        gtk_label_set_text(water.opaque, amount.map(Words.Calendar.water) ?? "")
        water.isVisible = amount != nil
    }

    /// Whether the keyboard is in the list.
    var hasFocus: Bool { gtk_widget_get_focus_child(list) != nil }

    private func made(_ shown: Shown) -> Widget {
        let row = notNull(adw_action_row_new())
        // Titles are markup otherwise.
        cadwaita_set_flag(row, "use-markup", 0)
        let text = shown.text
        adw_preferences_row_set_title(row.cast(), text.duration)
        let lines = [text.times, text.outcome, text.note].filter { !$0.isEmpty }
        adw_action_row_set_subtitle(row.cast(), lines.joined(separator: "\n"))
        adw_action_row_set_subtitle_lines(row.cast(), 0)
        row.named(([text.duration] + lines).joined(separator: ", "))
        adw_action_row_add_prefix(row.cast(), DayCell.dot(shown.fast.row).hiddenFromReaders())
        guard let session = shown.fast.session else { return row }
        // A row without a widget to activate is read as plain text; this one is a button.
        gtk_list_box_row_set_activatable(row.cast(), 1)
        onSignal(row.object, "activated") { [unowned self] in acts.change(session) }
        adw_action_row_add_suffix(
            row.cast(),
            button("document-edit-symbolic", Words.Calendar.change) { [unowned self] in
                acts.change(session)
            })
        adw_action_row_add_suffix(
            row.cast(),
            button("user-trash-symbolic", Words.Calendar.delete) { [unowned self] in
                acts.delete(session)
            })
        onKeys("Delete", in: row, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
            acts.delete(session)
        }
        return row
    }

    private func button(
        _ icon: String, _ name: String, _ act: @escaping () -> Void
    ) -> Widget {
        iconButton(icon, name: name, "flat", "circular", onClick: act)
            .aligned(vertical: GTK_ALIGN_CENTER)
    }
}
