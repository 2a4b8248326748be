import Fasting
import Notices
import Testing

@testable import AgentCore
@testable import AgentDesktop

/// The one question about a licence. Rule: docs/rules/domain.md, Trial.
final class LicencePromptControllerTests {
    private let presenter = RecordingPresenter()
    private var snapshot: Snapshot
    private var dismissals = 0
    private var opened: [String?] = []
    private var hasWindow = true
    private lazy var controller = LicencePromptController(
        environment: DesktopEnvironment(
            presenter: presenter,
            open: { [unowned self] opening, onFailure in
                guard case .offer(let tokens) = opening else { return }
                if hasWindow { opened.append(tokens["activation-token"]) } else { onFailure() }
            }), dismiss: { [unowned self] in dismissals += 1 })

    init() {
        snapshot = Story().snapshot
        snapshot.licensing = Licensing()
        snapshot.licensing?.prompt = .shown
        snapshot.history = HistoryCounts(all: 10, completed: 10)
    }

    private func tell(_ events: [Event] = []) {
        controller.apply(Change(before: snapshot, after: snapshot, events: events))
    }

    private var question: RecordingPresenter.Order {
        .show(NotificationText.licencePrompt, .question)
    }

    @Test func theQuestionHasTwoAnswersAndMakesNoSound() {
        let question = NotificationText.licencePrompt
        #expect(question.actions.map(\.label) == ["Continue with Atrest", "Maybe later"])
        #expect(question.isSilent)
        #expect(question.image == nil)
        #expect(question.lifetime == nil)
    }

    @Test func theQuestionComesWithItsEventOnly() {
        tell()
        #expect(presenter.take().isEmpty)
        tell([.licencePromptDue])
        #expect(presenter.take() == [question])
        tell()
        #expect(presenter.take().isEmpty)
    }

    @Test(arguments: [true, false])
    func whileNotificationsAreHeldItWaits(_ isLocked: Bool) {
        func hold(_ holds: Bool) {
            let reason = isLocked ? ReasonsToHold.sessionIsLocked : .prayerIsShown
            controller.hold(for: holds ? reason : [], snapshot)
        }
        hold(true)
        tell([.licencePromptDue])
        #expect(presenter.take().isEmpty)
        hold(false)
        #expect(presenter.take() == [question])
        hold(true)
        hold(false)
        #expect(presenter.take().isEmpty)
    }

    @Test func whoWantsNoNotificationsGetsNone() {
        snapshot.settings.notifiesMilestones = false
        snapshot.settings.notifiesTarget = false
        tell([.licencePromptDue])
        controller.hold(for: [], snapshot)
        #expect(presenter.take().isEmpty)
    }

    /// The window and the terminal ask it then: it could be answered without having been read.
    @Test func aDiscreetUserIsNotAskedByANotification() {
        snapshot.settings.isDiscreet = true
        tell([.licencePromptDue])
        snapshot.settings.isDiscreet = false
        tell()
        #expect(presenter.take().isEmpty)
    }

    @Test func aQuestionThatBecomesDiscreetIsWithdrawn() {
        tell([.licencePromptDue])
        _ = presenter.take()
        snapshot.settings.isDiscreet = true
        tell()
        #expect(presenter.take() == [.withdraw(.question)])
        #expect(dismissals == 0)
    }

    @Test func anAnswerOrALicenceWithdrawsIt() {
        tell([.licencePromptDue])
        _ = presenter.take()
        snapshot.licensing?.prompt = .dismissed
        tell()
        #expect(presenter.take() == [.withdraw(.question)])
        tell()
        #expect(presenter.take().isEmpty)
    }

    @Test func maybeLaterIsAnAnswer() {
        tell([.licencePromptDue])
        _ = presenter.take()
        controller.perform(InvokedAction(slot: .question, key: "later"))
        #expect(dismissals == 1)
        #expect(opened.isEmpty)
        #expect(presenter.take() == [.withdraw(.question)])
    }

    @Test func continueOpensTheOffer() {
        tell([.licencePromptDue])
        controller.perform(
            InvokedAction(slot: .question, key: "continue", activationToken: "token"))
        #expect(dismissals == 1)
        #expect(opened == ["token"])
    }

    @Test func continueNamesTheCommandIfThereIsNoWindow() {
        hasWindow = false
        tell([.licencePromptDue])
        _ = presenter.take()
        controller.perform(InvokedAction(slot: .question, key: "continue"))
        #expect(
            presenter.take()
                == [.withdraw(.question), .show(NotificationText.licencePromptCommand, .transient)])
    }

    @Test func otherButtonsAreNotAnswers() {
        tell([.licencePromptDue])
        for slot in NotificationSlot.allCases where slot != .question {
            controller.perform(InvokedAction(slot: slot, key: "later"))
        }
        controller.perform(InvokedAction(slot: .question, key: "end-fast"))
        #expect(dismissals == 0)
    }
}
