/// What the agent knows of the present fast. Pure: ``reduce(_:context:)`` and ``advance(to:)``
/// return the next state with what is to be done about it, and the caller does it.
public struct FastState: Equatable, Sendable {
    public enum Stage: Equatable, Sendable {
        case idle
        case active(ActiveFast)
        case ended(EndedFast)
    }

    public var stage: Stage
    /// The fast whose ending can be taken back, as it ran: until the next start.
    public var undoableEnding: ActiveFast?
    /// The last edit of records, which can be taken back until the next act. There is one slot: at
    /// most one of the two is there.
    public var undoableEdit: RecordsEdit?

    public init(
        stage: Stage = .idle, undoableEnding: ActiveFast? = nil, undoableEdit: RecordsEdit? = nil
    ) {
        self.stage = stage
        self.undoableEnding = undoableEnding
        self.undoableEdit = undoableEdit
    }

    public var active: ActiveFast? {
        if case .active(let fast) = stage { fast } else { nil }
    }
}

/// What somebody asks of the present fast. An instant that is nil is "now".
public enum FastCommand: Equatable, Sendable {
    case start(RecordID, at: Instant? = nil, target: Target? = nil)
    case end(at: Instant? = nil)
    case abandon
    case undo
    case adjust(start: Instant? = nil, target: Target? = nil)
}

/// What is to be done about a change of state, in this order.
public enum FastEffect: Equatable, Sendable {
    case keep(Session)
    case forget(RecordID)
    /// Many records were merged.
    case merged
    case started(RecordID)
    case ended(EndedFast)
    case milestoneReached(Milestone, at: Instant)
    /// `at` is the start and the target together, in microseconds since the epoch.
    case targetReached(atMicroseconds: UInt64)
}

/// A state and what led to it; what must be stored before anybody hears of it.
public struct FastChange: Equatable, Sendable {
    public var state: FastState
    public var effects: [FastEffect]

    public init(state: FastState, effects: [FastEffect]) {
        self.state = state
        self.effects = effects
    }
}

/// Why a command was refused. A refused command changes nothing.
public enum FastError: Error, Equatable, Sendable {
    public enum TimeProblem: Equatable, Sendable {
        case inTheFuture
        case tooLongAgo
        case beforeTheStart
        /// Of a record.
        case endsBeforeTheStart
        /// Of a record: under ``Session/shortest``.
        case tooShort
    }

    case alreadyActive
    case notActive
    case nothingToUndo
    case invalidTime(TimeProblem)
    case overlap(Session)
    /// The record would reach into the fast that is running.
    case overlapsActive(since: Instant)
    /// There is no such record.
    case notFound
}

/// What the rules need to know of the world around them.
public struct FastContext {
    public var now: Instant
    /// The next local midnight after `now`.
    public var midnight: Instant
    /// For a start that names none.
    public var defaultTarget: Target
    /// Minutes east of UTC at an instant, where the user is.
    public var offset: (Instant) -> Int
    /// Of the stored sessions that end after this instant one, if there is any, leaving those out
    /// that end after the second instant, and the one with this id.
    public var sessionEnding: (_ after: Instant, _ upTo: Instant?, _ except: RecordID) -> Session?

    public init(
        now: Instant, midnight: Instant, defaultTarget: Target, offset: @escaping (Instant) -> Int,
        sessionEnding:
            @escaping (_ after: Instant, _ upTo: Instant?, _ except: RecordID) -> Session?
    ) {
        self.now = now
        self.midnight = midnight
        self.defaultTarget = defaultTarget
        self.offset = offset
        self.sessionEnding = sessionEnding
    }
}

/// 168 hours, in seconds: how far back a start may lie.
public let longestAgo: Int64 = 168 * secondsPerHour

