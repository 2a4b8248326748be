import AgentCore
import Compline
import Fasting
import Notices
import Words

/// What the agent offers in one notification, at a local time that the user chose.
public struct DailyOffer {
    let unit: DailyOfferPolicy.Unit
    let alarm: DesktopEnvironment.Alarm
    /// The slot of a place of ``DailyOfferPolicy``.
    let slot: (_ place: Int) -> NotificationSlot
    /// The key of the button that takes it.
    let button: String
    /// Reads the plans, and whether the user does or did it.
    let read: (inout DailyOfferPolicy.Facts) -> Void
    let notification: (DailyPlan) -> DesktopNotification
    let take: (DailyPlan?, InvokedAction) -> Void

    /// To begin a fast as planned.
    public static func plan(_ engine: Engine, _ actions: DesktopActions) -> Self {
        Self(
            unit: .plan, alarm: .plan, slot: NotificationSlot.plan,
            button: NotificationText.beginPlanned,
            read: {
                $0.plans = engine.snapshot.settings.plans.all
                $0.isUnderWay = engine.snapshot.fast.active != nil
            },
            notification: { NotificationText.offer($0, engine.snapshot.settings) },
            take: { plan, _ in
                // A refusal is shown.
                if let plan { try? actions.carryOut(.start(target: plan.target)) }
            })
    }

    /// To pray the night prayer, in the window, or in a terminal if the window is not installed. Rule:
    /// docs/rules/words.md, Compline.
    public static func invitation(
        _ engine: Engine, _ prayer: PrayerState, _ environment: DesktopEnvironment
    ) -> Self {
        Self(
            unit: .night, alarm: .invitation, slot: { _ in .invitation },
            button: NotificationText.beginPrayer,
            read: {
                let settings = engine.snapshot.settings
                if settings.isComplineOn, let time = settings.invitationTime {
                    $0.plans = [DailyPlan(days: .daily, time: time)].compactMap(\.self)
                }
                $0.isUnderWay = prayer.isRunning
                $0.doneDay = prayer.night?.evening
            },
            notification: { _ in
                NotificationText.invitation(
                    engine.environment.readOffice(),
                    isDiscreet: engine.snapshot.settings.isDiscreet)
            },
            take: { _, action in
                environment.open(
                    .screen(.compline, token: action.activationToken, orTerminal: .compline)
                ) { [presenter = environment.presenter] in
                    presenter.show(
                        NotificationText.transient(
                            Words.Compline.notOpened, lifetime: NotificationText.answerLifetime),
                        in: .transient)
                }
            })
    }
}

/// Shows each daily offer of a kind at its time, and carries out its button.
public final class DailyOfferController: ChangeListener {
    private let offer: DailyOffer
    private let engine: Engine
    private let environment: DesktopEnvironment
    private var policy: DailyOfferPolicy
    private var reasonsToHold: ReasonsToHold = []
    /// What is on screen, by its place.
    private var shown: [Int: (offer: DailyOfferPolicy.Offer, notification: DesktopNotification)] =
        [:]

    public init(_ offer: DailyOffer, engine: Engine, environment: DesktopEnvironment) {
        self.offer = offer
        self.engine = engine
        self.environment = environment
        policy = DailyOfferPolicy(offer.unit)
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    public func apply(_ change: Change) { decide() }

    public func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot) {
        reasonsToHold = reasons
        decide()
    }

    /// Shows or withdraws the offers. Call it at the alarm, and when a fact may have changed.
    public func decide() {
        var facts = DailyOfferPolicy.Facts(
            now: engine.environment.now(), zone: engine.environment.zone,
            isHeld: !reasonsToHold.isEmpty)
        offer.read(&facts)
        environment.setAlarm(offer.alarm, policy.decide(facts))
        let offers = policy.shown
        for place in shown.keys where !offers.contains(where: { $0.place == place }) {
            withdraw(place)
        }
        for new in offers {
            // It may have become discreet, or the target a long one.
            let notification = offer.notification(new.plan)
            let old = shown.updateValue((new, notification), forKey: new.place)
            if old?.offer.day != new.day {
                presenter.show(notification, in: offer.slot(new.place))
            } else if old?.notification != notification {
                presenter.update(notification, in: offer.slot(new.place))
            }
        }
    }

    /// Does what was offered.
    public func perform(_ action: InvokedAction) {
        guard action.key == offer.button,
            let place = (0..<NotificationSlot.placesOfPlans).first(
                where: { offer.slot($0) == action.slot })
        else { return }
        let plan = shown[place]?.offer.plan
        policy.wasAnswered(place)
        withdraw(place)
        offer.take(plan, action)
    }

    private func withdraw(_ place: Int) {
        shown[place] = nil
        presenter.withdraw(offer.slot(place))
    }
}
