import CAdwaita
import Client
import Fasting
import LocalTime
import Presentation
import Words

/// Asks for the start of a fast, for how long it is meant to last and for a note, or for its end, as the command line
/// reads them.
final class TimesDialog {
    /// What the dialog is for.
    enum Purpose {
        case begin
        /// Changes the running fast.
        case adjust(start: Instant, target: Target)
        /// Ends the running fast, usually at a time that has passed.
        case end
    }

    private let purpose: Purpose
    private let context: WindowContext
    private let acts: TimerActs
    private var window: DialogWindow?
    /// The start, or the end.
    private lazy var time = TypedField(timeTitle, hint: timeHint)
    private let target = TypedField(Words.Timer.target, hint: Words.Settings.reference)
    private let note = TypedField(Words.Note.name, hint: Words.Note.hint)
    private let problem = label("", "error")
    private(set) var isOpen = true
    /// What was in the fields at first.
    private var texts = (time: "", target: "", note: "")

    /// Opens the dialog over the window of a widget. It lives until it is closed.
    static func open(
        _ purpose: Purpose, over widget: Widget, _ context: WindowContext, _ acts: TimerActs
    ) -> TimesDialog {
        let dialog = TimesDialog(purpose, context, acts)
        dialog.build(over: widget)
        dialog.window?.present(focus: dialog.time.widget)
        return dialog
    }

    private init(_ purpose: Purpose, _ context: WindowContext, _ acts: TimerActs) {
        self.purpose = purpose
        self.context = context
        self.acts = acts
        switch purpose {
        case .begin:
            let hours = context.connection.report?.settings?.targetHours
            texts.target = hours.flatMap(Target.init(hours:)).map(TimeText.hours) ?? ""
        case .adjust(let start, let target):
            texts = (
                TimeText.short(start, now: Clock.now, zone: context.zone, words: .ofUser),
                TimeText.hours(target), ""
            )
        case .end: break
        }
    }

    // MARK: Parts

    private func build(over parent: Widget) {
        let (title, action) =
            switch purpose {
            case .begin: (Words.Timer.beginTitle, Words.Panel.begin)
            case .adjust: (Words.Timer.adjustTitle, Words.Timer.change)
            case .end: (Words.Timer.endTitle, Words.Panel.end)
            }
        var rows = [row(time, timeTitle, texts.time, timeHint)]
        if !isEnd {
            rows.append(
                row(
                    target, Words.Timer.target, texts.target,
                    "\(Words.Timer.targetHint)\n\(Words.Settings.reference)"))
        }
        rows.append(row(note, Words.Note.name, "", Words.Note.hint))
        let content = column(spacing: 24)
        for row in rows + [problem] { content.append(row) }
        problem.isVisible = false
        gtk_label_set_xalign(problem.opaque, 0)
        setMargins(of: content, 18)
        // The closures keep the dialog until its window is gone.
        let window = DialogWindow(
            over: parent, title, size: (380, isEnd ? 360 : 490), content,
            action: textButton(action, "suggested-action") { [self] in submit() })
        self.window = window
        onSignal(window.widget.object, "destroy") { [self] in isOpen = false }
        if !begins, let id = context.connection.report?.timer.id {
            acts.note(of: id) { [self] in fill($0) }
        }
    }

    private var begins: Bool { if case .begin = purpose { true } else { false } }
    private var isEnd: Bool { if case .end = purpose { true } else { false } }
    private var timeTitle: String { isEnd ? Words.Calendar.ended : Words.Calendar.started }
    private var timeHint: String { begins ? Words.Timer.startHintOrNow : Words.Timer.startHint }

    /// A row for a text, with an example below it.
    private func row(
        _ field: TypedField, _ title: String, _ text: String, _ hint: String
    ) -> Widget {
        let list = notNull(gtk_list_box_new()).styled("boxed-list")
        list.named("")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_append(list.opaque, field.row(title))
        field.widget.expanding(horizontally: true)
        field.text = text
        field.onEnter = { [self] in submit() }
        field.onChange = { [self] in problem.isVisible = false }
        let example = label(hint, "dim-label", "caption")
        gtk_label_set_xalign(example.opaque, 0)
        gtk_widget_set_margin_start(example, 12)
        gtk_widget_set_margin_end(example, 12)
        return column(spacing: 8, list, example)
    }

    /// Shows the note that the fast has, unless something was typed already.
    private func fill(_ text: String) {
        guard isOpen, note.text.isEmpty else { return }
        texts.note = text
        note.text = text
    }

    // MARK: Answers

    private func submit() {
        var field = time
        do {
            let moment = try text(of: time, unless: texts.time).map { try instant($0) }
            field = target
            let hours = try text(of: target, unless: texts.target).map { try UserInput.hours($0) }
            field = note
            send(moment, hours, try typedNote())
        } catch {
            refuse(field, Problem(of: error).sentence)
        }
    }

    private func instant(_ text: String) throws(Problem) -> Instant {
        try begins ? UserInput.startTime(text) : UserInput.time(text)
    }

    /// - Returns: nil if the field is empty or as it was at first.
    private func text(of field: TypedField, unless first: String) -> String? {
        field.text.isEmpty || field.text == first ? nil : field.text
    }

    /// - Returns: nil if the note is as it was.
    /// - Throws: ``Problem`` if it is too long.
    private func typedNote() throws(Problem) -> String? {
        guard let typed = Note(note.text) else {
            throw Problem(.usage, Words.noteTooLong)
        }
        return typed.text == texts.note ? nil : typed.text
    }

    private func send(_ instant: Instant?, _ hours: Duration?, _ note: String?) {
        let refused = { [self] (error: ClientError) in
            refuse(time, Problem(error).sentence)
        }
        let done = { [self] in if isOpen { window?.close() } }
        switch purpose {
        case .begin:
            acts.begin(
                at: instant, target: hours, note: note, onRefusal: refused, onSuccess: done)
        case .adjust:
            guard instant != nil || hours != nil || note != nil else { return done() }
            acts.adjust(
                start: instant, target: hours, note: note, onRefusal: refused, onSuccess: done)
        case .end:
            guard let instant else { return refuse(time, Words.Timer.endMissing) }
            acts.end(at: instant, note: note, onRefusal: refused, onSuccess: done)
        }
    }

    private func refuse(_ field: TypedField, _ sentence: String?) {
        guard isOpen, let sentence = sentence?.printable else { return }
        gtk_label_set_text(problem.opaque, sentence)
        problem.isVisible = true
        field.refuse(sentence)
    }
}
