import Contract
import Fasting
import SDBus
import Words

/// What Timer1 says of a state: every property that is announced when it changes.
///
/// An object, since it is handed on once for every property that somebody reads.
final class TimerSnapshot {
    private(set) var status = Timer1.Status.idle.rawValue
    private(set) var id = ""
    private(set) var kept = false
    private(set) var startedAt: UInt64 = 0
    private(set) var endedAt: UInt64 = 0
    private(set) var target: UInt64 = 0
    private(set) var targetAt: UInt64 = 0
    private(set) var milestone = ""
    private(set) var milestoneTitle = ""
    private(set) var milestoneText = ""
    private(set) var milestoneSince: UInt64 = 0
    private(set) var nextMilestone = ""
    private(set) var nextMilestoneAt: UInt64 = 0
    private(set) var line = ""
    private(set) var canUndo = false
    private(set) var treeVariant: UInt32 = 0
    private(set) var treeTone: UInt32 = 0

    init(of present: Present) {
        let state = present.fast
        switch state.stage {
        case .idle:
            line = Words.idle
        case .active(let fast):
            status = Timer1.Status.active.rawValue
            describe(fast)
            describe(fast.milestone(at: present.now), of: fast)
            milestoneText = present.text(of: fast.milestone(at: present.now))
        case .ended(let ended):
            status = ended.outcome.rawValue
            describe(ended.fast)
            kept = ended.kept
            endedAt = ended.end.microsecondsSinceEpoch
            line = Words.line(after: ended.outcome, kept: ended.kept)
        }
        canUndo = present.canUndoEnding
    }

    private func describe(_ fast: ActiveFast) {
        let tree = Tree(of: fast.id)
        id = fast.id.description
        startedAt = fast.start.microsecondsSinceEpoch
        target = UInt64(fast.target.microseconds)
        targetAt = startedAt + target
        treeVariant = tree.variant
        treeTone = tree.tone
    }

    private func describe(_ phase: Milestone, of fast: ActiveFast) {
        milestone = phase.rawValue
        milestoneTitle = Words.title(phase)
        milestoneSince = fast.instant(of: phase).microsecondsSinceEpoch
        nextMilestone = phase.next?.rawValue ?? ""
        nextMilestoneAt = phase.next.map { fast.instant(of: $0).microsecondsSinceEpoch } ?? 0
    }
}

extension TimerSnapshot {
    /// All of them, in the order in which they are announced.
    static var fields: [Board<TimerSnapshot>.Field] {
        [
            .init(Timer1.Property.status) { $0.status },
            .init(Timer1.Property.id) { $0.id },
            .init(Timer1.Property.kept) { $0.kept },
            .init(Timer1.Property.startedAt) { $0.startedAt },
            .init(Timer1.Property.endedAt) { $0.endedAt },
            .init(Timer1.Property.target) { $0.target },
            .init(Timer1.Property.targetAt) { $0.targetAt },
            .init(Timer1.Property.milestone) { $0.milestone },
            .init(Timer1.Property.milestoneTitle) { $0.milestoneTitle },
            .init(Timer1.Property.milestoneText) { $0.milestoneText },
            .init(Timer1.Property.milestoneSince) { $0.milestoneSince },
            .init(Timer1.Property.nextMilestone) { $0.nextMilestone },
            .init(Timer1.Property.nextMilestoneAt) { $0.nextMilestoneAt },
            .init(Timer1.Property.line) { $0.line },
            .init(Timer1.Property.canUndo) { $0.canUndo },
            .init(Timer1.Property.treeVariant) { $0.treeVariant },
            .init(Timer1.Property.treeTone) { $0.treeTone },
        ]
    }
}
