extension Model {
    // MARK: Acts

    /// Makes an act: checks that it brings no new overlap, writes the records and the entry.
    ///
    /// An act that changes no record is not an entry.
    mutating func commit(
        _ kind: String, _ contents: [(RecordName, Content?)], mayOverlap: Bool = false,
        ended: Ended? = nil
    ) throws(Refusal) {
        let number = entries.count + 1
        var writes: [Write] = []
        for (name, content) in contents where present(name) != content {
            writes.append(
                Write(
                    name: name, before: present(name), originBefore: origins[name] ?? 0,
                    after: content))
        }
        if writes.isEmpty { return }
        let changes = writes.map { Change(name: $0.name, content: $0.after, origin: number) }
        if !mayOverlap, bringsOverlap(changes, besides: []) { throw Refusal("Overlap") }

        let act = Act(
            number: number, kind: kind, writes: writes,
            overlapsBefore: overlaps(of: writes.compactMap(\.before)), shownBefore: shown,
            ended: ended)
        install(changes)
        entries.append(Entry(act: act))
        redoable = []
    }

    func present(_ name: RecordName) -> Content? {
        switch name {
        case .running(let id): running?.id == id ? running.map { .running($0) } : nil
        case .fast(let id): fasts[id].map { .fast($0) }
        case .water(let id): water[id].map { .water($0) }
        }
    }

    private mutating func install(_ changes: [Change]) {
        // Deletions first, so that one running fast can follow another.
        for change in changes where change.content == nil {
            switch change.name {
            case .running(let id): if running?.id == id { running = nil }
            case .fast(let id): fasts[id] = nil
            case .water(let id): water[id] = nil
            }
        }
        for change in changes {
            switch change.content {
            case .running(let content): running = content
            case .fast(let content): fasts[content.id] = content
            case .water(let content): water[content.id] = content
            case nil: break
            }
            origins[change.name] = change.origin
        }
    }

    // MARK: Overlaps

    /// Calls a closure with each present fast that overlaps a span, the span's own record left out.
    private func forEachOverlap(of one: Span, _ body: (Span) -> Void) {
        for fast in fasts.values where fast.end > one.start && one.isOpen(at: fast.start) {
            let other = Span(fast)
            if other.name != one.name, other.overlaps(one) { body(other) }
        }
        if let running, one.end.map({ running.start < $0 }) ?? true {
            let other = Span(running)
            if other.name != one.name { body(other) }
        }
    }

    /// The pairs that these records and the present ones form by overlapping.
    private func overlaps(of contents: [Content]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for one in contents.compactMap({ Span($0) }) {
            forEachOverlap(of: one) { pairs.insert(Pair(one.id, $0.id)) }
        }
        return pairs
    }

    /// True if two fasts would overlap that do not overlap now.
    private func bringsOverlap(_ changes: [Change], besides allowed: Set<Pair>) -> Bool {
        let written = changes.compactMap(\.content).compactMap { Span($0) }
        if written.isEmpty { return false }
        let names = Set(changes.map(\.name))
        var brought: Set<Pair> = []
        for one in written {
            forEachOverlap(of: one) { other in
                if !names.contains(other.name) { brought.insert(Pair(one.id, other.id)) }
            }
            for other in written where other.name != one.name && other.overlaps(one) {
                brought.insert(Pair(one.id, other.id))
            }
        }
        brought.subtract(allowed)
        if brought.isEmpty { return false }
        // Those that overlap already do no more harm.
        return !brought.isSubset(of: overlaps(of: changes.compactMap { present($0.name) }))
    }

    // MARK: Undo

    /// Undoes the latest act of any kind.
    mutating func undoLatest(now: Int64) throws(Refusal) -> Answer {
        guard let entry = latestEntry else { throw Refusal("NothingToUndo") }
        return try undo(entry, now: now)
    }

    /// Undoes the last ending.
    ///
    /// If that is not possible, for any reason, there is nothing to undo.
    mutating func undoEnding(now: Int64) throws(Refusal) -> Answer {
        guard let entry = lastEnding, canUndoEnding else { throw Refusal("NothingToUndo") }
        _ = try undo(entry, now: now)
        return .done
    }

    var latestEntry: Entry? { entries.last { !$0.isUndone } }
    private var lastEnding: Entry? { last(["end", "abandon"]) }

    private func last(_ kinds: Set<String>) -> Entry? {
        entries.last { !$0.isUndone && kinds.contains($0.kind) }
    }

    /// True if Timer1.Undo would undo an ending.
    var canUndoEnding: Bool {
        guard let entry = lastEnding, running == nil else { return false }
        let (changes, left) = undoing(entry)
        return left == 0 && !bringsOverlap(changes, besides: entry.act.overlapsBefore)
    }

