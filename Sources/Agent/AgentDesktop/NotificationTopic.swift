import AgentCore
import Fasting

/// What a notification about the fast is about.
enum NotificationTopic: Equatable {
    /// A phase of a running fast.
    case phase(RecordID, Milestone, Occasion)
    /// The end of a completed fast.
    case arrival(EndedFast)

    /// Why a notification about a phase comes.
    enum Occasion: Equatable {
        case phaseBegan
        case targetReached
        /// Both at the same instant.
        case phaseBeganAndTargetReached

        init?(phaseBegan: Bool, targetReached: Bool) {
            switch (phaseBegan, targetReached) {
            case (true, true): self = .phaseBeganAndTargetReached
            case (true, false): self = .phaseBegan
            case (false, true): self = .targetReached
            case (false, false): return nil
            }
        }

        var phaseBegan: Bool { self != .targetReached }
        var targetReached: Bool { self != .phaseBegan }
    }

    /// - Returns: nil if none of the events is worth a notification.
    init?(_ events: [Event], _ snapshot: Snapshot) {
        var phaseBegan = false
        var targetReached = false
        for event in events {
            switch event {
            case .fast(.milestoneReached): phaseBegan = true
            case .fast(.targetReached): targetReached = true
            case .fast(.ended(let ended))
            where ended.outcome == .completed && !events.contains(where: \.isRedo):
                self = .arrival(ended)
                return
            default: break
            }
        }
        guard let occasion = Occasion(phaseBegan: phaseBegan, targetReached: targetReached),
            let fast = snapshot.fast.active
        else { return nil }
        self = .phase(fast.id, fast.milestone(at: snapshot.now), occasion)
    }

    var fast: RecordID {
        switch self {
        case .phase(let fast, _, _): fast
        case .arrival(let ended): ended.fast.id
        }
    }

    /// Whether it is still true.
    func holds(_ snapshot: Snapshot) -> Bool {
        switch (self, snapshot.fast.stage) {
        case (.phase(let id, let phase, _), .active(let fast)):
            fast.id == id && fast.milestone(at: snapshot.now) == phase
        case (.arrival(let ended), .ended(let now)): ended == now
        default: false
        }
    }

    /// Adds what an earlier topic was about if the user has not seen it.
    func including(_ earlier: NotificationTopic) -> NotificationTopic {
        guard case .phase(let fast, let phase, let occasion) = self,
            case .phase(fast, let earlierPhase, let earlierOccasion) = earlier,
            let both = Occasion(
                phaseBegan: occasion.phaseBegan
                    || (earlierOccasion.phaseBegan && earlierPhase == phase),
                targetReached: occasion.targetReached || earlierOccasion.targetReached)
        else { return self }
        return .phase(fast, phase, both)
    }
}
