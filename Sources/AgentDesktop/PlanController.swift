import AgentCore
import Fasting
import Notices
import Words

/// Offers to begin a fast at the time that the user planned, and begins it.
public final class PlanController {
    private let engine: Engine
    private let prayer: PrayerState
    private let environment: DesktopEnvironment
    private let actions: DesktopActions
    private var policy: PlanPolicy
    private var isLocked = false
    /// What is offered on screen; nil if nothing is.
    private var offer: (plan: StartPlan, isDiscreet: Bool)?

    public init(
        engine: Engine, prayer: PrayerState, environment: DesktopEnvironment,
        actions: DesktopActions
    ) {
        self.engine = engine
        self.prayer = prayer
        self.environment = environment
        self.actions = actions
        policy = PlanPolicy(since: engine.environment.now())
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    /// Shows or withdraws the offer. Call it at the alarm, after each change, and when the prayer begins
    /// or ends.
    public func decide() {
        let snapshot = engine.snapshot
        let decision = policy.decide(
            PlanPolicy.Facts(
                now: engine.environment.now(), zone: engine.environment.zone,
                plan: snapshot.settings.plan, isFasting: snapshot.fast.active != nil,
                isHeld: isLocked || prayer.isRunning))
        environment.setAlarm(.plan, decision.alarm)
        let isDiscreet = snapshot.settings.isDiscreet
        switch decision.step {
        case .show(let plan):
            offer = (plan, isDiscreet)
            presenter.show(NotificationText.offer(plan, isDiscreet: isDiscreet), in: .plan)
        case .withdraw: withdraw()
        case .none:
            guard let offer, offer.isDiscreet != isDiscreet else { return }
            self.offer = (offer.plan, isDiscreet)
            presenter.update(
                NotificationText.offer(offer.plan, isDiscreet: isDiscreet), in: .plan)
        }
    }

    /// The session was locked or unlocked.
    public func setLocked(_ locked: Bool) {
        if isLocked == locked { return }
        isLocked = locked
        decide()
    }

    /// Carries out the button of the offer.
    public func perform(_ action: InvokedAction) {
        guard action.slot == .plan, action.key == NotificationText.beginPlanned, let offer else {
            return
        }
        policy.wasAnswered()
        withdraw()
        // A refusal is shown.
        try? actions.carryOut(.start(target: offer.plan.target))
    }

    private func withdraw() {
        offer = nil
        presenter.withdraw(.plan)
    }
}
