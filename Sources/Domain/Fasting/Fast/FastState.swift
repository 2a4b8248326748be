/// What the agent knows about the current fast.
///
/// A pure state machine: ``reduce(_:context:)`` and ``advance(to:)`` return the next state with its
/// effects, and the caller carries them out.
public struct FastState: Equatable, Sendable {
    public enum Stage: Equatable, Sendable {
        case idle
        case active(ActiveFast)
        case ended(EndedFast)
    }

    public var stage: Stage

    public init(stage: Stage = .idle) { self.stage = stage }

    /// The fast that is running; nil if there is none.
    public var active: ActiveFast? {
        if case .active(let fast) = stage { fast } else { nil }
    }
}

/// A command on the current fast. An instant that is nil means now.
public enum FastCommand: Equatable, Sendable {
    case start(RecordID, at: Instant? = nil, target: Target? = nil, note: Note = .none)
    /// - `note`: nil if it stays as it is.
    case end(at: Instant? = nil, note: Note? = nil)
    case abandon
    /// A value that is nil stays as it is.
    case adjust(start: Instant? = nil, target: Target? = nil, note: Note? = nil)
}

/// What happened to a fast.
public enum FastEvent: Equatable, Sendable {
    case started(RecordID)
    case ended(EndedFast)
    /// A fast that had ended runs again.
    case resumed(RecordID)
    case adjusted(RecordID)
    case milestoneReached(Milestone, at: Instant, fast: RecordID)
    /// `atMicroseconds` is the start plus the target, in microseconds since the epoch.
    case targetReached(atMicroseconds: UInt64, fast: RecordID)

    // The history.
    case logged(RecordID)
    case edited(RecordID)
    case deleted(RecordID)
}

/// The next state, the records that it writes, and what others are told, in this order. All of it is stored before
/// anything is announced.
public struct FastChange: Equatable, Sendable {
    public var state: FastState
    /// What the journal says about the writes; nil if nothing is written, or if the caller makes the act itself.
    public var act: Act?
    /// Empty if only time passed.
    public var writes: [RecordWrite]
    public var events: [FastEvent]

    public init(
        state: FastState, act: Act? = nil, writes: [RecordWrite] = [], events: [FastEvent] = []
    ) {
        self.state = state
        self.act = act
        self.writes = writes
        self.events = events
    }
}

/// Why a command was refused. A refused command changes nothing.
public enum FastError: Error, Equatable, Sendable {
    /// The raw values travel (`Agent1.Explain`).
    public enum TimeProblem: String, Equatable, Sendable {
        case inTheFuture = "in-the-future"
        case tooLongAgo = "too-long-ago"
        case beforeTheStart = "before-the-start"
        /// The session would end before it starts.
        case endsBeforeTheStart = "ends-before-the-start"
        /// The session would last less than ``Session/shortest``.
        case tooShort = "too-short"
        /// It would last more than ``Session/longestTyped``.
        case tooLong = "too-long"
    }

    case alreadyActive
    case notActive
    case nothingToUndo
    case invalidTime(TimeProblem)
    case overlap(Session)
    /// The session would overlap the running fast.
    case overlapsActive(since: Instant)
    /// No session has this id.
    case notFound
}

/// 168 hours, in seconds: a start may not be earlier than this before now.
public let longestAgo: Int64 = 168 * secondsPerHour

extension FastState {
    /// Carries out a command.
    ///
    /// - Precondition: ``advance(to:)`` was called with `context.now`.
    /// - Throws: ``FastError`` if the command is refused, or the error of ``FastContext/stored``.
    public func reduce(_ command: FastCommand, context: FastContext) throws -> FastChange {
        switch (command, stage) {
        case (.start, .active): throw FastError.alreadyActive
        case (.start(let id, let at, let target, let note), _):
            return try start(id, at: at ?? context.now, target: target, note: note, context)
        case (.end(let at, let note), .active(var fast)):
            fast.note = note ?? fast.note
            return try end(fast, at: at, context)
        case (.abandon, .active(let fast)):
            let end = max(context.now, fast.start)
            return change(.abandon, ending: fast, at: end, as: .abandoned, context)
        case (.adjust(let start, let target, let note), .active(let fast)):
            return try adjust(fast, start: start, target: target, note: note, context)
        case (.end, _), (.abandon, _), (.adjust, _): throw FastError.notActive
        }
    }

