import CAdwaita
import Client
import Presentation

/// A setting, as the settings know it.
struct Setting<Value: Equatable> {
    typealias Send = (Value, @escaping (Result<Void, ClientError>) -> Void) -> Void

    /// The value; nil while nothing can be changed, for example while the agent is away.
    let read: (AgentReport?) -> Value?
    let send: Send
    /// What to type, or what follows from the value. It is shown if there is nothing to say about the last value.
    var hint: (AgentReport) -> String? = { _ in nil }
    /// Whether it has a row.
    var isThere: (AgentReport) -> Bool = { _ in true }

    init(read: @escaping (AgentReport?) -> Value?, send: @escaping Send) {
        self.read = read
        self.send = send
    }
}

/// Connects the control of a row with a setting. A change goes to the agent at once. A value that the agent refuses
/// goes back, and the sentence is shown below the row.
final class SettingLink<Value: Equatable> {
    /// The row for the sentence. It is below the row of the setting.
    let problem = ProblemRow()
    let setting: Setting<Value>
    /// Shows a value in the control; nil while nothing can be changed.
    var render: (Value?) -> Void = { _ in }
    private(set) var hint: String?
    private var model = ShownSetting<Value>()
    /// Whether a change of the control comes from the program.
    private(set) var isRendering = false

    init(_ setting: Setting<Value>) { self.setting = setting }

    /// Takes what the agent says; nil if it is away.
    func report(_ report: AgentReport?) {
        let isThere = report.map(setting.isThere) ?? true
        hint = isThere ? report.flatMap(setting.hint) : nil
        model.report(isThere ? setting.read(report) : nil)
        update()
    }

    /// Takes what the user chooses.
    func choose(_ value: Value) {
        guard !isRendering else { return }
        if model.choose(value) {
            setting.send(value) { [weak self] answer in
                guard let self else { return }
                model.answered(refusal: answer.refusal)
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
    let widget: Widget
    private let text = label("", at: .start, "caption")
    private var sentence: String?

    init() {
        widget = contentRow(
            column(role: GTK_ACCESSIBLE_ROLE_ALERT, text).styled("setting-problem"))
        widget.isVisible = false
    }

    /// - Parameters:
    ///   - sentence: nil hides the row.
    ///   - isHint: whether nothing was refused.
    func show(_ sentence: String?, isHint: Bool = false) {
        guard sentence != self.sentence else { return }
        text.setClass("error", !isHint)
        text.setClass("dim-label", isHint)
        self.sentence = sentence
        text.show(sentence)
        widget.isVisible = sentence != nil
        if let sentence, !isHint { announce(sentence, in: widget) }
    }
}
