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
    private let time: Widget = notNull(adw_entry_row_new())
    private let target: Widget = notNull(adw_entry_row_new())
    private let note: Widget = notNull(adw_entry_row_new())
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
        dialog.window?.present(focus: dialog.time)
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
        let (title, action, field, hint) =
            switch purpose {
            case .begin:
                (
                    Words.Timer.beginTitle, Words.Panel.begin, Words.Timer.start,
                    Words.Timer.startHintOrNow
                )
            case .adjust:
                (
                    Words.Timer.adjustTitle, Words.Timer.change, Words.Timer.start,
                    Words.Timer.startHint
                )
            case .end:
                (Words.Timer.endTitle, Words.Timer.end, Words.Timer.ending, Words.Timer.startHint)
            }
        var rows = [self.field(time, field, texts.time, hint)]
        if isAboutTarget {
            rows.append(
                self.field(
                    target, Words.Timer.target, texts.target,
                    "\(Words.Timer.targetHint)\n\(Words.Settings.reference)"))
        }
        rows.append(self.field(note, Words.Note.name, "", Words.Note.hint))
        let fields = column(spacing: 24)
        for row in rows + [problem] { fields.append(row) }
        problem.isVisible = false
        gtk_label_set_xalign(problem.opaque, 0)
        setMargins(of: fields, 18)
        // The closures keep the dialog until its window is gone.
        let window = DialogWindow(
            over: parent, title, size: (380, isAboutTarget ? 490 : 360), fields,
            action: textButton(action, "suggested-action") { [self] in submit() })
        self.window = window
        onSignal(window.widget.object, "destroy") { [self] in isOpen = false }
        if !begins, let id = context.connection.report?.timer.id {
            acts.note(of: id) { [self] in fill($0) }
        }
    }

    private var begins: Bool { if case .begin = purpose { true } else { false } }
    private var isAboutTarget: Bool { if case .end = purpose { false } else { true } }

    /// A row for a text, with an example below it.
    private func field(
        _ entry: Widget, _ title: String, _ text: String, _ hint: String
    ) -> Widget {
        let list = notNull(gtk_list_box_new()).styled("boxed-list")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_append(list.opaque, entry)
        adw_preferences_row_set_use_markup(entry.cast(), 0)
        adw_preferences_row_set_title(entry.cast(), title)
        gtk_editable_set_text(entry.opaque, text)
        onSignal(entry.object, "entry-activated") { [self] in submit() }
        onSignal(entry.object, "changed") { [self] in problem.isVisible = false }
        cadwaita_set_description(entry, hint)
        let example = label(hint, "dim-label", "caption")
        gtk_label_set_xalign(example.opaque, 0)
        gtk_widget_set_margin_start(example, 12)
        gtk_widget_set_margin_end(example, 12)
        return column(spacing: 8, list, example)
    }

    /// Shows the note that the fast has, unless something was typed already.
    private func fill(_ text: String) {
        guard isOpen, String(cString: gtk_editable_get_text(note.opaque)).isEmpty else { return }
        texts.note = text
        gtk_editable_set_text(note.opaque, text)
    }

    // MARK: Answers

    private func submit() {
        do {
            let time = try text(of: time, unless: texts.time).map { try instant($0) }
            let target = try text(of: target, unless: texts.target).map { try UserInput.hours($0) }
            send(time, target, try typedNote())
        } catch {
            show(Problem(of: error).sentence)
        }
    }

    private func instant(_ text: String) throws(Problem) -> Instant {
        try begins ? UserInput.startTime(text) : UserInput.time(text)
    }

    /// - Returns: nil if the field is empty or as it was at first.
    private func text(of entry: Widget, unless first: String) -> String? {
        let text = String(cString: gtk_editable_get_text(entry.opaque))
        return text.isEmpty || text == first ? nil : text
    }

    /// - Returns: nil if the note is as it was.
    /// - Throws: ``Problem`` if it is too long.
    private func typedNote() throws(Problem) -> String? {
        guard let typed = Note(String(cString: gtk_editable_get_text(note.opaque))) else {
            throw Problem(.usage, Words.noteTooLong)
        }
        return typed.text == texts.note ? nil : typed.text
    }

    private func send(_ time: Instant?, _ target: Duration?, _ note: String?) {
        let refused = { [self] (error: ClientError) in show(Problem(error).sentence) }
        let done = { [self] in if isOpen { window?.close() } }
        switch purpose {
        case .begin:
            acts.begin(
                at: time, target: target, note: note, onRefusal: refused, onSuccess: done)
        case .adjust:
            guard time != nil || target != nil || note != nil else { return done() }
            acts.adjust(
                start: time, target: target, note: note, onRefusal: refused, onSuccess: done)
        case .end:
            guard let time else { return show(Words.Timer.endMissing) }
            acts.end(at: time, note: note, onRefusal: refused, onSuccess: done)
        }
    }

    private func show(_ sentence: String?) {
        guard isOpen, let sentence = sentence?.printable else { return }
        gtk_label_set_text(problem.opaque, sentence)
        problem.isVisible = true
        _ = cadwaita_announce(problem, sentence)
    }
}
