import Fasting
import Notices
import Words

/// Decides which notice a change brings: at most one per transition, one at the target, one at the
/// end of a completed fast. Each goes when what it speaks of has passed (rule: product, "Doctrine of
/// notices").
final class Herald {
    private let port: any NotificationPresenter
    /// What the notice about the fast speaks of, on the screen or held back.
    private var topic: NoticeTopic?
    /// Not shown yet, since nobody could see it.
    private var isHeld = false
    private var heldRecords: DesktopNotification?
    /// The last start was greeted; the greeting does not outlive the fast.
    private var isGreeting = false
    private var settings = Settings()

    /// Whether the session is locked: then nothing is shown until somebody is back.
    private(set) var isLocked = false

    init(port: any NotificationPresenter) { self.port = port }

    /// The fast that the notice speaks of, where that still runs.
    func speaks(of fast: ActiveFast?) -> Bool { fast != nil && topic?.fast == fast?.id }

    /// - Parameter effects: what has happened; nothing where only the time has moved, or a setting
    ///   has changed.
    func tell(_ effects: [FastEffect], _ present: Present) {
        greet(effects, present)
        if let next = NoticeTopic(of: effects, present) {
            // In the place of the last one, whatever that spoke of.
            topic = isHeld ? next.including(topic) : next
            isHeld = isLocked
            show(present)
        } else if let topic, !topic.holds(present) {
            self.topic = nil
            port.withdraw(.fast)
        } else if settings != present.settings {
            review(present)
        }
        settings = present.settings
    }

    /// Says that damaged records were set aside.
    func tellSetAside(_ sentence: String) {
        let notice = NoticeText.recordsSetAside(sentence)
        if isLocked { heldRecords = notice } else { port.show(notice, in: .records) }
    }

    /// The session was locked or unlocked.
    func sessionIs(locked: Bool, _ present: Present) {
        if isLocked == locked { return }
        isLocked = locked
        if locked { return port.withdraw(.transient) }
        if let heldRecords { port.show(heldRecords, in: .records) }
        heldRecords = nil
        if isHeld, topic?.holds(present) == true {
            isHeld = false
            show(present)
        }
        isHeld = false
    }

    private func show(_ present: Present) {
        guard let topic else { return }
        // What stands there speaks of what has passed.
        guard let notice = NoticeText.notice(of: topic, present), !isHeld else {
            return port.withdraw(.fast)
        }
        port.show(notice, in: .fast)
    }

    /// The line of Vigil for a start that is now.
    private func greet(_ effects: [FastEffect], _ present: Present) {
        if present.fast.active == nil, isGreeting {
            isGreeting = false
            port.withdraw(.transient)
        }
        guard case .started? = effects.first, let fast = present.fast.active,
            present.settings.isVigilOn, !present.settings.isDiscreet, !isLocked,
            fast.actedAt - fast.start <= Self.stillNow
        else { return }
        isGreeting = true
        port.show(NoticeText.fastStart, in: .transient)
    }

    /// A start that names its own time may come a second late.
    private static let stillNow: Int64 = 1

    /// Takes words off the screen that are no longer wanted there. What is wanted from now on comes
    /// with the next notice.
    private func review(_ present: Present) {
        let isVigilOver = settings.isVigilOn && !present.settings.isVigilOn
        let isDiscreetNow = !settings.isDiscreet && present.settings.isDiscreet
        let isLessWanted =
            settings.notifiesMilestones && !present.settings.notifiesMilestones
            || settings.notifiesTarget && !present.settings.notifiesTarget
        if isVigilOver || isDiscreetNow { port.withdraw(.transient) }
        guard isVigilOver || isDiscreetNow || isLessWanted else { return }
        guard let topic, !isHeld else { return }
        if let notice = NoticeText.notice(of: topic, present) {
            port.update(notice, in: .fast)
        } else {
            port.withdraw(.fast)
        }
    }
}

/// What a notice about the fast speaks of.
enum NoticeTopic: Equatable {
    /// A phase, and whether it has just begun; whether the target was reached in it.
    case phase(RecordID, Milestone, hasBegun: Bool, targetReached: Bool)
    case arrival(EndedFast)

    /// - Returns: nil where nothing has happened that is worth a notice.
    init?(of effects: [FastEffect], _ present: Present) {
        var hasBegun = false
        var targetReached = false
        for effect in effects {
            switch effect {
            case .milestoneReached: hasBegun = true
            case .targetReached: targetReached = true
            case .ended(let ended) where ended.outcome == .completed:
                self = .arrival(ended)
                return
            case .ended, .started, .keep, .forget, .merged: break
            }
        }
        guard hasBegun || targetReached, let fast = present.fast.active else { return nil }
        self = .phase(
            fast.id, fast.milestone(at: present.now), hasBegun: hasBegun,
            targetReached: targetReached)
    }

    var fast: RecordID {
        switch self {
        case .phase(let fast, _, _, _): fast
        case .arrival(let ended): ended.fast.id
        }
    }

    /// Whether what it speaks of is still so.
    func holds(_ present: Present) -> Bool {
        switch (self, present.fast.stage) {
        case (.phase(let id, let phase, _, _), .active(let fast)):
            fast.id == id && fast.milestone(at: present.now) == phase
        case (.arrival(let ended), .ended(let now)): ended == now
        default: false
        }
    }

    /// With what an earlier one would have said that nobody has seen.
    func including(_ earlier: NoticeTopic?) -> NoticeTopic {
        guard case .phase(let fast, let phase, let hasBegun, let targetReached) = self,
            case .phase(fast, let before, let hadBegun, let wasReached)? = earlier
        else { return self }
        return .phase(
            fast, phase, hasBegun: hasBegun || (hadBegun && before == phase),
            targetReached: targetReached || wasReached)
    }
}
