import AgentCore
import Fasting
import SimulationModel
import Store

/// Reads from the engine what the model knows as ``Visible``.
struct AgentReading {
    let engine: Engine
    /// At most this many trees are in the forest.
    static let treeLimit = Forest.treeLimit

    /// - Parameter withRecords: whether the stored fasts, water and trees are read too.
    /// - Throws: ``Refusal`` if the records cannot be read.
    func callAsFunction(withRecords: Bool) throws(Refusal) -> Visible {
        try engine.prepareRead()
        var visible = Visible()
        let snapshot = engine.snapshot
        read(snapshot.fast.stage, at: snapshot.now, into: &visible)
        visible.timerCanUndo = snapshot.undo.undoableEnding != nil
        visible.journalCanUndo = snapshot.undo.undoable != nil
        visible.canRedo = snapshot.undo.redoable != nil
        visible.undoAct = snapshot.undo.undoable?.kind.rawValue ?? ""
        visible.sessionCount = snapshot.history.all
        visible.completedCount = snapshot.history.completed
        visible.todayMilliliters = Int(snapshot.waterToday)
        if !withRecords { return visible }
        let epoch = Instant(secondsSinceEpoch: 0)
        visible.sessions = try engine.sessions(since: epoch, until: nil, limit: .max)
            .map(Fast.init)
        visible.water = try engine.water(since: epoch, until: nil).map(Water.init)
            .sorted { $0.id < $1.id }
        guard engine.snapshot.entitlement.hasForest else { return visible }
        visible.trees = try engine.forest().trees.map(SimulationModel.Tree.init)
        return visible
    }

    private func read(_ stage: FastState.Stage, at now: Instant, into visible: inout Visible) {
        switch stage {
        case .idle: visible.status = "idle"
        case .active(let fast):
            visible.status = "active"
            read(fast, into: &visible)
            visible.note = fast.note.text
            let phase = fast.milestone(at: now)
            visible.milestone = phase.rawValue
            visible.milestoneSince = microseconds(fast.instant(of: phase))
            visible.nextMilestone = phase.next?.rawValue ?? ""
            visible.nextMilestoneAt = phase.next.map { microseconds(fast.instant(of: $0)) } ?? 0
            visible.cautions = fast.cautions(at: now).map { $0 == .eatingAgain ? 120 : 48 }
        case .ended(let ended):
            visible.status = ended.outcome.rawValue
            read(ended.fast, into: &visible)
            visible.endedAt = microseconds(ended.end)
            visible.kept = ended.kept
        }
    }

    private func read(_ fast: ActiveFast, into visible: inout Visible) {
        visible.id = fast.id.description
        visible.startedAt = microseconds(fast.start)
        visible.target = fast.target.microseconds
        visible.targetAt = visible.startedAt + visible.target
    }

    private func microseconds(_ instant: Instant) -> Int64 {
        Int64(instant.microsecondsSinceEpoch)
    }
}

extension Fast {
    init(_ session: Session) {
        self.init(
            id: session.id.description, start: session.start.secondsSinceEpoch,
            end: session.end.secondsSinceEpoch, offset: session.endOffset,
            target: session.target?.microseconds, note: session.note.text)
    }

    var session: Session? {
        RecordID(id).map {
            Session(
                id: $0, start: Instant(secondsSinceEpoch: start),
                end: Instant(secondsSinceEpoch: end), endOffset: offset,
                target: target.flatMap { Target(microseconds: UInt64($0)) },
                note: Note(beginningOf: note))
        }
    }
}

extension Water {
    init(_ entry: WaterEntry) {
        self.init(
            id: entry.id.description, at: entry.at.secondsSinceEpoch,
            milliliters: Int(entry.amount.milliliters))
    }

    var entry: WaterEntry? {
        guard let id = RecordID(id), let amount = WaterAmount(milliliters: milliliters) else {
            return nil
        }
        return WaterEntry(id: id, at: Instant(secondsSinceEpoch: at), amount: amount)
    }
}

extension SimulationModel.Tree {
    init(_ tree: ForestTree) {
        self.init(
            id: tree.id.description, state: tree.isEstablished ? "established" : "incomplete",
            variant: Int(tree.variant), tone: Int(tree.tone), layer: Int(tree.depth.rawValue))
    }
}

extension Visible {
    /// What differs from another one, for a person.
    func differences(from other: Visible) -> String {
        var lines: [String] = []
        let (mine, theirs) = (Mirror(reflecting: self), Mirror(reflecting: other))
        for (own, their) in zip(mine.children, theirs.children) {
            let (a, b) = ("\(own.value)", "\(their.value)")
            if a != b {
                lines.append("\(own.label ?? ""): \(Self.cut(a)) instead of \(Self.cut(b))")
            }
        }
        return lines.joined(separator: "; ")
    }

    private static func cut(_ text: String) -> String {
        text.count > 600 ? text.prefix(600) + "…" : text
    }
}
