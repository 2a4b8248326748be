import Fasting
import SeededRandom

/// A rule that a random sequence broke, and what is needed to repeat the sequence.
struct Broken: Error, CustomStringConvertible {
    let rule: String
    let seed: UInt64
    let steps: [String]

    var description: String {
        "seed \(seed): \(rule); last steps: \(steps.suffix(12).joined(separator: " · "))"
    }
}

/// A small model of the agent around the state machine: the stored sessions and everything that was
/// announced. It checks every step against a second implementation of the rules.
struct World {
    let seed: UInt64
    var numbers: SplitMix64
    var now = origin
    var state = FastState()
    var sessions: [Session] = []
    var said: [RecordID: Set<Milestone>] = [:]
    var targetSaid: Set<RecordID> = []
    /// The last fast that ended, as it was before. nil: the ending was undone, or a fast was
    /// started since.
    var lastEnded: ActiveFast?
    /// When the fast was last started, adjusted or resumed by undo.
    var actedAt = origin
    var steps: [String] = []
    /// How often each kind of step happened. A test checks that none is rare.
    var tally: [String: Int] = [:]

    init(seed: UInt64) {
        self.seed = seed
        numbers = SplitMix64(seed: seed)
    }

    var context: FastContext {
        let stored = sessions
        let day: Int64 = 86_400
        return FastContext(
            now: now,
            midnight: Instant(secondsSinceEpoch: (now.secondsSinceEpoch / day + 1) * day),
            defaultTarget: .standard, offset: { _ in 120 },
            sessionEnding: { after, upTo, except in
                stored.first { $0.id != except && $0.end > after && $0.end <= upTo ?? $0.end }
            })
    }

    var reversalContext: ReversalContext {
        let stored = sessions
        return ReversalContext(
            now: now, midnight: context.midnight, isRunningFastNew: { _ in true },
            overlapping: { interval, except, old in
                stored.first {
                    $0.id != except && $0.interval.overlaps(interval)
                        && !(old.map($0.interval.overlaps) ?? false)
                }
            })
    }

    func check(_ holds: Bool, _ rule: @autoclosure () -> String) throws {
        if !holds { throw Broken(rule: rule(), seed: seed, steps: steps) }
    }

    mutating func count(_ what: String) { tally[what, default: 0] += 1 }

    // MARK: Time

    /// Sets the clock to another time and advances the state.
    mutating func pass(to next: Instant) throws {
        steps.append("now \(next - origin)")
        let before = state
        let previous = now
        now = next
        let change = state.advance(to: now)
        state = change?.state ?? state
        let effects = change?.effects ?? []
        if now < previous { try check(effects.isEmpty, "the clock set back announces nothing") }
        if let fast = before.active {
            try checkWhatMustBeSaid(of: fast, since: previous, effects)
            try hear(effects, of: fast)
            try check(state.active != nil, "time does not end a fast")
        } else {
            try check(effects.isEmpty, "only a running fast announces anything")
        }
        try check(state.advance(to: now) == nil, "advance at the same instant does nothing again")
        try checkNextChange()
    }

    private mutating func hear(_ effects: [FastEffect], of fast: ActiveFast) throws {
        try check(effects.count <= 2, "one phase and the target at most")
        for effect in effects {
            switch effect {
            case .milestoneReached(let milestone, let instant):
                count("milestone")
                let hours: [Milestone: Int64] = [
                    .beginningToShift: 4, .metabolicTransition: 8, .deeperRhythm: 12,
                    .extendedFast: 16, .prolongedFast: 24,
                ]
                let begin = try hours[milestone] ?? broken("digestionCompleting is announced")
                let end = milestone.next.flatMap { hours[$0] } ?? .max / 3600
                let elapsed = now - fast.start
                try check(
                    elapsed >= begin * 3600 && elapsed < end * 3600,
                    "\(milestone) is not the phase at \(elapsed) s")
                try check(instant == fast.start + begin * 3600, "\(milestone) at another instant")
                try check(instant > actedAt, "\(milestone) lies before the last act")
                let isNew = said[fast.id, default: []].insert(milestone).inserted
                try check(isNew, "\(milestone) announced twice")
            case .targetReached(let microseconds):
                count("target")
                let instant =
                    fast.start.microsecondsSinceEpoch + UInt64(fast.target.microseconds)
                try check(microseconds == instant, "target at another instant")
                try check(now.microsecondsSinceEpoch >= instant, "target announced too early")
                try check(targetSaid.insert(fast.id).inserted, "target announced twice")
            default:
                try check(false, "\(effect) because time passed")
            }
        }
    }

    /// Everything that became due since the last step and was never announced must be announced.
    private func checkWhatMustBeSaid(
        of fast: ActiveFast, since previous: Instant, _ effects: [FastEffect]
    ) throws {
        let lastLooked = max(previous, actedAt)
        let present = fast.milestone(at: now)
        let begins = fast.start + present.beginsAfter
        if present != .digestionCompleting, begins > lastLooked, begins <= now,
            said[fast.id]?.contains(present) != true
        {
            try check(
                effects.contains(.milestoneReached(present, at: begins)),
                "\(present) is not announced")
        }
        if fast.targetInstant > lastLooked, fast.targetInstant <= now, !targetSaid.contains(fast.id)
        {
            let instant = fast.start.microsecondsSinceEpoch + UInt64(fast.target.microseconds)
            try check(
                effects.contains(.targetReached(atMicroseconds: instant)), "target is not announced"
            )
        }
    }

    private mutating func checkNextChange() throws {
        guard let next = state.nextChange(after: now) else {
            if state.active == nil {
                try check(state.stage == .idle, "an ended fast falls idle sometime")
            } else {
                let later = state.advance(to: now + 100_000 * secondsPerHour)
                try check(later?.effects.isEmpty ?? true, "something comes after the last change")
            }
            return
        }
        try check(next > now, "the next change lies at \(next - origin)")
        if next - 1 > now {
            let early = state.advance(to: next - 1)
            try check(early?.effects.isEmpty ?? true, "something comes before the next change")
            try check(
                (early?.state ?? state).ended == state.ended, "falls idle before the next change")
        }
    }

    func broken<T>(_ rule: String) throws -> T {
        throw Broken(rule: rule, seed: seed, steps: steps)
    }
}