    private func start(
        _ id: RecordID, at start: Instant, target: Target?, note: Note, _ context: FastContext
    ) throws -> FastChange {
        try Self.check(start: start, notBefore: context.now - longestAgo, context)
        if let other = try context.stored.session(endingAfter: start, upTo: nil, except: id) {
            throw FastError.overlap(other)
        }
        let fast = ActiveFast(
            id: id, start: start, target: target ?? context.defaultTarget, note: note,
            actedAt: context.now, observedAt: context.now)
        return change(running: fast, .start, .started(id))
    }

    private func end(
        _ fast: ActiveFast, at: Instant?, _ context: FastContext
    ) throws(FastError) -> FastChange {
        // If no time is given, the fast can be ended even if the clock was set back before its start.
        let end = at ?? max(context.now, fast.start)
        if at != nil, end > context.now { throw .invalidTime(.inTheFuture) }
        if end < fast.start { throw .invalidTime(.beforeTheStart) }
        let session = Session(
            id: fast.id, start: fast.start, end: end, endOffset: context.offset(end),
            target: fast.target, note: fast.note)
        if session.duration < Session.shortest {
            return change(.end, ending: fast, at: end, as: .tooShort, context)
        }
        return change(.end, EndedFast(fast, as: session, shownUntil: context.midnight))
    }

    private func change(
        _ kind: ActKind, ending fast: ActiveFast, at end: Instant, as ending: EndedFast.Ending,
        _ context: FastContext
    ) -> FastChange {
        change(kind, EndedFast(fast: fast, end: end, ending: ending, shownUntil: context.midnight))
    }

    private func change(_ kind: ActKind, _ ended: EndedFast) -> FastChange {
        FastChange(
            state: FastState(stage: .ended(ended)),
            act: .ordinary(kind, ended.session.map { .fast($0) } ?? .running(ended.fast)),
            writes: [ended.session.map { .keep($0) } ?? .removeFast(ended.fast.id)],
            events: [.ended(ended)])
    }

    private func change(
        running fast: ActiveFast, _ kind: ActKind, _ event: FastEvent
    ) -> FastChange {
        FastChange(
            state: FastState(stage: .active(fast)), act: .ordinary(kind, .running(fast)),
            writes: [.run(fast)], events: [event])
    }

    private func adjust(
        _ fast: ActiveFast, start: Instant?, target: Target?, note: Note?, _ context: FastContext
    ) throws -> FastChange {
        let before = fast
        var fast = fast
        if let start {
            // The start of a fast that runs for longer than 168 hours can still be moved later.
            let earliest = min(context.now - longestAgo, fast.start)
            try Self.check(start: start, notBefore: earliest, context)
            // Only a new overlap counts. An import may have caused one that is there already.
            let other = try context.stored.session(
                endingAfter: start, upTo: fast.start, except: fast.id)
            if let other { throw FastError.overlap(other) }
            fast.start = start
        }
        if let target { fast.target = target }
        if let note { fast.note = note }
        if fast == before { return FastChange(state: self) }
        // A note starts no phase again.
        if fast.start != before.start || fast.target != before.target {
            fast.actedAt = context.now
            fast.observedAt = context.now
        }
        return change(running: fast, .adjust, .adjusted(fast.id))
    }

    private static func check(
        start: Instant, notBefore earliest: Instant, _ context: FastContext
    ) throws(FastError) {
        if start > context.now { throw .invalidTime(.inTheFuture) }
        if start < earliest { throw .invalidTime(.tooLongAgo) }
    }
}

extension ActSubject {
    fileprivate static func running(_ fast: ActiveFast) -> ActSubject {
        .running(start: fast.start, target: fast.target)
    }
}
