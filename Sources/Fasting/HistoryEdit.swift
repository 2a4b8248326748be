/// What somebody asks of the stored fasts.
public enum HistoryCommand: Equatable, Sendable {
    /// - `target`: nil for the usual one.
    case log(RecordID, start: Instant, end: Instant, target: Target? = nil)
    /// What is nil stays as it is.
    case edit(RecordID, start: Instant? = nil, end: Instant? = nil, target: Target? = nil)
    case delete(RecordID)
    case undo
}

/// The last edit of records, as it can be taken back: the record as it was before, nil where there
/// was none.
public struct RecordsEdit: Equatable, Sendable {
    public let id: RecordID
    public let before: Session?

    public init(id: RecordID, before: Session?) {
        self.id = id
        self.before = before
    }
}

/// What the rules need to know of the world around an edit.
public struct HistoryContext {
    public var now: Instant
    /// For a fast that names none.
    public var defaultTarget: Target
    /// Minutes east of UTC at an instant, where the user is.
    public var offset: (Instant) -> Int
    public var session: (RecordID) -> Session?
    /// One of the stored sessions that overlap an interval, leaving out the one with this id and
    /// those that overlap the second interval too.
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
    /// Carries out an edit of the stored fasts, or refuses it (rules: domain, "A fast").
    ///
    /// Touching ends are allowed. The active fast counts as an interval without end. An edit is
    /// refused only for an overlap that was not there: import may have brought some.
    ///
    /// - Throws: ``FastError``; the state is then as it was.
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
            var change = change([.forget(id)], undoable: RecordsEdit(id: id, before: before))
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
        return change([.keep(session)], undoable: RecordsEdit(id: session.id, before: before))
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

    /// Nothing can have come since that the record would overlap: every act empties the slot. What it
    /// overlapped before, since an import had brought that, it may overlap again.
    private func undoEdit() throws(FastError) -> FastChange {
        guard let edit = undoableEdit else { throw .nothingToUndo }
        let effect: FastEffect = edit.before.map { .keep($0) } ?? .forget(edit.id)
        return change([effect], undoable: nil)
    }

    /// Who takes away a fast that is still spoken of wants it spoken of no more.
    private func stage(without id: RecordID) -> Stage {
        if case .ended(let ended) = stage, ended.fast.id == id { .idle } else { stage }
    }

    private func change(_ effects: [FastEffect], undoable: RecordsEdit?) -> FastChange {
        FastChange(state: FastState(stage: stage, undoableEdit: undoable), effects: effects)
    }
}

extension Session {
    /// From the start up to the end, which does not belong to it.
    public var interval: Range<Instant> { start..<max(start, end) }
    /// Seconds.
    public var duration: Int64 { end - start }
    /// The target, or what a missing one is read as.
    public var effectiveTarget: Target { target ?? .standard }
    public var outcome: Outcome {
        duration >= effectiveTarget.wholeSeconds ? .completed : .endedEarly
    }

    /// What stands in the forest for it (rule: domain, "Trees and stars").
    public var tree: TreeState {
        switch outcome {
        case .completed: .established
        case .endedEarly, .abandoned:
            duration * 10 * Instant.microsecondsPerSecond >= effectiveTarget.microseconds * 7
                ? .incomplete : .none
        }
    }
}

/// What remains of a fast. The raw value travels on the bus.
public enum TreeState: String, CaseIterable, Sendable {
    case established
    /// At least 70 % of the target.
    case incomplete
    case none
}
