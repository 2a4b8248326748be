/// A fast that is running.
public struct ActiveFast: Equatable, Sendable {
    public let id: RecordID
    public var start: Instant
    public var target: Target
    public var note: Note
    /// The transitions that were announced in this fast. Each is announced once, even if the start
    /// is adjusted later.
    public var announced: MilestoneSet
    public var targetAnnounced: Bool
    /// When the fast was last started, adjusted or resumed by undo. A transition at or before this
    /// instant is never announced.
    public var actedAt: Instant
    /// The state was advanced to this instant: each earlier transition was announced or skipped.
    public var observedAt: Instant

    public init(
        id: RecordID, start: Instant, target: Target, note: Note = .none,
        announced: MilestoneSet = MilestoneSet(), targetAnnounced: Bool = false, actedAt: Instant,
        observedAt: Instant
    ) {
        self.id = id
        self.start = start
        self.target = target
        self.note = note
        self.announced = announced
        self.targetAnnounced = targetAnnounced
        self.actedAt = actedAt
        self.observedAt = observedAt
    }

    /// Seconds since the start; never below 0, since the clock may be set back.
    public func elapsed(at now: Instant) -> Int64 { max(0, now - start) }

    public func milestone(at now: Instant) -> Milestone { Milestone(elapsed: elapsed(at: now)) }

    public func instant(of milestone: Milestone) -> Instant { start + milestone.beginsAfter }

    /// How far the tree is filled, in the steps of ``Tree/step(elapsed:target:)``.
    public func treeStep(at now: Instant) -> Int {
        Tree.step(elapsed: elapsed(at: now), target: target)
    }

    /// When the tree fills by another step; nil if it is whole.
    public func nextTreeStep(after now: Instant) -> Instant? {
        let step = treeStep(at: now)
        return step == Tree.lastStep
            ? nil : start + Tree.beginning(ofStep: step + 1, target: target)
    }

    /// The first whole second at which an end completes the fast.
    public var targetInstant: Instant { start + target.wholeSeconds }
}

/// How a fast ended. The raw value travels on the bus.
public enum Outcome: String, CaseIterable, Sendable {
    case completed
    case endedEarly = "ended-early"
    case abandoned
}

/// A fast that has ended and is still shown: until the next start, the next local midnight or a
/// restart of the agent (rule: docs/rules/domain.md, A fast).
public struct EndedFast: Equatable, Sendable {
    /// How it ended, and what was stored of it.
    public enum Ending: Equatable, Sendable {
        case completed(Session)
        case endedEarly(Session)
        /// It ended before the target and lasted less than ``Session/shortest``: nothing is stored.
        case tooShort
        case abandoned
    }

    public let fast: ActiveFast
    public let end: Instant
    public let ending: Ending
    /// The local midnight at which the status becomes idle.
    public let shownUntil: Instant

    public init(fast: ActiveFast, end: Instant, ending: Ending, shownUntil: Instant) {
        self.fast = fast
        self.end = end
        self.ending = ending
        self.shownUntil = shownUntil
    }

    /// A fast that ended as a session.
    public init(_ fast: ActiveFast, as session: Session, shownUntil: Instant) {
        self.init(
            fast: fast, end: session.end,
            ending: session.outcome == .completed ? .completed(session) : .endedEarly(session),
            shownUntil: shownUntil)
    }

    public var outcome: Outcome {
        switch ending {
        case .completed: .completed
        case .endedEarly, .tooShort: .endedEarly
        case .abandoned: .abandoned
        }
    }

    /// Whether a session was stored.
    public var kept: Bool { session != nil }

    /// The session that was stored; nil if there is none.
    public var session: Session? {
        switch ending {
        case .completed(let session), .endedEarly(let session): session
        case .tooShort, .abandoned: nil
        }
    }

    /// Seconds.
    public var duration: Int64 { fast.elapsed(at: end) }
}
