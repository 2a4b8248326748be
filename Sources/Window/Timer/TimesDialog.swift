import CAdwaita
import Client
import Fasting
import LocalTime
import Presentation
import Words

/// Asks for the start of a fast, for how long it is meant to last and for a note, as the command line reads them.
final class TimesDialog {
    /// What the dialog is for.
    enum Purpose {
        case begin
        /// Changes the running fast.
        case adjust(start: Instant, target: Target)
    }

    private let purpose: Purpose
    private let context: WindowContext
    private let acts: TimerActs
    private var window: DialogWindow?
    private let start: Widget = notNull(adw_entry_row_new())
    private let target: Widget = notNull(adw_entry_row_new())
    private let note: Widget = notNull(adw_entry_row_new())
    private let problem = label("", "error")
    private var isOpen = true
    /// What was in the fields at first.
    private var texts = (start: "", target: "", note: "")

    /// Opens the dialog over the window of a widget. It lives until it is closed.
    static func open(
        _ purpose: Purpose, over widget: Widget, _ context: WindowContext, _ acts: TimerActs
    ) {
        let dialog = TimesDialog(purpose, context, acts)
        dialog.build(over: widget)
        dialog.window?.present(focus: dialog.start)
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
        }
    }

    // MARK: Parts

    private func build(over parent: Widget) {
        let (title, action, hint) =
            switch purpose {
            case .begin:
                (Words.Timer.beginTitle, Words.Panel.begin, Words.Timer.startHintOrNow)
            case .adjust:
                (Words.Timer.adjustTitle, Words.Timer.change, Words.Timer.startHint)
            }
        let fields = column(
            spacing: 24,
            field(start, Words.Timer.start, texts.start, hint),
            field(
                target, Words.Timer.target, texts.target,
                "\(Words.Timer.targetHint)\n\(Words.Settings.reference)"),
            field(note, Words.Note.name, "", Words.Note.hint),
            problem)
        problem.isVisible = false
        gtk_label_set_xalign(problem.opaque, 0)
        setMargins(of: fields, 18)
        // The closures keep the dialog until its window is gone.
        let window = DialogWindow(
            over: parent, title, size: (380, 490), fields,
            action: textButton(action, "suggested-action") { [self] in submit() })
        self.window = window
        onSignal(window.widget.object, "destroy") { [self] in isOpen = false }
        if case .adjust = purpose, let id = context.connection.report?.timer.id {
            acts.note(of: id) { [self] in fill($0) }
        }
    }

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
            let start = try text(of: start, unless: texts.start).map { try time($0) }
            let target = try text(of: target, unless: texts.target).map { try UserInput.hours($0) }
            send(start, target, try typedNote())
        } catch {
            show(Problem(of: error).sentence)
        }
    }

    private func time(_ text: String) throws(Problem) -> Instant {
        if case .begin = purpose { return try UserInput.startTime(text) }
        return try UserInput.time(text)
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

    private func send(_ start: Instant?, _ target: Duration?, _ note: String?) {
        let refused = { [self] (error: ClientError) in show(Problem(error).sentence) }
        let done = { [self] in if isOpen { window?.close() } }
        switch purpose {
        case .begin:
            acts.begin(
                at: start, target: target, note: note, onRefusal: refused, onSuccess: done)
        case .adjust:
            guard start != nil || target != nil || note != nil else { return done() }
            acts.adjust(
                start: start, target: target, note: note, onRefusal: refused, onSuccess: done)
        }
    }

    private func show(_ sentence: String?) {
        guard isOpen, let sentence = sentence?.printable else { return }
        gtk_label_set_text(problem.opaque, sentence)
        problem.isVisible = true
        _ = cadwaita_announce(problem, sentence)
    }
}
