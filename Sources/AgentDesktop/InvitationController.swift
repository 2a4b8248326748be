import AgentCore
import Compline
import Fasting
import Notices
import Words

/// Shows the invitation to the night prayer at the time that the user chose, and opens the prayer.
public final class InvitationController {
    private let engine: Engine
    private let prayer: PrayerState
    private let environment: DesktopEnvironment
    private var policy: InvitationPolicy
    private var isLocked = false
    /// Whether the notification on screen is discreet; nil if there is none.
    private var isDiscreet: Bool?

    public init(engine: Engine, prayer: PrayerState, environment: DesktopEnvironment) {
        self.engine = engine
        self.prayer = prayer
        self.environment = environment
        policy = InvitationPolicy(since: engine.environment.now())
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    /// Shows or withdraws the invitation. Call it at the alarm, after each change, and when the
    /// prayer begins or ends.
    public func decide() {
        let settings = engine.snapshot.settings
        let decision = policy.decide(
            InvitationPolicy.Facts(
                now: engine.environment.now(), zone: engine.environment.zone,
                time: settings.isComplineOn ? settings.invitationTime : nil,
                isPraying: prayer.isRunning, prayed: prayer.night, isLocked: isLocked))
        environment.setAlarm(.invitation, decision.alarm)
        switch decision.step {
        case .show:
            isDiscreet = settings.isDiscreet
            presenter.show(notification, in: .invitation)
        case .withdraw: withdraw()
        case .none:
            if let isDiscreet, isDiscreet != settings.isDiscreet {
                self.isDiscreet = settings.isDiscreet
                presenter.update(notification, in: .invitation)
            }
        }
    }

    /// The session was locked or unlocked.
    public func setLocked(_ locked: Bool) {
        if isLocked == locked { return }
        isLocked = locked
        decide()
    }

    /// Carries out the button of the invitation: the prayer opens in the window, or in a terminal if the
    /// window is not installed.
    public func perform(_ action: InvokedAction) {
        guard action.slot == .invitation, action.key == NotificationText.beginPrayer else { return }
        withdraw()
        let prayer = Opening.screen(
            .compline, token: action.activationToken, orTerminal: .compline)
        environment.open(prayer) { [presenter] in
            presenter.show(
                NotificationText.transient(
                    Words.Compline.notOpened, lifetime: NotificationText.answerLifetime),
                in: .transient)
        }
    }

    private var notification: DesktopNotification {
        NotificationText.invitation(
            engine.environment.readOffice(), isDiscreet: engine.snapshot.settings.isDiscreet)
    }

    private func withdraw() {
        isDiscreet = nil
        presenter.withdraw(.invitation)
    }
}
