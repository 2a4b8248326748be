import AgentCore
import Fasting
import Notices

/// Asks the user once whether to go on with a licence, and carries out the answer. Rule:
/// docs/rules/domain.md, Trial.
///
/// Before the question is asked, it is stored that it was asked (``Event/licencePromptDue``), so that no
/// process asks again.
public final class LicencePromptController: ChangeListener {
    private let environment: DesktopEnvironment
    private let dismiss: () -> Void
    private var state = State.none
    private var isHolding = false

    private enum State: Equatable {
        case none
        /// It waits until notifications are no longer held.
        case held
        case shown
    }

    /// - Parameter dismiss: stores that the user has answered.
    public init(environment: DesktopEnvironment, dismiss: @escaping () -> Void) {
        self.environment = environment
        self.dismiss = dismiss
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    /// Asks, changes the question on screen, or withdraws it after a change.
    public func apply(_ change: Change) {
        let snapshot = change.after
        if change.events.contains(.licencePromptDue), snapshot.settings.wantsNotifications {
            state = .held
        }
        // With Discreet, a notification cannot contain the question, so it is not shown here. The window
        // and the terminal ask it instead.
        if state != .none, !snapshot.isLicencePromptDue || snapshot.settings.isDiscreet {
            return withdraw()
        }
        show()
    }

    public func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot) {
        isHolding = !reasons.isEmpty
        show()
    }

    private func show() {
        guard state == .held, !isHolding else { return }
        state = .shown
        presenter.show(NotificationText.licencePrompt, in: .question)
    }

    private func withdraw() {
        if state == .shown { presenter.withdraw(.question) }
        state = .none
    }

    /// Carries out a button of the question.
    public func perform(_ action: InvokedAction) {
        guard action.slot == .question, let answer = NotificationText.Answer(rawValue: action.key)
        else { return }
        withdraw()
        // The program that shows the offer stores the answer: the window, or else `atrest premium`.
        guard answer == .goOn else { return dismiss() }
        environment.open(.offer(token: action.activationToken)) { [presenter] in
            presenter.show(NotificationText.licencePromptCommand, in: .transient)
        }
    }
}

extension Settings {
    /// A user who turned both kinds off wants no notification at all.
    fileprivate var wantsNotifications: Bool { notifiesMilestones || notifiesTarget }
}
