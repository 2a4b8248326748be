/// A fast that is running.
public struct ActiveFast: Equatable, Sendable {
    public let id: RecordID
    public var start: Instant
    public var target: Target
    /// The transitions that were announced in this fast, each once, whatever adjust does later.
    public var announced: MilestoneSet
    public var targetAnnounced: Bool
    /// When it was last started, adjusted or taken up again by undo. What lies at or before this is
    /// never announced.
    public var actedAt: Instant
    /// Up to here time has been dealt with: what lay before it was announced, skipped, or passed in
    /// silence because the clock was set back to here.
    public var observedAt: Instant

    public init(
        id: RecordID, start: Instant, target: Target, announced: MilestoneSet = MilestoneSet(),
        targetAnnounced: Bool = false, actedAt: Instant, observedAt: Instant
    ) {
        self.id = id
        self.start = start
        self.target = target
        self.announced = announced
        self.targetAnnounced = targetAnnounced
        self.actedAt = actedAt
        self.observedAt = observedAt
    }

    /// Seconds since the start; never below 0, since the clock may be set back.
    public func elapsed(at now: Instant) -> Int64 { max(0, now - start) }

    public func milestone(at now: Instant) -> Milestone { Milestone(elapsed: elapsed(at: now)) }

    public func instant(of milestone: Milestone) -> Instant { start + milestone.beginsAfter }

    /// How far its tree has filled, as ``Tree/step(elapsed:target:)``.
    public func treeStep(at now: Instant) -> Int {
        Tree.step(elapsed: elapsed(at: now), target: target)
    }

    /// When the tree fills by another step; nil once it is whole.
    public func nextTreeStep(after now: Instant) -> Instant? {
        let step = treeStep(at: now)
        return step == Tree.lastStep
            ? nil : start + Tree.beginning(ofStep: step + 1, target: target)
    }

    /// The first whole second at which an end would be a completed one.
    public var targetInstant: Instant { start + target.wholeSeconds }
}

/// A fast that was kept: it lasted at least ``Session/shortest``.
public struct Session: Equatable, Sendable {
    /// 4 hours, in seconds. A shorter fast leaves no trace.
    public static let shortest: Int64 = 4 * secondsPerHour

    public let id: RecordID
    public var start: Instant
    public var end: Instant
    /// Minutes east of UTC that held where and when the fast ended; nil where nobody knows.
    public var endOffset: Int?
    /// nil where it was never stated; read as ``Target/standard``.
    public var target: Target?

    public init(id: RecordID, start: Instant, end: Instant, endOffset: Int?, target: Target?) {
        self.id = id
        self.start = start
        self.end = end
        self.endOffset = endOffset
        self.target = target
    }
}

/// How a fast came to its end. The raw value travels on the bus.
public enum Outcome: String, CaseIterable, Sendable {
    case completed
    case endedEarly = "ended-early"
    case abandoned
}

/// A fast that has ended and is still spoken of.
public struct EndedFast: Equatable, Sendable {
    public let fast: ActiveFast
    public let end: Instant
    public let outcome: Outcome
    /// Whether a session was stored.
    public let kept: Bool
    /// The local midnight at which it is no longer spoken of.
    public let spokenOfUntil: Instant

    public var duration: Int64 { fast.elapsed(at: end) }
}
