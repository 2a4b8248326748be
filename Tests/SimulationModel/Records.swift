/// The fast that is running.
struct Running: Equatable, Sendable {
    var id: String
    var start: Int64
    var target: Int64
    var note = ""
}

/// The fast that ended last, as the timer shows it until the status falls back to idle.
struct Ended: Equatable, Sendable {
    var id: String
    var start: Int64
    var end: Int64
    var target: Int64
    var outcome: String
    var kept: Bool
    /// When it was ended, which is not when it is said to have ended.
    var since: Int64
    /// The run of the agent in which it was ended.
    var run: Int
}

/// What a record of the journal is about. The running fast and the kept fast with the same id are
/// two records: an ending deletes the one and writes the other.
enum RecordName: Hashable, Sendable {
    case running(String)
    case fast(String)
    case water(String)
}

/// One version of a record. A deletion is the absence of one.
enum Content: Equatable, Sendable {
    case running(Running)
    case fast(Fast)
    case water(Water)
}

/// What one act did to one record.
struct Write: Equatable, Sendable {
    var name: RecordName
    var before: Content?
    /// The act whose content `before` is, 0 if there was no record yet.
    var originBefore: Int
    var after: Content?
}

/// A record and what is to become of it.
struct Change: Equatable, Sendable {
    var name: RecordName
    var content: Content?
    /// The act whose content it is.
    var origin: Int
}

/// One entry of the journal.
///
/// What was done never changes and is shared by all copies of a model, so that a copy costs little
/// and two copies are compared quickly.
struct Entry: Equatable, Sendable {
    var act: Act
    var isUndone = false

    var number: Int { act.number }
    var kind: String { act.kind }
    var writes: [Write] { act.writes }

    /// The fast that the act ended, as it was before and after; nil if it ended none that was kept.
    var ending: (id: String, began: Running, ended: Fast)? {
        guard kind == "end", case .running(let began)? = writes.first?.before,
            case .fast(let ended)? = writes.last?.after
        else { return nil }
        return (began.id, began, ended)
    }
}

/// What an entry of the journal is about.
final class Act: Equatable, Sendable {
    let number: Int
    let kind: String
    let writes: [Write]
    /// The pairs of fasts that overlapped just before the act. Undoing the act brings back no
    /// others.
    let overlapsBefore: Set<Pair>
    /// What the timer showed before the act.
    let shownBefore: Ended?
    /// What the timer showed after the act, if it was an ending.
    let ended: Ended?

    init(
        number: Int, kind: String, writes: [Write], overlapsBefore: Set<Pair>,
        shownBefore: Ended?, ended: Ended?
    ) {
        self.number = number
        self.kind = kind
        self.writes = writes
        self.overlapsBefore = overlapsBefore
        self.shownBefore = shownBefore
        self.ended = ended
    }

    static func == (a: Act, b: Act) -> Bool {
        if a === b { return true }
        return a.number == b.number && a.kind == b.kind && a.writes == b.writes
            && a.overlapsBefore == b.overlapsBefore && a.shownBefore == b.shownBefore
            && a.ended == b.ended
    }
}

/// The kept fasts by their ids, and how many of them reached their target.
struct FastTable: Equatable, Sendable {
    private(set) var byID: [String: Fast] = [:]
    private(set) var completedCount = 0

    var count: Int { byID.count }
    var values: Dictionary<String, Fast>.Values { byID.values }

    subscript(id: String) -> Fast? {
        get { byID[id] }
        set {
            let old =
                newValue.map { byID.updateValue($0, forKey: id) } ?? byID.removeValue(forKey: id)
            if let old, Rules.isCompleted(old) { completedCount -= 1 }
            if let newValue, Rules.isCompleted(newValue) { completedCount += 1 }
        }
    }
}

/// Two fasts by their ids, in no order.
struct Pair: Hashable, Sendable {
    private let lower: String
    private let upper: String

    init(_ one: String, _ other: String) {
        lower = min(one, other)
        upper = max(one, other)
    }
}

/// A stretch of time that a fast takes up, half-open. A running fast has no end.
struct Span: Equatable, Sendable {
    var name: RecordName
    var id: String
    var start: Int64
    var end: Int64?

    init?(_ content: Content) {
        switch content {
        case .running(let running): self.init(running)
        case .fast(let fast): self.init(fast)
        case .water: return nil
        }
    }

    init(_ fast: Fast) {
        (name, id, start, end) = (.fast(fast.id), fast.id, fast.start, fast.end)
    }

    init(_ running: Running) {
        (name, id, start, end) = (.running(running.id), running.id, running.start, nil)
    }

    /// Whether the span has not ended at an instant.
    func isOpen(at instant: Int64) -> Bool { end.map { instant < $0 } ?? true }

    func overlaps(_ other: Span) -> Bool {
        let startsBeforeOtherEnds = other.end.map { start < $0 } ?? true
        let otherStartsBeforeEnd = end.map { other.start < $0 } ?? true
        return startsBeforeOtherEnds && otherStartsBeforeEnd
    }
}

/// The name of the error that a call is refused with.
struct Refusal: Error, Equatable {
    var name: String

    init(_ name: String) {
        self.name = name
    }
}
