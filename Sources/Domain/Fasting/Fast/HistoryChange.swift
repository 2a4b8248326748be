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

extension FastState {
    /// Carries out a command on the stored fasts (rule: docs/rules/domain.md, A fast).
    ///
    /// Touching ends are allowed. The active fast counts as an interval without an end. An edit is
    /// refused only for a new overlap, since an import may have caused others.
    ///
    /// - Throws: ``FastError`` if the command is refused, or the error of ``FastContext/stored``.
    public func reduce(_ command: HistoryChange, context: FastContext) throws -> FastChange {
        switch command {
        case .log(let id, let start, let end, let target, let note):
            let session = Session(
                id: id, start: start, end: end, endOffset: context.offset(end),
                target: target ?? context.defaultTarget, note: note)
            return try put(session, inPlaceOf: nil, .log, .logged(id), context)
        case .edit(let id, let start, let end, let target, let note):
            guard let before = try context.stored.session(id) else { throw FastError.notFound }
            var session = before
            if let start { session.start = start }
            if let end, end != before.end {
                session.end = end
                session.endOffset = context.offset(end)
            }
            if let target { session.target = target }
            if let note { session.note = note }
            return try put(session, inPlaceOf: before, .edit, .edited(id), context)
        case .delete(let id):
            guard let before = try context.stored.session(id) else { throw FastError.notFound }
            return FastChange(
                state: FastState(stage: stage(without: id)), act: .ordinary(.delete, .fast(before)),
                writes: [.removeFast(id)], events: [.deleted(id)])
        }
    }

    private func put(
        _ session: Session, inPlaceOf before: Session?, _ kind: ActKind, _ event: FastEvent,
        _ context: FastContext
    ) throws -> FastChange {
        if session == before { return FastChange(state: self) }
        let change = FastChange(
            state: self, act: .ordinary(kind, .fast(session)), writes: [.keep(session)],
            events: [event])
        if session.interval == before?.interval, session.target == before?.target {
            // Only the note is different, which no rule about times forbids.
            return change
        }
        // First: a length that is not possible ends in the future too, but an earlier time is not what helps. A long fast
        // that an import brought can still get another target.
        if session.duration > Session.longestTyped, session.interval != before?.interval {
            throw FastError.invalidTime(.tooLong)
        }
        if session.end > context.now { throw FastError.invalidTime(.inTheFuture) }
        if session.end < session.start { throw FastError.invalidTime(.endsBeforeTheStart) }
        if session.duration < Session.shortest { throw FastError.invalidTime(.tooShort) }
        try checkOverlap(session, before, context)
        return change
    }

    private func checkOverlap(
        _ session: Session, _ before: Session?, _ context: FastContext
    ) throws {
        if let active, session.end > active.start, before.map({ $0.end <= active.start }) ?? true {
            throw FastError.overlapsActive(since: active.start)
        }
        let other = try context.stored.session(
            overlapping: session.interval, except: session.id, orOverlapping: before?.interval,
            newSince: nil)
        if let other { throw FastError.overlap(other) }
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
