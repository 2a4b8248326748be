import AgentCore
import Fasting
import Notices
import Words

/// Decides which notification a change brings: at most one per transition, one at the target, one at
/// the end of a completed fast. Each is withdrawn once it no longer holds (rule:
/// docs/rules/domain.md, Notifications).
public final class NotificationPolicy: ChangeListener {
    private let presenter: any NotificationPresenter
    private var state = State.none
    /// About replaced records, not shown yet because notifications are held.
    private var heldRecordsNotification: DesktopNotification?
    /// Whether the last start was greeted. The greeting does not outlive the fast.
    private(set) var isGreeting = false
    private var settings = Settings()
    private var isHolding = false

    /// The notification about the fast.
    private enum State {
        case none
        case shown(NotificationTopic)
        /// It waits until notifications are no longer held.
        case held(NotificationTopic)

        var topic: NotificationTopic? {
            switch self {
            case .none: nil
            case .shown(let topic), .held(let topic): topic
            }
        }
    }

    public init(presenter: any NotificationPresenter) { self.presenter = presenter }

    /// Whether the notification is about this fast.
    func isAbout(_ fast: ActiveFast?) -> Bool { fast != nil && state.topic?.fast == fast?.id }

    func isAbout(_ ended: EndedFast) -> Bool { state.topic == .arrival(ended) }

    /// Shows, changes or withdraws notifications after a change.
    public func apply(_ change: Change) {
        let snapshot = change.after
        greet(change.events, snapshot)
        for case .foundBeside(let fasts) in change.events { tell(fasts, snapshot) }
        if let next = NotificationTopic(change.events, snapshot) {
            // It replaces the last one.
            if case .held(let earlier) = state {
                state = .held(next.including(earlier))
            } else {
                state = isHolding ? .held(next) : .shown(next)
            }
            show(snapshot)
        } else if let topic = state.topic, !topic.holds(snapshot) {
            state = .none
            presenter.withdraw(.fast)
        } else if settings != snapshot.settings {
            applySettings(snapshot)
        }
        settings = snapshot.settings
        for event in change.events {
            if case .recordsRecovered(let recovery) = event {
                showRecords(Words.RecoveredRecords.sentence(recovery))
            }
        }
    }

    /// Tells the user what happened to the records.
    private func showRecords(_ sentence: String) {
        let notification = NotificationText.records(sentence)
        if isHolding {
            heldRecordsNotification = notification
        } else {
            presenter.show(notification, in: .records)
        }
    }

    public func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot) {
        if isHolding == !reasons.isEmpty { return }
        isHolding.toggle()
        if isHolding { return presenter.withdraw(.transient) }
        if let heldRecordsNotification { presenter.show(heldRecordsNotification, in: .records) }
        heldRecordsNotification = nil
        guard case .held(let topic) = state else { return }
        state = topic.holds(snapshot) ? .shown(topic) : .none
        if case .shown = state { show(snapshot) }
    }

    private func show(_ snapshot: Snapshot) {
        guard case .shown(let topic) = state,
            let notification = NotificationText.notification(about: topic, snapshot)
        else {
            // What is on screen is about an earlier phase.
            return presenter.withdraw(.fast)
        }
        presenter.show(notification, in: .fast)
    }

    /// Shows Vigil's line for a start that is now.
    private func greet(_ events: [Event], _ snapshot: Snapshot) {
        if snapshot.fast.active == nil, isGreeting {
            isGreeting = false
            presenter.withdraw(.transient)
        }
        guard events.contains(where: \.isStart), !events.contains(where: \.isRedo),
            let fast = snapshot.fast.active,
            snapshot.settings.isVigilOn, !snapshot.settings.isDiscreet, !isHolding,
            fast.actedAt - fast.start <= Self.startTolerance
        else { return }
        isGreeting = true
        presenter.show(NotificationText.fastStart, in: .transient)
    }

    /// Says once that the same fast was begun on another machine too. `atrest devices` shows it later.
    private func tell(_ beside: [FastBeside], _ snapshot: Snapshot) {
        guard let first = beside.first, snapshot.settings.notifiesMilestones,
            !snapshot.settings.isDiscreet, !isHolding
        else { return }
        presenter.show(NotificationText.beside(first, snapshot), in: .transient)
    }

    /// A client that names the current second as the start may be a second late.
    private static let startTolerance: Int64 = 1

    /// Removes words that the user no longer wants from the screen. Words that the user wants from
    /// now on come with the next notification.
    private func applySettings(_ snapshot: Snapshot) {
        let new = snapshot.settings
        let isVigilOver = settings.isVigilOn && !new.isVigilOn
        let isDiscreetNow = !settings.isDiscreet && new.isDiscreet
        let isLessWanted =
            settings.notifiesMilestones && !new.notifiesMilestones
            || settings.notifiesTarget && !new.notifiesTarget
        if isVigilOver || isDiscreetNow { presenter.withdraw(.transient) }
        guard isVigilOver || isDiscreetNow || isLessWanted, case .shown(let topic) = state else {
            return
        }
        if let notification = NotificationText.notification(about: topic, snapshot) {
            presenter.update(notification, in: .fast)
        } else {
            presenter.withdraw(.fast)
        }
    }
}

extension Event {
    /// What was shown once is not shown again because it is redone.
    var isRedo: Bool { if case .redone = self { true } else { false } }

    fileprivate var isStart: Bool { if case .fast(.started) = self { true } else { false } }
}
