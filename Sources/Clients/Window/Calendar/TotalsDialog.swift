import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// How many fasts there are in the month or the year that the calendar shows, and how long they
/// lasted. Nothing is best, and nothing is compared.
final class TotalsDialog {
    private let context: WindowContext
    private let text: CalendarText
    private var model: TotalsModel
    private let spans = row().styled("linked").aligned(horizontal: GTK_ALIGN_CENTER)
    private let title = label("", "heading")
    private let whole = notNull(gtk_list_box_new())
    private let parts = notNull(gtk_list_box_new())
    private let nothing = label(Words.History.noneThen, "dim-label")
    private let onClose: () -> Void

    /// Opens it. The owner keeps it until it is closed.
    init(
        _ month: Month, _ text: CalendarText, _ context: WindowContext, over parent: Widget,
        onClose: @escaping () -> Void
    ) {
        (self.context, self.text, self.onClose) = (context, text, onClose)
        model = TotalsModel(month: month)
        addSpans()
        let window = DialogWindow(
            over: parent, Words.Calendar.totals, size: (420, 540), content())
        onSignal(window.widget.object, "destroy") { [weak self] in self?.onClose() }
        window.present(focus: chosenSpan)
        load()
    }

    // MARK: Parts

    private func addSpans() {
        for (span, name) in [
            (CalendarSpan.day, Words.Calendar.byDay), (.week, Words.Calendar.byWeek),
            (.month, Words.Calendar.byMonth),
        ] {
            let button = notNull(gtk_toggle_button_new_with_label(name))
            if let first = spans.children.first {
                gtk_toggle_button_set_group(button.cast(), first.cast())
            }
            gtk_toggle_button_set_active(button.cast(), span == model.span ? 1 : 0)
            onSignal(button.object, "toggled") { [unowned self] in
                guard gtk_toggle_button_get_active(button.cast()) != 0 else { return }
                model.span = span
                load()
            }
            spans.append(button)
        }
    }

    private var chosenSpan: Widget {
        spans.children.first { gtk_toggle_button_get_active($0.cast()) != 0 } ?? spans
    }

    private func content() -> Widget {
        for list in [whole, parts] {
            gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
            list.styled("boxed-list").isVisible = false
        }
        for line in [title, nothing] { gtk_label_set_xalign(line.opaque, 0) }
        nothing.isVisible = false
        let content = column(spacing: 14, spans, title, whole, nothing, parts)
        setMargins(of: content, 14)
        return clamped(content, to: 560)
    }

    // MARK: The agent

    /// Asks for the fasts of the period.
    func load() {
        let model = model
        let ends = Session.ends(on: model.days)
        context.connection.ask {
            $0.sessions(since: ends.lowerBound, until: ends.upperBound, $1)
        } then: { [weak self] answer in
            switch answer {
            case .success(let sessions): self?.show(sessions, of: model)
            case .failure(let error): self?.context.toasts.show(error)
            }
        }
    }

    /// An answer for other spans than those that are shown now comes too late.
    private func show(_ sessions: [Session], of model: TotalsModel) {
        guard model == self.model else { return }
        let whole = model.totals(of: sessions, by: nil, text)
        let parts = model.totals(of: sessions, by: model.span, text)
        let name = model.title(text)
        gtk_label_set_text(title.opaque, name)
        fill(self.whole, name, (model.whole(whole, text)?.facts ?? []).map(Self.line))
        fill(
            self.parts, Self.name(of: model.span), model.lines(parts, text).map(Self.line))
        nothing.isVisible = whole.isEmpty
    }

    private static func name(of span: CalendarSpan) -> String {
        switch span {
        case .day: Words.Calendar.byDay
        case .week: Words.Calendar.byWeek
        case .month: Words.Calendar.byMonth
        }
    }

    // MARK: Lists

    private func fill(_ list: Widget, _ name: String, _ rows: [Widget]) {
        while let child = gtk_widget_get_first_child(list) {
            gtk_list_box_remove(list.opaque, child)
        }
        for row in rows { gtk_list_box_append(list.opaque, row) }
        list.named(name).isVisible = !rows.isEmpty
    }

    /// The name at the beginning, the value at the end.
    private static func line(_ fact: TotalText.Fact) -> Widget {
        let row = line(fact.name, spoken: "\(fact.name): \(fact.value)")
        let value = label(fact.value, "numeric")
        gtk_label_set_xalign(value.opaque, 1)
        adw_action_row_add_suffix(row.cast(), value)
        return row
    }

    private static func line(_ line: TotalsModel.Line) -> Widget {
        let row = self.line(line.title, spoken: "\(line.title), \(line.subtitle)")
        adw_action_row_set_subtitle(row.cast(), line.subtitle.withTiedWords)
        adw_action_row_set_subtitle_lines(row.cast(), 0)
        return row
    }

    private static func line(_ title: String, spoken: String) -> Widget {
        let row = notNull(adw_action_row_new())
        // Titles are markup otherwise.
        setTitle(of: row, title)
        return row.named(spoken)
    }
}
