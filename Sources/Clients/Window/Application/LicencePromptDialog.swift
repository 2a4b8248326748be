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
    private var window: MomentWindow?

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
        let window = MomentWindow(
            over: parent.widget, context.style, Say.prompt, Say.promptText,
            answers: [
                (Say.maybeLater, { [weak self] in self?.answered(goesOn: false) }),
                (Say.continueWithAtrest, { [weak self] in self?.answered(goesOn: true) }),
            ],
            onClose: { [weak self] in self?.answered(goesOn: false) })
        self.window = window
        window.present()
    }

    private func answered(goesOn: Bool) {
        window = nil
        context.ask({ try $0.premium1.dismiss($1) }, then: { _ in })
        if goesOn { parent.showOffer() }
    }
}
