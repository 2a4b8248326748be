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
    private let start = TypedField(Words.Calendar.started)
    private let end = TypedField(Words.Calendar.ended)
    private let target = TypedField(Words.Calendar.hours, hint: Words.Settings.reference)
    private let note = TypedField(Words.Note.name, hint: Words.Note.hint)
    private let preview = label("", "dim-label")
    private let mistake = label("", "error")
    private let saveButton: Widget
    /// Keeps the dialog while it is open.
    private var itself: FastDialog?

    /// Opens the dialog.
    init(_ form: FastForm, above parent: Widget, send: @escaping Send) {
        (self.form, self.parent) = (form, parent)
        self.send = send
        saveButton = textButton(
            form.original == nil ? Words.Calendar.addNow : Words.Calendar.save, "suggested-action"
        ) {}
        itself = self
        onSignal(saveButton.object, "clicked") { [unowned self] in save() }
        build()
        showPreview()
        window.present(focus: start.widget)
    }

    // MARK: Parts

    private func build() {
        gtk_widget_set_size_request(window.widget, 300, 250)
        gtk_scrolled_window_set_propagate_natural_height(window.scroller.opaque, 1)
        onSignal(window.widget.object, "destroy") { [unowned self] in itself = nil }
    }

    private func content() -> Widget {
        let times = notNull(adw_preferences_group_new())
        for (field, title, text) in [
            (start, Words.Calendar.started, form.start), (end, Words.Calendar.ended, form.end),
            (note, Words.Note.name, form.note),
        ] {
            field.text = text
            adw_preferences_group_add(times.cast(), wide(field, title))
        }
        target.text = form.target
        // The list has no title, and a reader would say the name of its class.
        for list in times.descendants(of: gtk_list_box_get_type()) { list.named("") }
        // The target is there for those who ask for it.
        let intended = expanderRow(Words.Calendar.intended, Words.Settings.reference)
        onChange(of: "expanded", intended.object) { [unowned self] in
            guard adw_expander_row_get_expanded(intended.cast()) != 0, form.target.isEmpty,
                let stated = form.original?.target
            else { return }
            target.text = stated.hoursText
        }
        adw_expander_row_add_row(intended.cast(), wide(target, Words.Calendar.hours))
        adw_preferences_group_add(times.cast(), intended)
        for (field, part) in [
            (start, FastForm.Field.start), (end, .end), (target, .target), (note, .note),
        ] {
            field.onChange = { [unowned self] in typed(field.text, part) }
            field.onEnter = { [unowned self] in save() }
        }
        let content = column(spacing: 10, times, preview, mistake)
        for line in [preview, mistake] { gtk_label_set_xalign(line.opaque, 0) }
        setMargins(of: content, 14)
        return content
    }

    private func wide(_ field: TypedField, _ title: String) -> Widget {
        field.widget.expanding(horizontally: true)
        return field.row(title)
    }

    // MARK: Typing

    private func typed(_ text: String, _ part: FastForm.Field) {
        switch part {
        case .start: form.start = text
        case .end: form.end = text
        case .target: form.target = text
        case .note: form.note = text
        }
        showPreview()
    }

    /// Shows how the times are understood.
    private func showPreview() {
        gtk_label_set_text(preview.opaque, form.preview ?? "")
        // It is heard before the fast is saved.
        saveButton.described(form.preview ?? "")
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
            let field =
                switch error.field {
                case .start: start
                case .end: end
                case .target: target
                case .note: note
                }
            show(error.problem, at: field)
        }
    }

    private func answered(_ answer: Result<Void, ClientError>) {
        saveButton.isSensitive = true
        switch answer {
        case .success: window.close()
        case .failure(let error): show(Problem(error), at: start)
        }
    }

    private func show(_ problem: Problem, at field: TypedField) {
        let sentence = problem.sentence?.printable ?? ""
        gtk_label_set_text(mistake.opaque, sentence)
        mistake.isVisible = true
        preview.isVisible = false
        field.refuse(sentence)
    }
}
