/// A command on the stored fasts.
public enum HistoryChange: Equatable, Sendable {
    /// Adds a past fast.
    ///
    /// - `target`: nil for the default target.
    case log(
        RecordID, start: Instant, end: Instant, target: Target? = nil, note: Note = .none)
    /// Changes a stored fast. A value that is nil stays as it is.
    case edit(
        RecordID, start: Instant? = nil, end: Instant? = nil, target: Target? = nil,
        note: Note? = nil)
    case delete(RecordID)
}

/// What the rules need to know besides the state to edit the history.
public struct HistoryContext {
    public var now: Instant
    /// The target of a fast that is logged without one.
    public var defaultTarget: Target
    /// Minutes east of UTC at an instant, in the user's zone.
    public var offset: (Instant) -> Int
    public var session: (RecordID) -> Session?
    /// A stored session that overlaps an interval. The session with this id is left out, and so are
    /// those that overlap the second interval. Returns nil if there is none.
    public var overlapping:
        (_ interval: Range<Instant>, _ except: RecordID, _ old: Range<Instant>?) -> Session?

    public init(
        now: Instant, defaultTarget: Target, offset: @escaping (Instant) -> Int,
        session: @escaping (RecordID) -> Session?,
        overlapping:
            @escaping (
                _ interval: Range<Instant>, _ except: RecordID, _ old: Range<Instant>?
            ) -> Session?
    ) {
        self.now = now
        self.defaultTarget = defaultTarget
        self.offset = offset
        self.session = session
        self.overlapping = overlapping
    }
}

extension FastState {
    /// Carries out a command on the stored fasts (rule: docs/rules/domain.md, A fast).
    ///
    /// Touching ends are allowed. The active fast counts as an interval without an end. An edit is
    /// refused only for a new overlap, since an import may have caused others.
    ///
    /// - Throws: ``FastError`` if the command is refused.
    public func reduce(
        _ command: HistoryChange, context: HistoryContext
    ) throws(FastError) -> FastChange {
        switch command {
        case .log(let id, let start, let end, let target, let note):
            let session = Session(
                id: id, start: start, end: end, endOffset: context.offset(end),
                target: target ?? context.defaultTarget, note: note)
            return try put(session, inPlaceOf: nil, context)
        case .edit(let id, let start, let end, let target, let note):
            guard let before = context.session(id) else { throw .notFound }
            var session = before
            if let start { session.start = start }
            if let end, end != before.end {
                session.end = end
                session.endOffset = context.offset(end)
            }
            if let target { session.target = target }
            if let note { session.note = note }
            return try put(session, inPlaceOf: before, context)
        case .delete(let id):
            guard context.session(id) != nil else { throw .notFound }
            return FastChange(
                state: FastState(stage: stage(without: id)), writes: [.removeFast(id)])
        }
    }

    private func put(
        _ session: Session, inPlaceOf before: Session?, _ context: HistoryContext
    ) throws(FastError) -> FastChange {
        if session == before { return FastChange(state: self) }
        if session.interval == before?.interval, session.target == before?.target {
            // Only the note is different, which no rule about times forbids.
            return FastChange(state: self, writes: [.keep(session)])
        }
        // First: a length that is not possible ends in the future too, but an earlier time is not what helps. A long fast
        // that an import brought can still get another target.
        if session.duration > Session.longestTyped, session.interval != before?.interval {
            throw .invalidTime(.tooLong)
        }
        if session.end > context.now { throw .invalidTime(.inTheFuture) }
        if session.end < session.start { throw .invalidTime(.endsBeforeTheStart) }
        if session.duration < Session.shortest { throw .invalidTime(.tooShort) }
        try checkOverlap(session, before, context)
        return FastChange(state: self, writes: [.keep(session)])
    }

    private func checkOverlap(
        _ session: Session, _ before: Session?, _ context: HistoryContext
    ) throws(FastError) {
        if let active, session.end > active.start, before.map({ $0.end <= active.start }) ?? true {
            throw .overlapsActive(since: active.start)
        }
        let other = context.overlapping(session.interval, session.id, before?.interval)
        if let other { throw .overlap(other) }
    }

    /// The stage after a fast was removed. It is no longer shown, whether it ran or had ended.
    func stage(without id: RecordID) -> Stage {
        switch stage {
        case .active(let fast) where fast.id == id: .idle
        case .ended(let ended) where ended.fast.id == id: .idle
        case .idle, .active, .ended: stage
        }
    }
}
