import CAdwaita
import Client
import Fasting
import LocalTime
import Presentation
import Words

/// Adds a fast or changes one. It stays open, with what was typed, until the agent has accepted it.
final class FastDialog {
    /// Sends what was typed. The closure that it gets is called with the answer.
    typealias Send = (FastForm.Reading, @escaping (Result<Void, ClientError>) -> Void) -> Void

    private lazy var window = DialogWindow(
        over: parent, form.original == nil ? Words.Calendar.add : Words.Calendar.change,
        size: (380, 420), content(), action: saveButton)
    private let parent: Widget
    private var form: FastForm
    private let send: Send
    private let start: Widget
    private let end: Widget
    private let target: Widget
    private let note: Widget
    private let preview = label("", "dim-label")
    private let mistake = label("", "error")
    private let saveButton: Widget
    /// Keeps the dialog while it is open.
    private var itself: FastDialog?

    /// Opens the dialog.
    init(_ form: FastForm, above parent: Widget, send: @escaping Send) {
        (self.form, self.parent) = (form, parent)
        self.send = send
        start = Self.entry(Words.Calendar.started, form.start)
        end = Self.entry(Words.Calendar.ended, form.end)
        target = Self.entry(Words.Calendar.hours, form.target)
        note = Self.entry(Words.Note.name, form.note)
        saveButton = textButton(
            form.original == nil ? Words.Calendar.addNow : Words.Calendar.save, "suggested-action"
        ) {}
        itself = self
        onSignal(saveButton.object, "clicked") { [unowned self] in save() }
        build()
        showPreview()
        window.present(focus: start)
    }

    // MARK: Parts

    private static func entry(_ name: String, _ text: String) -> Widget {
        let entry = notNull(adw_entry_row_new())
        setTitle(of: entry, name)
        gtk_editable_set_text(entry.opaque, text)
        return entry
    }

    private func build() {
        gtk_widget_set_size_request(window.widget, 300, 250)
        gtk_scrolled_window_set_propagate_natural_height(window.scroller.opaque, 1)
        onSignal(window.widget.object, "destroy") { [unowned self] in itself = nil }
    }

    private func content() -> Widget {
        let times = notNull(adw_preferences_group_new())
        adw_preferences_group_add(times.cast(), start)
        adw_preferences_group_add(times.cast(), end)
        adw_preferences_group_add(times.cast(), note)
        // The target is there for those who ask for it.
        let intended = notNull(adw_expander_row_new())
        setTitle(of: intended, Words.Calendar.intended)
        adw_expander_row_set_subtitle(intended.cast(), Words.Settings.reference)
        onChange(of: "expanded", intended.object) { [unowned self] in
            guard adw_expander_row_get_expanded(intended.cast()) != 0, form.target.isEmpty,
                let stated = form.original?.target
            else { return }
            gtk_editable_set_text(target.opaque, stated.hoursText)
        }
        adw_expander_row_add_row(intended.cast(), target)
        adw_preferences_group_add(times.cast(), intended)
        for (entry, field) in [
            (start, FastForm.Field.start), (end, .end), (target, .target), (note, .note),
        ] {
            onSignal(entry.object, "changed") { [unowned self] in typed(entry, field) }
            onSignal(entry.object, "entry-activated") { [unowned self] in save() }
        }
        let content = column(spacing: 10, times, preview, mistake)
        for line in [preview, mistake] { gtk_label_set_xalign(line.opaque, 0) }
        setMargins(of: content, 14)
        return content
    }

    // MARK: Typing

    private func typed(_ entry: Widget, _ field: FastForm.Field) {
        let text = String(cString: gtk_editable_get_text(entry.opaque))
        switch field {
        case .start: form.start = text
        case .end: form.end = text
        case .target: form.target = text
        case .note: form.note = text
        }
        entry.setClass("error", false)
        showPreview()
    }

    /// Shows how the times are understood.
    private func showPreview() {
        gtk_label_set_text(preview.opaque, form.preview ?? "")
        preview.isVisible = true
        mistake.isVisible = false
    }

    // MARK: Saving

    private func save() {
        guard saveButton.isSensitive else { return }
        do throws(FastForm.FieldProblem) {
            let reading = try form.reading()
            saveButton.isSensitive = false
            send(reading) { [weak self] answer in self?.answered(answer) }
        } catch {
            let entry =
                switch error.field {
                case .start: start
                case .end: end
                case .target: target
                case .note: note
                }
            entry.setClass("error", true)
            show(error.problem)
            gtk_widget_grab_focus(entry)
        }
    }

    private func answered(_ answer: Result<Void, ClientError>) {
        saveButton.isSensitive = true
        switch answer {
        case .success: window.close()
        case .failure(let error): show(Problem(error))
        }
    }

    private func show(_ problem: Problem) {
        let sentence = problem.sentence?.printable ?? ""
        gtk_label_set_text(mistake.opaque, sentence)
        mistake.isVisible = true
        preview.isVisible = false
        _ = cadwaita_announce(window.widget, sentence)
    }
}
