import CAdwaita
import Client
import Fasting
import Presentation
import Words

/// Asks about a fast: when it began or ended, how long it is meant to last, and for a note. It stays open, with what
/// was typed, until the agent has accepted it.
final class FastDialog {
    /// Sends what was typed. It is told of the answer.
    typealias Send = (FastForm.Reading, @escaping Acts.Done) -> Void

    private var form: FastForm
    private let send: Send
    private var fields: [FastForm.Field: TypedField] = [:]
    private let preview = label("", at: .start, "dim-label")
    private let mistake = label("", at: .start, "error")
    private lazy var button = textButton(form.purpose.action, "suggested-action") {
        [unowned self] in submit()
    }
    private var window: DialogWindow?
    private(set) var isOpen = true

    /// Opens the dialog over the window of a widget. It lives until it is closed.
    @discardableResult
    init(_ form: FastForm, over parent: Widget, send: @escaping Send) {
        self.form = form
        self.send = send
        let window = DialogWindow(
            over: parent, form.purpose.title, size: (380, 420), content(), action: button)
        self.window = window
        gtk_widget_set_size_request(window.widget, 300, 250)
        gtk_scrolled_window_set_propagate_natural_height(window.scroller.opaque, 1)
        // The closure keeps the dialog until its window is gone.
        onSignal(window.widget.object, "destroy") { [self] in isOpen = false }
        showPreview()
        if let first = fields[form.fields[0]] { window.present(focus: first.widget) }
    }

    private func content() -> Widget {
        let list = boxedList().named("")
        for part in form.fields {
            let field = TypedField(part.title, hint: form.hint(of: part))
            fields[part] = field
            field.text = form[part]
            field.widget.expanding(horizontally: true)
            gtk_editable_set_width_chars(field.widget.opaque, 14)
            field.onChange = { [unowned self, unowned field] in
                self.form[part] = field.text
                showPreview()
            }
            field.onEnter = { [unowned self] in submit() }
            gtk_list_box_append(list.opaque, field.row(part.title, form.hint(of: part)))
        }
        return column(spacing: 10, list, preview, mistake).margins(14)
    }

    /// Shows the note that the fast has, unless something was typed already.
    func fill(note: String) {
        guard isOpen else { return }
        form.fill(note: note)
        fields[.note]?.text = form[.note]
    }

    /// Shows how the times are understood.
    private func showPreview() {
        let text = form.preview
        preview.show(text)
        // It is heard before the fast is saved.
        button.described(text ?? "")
        mistake.show(nil)
    }

    private func submit() {
        do throws(FastForm.FieldProblem) {
            let reading = try form.reading()
            // Nothing was changed.
            if reading == FastForm.Reading(), form.purpose != .begin { return close() }
            send(reading) { [weak self] error in
                guard let self else { return }
                if let error { refuse(form.fields[0], Problem(error)) } else { close() }
            }
        } catch {
            refuse(error.field, error.problem)
        }
    }

    private func close() { if isOpen { window?.close() } }

    private func refuse(_ field: FastForm.Field, _ problem: Problem) {
        guard isOpen, let sentence = problem.windowText else { return }
        preview.show(nil)
        mistake.show(sentence)
        fields[field]?.refuse(sentence)
    }
}

extension FastForm.Purpose {
    fileprivate var title: String {
        switch self {
        case .begin: Words.Timer.beginTitle
        case .adjust: Words.Timer.adjustTitle
        case .end: Words.Timer.endTitle
        case .add: Words.Calendar.add
        case .change: Words.Calendar.change
        }
    }

    fileprivate var action: String {
        switch self {
        case .begin: Words.Panel.begin
        case .adjust: Words.Timer.change
        case .end: Words.Panel.end
        case .add: Words.Calendar.addNow
        case .change: Words.Calendar.save
        }
    }
}

extension FastForm.Field {
    fileprivate var title: String {
        switch self {
        case .start: Words.Calendar.started
        case .end: Words.Calendar.ended
        case .target: Words.Timer.target
        case .note: Words.Note.name
        }
    }
}

extension FastForm {
    fileprivate func hint(of field: Field) -> String {
        switch field {
        case .start: purpose == .begin ? Words.Timer.startHintOrNow : Words.Timer.startHint
        case .end: Words.Timer.startHint
        case .target: "\(Words.Timer.targetHint) \(Words.Settings.reference)"
        case .note: Words.Note.hint
        }
    }
}
