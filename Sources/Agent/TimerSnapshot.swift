import Contract
import Fasting
import SDBus
import Words

/// What Timer1 says of a state: every property that is announced when it changes.
///
/// What changes is found by comparing two snapshots, so that no path can forget to say so. An object,
/// since it is handed on once for every property that somebody reads.
final class TimerSnapshot {
    private(set) var status = Timer1.Status.idle
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

    init(of state: FastState, at now: Instant) {
        switch state.stage {
        case .idle:
            line = Words.idle
        case .active(let fast):
            status = Timer1.Status.active
            describe(fast)
            describe(fast.milestone(at: now), of: fast)
        case .ended(let ended):
            status = ended.outcome.rawValue
            describe(ended.fast)
            kept = ended.kept
            endedAt = ended.end.microsecondsSinceEpoch
            line = Words.line(after: ended.outcome, kept: ended.kept)
        }
        canUndo = state.active == nil && state.undoableEnding != nil
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
        milestoneText = Words.companion(phase)
        milestoneSince = fast.instant(of: phase).microsecondsSinceEpoch
        nextMilestone = phase.next?.rawValue ?? ""
        nextMilestoneAt = phase.next.map { fast.instant(of: $0).microsecondsSinceEpoch } ?? 0
    }
}

extension TimerSnapshot {
    /// One announced property: its place in the interface, and whether it differs.
    struct Field {
        let property: Timer1.Property
        let member: (_ snapshot: @escaping () throws -> TimerSnapshot) -> Interface.Member
        let differs: (TimerSnapshot, TimerSnapshot) -> Bool

        init<Content: BusType & Equatable>(
            _ property: Timer1.Property, _ read: @escaping (TimerSnapshot) -> Content
        ) {
            self.property = property
            member = { snapshot in
                .property(property.rawValue, .announced) { read(try snapshot()) }
            }
            differs = { read($0) != read($1) }
        }
    }

    /// All of them, in the order in which they are announced.
    static var fields: [Field] {
        [
            Field(.status) { $0.status },
            Field(.id) { $0.id },
            Field(.kept) { $0.kept },
            Field(.startedAt) { $0.startedAt },
            Field(.endedAt) { $0.endedAt },
            Field(.target) { $0.target },
            Field(.targetAt) { $0.targetAt },
            Field(.milestone) { $0.milestone },
            Field(.milestoneTitle) { $0.milestoneTitle },
            Field(.milestoneText) { $0.milestoneText },
            Field(.milestoneSince) { $0.milestoneSince },
            Field(.nextMilestone) { $0.nextMilestone },
            Field(.nextMilestoneAt) { $0.nextMilestoneAt },
            Field(.line) { $0.line },
            Field(.canUndo) { $0.canUndo },
            Field(.treeVariant) { $0.treeVariant },
            Field(.treeTone) { $0.treeTone },
        ]
    }
}
