import CAdwaita
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The fasts and the water of the selected day.
final class DayPane {
    let widget: Widget
    private unowned let screen: CalendarScreen
    private let title = label("", at: .start, "heading")
    private let addButton: Widget
    private let todayButton: Widget
    private let list = boxedList()
    /// What is said below the list: that no fast ended, or which long fast covers the day.
    private let remark = label("", at: .start, "dim-label")
    private let water = label("", at: .start, "dim-label")
    private let text: CalendarText
    private var shown: [Shown]?

    /// A row, as far as it can change.
    private struct Shown: Equatable {
        let fast: CalendarModel.DayFast
        let text: CalendarText.Fast
    }

    init(_ text: CalendarText, _ screen: CalendarScreen) {
        self.text = text
        self.screen = screen
        addButton = iconButton("list-add-symbolic", name: Words.Calendar.add, "flat", "circular") {
            [unowned screen] in screen.add()
        }
        todayButton = textButton(Words.Calendar.today, "flat") { [unowned screen] in
            screen.showToday()
        }
        title.expanding(horizontally: true)
        widget = column(
            spacing: 10, row(spacing: 6, title, todayButton, addButton), list, remark, water)
    }

    /// - Parameter saysNothing: whether a day without a fast says so.
    func show(_ model: CalendarModel, saysNothing: Bool) {
        let day = text.title(model.selected, today: model.today)
        title.show(day)
        list.named(day)
        addButton.isSensitive = model.canAdd
        todayButton.isVisible = model.selected != model.today
        let rows = model.fasts(on: model.selected.day).map { Shown(fast: $0, text: text.fast($0)) }
        let long = model.longFastsOfDay.map { "\(Words.Calendar.isCovered)\n\($0.datedTimes)" }
        let nothing = saysNothing && rows.isEmpty ? [Words.Calendar.nothing] : []
        remark.show((long.isEmpty ? nothing : long).joined(separator: "\n"))
        list.isVisible = !rows.isEmpty
        guard rows != shown else { return }
        shown = rows
        list.removeAll { gtk_list_box_remove(list.opaque, $0) }
        for row in rows { gtk_list_box_append(list.opaque, made(row)) }
    }

    /// - Parameter amount: nil for none.
    func show(water amount: String?) { water.show(amount.map(Words.Calendar.water)) }

    /// Whether the keyboard is in the list.
    var hasFocus: Bool { gtk_widget_get_focus_child(list) != nil }

    private func made(_ shown: Shown) -> Widget {
        let text = shown.text
        let lines = [text.times, text.outcome, text.note].filter { !$0.isEmpty }
        let row = actionRow(text.duration, lines.joined(separator: "\n"))
        row.named(([text.duration] + lines).joined(separator: ", "))
        adw_action_row_add_prefix(row.cast(), DayCell.dot(shown.fast.row).hiddenFromReaders())
        guard let session = shown.fast.session else { return row }
        // A row without a widget to activate is read as plain text; this one is a button.
        gtk_list_box_row_set_activatable(row.cast(), 1)
        onSignal(row.object, "activated") { [unowned self] in screen.change(session) }
        addButton("document-edit-symbolic", Words.Calendar.change, to: row) { [unowned self] in
            screen.change(session)
        }
        addButton("user-trash-symbolic", Words.Calendar.delete, to: row) { [unowned self] in
            screen.delete(session)
        }
        onKeys("Delete", in: row, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
            screen.delete(session)
        }
        return row
    }

    private func addButton(
        _ icon: String, _ name: String, to row: Widget, onClick: @escaping () -> Void
    ) {
        let button = iconButton(icon, name: name, "flat", "circular", onClick: onClick)
        adw_action_row_add_suffix(row.cast(), button.aligned(vertical: GTK_ALIGN_CENTER))
    }
}

// What the user changes in the calendar. The agent's signal brings the new state.

extension CalendarScreen {
    func add() {
        let hours = context.connection.report?.settings?.targetHours ?? 16
        let form = FastForm.add(on: selectedDay, hours: hours, now: Clock.now, zone: context.zone)
        FastDialog(form, over: widget) { [unowned self] typed, done in
            guard let start = typed.start, let end = typed.end else { return }
            context.acts.perform(done) {
                try $0.history1.log(
                    start: start, end: end,
                    options: .init(target: typed.target, note: typed.note), $1)
            } then: { [unowned self] logged in
                context.toasts.offerUndo(.logged(from: start, to: end), of: logged.act)
                select(end)
            }
        }
    }

    func change(_ session: Session) {
        let form = FastForm.change(session, now: Clock.now, zone: context.zone)
        FastDialog(form, over: widget) { [unowned self] typed, done in
            context.acts.perform(done) {
                try $0.history1.edit(
                    id: session.id,
                    options: .init(
                        startedAt: typed.start, endedAt: typed.end, target: typed.target,
                        note: typed.note), $1)
            } then: { [unowned self] edited in
                let (start, end) = (typed.start ?? session.start, typed.end ?? session.end)
                context.toasts.offerUndo(.edited(from: start, to: end), of: edited.act)
                if typed.end != nil { select(end) }
            }
        }
    }

    func delete(_ session: Session) {
        context.acts.perform {
            try $0.history1.delete(id: session.id, $1)
        } then: { [unowned self] deleted in
            context.toasts.offerUndo(.deleted(session), of: deleted.act)
        }
    }
}