extension FastState {
    /// Carries out a command, or refuses it.
    ///
    /// - Precondition: time was dealt with up to `context.now` by ``advance(to:)``.
    /// - Throws: ``FastError``; the state is then as it was.
    public func reduce(_ command: FastCommand, context: FastContext) throws(FastError) -> FastChange
    {
        switch (command, stage) {
        case (.start, .active): throw .alreadyActive
        case (.undo, .active): throw .nothingToUndo
        case (.start(let id, let at, let target), _):
            return try start(id, at: at ?? context.now, target: target, context)
        case (.undo, _): return try undo(context)
        case (.end(let at), .active(let fast)): return try end(fast, at: at, context)
        case (.abandon, .active(let fast)):
            let end = max(context.now, fast.start)
            return ending(of: fast, at: end, as: .abandoned, keeping: nil, context)
        case (.adjust(let start, let target), .active(let fast)):
            return try adjust(fast, start: start, target: target, context)
        case (.end, _), (.abandon, _), (.adjust, _): throw .notActive
        }
    }

    private func start(
        _ id: RecordID, at start: Instant, target: Target?, _ context: FastContext
    ) throws(FastError) -> FastChange {
        try Self.check(start: start, notBefore: context.now - longestAgo, context)
        if let other = context.sessionEnding(start, nil, id) { throw .overlap(other) }
        let fast = ActiveFast(
            id: id, start: start, target: target ?? context.defaultTarget,
            actedAt: context.now, observedAt: context.now)
        return FastChange(state: FastState(stage: .active(fast)), effects: [.started(id)])
    }

    private func end(
        _ fast: ActiveFast, at: Instant?, _ context: FastContext
    ) throws(FastError) -> FastChange {
        // Without a time named, a clock that was set back behind the start must not hold a fast.
        let end = at ?? max(context.now, fast.start)
        if at != nil, end > context.now { throw .invalidTime(.inTheFuture) }
        if end < fast.start { throw .invalidTime(.beforeTheStart) }
        let outcome: Outcome = end >= fast.targetInstant ? .completed : .endedEarly
        let session = Session(
            id: fast.id, start: fast.start, end: end, endOffset: context.offset(end),
            target: fast.target)
        let kept = end - fast.start >= Session.shortest
        return ending(of: fast, at: end, as: outcome, keeping: kept ? session : nil, context)
    }

    private func ending(
        of fast: ActiveFast, at end: Instant, as outcome: Outcome, keeping session: Session?,
        _ context: FastContext
    ) -> FastChange {
        let ended = EndedFast(
            fast: fast, end: end, outcome: outcome, kept: session != nil,
            spokenOfUntil: context.midnight)
        let state = FastState(stage: .ended(ended), undoableEnding: fast)
        return FastChange(
            state: state, effects: (session.map { [.keep($0)] } ?? []) + [.ended(ended)])
    }

    private func undo(_ context: FastContext) throws(FastError) -> FastChange {
        guard var fast = undoableEnding else { throw .nothingToUndo }
        if let other = context.sessionEnding(fast.start, nil, fast.id) { throw .overlap(other) }
        fast.actedAt = context.now
        fast.observedAt = context.now
        return FastChange(state: FastState(stage: .active(fast)), effects: [.forget(fast.id)])
    }

    private func adjust(
        _ fast: ActiveFast, start: Instant?, target: Target?, _ context: FastContext
    ) throws(FastError) -> FastChange {
        guard start != nil || target != nil else { return FastChange(state: self, effects: []) }
        var fast = fast
        if let start {
            // A fast that has run for longer than a start may lie back can still be moved later.
            let earliest = min(context.now - longestAgo, fast.start)
            try Self.check(start: start, notBefore: earliest, context)
            // An overlap that an import brought does not count: only one that was not there.
            if let other = context.sessionEnding(start, fast.start, fast.id) {
                throw .overlap(other)
            }
            fast.start = start
        }
        if let target { fast.target = target }
        fast.actedAt = context.now
        fast.observedAt = context.now
        return FastChange(state: FastState(stage: .active(fast)), effects: [])
    }

    private static func check(
        start: Instant, notBefore earliest: Instant, _ context: FastContext
    ) throws(FastError) {
        if start > context.now { throw .invalidTime(.inTheFuture) }
        if start < earliest { throw .invalidTime(.tooLongAgo) }
    }
}
