import Fasting

/// 2026-03-02 06:00:00 UTC. Every test tells time as hours and seconds after it.
let origin = Instant(secondsSinceEpoch: 1_772_431_200)

func at(_ hours: Int64, _ seconds: Int64 = 0) -> Instant {
    origin + (hours * secondsPerHour + seconds)
}

/// For what is no whole number of hours.
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

/// A world with these stored sessions, in which midnight is at hour 18, 42, 66, …
func context(
    _ now: Instant, sessions: [Session] = [], defaultTarget: Target = .standard
) -> FastContext {
    var midnight = at(18)
    while midnight <= now { midnight = midnight + 24 * secondsPerHour }
    return FastContext(
        now: now, midnight: midnight, defaultTarget: defaultTarget, offset: { _ in 60 },
        sessionEnding: { after, upTo, except in
            sessions.first { $0.id != except && $0.end > after && $0.end <= upTo ?? $0.end }
        })
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

/// A state that is carried along, as the agent carries it.
struct Carried {
    var state: FastState

    init(_ fast: ActiveFast) { state = FastState(stage: .active(fast)) }

    init(state: FastState = FastState()) { self.state = state }

    /// Deals with the time up to `now`.
    ///
    /// - Returns: what is to be said about it.
    mutating func pass(to now: Instant) -> [FastEffect] {
        guard let change = state.advance(to: now) else { return [] }
        state = change.state
        return change.effects
    }

    /// Carries out a command, after the time up to it was dealt with.
    @discardableResult
    mutating func act(
        _ command: FastCommand, at now: Instant, sessions: [Session] = []
    ) throws(FastError) -> [FastEffect] {
        let change = try state.reduce(command, context: context(now, sessions: sessions))
        state = change.state
        return change.effects
    }
}

extension FastEffect {
    /// The target as it is announced: start and target together.
    static func target(_ instant: Instant) -> FastEffect {
        .targetReached(atMicroseconds: instant.microsecondsSinceEpoch)
    }
}

extension FastState {
    var ended: EndedFast? {
        if case .ended(let fast) = stage { fast } else { nil }
    }
}
