import CAdwaita
import Client
import Words

/// The question about a licence, which is asked once in a lifetime. A notification asks it, and if it was
/// not answered, the window asks when it is opened the next time. Both answers are of equal weight. Rule: docs/rules/domain.md, History and calendar.
final class LicencePromptDialog {
    private typealias Say = Words.Premium

    private unowned let parent: MainWindow
    private let context: WindowContext
    /// Whether this window knows if it has to ask. A notification asks when the moment comes while the
    /// window is open, and a question would then cover the fast that has just ended.
    private var isDecided = false

    private static let goOn = "continue"
    private static let later = "later"

    init(over parent: MainWindow, _ context: WindowContext) {
        self.parent = parent
        self.context = context
        context.connection.observe { [weak self] in
            if let report = $0.report { self?.decide(report) }
        }
    }

    private func decide(_ report: AgentReport) {
        guard !isDecided else { return }
        isDecided = true
        guard report.premium?.momentDue == true else { return }
        // The window must be on the screen first.
        Window.later { [weak self] in self?.present() }
    }

    private func present() {
        let dialog = notNull(
            adw_message_dialog_new(parent.widget.cast(), Say.prompt, Say.promptText))
        dialog.styled("moment")
        let mark = decorativeIcon("app.atrest.mark-symbolic").styled("moment-mark")
        gtk_image_set_pixel_size(mark.opaque, 28)
        adw_message_dialog_set_extra_child(dialog.cast(), mark)
        adw_message_dialog_add_response(dialog.cast(), Self.later, Say.maybeLater)
        adw_message_dialog_add_response(dialog.cast(), Self.goOn, Say.continueWithAtrest)
        adw_message_dialog_set_close_response(dialog.cast(), Self.later)
        onSignal(dialog.object, "response") { [weak self] response in
            let name = response.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            self?.answered(goesOn: name == Self.goOn)
        }
        dialog.presentMessage()
    }

    private func answered(goesOn: Bool) {
        context.connection.ask {
            try $0.premium1.dismiss($1)
        } then: { [weak self] answer in
            if case .failure(let error) = answer { self?.context.toasts.show(error) }
        }
        if goesOn { parent.showOffer() }
    }
}
