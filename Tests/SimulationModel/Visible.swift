/// All that a program can see of the agent. Instants and durations of the timer are microseconds,
/// as on the bus, with 0 for none; those of records are as in `Fast` and `Water`.
public struct Visible: Equatable, Sendable {
    public var status = "idle"
    public var id = ""
    public var startedAt: Int64 = 0
    public var endedAt: Int64 = 0
    public var target: Int64 = 0
    public var targetAt: Int64 = 0
    public var kept = false
    /// Of the running fast.
    public var note = ""
    public var milestone = ""
    public var milestoneSince: Int64 = 0
    public var nextMilestone = ""
    public var nextMilestoneAt: Int64 = 0
    /// The hours of the cautions about the running fast.
    public var cautions: [Int64] = []
    public var timerCanUndo = false
    public var journalCanUndo = false
    public var canRedo = false
    /// The kind of the act that Journal1.Undo would undo, "" if there is none.
    public var undoAct = ""
    public var sessionCount = 0
    public var completedCount = 0
    /// Newest end first, then by id. Missing targets and offsets are nil.
    public var sessions: [Fast] = []
    /// By id.
    public var water: [Water] = []
    public var todayMilliliters = 0
    /// By start, then by id.
    public var trees: [Tree] = []

    public init() {}
}

/// A tree of the forest.
public struct Tree: Equatable, Sendable {
    public var id: String
    /// established or incomplete.
    public var state: String
    public var variant: Int
    public var tone: Int
    public var layer: Int

    public init(id: String, state: String, variant: Int, tone: Int, layer: Int) {
        self.id = id
        self.state = state
        self.variant = variant
        self.tone = tone
        self.layer = layer
    }
}

extension Model {
    /// What can be seen at an instant, in seconds since the epoch.
    public func visible(at now: Int64) -> Visible {
        var visible = visibleWithoutRecords(at: now)
        visible.sessions = fasts.values.sorted { ($1.end, $0.id) < ($0.end, $1.id) }
        visible.water = water.values.sorted { $0.id < $1.id }
        visible.trees = trees
        return visible
    }

    /// The numbers of the most recent local days on which a fast ended, at most `count`. A day is that of
    /// the end, at the offset that held there then.
    public func recentDays(_ count: Int) -> Set<Int64> {
        let days = Set(
            fasts.values.map { fast in
                let local = fast.end + Int64(fast.offset ?? offset(fast.end)) * 60
                return local >= 0 ? local / 86_400 : (local + 1) / 86_400 - 1
            })
        return Set(days.sorted(by: >).prefix(count))
    }

    /// The same without the lists, for a caller that asks often.
    public func visibleWithoutRecords(at now: Int64) -> Visible {
        var visible = visibleTimer(at: now)
        visible.timerCanUndo = canUndoEnding
        visible.journalCanUndo = latestEntry != nil
        visible.canRedo = !redoable.isEmpty
        visible.undoAct = latestEntry?.kind ?? ""

        visible.sessionCount = fasts.count
        visible.completedCount = fasts.completedCount
        visible.todayMilliliters = waterOfToday(now)
        return visible
    }

    private func waterOfToday(_ now: Int64) -> Int {
        let today = day(of: now)
        var sum = 0
        // Nowhere is a local day longer than two days.
        for entry in water.values where abs(entry.at - now) < 48 * Rules.hour {
            if day(of: entry.at) == today { sum += entry.milliliters }
        }
        return sum
    }

    /// The same without anything that follows from records or the journal.
    public func visibleTimer(at now: Int64) -> Visible {
        var visible = Visible()
        if let running {
            show(running, at: now, in: &visible)
        } else if let shown, isShown(shown, at: now) {
            show(shown, in: &visible)
        }
        return visible
    }

    private func show(_ running: Running, at now: Int64, in visible: inout Visible) {
        visible.status = "active"
        visible.id = running.id
        visible.startedAt = running.start * Rules.microseconds
        visible.target = running.target
        visible.targetAt = targetInstant(running)
        visible.note = running.note
        let index = Rules.phase(elapsed: now - running.start)
        let phase = Rules.phases[index]
        visible.milestone = phase.key
        visible.milestoneSince = (running.start + phase.hours * Rules.hour) * Rules.microseconds
        if index + 1 < Rules.phases.count {
            let next = Rules.phases[index + 1]
            visible.nextMilestone = next.key
            visible.nextMilestoneAt =
                (running.start + next.hours * Rules.hour) * Rules.microseconds
        }
        visible.cautions = Rules.cautions.filter {
            max(running.target / Rules.microseconds, now - running.start) >= $0 * Rules.hour
        }
    }

    /// When the running fast has lasted long enough for another caution; nil if it has them all.
    public func nextCaution(after now: Int64) -> Int64? {
        let hours = visibleTimer(at: now).cautions
        guard let running, let next = Rules.cautions.dropFirst(hours.count).first else {
            return nil
        }
        return running.start + next * Rules.hour
    }

    private func show(_ ended: Ended, in visible: inout Visible) {
        visible.status = ended.outcome
        visible.id = ended.id
        visible.startedAt = ended.start * Rules.microseconds
        visible.endedAt = ended.end * Rules.microseconds
        visible.target = ended.target
        visible.targetAt = ended.start * Rules.microseconds + ended.target
        visible.kept = ended.kept
    }

    private var trees: [Tree] {
        var trees: [Tree] = []
        for fast in fasts.values.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
            guard let state = Rules.tree(of: fast) else { continue }
            let seed = Rules.seed(of: fast.id)
            trees.append(
                Tree(
                    id: fast.id, state: state, variant: Int(seed % 8), tone: Int(seed / 8 % 5),
                    layer: trees.count % 3))
        }
        return trees
    }
}
