import CAdwaita
import Client
import Contract
import LocalTime
import Presentation
import Words

/// Short answers at the lower edge of the window. A screen reader speaks them.
final class Toasts {
    /// Where they are shown, below every screen that has no place of its own.
    let place = ToastPlace()

    /// The place of the screen in front, if it has controls below its content.
    var placeInFront: ToastPlace?

    /// Called after something was undone or redone, or the user has closed an answer.
    var onEnd: () -> Void = {}
    /// The widget that gets the focus and says the answer to an act: the timer's main button, or nil if something else is
    /// in front.
    var speaker: () -> Widget? = { nil }
    /// Whether the answer to an act of this window is shown.
    private(set) var isAnswering = false
    /// What has the answer in place of its description.
    private var spoken: Widget? {
        didSet {
            if let spoken { g_object_ref(spoken.object) }
            if let oldValue { g_object_unref(oldValue.object) }
        }
    }
    /// Whether it says that no answer came.
    private var isAboutSilence = false

    private unowned let connection: AgentConnection
    private let zone: Zone
    private var current: ToastPlace?
    private lazy var timer = LoopTimer { [unowned self] in timeout() }

    init(connection: AgentConnection, zone: Zone) {
        self.connection = connection
        self.zone = zone
        connection.observe { [weak self] in if $0.report != nil { self?.hearAgent() } }
        connection.observeHistory { [weak self] in self?.hearAgent() }
    }

    /// The agent has answered after all.
    private func hearAgent() { if isAboutSilence { hide() } }

    /// Shows a sentence. It replaces the one that is shown.
    func show(_ sentence: String) { present(sentence, seconds: 6) }

    /// Says why something failed.
    func show(_ error: ClientError) {
        if let sentence = Problem(error).windowText { show(sentence) }
        isAboutSilence = error == .noAnswer
    }

    /// Says what was done, with a button that undoes it if nothing was done since.
    ///
    /// - Parameter act: the number of the act, from its answer; 0 if nothing changed.
    func offerUndo(_ sentence: String, of act: UInt64) {
        let undo = { [unowned self] in self.undo(.init(act: act)) }
        present(sentence, seconds: 10, isAnswer: true, undo: act == 0 ? nil : undo)
    }

    /// Undoes the last act, and says what it was.
    func undoLast() { undo(.init()) }

    private func undo(_ options: Journal1.UndoOptions) {
        connection.ask {
            try $0.journal1.undo(options: options, $1)
        } then: { [unowned self] in
            say($0.map(ActReply.undone))
        }
    }

    /// Redoes what was undone last, and says what it was.
    func redoLast() {
        connection.ask {
            try $0.journal1.redo(options: .init(), $1)
        } then: { [unowned self] in
            say($0.map(ActReply.redone))
        }
    }

    private func say(_ reply: Result<ActReply, ClientError>) {
        switch reply {
        case .success(let reply):
            answer(reply) { [unowned self] in present($0.text, seconds: 6, isAnswer: true) }
            onEnd()
        case .failure(let error): show(error)
        }
    }

    /// - Parameter body: gets the answer to an act. It is not called if another act came in between.
    func answer(_ reply: ActReply, _ body: @escaping (ActAnswer) -> Void) {
        connection.withReport { [zone] report in
            let reader = ActAnswer.Reader(now: Clock.now, zone: zone)
            if let answer = reply.answer(report, in: .toast, for: reader) { body(answer) }
        }
    }

    /// Says what was done, with a button that undoes it.
    func offerUndo(_ reply: ActReply, of act: UInt64) {
        answer(reply) { [unowned self] in offerUndo($0.text, of: act) }
    }

