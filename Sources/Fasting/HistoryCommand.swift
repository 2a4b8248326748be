/// A command on the stored fasts.
public enum HistoryCommand: Equatable, Sendable {
    /// Adds a fast of the past.
    ///
    /// - `target`: nil for the default target.
    case log(RecordID, start: Instant, end: Instant, target: Target? = nil)
    /// Changes a stored fast. A value that is nil stays as it is.
    case edit(RecordID, start: Instant? = nil, end: Instant? = nil, target: Target? = nil)
    case delete(RecordID)
    case undo
}

/// An edit of the history with what an undo needs.
public struct HistoryEdit: Equatable, Sendable {
    public let id: RecordID
    /// The session before the edit; nil if the edit added it.
    public let before: Session?

    public init(id: RecordID, before: Session?) {
        self.id = id
        self.before = before
    }
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
        _ command: HistoryCommand, context: HistoryContext
    ) throws(FastError) -> FastChange {
        switch command {
        case .log(let id, let start, let end, let target):
            let session = Session(
                id: id, start: start, end: end, endOffset: context.offset(end),
                target: target ?? context.defaultTarget)
            return try put(session, inPlaceOf: nil, context)
        case .edit(let id, let start, let end, let target):
            guard let before = context.session(id) else { throw .notFound }
            var session = before
            if let start { session.start = start }
            if let end, end != before.end {
                session.end = end
                session.endOffset = context.offset(end)
            }
            if let target { session.target = target }
            return try put(session, inPlaceOf: before, context)
        case .delete(let id):
            guard let before = context.session(id) else { throw .notFound }
            var change = change(
                [.forget(id)], undoable: .edit(HistoryEdit(id: id, before: before)))
            change.state.stage = stage(without: id)
            return change
        case .undo: return try undoEdit()
        }
    }

    private func put(
        _ session: Session, inPlaceOf before: Session?, _ context: HistoryContext
    ) throws(FastError) -> FastChange {
        if session == before { return FastChange(state: self, effects: []) }
        if session.end > context.now { throw .invalidTime(.inTheFuture) }
        if session.end < session.start { throw .invalidTime(.endsBeforeTheStart) }
        if session.duration < Session.shortest { throw .invalidTime(.tooShort) }
        try checkOverlap(session, before, context)
        return change(
            [.keep(session)], undoable: .edit(HistoryEdit(id: session.id, before: before)))
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

    /// No new overlap is possible: every act clears ``FastState/undoable``.
    private func undoEdit() throws(FastError) -> FastChange {
        guard let edit = undoableEdit else { throw .nothingToUndo }
        let effect: FastEffect = edit.before.map { .keep($0) } ?? .forget(edit.id)
        return change([effect], undoable: .nothing)
    }

    /// A fast that is deleted while it is still shown is no longer shown.
    private func stage(without id: RecordID) -> Stage {
        if case .ended(let ended) = stage, ended.fast.id == id { .idle } else { stage }
    }

    private func change(_ effects: [FastEffect], undoable: Undoable) -> FastChange {
        FastChange(state: FastState(stage: stage, undoable: undoable), effects: effects)
    }
}