    /// True if every record that the act wrote still has the content that the act gave it.
    private func isAsWritten(_ entry: Entry) -> Bool {
        entry.writes.allSatisfy { origins[$0.name] == entry.number }
    }

    private func undoing(_ entry: Entry) -> (changes: [Change], left: Int) {
        if let changes = resuming(entry) { return (changes, 0) }
        let restored = entry.writes.filter { origins[$0.name] == entry.number }
        let changes = restored.map {
            Change(name: $0.name, content: $0.before, origin: $0.originBefore)
        }
        return (changes, entry.writes.count - restored.count)
    }

    /// The undo of an ending whose fast was changed since, but not its end: what was changed stays.
    private func resuming(_ entry: Entry) -> [Change]? {
        guard let (fast, began, ended) = entry.ending,
            origins[.fast(fast)] != entry.number, let now = fasts[fast], now.end == ended.end
        else { return nil }
        var resumed = began
        if now.start != ended.start { resumed.start = now.start }
        if now.target != ended.target { resumed.target = now.target ?? resumed.target }
        if now.note != ended.note { resumed.note = now.note }
        return [
            Change(name: .running(fast), content: .running(resumed), origin: -entry.number),
            Change(name: .fast(fast), content: nil, origin: 0),
        ]
    }

    /// The redo of what ``resuming(_:)`` has undone.
    private func endingAgain(_ entry: Entry) -> [Change]? {
        guard let (fast, began, ended) = entry.ending, let now = running,
            now.id == fast, origins[.running(fast)] == -entry.number
        else { return nil }
        var kept = ended
        if now.start != began.start { kept.start = now.start }
        if now.target != began.target { kept.target = now.target }
        if now.note != began.note { kept.note = now.note }
        return [
            Change(name: .running(fast), content: nil, origin: -entry.number),
            Change(name: .fast(fast), content: .fast(kept), origin: -entry.number),
        ]
    }

    private mutating func undo(_ entry: Entry, now: Int64) throws(Refusal) -> Answer {
        let (changes, left) = undoing(entry)
        try check(changes, besides: entry.act.overlapsBefore)
        install(changes)
        entries[entry.number - 1].isUndone = true
        redoable.append(entry.number)
        if touchesTimer(changes) {
            quietUntil = now
            shown = running == nil ? entry.act.shownBefore : nil
            fallBack(at: now)
        }
        return .undone(act: entry.kind, left: left)
    }

    /// Makes the act again that was undone last.
    mutating func redoLatest(now: Int64) throws(Refusal) -> Answer {
        guard let number = redoable.last else { throw Refusal("NothingToUndo") }
        let entry = entries[number - 1]
        let restored = entry.writes.filter { (origins[$0.name] ?? 0) == $0.originBefore }
        let again = endingAgain(entry)
        let changes =
            again
            ?? restored.map { Change(name: $0.name, content: $0.after, origin: entry.number) }
        try check(changes, besides: [], mayOverlap: ["import", "restore"].contains(entry.kind))
        install(changes)
        entries[number - 1].isUndone = false
        redoable.removeLast()
        if touchesTimer(changes) {
            quietUntil = now
            shown = nil
            if running == nil, var ended = entry.act.ended {
                ended.since = now
                ended.run = run
                if case .fast(let kept)? = again?.last?.content {
                    ended.start = kept.start
                    ended.target = kept.target ?? ended.target
                    ended.outcome =
                        Rules.isCompleted(seconds: kept.end - kept.start, target: ended.target)
                        ? "completed" : "ended-early"
                }
                shown = ended
            }
        }
        return .undone(
            act: entry.kind,
            left: again == nil ? entry.writes.count - restored.count : 0)
    }

    /// The rules that an undo or redo must not break.
    private func check(
        _ changes: [Change], besides allowed: Set<Pair>, mayOverlap: Bool = false
    ) throws(Refusal) {
        var runningIDs: Set<String> = []
        if let running { runningIDs.insert(running.id) }
        for change in changes {
            guard case .running(let id) = change.name else { continue }
            if change.content == nil { runningIDs.remove(id) } else { runningIDs.insert(id) }
        }
        if runningIDs.count > 1 { throw Refusal("AlreadyActive") }
        if !mayOverlap, bringsOverlap(changes, besides: allowed) { throw Refusal("Overlap") }
    }

    private func touchesTimer(_ changes: [Change]) -> Bool {
        changes.contains { change in
            if case .running = change.name { true } else { false }
        }
    }
}
