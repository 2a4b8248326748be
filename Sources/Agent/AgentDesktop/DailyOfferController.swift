import AgentCore
import Compline
import Fasting
import Notices
import Words

/// Shows each daily offer of a kind at its time, and carries out its button.
public final class DailyOfferController: ChangeListener {
    private let offer: DailyOffer
    private let engine: Engine
    private let prayer: PrayerState
    private let environment: DesktopEnvironment
    private let actions: DesktopActions
    private var policy: DailyOffersPolicy
    private var reasonsToHold: ReasonsToHold = []
    /// What is offered on screen, by its place.
    private var shown: [Int: (plan: DailyPlan, notification: DesktopNotification)] = [:]

    public init(
        _ offer: DailyOffer, engine: Engine, prayer: PrayerState,
        environment: DesktopEnvironment, actions: DesktopActions
    ) {
        self.offer = offer
        self.engine = engine
        self.prayer = prayer
        self.environment = environment
        self.actions = actions
        policy = DailyOffersPolicy(offer, since: engine.environment.now())
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    public func apply(_ change: Change) { decide() }

    public func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot) {
        reasonsToHold = reasons
        decide()
    }

    /// Shows or withdraws the offer. Call it at the alarm, and when a fact may have changed.
    public func decide() {
        let decision = policy.decide(plans, facts)
        environment.setAlarm(.offer(offer), decision.alarm)
        for step in decision.steps {
            switch step.step {
            case .show:
                let notification = notification(step.plan)
                shown[step.place] = (step.plan, notification)
                presenter.show(notification, in: offer.slot(step.place))
            case .withdraw: withdraw(step.place)
            case .none: break
            }
        }
        // It may have become discreet, or the target a long one.
        for (place, old) in shown {
            let notification = notification(old.plan)
            guard old.notification != notification else { continue }
            shown[place] = (old.plan, notification)
            presenter.update(notification, in: offer.slot(place))
        }
    }

    /// When the user wants offers.
    private var plans: [DailyPlan] {
        let settings = engine.snapshot.settings
        switch offer {
        case .plan: return settings.plans.all
        case .invitation:
            guard settings.isComplineOn, let time = settings.invitationTime,
                let plan = DailyPlan(days: .daily, time: time)
            else { return [] }
            return [plan]
        }
    }

    private var facts: DailyOfferPolicy.Facts {
        var facts = DailyOfferPolicy.Facts(
            now: engine.environment.now(), zone: engine.environment.zone,
            isHeld: !reasonsToHold.isEmpty)
        switch offer {
        case .plan: facts.isUnderWay = engine.snapshot.fast.active != nil
        case .invitation:
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
        guard let place = offer.place(action.slot), action.key == offer.button else { return }
        let plan = shown[place]?.plan
        policy.wasAnswered(place)
        withdraw(place)
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

    private func withdraw(_ place: Int) {
        shown[place] = nil
        presenter.withdraw(offer.slot(place))
    }
}
