import AgentCore
import Fasting

/// What a notification about the fast is about.
enum NotificationTopic: Equatable {
    /// A phase of a running fast.
    case phase(RecordID, Milestone, Occasion)
    /// The end of a completed fast.
    case arrival(EndedFast)

    /// Why a notification about a phase comes. Both may happen at the same instant.
    struct Occasion: OptionSet {
        let rawValue: UInt8

        static let phaseBegan = Occasion(rawValue: 1)
        static let targetReached = Occasion(rawValue: 2)
    }

    /// - Returns: nil if none of the events is worth a notification.
    init?(_ events: [Event], _ snapshot: Snapshot) {
        var occasion: Occasion = []
        for event in events {
            switch event {
            case .fast(.milestoneReached): occasion.insert(.phaseBegan)
            case .fast(.targetReached): occasion.insert(.targetReached)
            case .fast(.ended(let ended))
            where ended.outcome == .completed && !events.contains(where: \.isRedo):
                self = .arrival(ended)
                return
            default: break
            }
        }
        guard !occasion.isEmpty, let fast = snapshot.fast.active else { return nil }
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
            case .phase(fast, let earlierPhase, var unseen) = earlier
        else { return self }
        if earlierPhase != phase { unseen.remove(.phaseBegan) }
        return .phase(fast, phase, occasion.union(unseen))
    }
}
