import CAdwaita
import Client
import Words

/// The question about a licence, which is asked once in a lifetime. The window asks it if the notification
/// was not answered. Both answers are of equal weight. Rule: docs/rules/domain.md, History and calendar.
final class TransitionMoment {
    private typealias Say = Words.Premium

    private unowned let parent: MainWindow
    private let context: WindowContext
    /// Whether this window has asked. It does not ask again, also if the answer could not be stored.
    private var hasAsked = false

    private static let goOn = "continue"
    private static let later = "later"

    init(over parent: MainWindow, _ context: WindowContext) {
        self.parent = parent
        self.context = context
        context.connection.observe { [weak self] in
            if $0.report?.premium?.momentDue == true { self?.ask() }
        }
    }

    private func ask() {
        guard !hasAsked else { return }
        hasAsked = true
        // The window is on the screen first.
        Window.later { [weak self] in self?.present() }
    }

    private func present() {
        let dialog = adw_message_dialog_new(parent.widget.cast(), Say.moment, Say.momentText)!
        adw_message_dialog_add_response(dialog.cast(), Self.later, Say.maybeLater)
        adw_message_dialog_add_response(dialog.cast(), Self.goOn, Say.continueWithAtrest)
        adw_message_dialog_set_close_response(dialog.cast(), Self.later)
        onSignal(dialog.object, "response") { [weak self] response in
            let name = response.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            self?.answered(goesOn: name == Self.goOn)
        }
        gtk_window_present(dialog.cast())
    }

    private func answered(goesOn: Bool) {
        context.connection.ask {
            try $0.premium1.dismiss($1)
        } then: { [weak self] answer in
            if case .failure(let error) = answer { self?.context.toasts.show(error) }
        }
        if goesOn { context.show(.settings) }
    }
}