    /// - Parameter isAnswer: whether it answers an act. Then the focus goes to what says it.
    private func present(
        _ sentence: String, seconds: UInt32, isAnswer: Bool = false, undo: (() -> Void)? = nil
    ) {
        hide()
        let place = placeInFront ?? self.place
        current = place
        place.show(
            sentence,
            undo: undo.map { undo in
                { [unowned self] in
                    hide()
                    undo()
                }
            }, close: { [unowned self] in close() })
        timer.arm(afterMilliseconds: seconds * 1000)
        isAnswering = isAnswer
        speak(sentence, isAnswer: isAnswer, in: place.widget)
    }

    private func speak(_ sentence: String, isAnswer: Bool, in widget: Widget) {
        guard isAnswer else { return announce(sentence, in: widget) }
        let main = speaker()
        if cadwaita_can_announce() != 0 {
            if let main { gtk_widget_grab_focus(main) }
            // A reader says first what has the focus.
            return later { [weak self] in if self != nil { announce(sentence, in: widget) } }
        }
        // If the focus comes to the speaker only now, its name and the sentence are said together. So the sentence stays
        // as long as the toast.
        spoken = main ?? readerFocus(in: widget)
        spoken?.say(sentence)
        if let main { gtk_widget_grab_focus(main) }
    }

    /// The toast goes. What said it has its own description again.
    private func hide() {
        timer.cancel()
        current?.hide()
        current = nil
        isAnswering = false
        isAboutSilence = false
        spoken?.describeAgain()
        spoken = nil
    }

    private func close() {
        hide()
        onEnd()
    }

    private func timeout() {
        if current?.isInUse == true { timer.arm(afterMilliseconds: 2000) } else { hide() }
    }
}

/// A place for a short answer. It takes room only while it shows one, so that an answer covers nothing.
final class ToastPlace {
    /// A GtkRevealer.
    let widget: Widget = notNull(gtk_revealer_new())
    /// Called when it begins to take room, and when it no longer does.
    var onResize: () -> Void = {}
    private let content = row(spacing: 6).styled("answer")

    init(_ transition: GtkRevealerTransitionType = GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP) {
        gtk_revealer_set_transition_type(widget.opaque, transition)
        gtk_revealer_set_child(widget.opaque, content)
        content.aligned(horizontal: GTK_ALIGN_CENTER)
        content.isVisible = false
        onChange(of: "child-revealed", widget.object) { [unowned self] in
            guard gtk_revealer_get_reveal_child(widget.opaque) == 0 else { return }
            content.isVisible = false
            onResize()
        }
    }

    /// - Parameters:
    ///   - undo: called when the user undoes what the sentence says; nil for no button.
    ///   - close: called when the user closes it.
    func show(_ sentence: String, undo: (() -> Void)?, close: @escaping () -> Void) {
        content.removeAll()
        let text = label(sentence, at: .start).expanding(horizontally: true)
        gtk_label_set_max_width_chars(text.opaque, 48)
        let buttons = row(spacing: 2)
        if let undo {
            // Large text leaves no room beside a button with text.
            let button =
                TextScale.isLarge
                ? iconButton(
                    "edit-undo-symbolic", name: Words.Panel.undo, "flat", "circular", onClick: undo)
                : textButton(Words.Panel.undo, "flat", onClick: undo)
            // Readers say what it undoes.
            buttons.append(button.described(sentence))
        }
        buttons.append(
            iconButton(
                "window-close-symbolic", name: Words.Panel.close, "flat", "circular", onClick: close
            ))
        buttons.aligned(vertical: GTK_ALIGN_CENTER)
        content.append(text)
        content.append(buttons)
        content.isVisible = true
        onResize()
        gtk_revealer_set_reveal_child(widget.opaque, 1)
    }

    func hide() { gtk_revealer_set_reveal_child(widget.opaque, 0) }

    /// Whether it takes room.
    var isShown: Bool { content.isVisible }

    /// Whether the pointer or the focus is on it. Then it stays.
    var isInUse: Bool {
        let flags = GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
        return gtk_widget_get_state_flags(content).rawValue & flags != 0
    }
}
