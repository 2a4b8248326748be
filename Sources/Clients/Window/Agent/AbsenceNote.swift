import CAdwaita
import Client
import Presentation
import Words

/// Says that the agent is away, with a button that starts it. It is hidden while the agent answers.
final class AbsenceNote {
    let widget: Widget
    private let text = label("", at: .middle)
    private let button: Widget

    init(_ connection: AgentConnection) {
        button = textButton(Words.startAgent, "pill") { [unowned connection] in
            connection.startAgent()
        }
        button.aligned(horizontal: GTK_ALIGN_CENTER)
        widget = column(spacing: 14, text, button)
        widget.aligned(vertical: GTK_ALIGN_CENTER).expanding(horizontally: true, vertically: true)
        connection.observe { [weak self] in self?.show($0) }
    }

    private func show(_ state: AgentConnection.State) {
        let sentence = state.absence(away: "\(Words.away)\n\(Words.awayNote)")
        text.show(sentence)
        button.isVisible = if case .away = state { true } else { false }
        widget.isVisible = sentence != nil
    }
}
