extension Model {
    mutating func start(
        _ at: Int64?, _ target: Int64?, now: Int64, newID: String
    ) throws(Refusal) -> Answer {
        guard running == nil else { throw Refusal("AlreadyActive") }
        let at = at ?? now
        try checkStart(at, now: now)
        try checkTarget(target)
        let fast = Running(id: newID, start: at, target: target ?? defaultTarget)
        try commit("start", [(.running(newID), .running(fast))])
        shown = nil
        quietUntil = now
        return .id(newID)
    }

    mutating func end(_ at: Int64?, now: Int64) throws(Refusal) -> Answer {
        guard let fast = running else { throw Refusal("NotActive") }
        // With a clock that was set back before the start, the elapsed time is 0.
        let end = at ?? max(now, fast.start)
        if at != nil, end < fast.start || end > now { throw Refusal("InvalidTime") }
        let seconds = end - fast.start
        let isKept = seconds >= Rules.shortestKept
        let isCompleted = Rules.isCompleted(seconds: seconds, target: fast.target)
        let outcome = isCompleted ? "completed" : "ended-early"

        var changes: [(RecordName, Content?)] = [(.running(fast.id), nil)]
        if isKept {
            let kept = Fast(
                id: fast.id, start: fast.start, end: end, offset: offset(end), target: fast.target,
                note: fast.note)
            changes.append((.fast(fast.id), .fast(kept)))
        }
        let ended = Ended(
            id: fast.id, start: fast.start, end: end, target: fast.target, outcome: outcome,
            kept: isKept, since: now, run: run)
        try commit("end", changes, ended: ended)
        if isKept, isCompleted { licensed?.complete(fast.id) }
        shown = ended
        return .ended(
            id: fast.id, start: fast.start, end: end, target: fast.target, outcome: outcome,
            kept: isKept)
    }

    mutating func abandon(now: Int64) throws(Refusal) -> Answer {
        guard let fast = running else { throw Refusal("NotActive") }
        let ended = Ended(
            id: fast.id, start: fast.start, end: max(now, fast.start), target: fast.target,
            outcome: "abandoned", kept: false, since: now, run: run)
        try commit("abandon", [(.running(fast.id), nil)], ended: ended)
        shown = ended
        return .done
    }

    mutating func adjust(
        _ start: Int64?, _ target: Int64?, now: Int64
    ) throws(Refusal) -> Answer {
        guard var fast = running else { throw Refusal("NotActive") }
        // A fast that is older than a start may be can still begin later.
        if let start, start != fast.start { try checkStart(start, now: now, orFrom: fast.start) }
        try checkTarget(target)
        fast.start = start ?? fast.start
        fast.target = target ?? fast.target
        try commit("adjust", [(.running(fast.id), .running(fast))])
        quietUntil = now
        return .done
    }

    /// A start may be up to 168 hours in the past and never in the future.
    private func checkStart(_ at: Int64, now: Int64, orFrom earlier: Int64 = .max) throws(Refusal) {
        guard at <= now, at >= min(now - Rules.longestAgo, earlier) else {
            throw Refusal("InvalidTime")
        }
    }

    func checkTarget(_ target: Int64?) throws(Refusal) {
        guard let target else { return }
        guard Rules.targets.contains(target) else { throw Refusal("InvalidTarget") }
    }
}
