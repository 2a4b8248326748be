/// The fast that is running.
struct Running: Equatable, Sendable {
    var id: String
    var start: Int64
    var target: Int64
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
struct Entry: Equatable, Sendable {
    var number: Int
    var kind: String
    var writes: [Write]
    var isUndone = false
    /// The pairs of fasts that overlapped just before the act. Taking the act back brings back no
    /// others.
    var overlapsBefore: Set<Pair>
    /// What the timer showed before the act.
    var shownBefore: Ended?
    /// What the timer showed after the act, if it was an ending.
    var ended: Ended?
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
        case .running(let running):
            name = .running(running.id)
            id = running.id
            start = running.start
        case .fast(let fast):
            name = .fast(fast.id)
            id = fast.id
            start = fast.start
            end = fast.end
        case .water:
            return nil
        }
    }

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
