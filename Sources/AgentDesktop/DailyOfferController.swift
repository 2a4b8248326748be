import AgentCore
import Compline
import Fasting
import Notices
import Words

/// Shows a daily offer at its time, and carries out its button.
public final class DailyOfferController: ChangeListener {
    private let offer: DailyOffer
    private let engine: Engine
    private let prayer: PrayerState
    private let environment: DesktopEnvironment
    private let actions: DesktopActions
    private var policy: DailyOfferPolicy
    private var reasonsToHold: ReasonsToHold = []
    /// What is offered on screen; nil if nothing is.
    private var shown: (plan: DailyPlan, notification: DesktopNotification)?

    public init(
        _ offer: DailyOffer, engine: Engine, prayer: PrayerState,
        environment: DesktopEnvironment, actions: DesktopActions
    ) {
        self.offer = offer
        self.engine = engine
        self.prayer = prayer
        self.environment = environment
        self.actions = actions
        policy = DailyOfferPolicy(offer, since: engine.environment.now())
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    public func apply(_ change: Change) { decide() }

    public func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot) {
        reasonsToHold = reasons
        decide()
    }

    /// Shows or withdraws the offer. Call it at the alarm, and when a fact may have changed.
    public func decide() {
        let facts = facts
        let decision = policy.decide(facts)
        environment.setAlarm(.offer(offer), decision.alarm)
        switch decision.step {
        case .show:
            guard let plan = facts.plan else { return }
            let notification = notification(plan)
            shown = (plan, notification)
            presenter.show(notification, in: offer.slot)
        case .withdraw: withdraw()
        case .none:
            // It may have become discreet, or the target a long one.
            guard let shown else { return }
            let notification = notification(shown.plan)
            guard shown.notification != notification else { return }
            self.shown = (shown.plan, notification)
            presenter.update(notification, in: offer.slot)
        }
    }

    private var facts: DailyOfferPolicy.Facts {
        let snapshot = engine.snapshot
        let settings = snapshot.settings
        var facts = DailyOfferPolicy.Facts(
            now: engine.environment.now(), zone: engine.environment.zone,
            isHeld: !reasonsToHold.isEmpty)
        switch offer {
        case .plan:
            facts.plan = settings.plan
            facts.isUnderWay = snapshot.fast.active != nil
        case .invitation:
            if settings.isComplineOn, let time = settings.invitationTime {
                facts.plan = DailyPlan(days: .daily, time: time)
            }
            facts.isUnderWay = prayer.isRunning
            facts.doneDay = prayer.night?.evening
        }
        return facts
    }

    private func notification(_ plan: DailyPlan) -> DesktopNotification {
        let settings = engine.snapshot.settings
        return switch offer {
        case .plan: NotificationText.offer(plan, settings)
        case .invitation:
            NotificationText.invitation(
                engine.environment.readOffice(), isDiscreet: settings.isDiscreet)
        }
    }

    /// Begins the planned fast, or opens the prayer in the window, or in a terminal if the window is not
    /// installed.
    public func perform(_ action: InvokedAction) {
        guard action.slot == offer.slot, action.key == offer.button else { return }
        let plan = shown?.plan
        policy.wasAnswered()
        withdraw()
        switch offer {
        case .plan:
            // A refusal is shown.
            if let plan { try? actions.carryOut(.start(target: plan.target)) }
        case .invitation:
            environment.open(
                .screen(.compline, token: action.activationToken, orTerminal: .compline)
            ) { [presenter] in
                presenter.show(
                    NotificationText.transient(
                        Words.Compline.notOpened, lifetime: NotificationText.answerLifetime),
                    in: .transient)
            }
        }
    }

    private func withdraw() {
        shown = nil
        presenter.withdraw(offer.slot)
    }
}
