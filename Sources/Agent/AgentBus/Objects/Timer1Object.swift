import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Timer1` on the bus: the current fast.
final class Timer1Object: PublishingObject<Timer1Properties>, Timer1Handler {
    private lazy var signals = Timer1Signals(bus: bus)

    /// The properties follow from the fast alone.
    init(engine: Engine, bus: Bus) {
        super.init(engine: engine, bus: bus) { try $0.prepareRead(dependsOnDay: false) }
    }

    func send(_ event: Event) throws {
        switch event {
        case .fast(.started(let id)): try signals.started(id: id)
        case .fast(.ended(let ended)):
            try signals.ended(id: ended.fast.id, outcome: ended.outcome)
        case .fast(.milestoneReached(let milestone, let at, _)):
            try signals.milestoneReached(key: milestone, at: at)
        case .fast(.targetReached(let at, _)): try signals.targetReached(at: at)
        default: break
        }
    }

    // MARK: Methods

    func start(options: [String: Value]) throws -> Timer1.StartResult {
        let options = try CallOptions(options, Timer1.StartOptions.keys)
        let (id, act) = try engine.add(
            .start(
                at: options.instant(.startedAt), target: options.target(.target),
                note: options.note(.note) ?? .none, id: options.id(.id)))
        return Timer1.StartResult(id: id, act: act)
    }

    func end(options: [String: Value]) throws -> Timer1.EndResult {
        let options = try CallOptions(options, Timer1.EndOptions.keys)
        return try ending(
            by: .end(at: options.instant(.endedAt), note: options.note(.note)),
            if: options.id(.id).map(Precondition.runs))
    }

    func abandon(options: [String: Value]) throws -> Timer1.EndResult {
        let options = try CallOptions(options, Timer1.AbandonOptions.keys)
        return try ending(by: .abandon, if: options.id(.id).map(Precondition.runs))
    }

    private func ending(
        by command: Command, if condition: Precondition?
    ) throws -> Timer1.EndResult {
        let (reply, act) = try engine.act(command, if: condition)
        guard case .ended(let ended) = reply else { throw BusError.noReply }
        return Timer1.EndResult(
            id: ended.fast.id, startedAt: ended.fast.start, endedAt: ended.end,
            target: ended.fast.target, outcome: ended.outcome, kept: ended.kept,
            act: act)
    }

    func undo(options: [String: Value]) throws -> Journal1.UndoResult {
        let options = try CallOptions(options, Timer1.UndoOptions.keys)
        return try engine.undone(
            by: .undoEnding, if: options.act(.act).map { .undoes($0, in: .endings) })
    }

    func adjust(options: [String: Value]) throws -> Journal1.ActResult {
        let options = try CallOptions(options, Timer1.AdjustOptions.keys)
        return try engine.change(
            .adjust(
                start: options.instant(.startedAt), target: options.target(.target),
                note: options.note(.note)), if: options.id(.id).map(Precondition.runs))
    }

    func why(phase: String) throws -> String {
        try (phase.isEmpty ? presentPhase() : known(phase)).text
    }

    private func known(_ phase: String) throws(BusError) -> Words.Why {
        guard let topic = Words.Why(key: phase) else {
            throw .invalidArgs(
                Words.Why.unknownPhase(phase, known: Words.Why.allCases.map(\.key)))
        }
        return topic
    }

    private func presentPhase() throws(Refusal) -> Words.Why {
        try engine.prepareRead(dependsOnDay: false)
        guard let milestone = engine.snapshot.milestone else { throw .rule(.notActive) }
        return .phase(milestone)
    }
}

extension Timer1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        switch snapshot.fast.stage {
        case .idle:
            status = Timer1.Status.idle.rawValue
            line = Words.idle
        case .active(let fast):
            status = Timer1.Status.active.rawValue
            set(fast)
            caution = fast.cautions(at: snapshot.now).map(\.windowText.text).joined(separator: " ")
            set(fast.milestone(at: snapshot.now), of: fast, snapshot.settings)
        case .ended(let ended):
            status = ended.outcome.rawValue
            set(ended.fast)
            kept = ended.kept
            endedAt = ended.end.microsecondsSinceEpoch
            line = Words.line(after: ended.outcome, kept: ended.kept)
        }
        firstFast = snapshot.isFirstFast
        neverStarted = snapshot.hasNeverStarted
        undoAct = UInt64(clamping: snapshot.undo.undoableEnding?.number ?? 0)
        undoDetails = snapshot.details(of: snapshot.undo.undoableEnding)
    }

    private mutating func set(_ fast: ActiveFast) {
        let tree = Tree(of: fast.id)
        id = fast.id.description
        startedAt = fast.start.microsecondsSinceEpoch
        target = UInt64(fast.target.microseconds)
        targetAt = startedAt + target
        treeVariant = tree.variant
        treeTone = tree.tone
    }

    private mutating func set(_ phase: Milestone, of fast: ActiveFast, _ settings: Settings) {
        milestone = phase.rawValue
        milestoneTitle = Words.title(phase)
        milestoneText = Words.companion(phase, withVigil: settings.isVigilOn)
        milestoneSince = fast.instant(of: phase).microsecondsSinceEpoch
        nextMilestone = phase.next?.rawValue ?? ""
        nextMilestoneTitle = phase.next.map(Words.title) ?? ""
        nextMilestoneAt = phase.next.map { fast.instant(of: $0).microsecondsSinceEpoch } ?? 0
    }
}
