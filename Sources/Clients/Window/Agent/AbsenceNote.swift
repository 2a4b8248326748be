import CAdwaita
import Client
import Presentation
import Words

/// Says that the agent is away, with a button that starts it. It is hidden while the agent answers.
final class AbsenceNote {
    let widget: Widget
    private let text = label()
    private let button: Widget

    init(_ connection: AgentConnection) {
        gtk_label_set_justify(text.opaque, GTK_JUSTIFY_CENTER)
        button = textButton(Words.startAgent, "pill") { [unowned connection] in
            connection.startAgent()
        }
        button.aligned(horizontal: GTK_ALIGN_CENTER)
        widget = column(spacing: 14, text, button)
        widget.aligned(vertical: GTK_ALIGN_CENTER).expanding(horizontally: true, vertically: true)
        connection.observe { [weak self] in self?.show($0) }
    }

    private func show(_ state: AgentConnection.State) {
        let sentence: String?
        switch state {
        case .connecting, .present: sentence = nil
        case .away: sentence = "\(Words.away)\n\(Words.awayNote)"
        case .failing(let error), .noBus(let error): sentence = Problem(error).sentence
        }
        gtk_label_set_text(text.opaque, sentence?.printable ?? "")
        if case .away = state { button.isVisible = true } else { button.isVisible = false }
        widget.isVisible = sentence != nil
    }
}
