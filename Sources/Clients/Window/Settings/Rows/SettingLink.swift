import CAdwaita
import Client
import Presentation

/// Connects the control of a row with a setting of the agent. A change goes to the agent at once. A
/// value that the agent refuses goes back, and the sentence is shown below the row.
final class SettingLink<Value: Equatable> {
    typealias Send = (Value, @escaping (Result<Void, ClientError>) -> Void) -> Void

    /// The row for the sentence. It is below the row of the setting.
    let problem = ProblemRow()
    /// Shows a value in the control; nil while the agent is away.
    var render: (Value?) -> Void = { _ in }
    private var model = ShownSetting<Value>()
    private let send: Send
    /// Whether a change of the control comes from the program.
    private(set) var isRendering = false

    init(send: @escaping Send) { self.send = send }

    var shown: Value? { model.shown }

    /// Takes what the agent says; nil if it is away.
    func report(_ value: Value?) {
        model.report(value)
        update()
    }

    /// Takes what the user chooses.
    func choose(_ value: Value) {
        guard !isRendering else { return }
        if model.choose(value) {
            send(value) { [weak self] answer in
                guard let self else { return }
                if case .failure(let error) = answer {
                    model.answered(refusal: Problem(error).sentence?.printable ?? "")
                } else {
                    model.answered(refusal: nil)
                }
                update()
            }
        }
        update()
    }

    /// Refuses what the user typed.
    func refuse(_ sentence: String) {
        model.refuse(sentence)
        update()
    }

    /// What to type, if there is nothing to say about the last value.
    var hint: String?

    /// Shows the value again.
    func update() {
        isRendering = true
        render(model.shown)
        isRendering = false
        problem.show(model.problem ?? hint, isHint: model.problem == nil)
    }
}

/// A row with a sentence about the row above. It is hidden while there is none.
final class ProblemRow {
    let widget: Widget = notNull(adw_preferences_row_new())
    private let text = label("", "caption")
    private var sentence: String?

    init() {
        let box = column(role: GTK_ACCESSIBLE_ROLE_ALERT, text).styled("setting-problem")
        gtk_label_set_xalign(text.opaque, 0)
        gtk_list_box_row_set_child(widget.cast(), box)
        gtk_list_box_row_set_activatable(widget.cast(), 0)
        gtk_list_box_row_set_selectable(widget.cast(), 0)
        gtk_widget_set_focusable(widget, 0)
        widget.isVisible = false
    }

    /// - Parameters:
    ///   - sentence: nil hides the row.
    ///   - isHint: whether nothing was refused.
    func show(_ sentence: String?, isHint: Bool) {
        guard sentence != self.sentence else { return }
        text.setClass("error", !isHint)
        text.setClass("dim-label", isHint)
        self.sentence = sentence
        gtk_label_set_text(text.opaque, sentence ?? "")
        widget.isVisible = sentence != nil
        if let sentence, !isHint { announce(sentence, in: widget) }
    }
}
