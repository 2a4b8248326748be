import Fasting

/// 2026-03-02 06:00:00 UTC. All tests give times as hours and seconds after it.
let origin = Instant(secondsSinceEpoch: 1_772_431_200)

func at(_ hours: Int64, _ seconds: Int64 = 0) -> Instant {
    origin + (hours * secondsPerHour + seconds)
}

/// For times that are not a whole number of hours.
func at(_ hours: Double) -> Instant { origin + Int64((hours * 3600).rounded()) }

func id(_ number: UInt8) -> RecordID {
    RecordID(bytes: [UInt8](repeating: 0, count: 15) + [number])!
}

func target(_ hours: Double) -> Target { Target(hours: hours)! }

let someID = RecordID("A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051")!
let otherID = RecordID("DEADBEEF-0000-4000-8000-000000000001")!

func session(_ start: Instant, _ end: Instant) -> Session {
    Session(id: otherID, start: start, end: end, endOffset: 60, target: .standard)
}

/// A context with these stored sessions. Midnight is at hour 18, 42, 66, …
func context(
    _ now: Instant, sessions: [Session] = [], defaultTarget: Target = .standard
) -> FastContext {
    var midnight = at(18)
    while midnight <= now { midnight = midnight + 24 * secondsPerHour }
    return FastContext(
        now: now, midnight: midnight, defaultTarget: defaultTarget, offset: { _ in 60 },
        stored: KnownFasts(sessions))
}

/// Fasts in memory. All of them are newer than every act.
struct KnownFasts: StoredFasts {
    let all: [Session]

    init(_ all: [Session]) { self.all = all }

    func session(_ id: RecordID) -> Session? { all.first { $0.id == id } }

    func session(endingAfter after: Instant, upTo: Instant?, except id: RecordID) -> Session? {
        all.first { $0.id != id && $0.end > after && $0.end <= upTo ?? $0.end }
    }

    func session(
        overlapping interval: Range<Instant>, except id: RecordID,
        orOverlapping old: Range<Instant>?, newSince act: JournalEntry?
    ) -> Session? {
        all.filter {
            $0.id != id && $0.interval.overlaps(interval)
                && !(old.map($0.interval.overlaps) ?? false)
        }.min { $0.end < $1.end }
    }

    func isRunningFastNew(to interval: Range<Instant>, since act: JournalEntry) -> Bool { true }
}

/// An act of a kind that is undone.
func entry(_ kind: ActKind) -> JournalEntry {
    JournalEntry(
        number: 1, kind: kind, at: origin, subject: .records(fasts: 1, water: 0), isUndone: false)
}

func running(
    start: Instant = at(0), target: Target = .standard, announced: [Milestone] = [],
    targetAnnounced: Bool = false, actedAt: Instant? = nil
) -> ActiveFast {
    var set = MilestoneSet()
    for milestone in announced { set.insert(milestone) }
    return ActiveFast(
        id: someID, start: start, target: target, announced: set, targetAnnounced: targetAnnounced,
        actedAt: actedAt ?? start, observedAt: actedAt ?? start)
}

/// A state that is kept from one command to the next, as the agent does.
struct Carried {
    var state: FastState

    init(_ fast: ActiveFast) { state = FastState(stage: .active(fast)) }

    init(state: FastState = FastState()) { self.state = state }

    /// Advances the state to `now`.
    ///
    /// - Returns: what has to be announced.
    mutating func pass(to now: Instant) -> [FastEvent] {
        guard let change = state.advance(to: now) else { return [] }
        state = change.state
        return change.events
    }

    /// Performs a command.
    @discardableResult
    mutating func act(
        _ command: FastCommand, at now: Instant, sessions: [Session] = []
    ) throws -> [FastEvent] {
        let change = try state.reduce(command, context: context(now, sessions: sessions))
        state = change.state
        return change.events
    }
}

extension FastEvent {
    /// The announcement of a target, by the instant at which it is reached.
    static func target(_ instant: Instant, of fast: RecordID = someID) -> FastEvent {
        .targetReached(atMicroseconds: instant.microsecondsSinceEpoch, fast: fast)
    }
}

extension FastState {
    var ended: EndedFast? {
        if case .ended(let fast) = stage { fast } else { nil }
    }
}
