import Fasting
import SeededRandom
import SimulationModel
import Testing

/// Random sequences of times and commands: ``FastState`` does what the model of the simulation says.
struct PropertyTests {
    @Test func randomSequencesAreAsTheModelSays() throws {
        var tally: [String: Int] = [:]
        for seed in UInt64(1)...600 {
            var pair = Pair(seed: seed)
            for _ in 0..<3 {
                for _ in 0..<10 { try pair.step() }
                try pair.compareRecords()
            }
            tally.merge(pair.tally, uniquingKeysWith: +)
        }
        // Each kind of step must have happened often enough to be tested.
        for what in [
            "milestone", "target", "kept", "start", "end", "abandon", "resume", "adjust", "note",
            "log", "set back",
            "AlreadyActive", "NotActive", "InvalidTime", "Overlap",
        ] {
            #expect(tally[what, default: 0] >= 90, "\(what)")
        }
    }
}

/// The state and the model, which do the same.
private struct Pair {
    let seed: UInt64
    var numbers: SplitMix64
    var now = origin
    var state = FastState()
    var model = Model(now: origin.secondsSinceEpoch)
    var sessions: [Session] = []
    /// The last fast that ended, as it was before; nil if its ending was undone, or a fast was started since.
    var lastEnded: ActiveFast?
    var steps: [String] = []
    var tally: [String: Int] = [:]

    init(seed: UInt64) {
        self.seed = seed
        numbers = SplitMix64(seed: seed)
    }

    private var midnight: Instant {
        Instant(secondsSinceEpoch: (now.secondsSinceEpoch / 86_400 + 1) * 86_400)
    }

    private var context: FastContext {
        FastContext(
            now: now, midnight: midnight, defaultTarget: .standard, offset: { _ in 0 },
            stored: KnownFasts(sessions))
    }

    // MARK: What happens

    mutating func step() throws {
        try pass(to: someTime())
        switch numbers.number(1, 20) {
        case 1...5:
            let (id, at, target) = (RecordID(random: &numbers), somePast(), someTarget())
            try act(
                .start(id, at: at, target: target),
                .start(at: at?.seconds, target: target?.microseconds), "start", id)
        case 6...8:
            let at = somePast()
            try act(.end(at: at), .end(at: at?.seconds), "end")
        case 9: try act(.abandon, .abandon, "abandon")
        case 10...12: try resume()
        case 13...14:
            let (start, target) = (somePast(), someTarget())
            // The specification leaves open what an adjustment to the same means.
            if let fast = state.active,
                start == fast.start || start == nil && target ?? fast.target == fast.target
            {
                return
            }
            try act(
                .adjust(start: start, target: target),
                .adjust(start: start?.seconds, target: target?.microseconds),
                "adjust")
        case 15:
            guard let id = state.active?.id else { return }
            let text = "note \(steps.count)"
            try act(.adjust(note: Note(text)), .setNote(id: id.description, text), "note")
        case 16: try log()
        case 17:
            guard let last = sessions.last, last.id != lastEnded?.id else { return }
            sessions.removeLast()
            _ = model.apply(.delete(id: last.id.description), at: now.seconds, newID: "")
            try compare()
        default: break
        }
    }

    private mutating func someTime() -> Instant {
        let next = state.nextChange(after: now) ?? now + 1
        switch numbers.number(1, 12) {
        case 1: return now
        case 2: return next
        case 3: return next - 1
        case 4: return now + numbers.number(10, 60) * secondsPerHour
        case 5:
            tally["set back", default: 0] += 1
            return now - numbers.number(1, 40 * secondsPerHour)
        case 6: return now + numbers.number(1, 90)
        default: return now + numbers.number(1, 7 * secondsPerHour)
        }
    }

    /// nil, or an instant close to a limit in the rules.
    private mutating func somePast() -> Instant? {
        switch numbers.number(1, 12) {
        case 1...4: nil
        case 5: now + numbers.number(1, 3)
        case 6: now - numbers.number(168 * secondsPerHour - 1, 168 * secondsPerHour + 1)
        case 7: sessions.last.map { $0.end + numbers.number(-1, 1) }
        case 8: state.active.map { $0.start + numbers.number(-1, 4) * secondsPerHour }
        case 9: now - numbers.number(1, 6) * 4 * secondsPerHour
        default: now - numbers.number(0, 30 * secondsPerHour)
        }
    }

    private mutating func someTarget() -> Target? {
        switch numbers.number(1, 4) {
        case 1: nil
        case 2: Target(microseconds: UInt64(numbers.number(14_400_000_000, 90_000_000_000)))
        default: Target(hours: Double(numbers.number(1, 7)) * 4)
        }
    }

    // MARK: Both do it

    private mutating func pass(to next: Instant) throws {
        steps.append("now \(next - origin)")
        now = next
        let change = state.advance(to: now)
        state = change?.state ?? state
        try say(change?.events ?? [], model.pass(to: now.seconds))
        try compare()
        guard let next = state.nextChange(after: now) else { return }
        try check(next > now, "the next change lies at \(next - origin)")
        let early = next - 1 > now ? state.advance(to: next - 1) : nil
        try check(early?.events.isEmpty ?? true, "something comes before the next change")
        try check((early?.state ?? state).ended == state.ended, "falls idle before the next change")
    }

    private mutating func say(_ events: [FastEvent], _ announcements: [Announcement]) throws {
        let said = events.compactMap { event -> Announcement? in
            switch event {
            case .milestoneReached(let milestone, let at, let fast):
                .milestone(
                    key: milestone.rawValue, at: at.seconds, fast: fast.description)
            case .targetReached(let at, let fast):
                .target(at: Int64(at), fast: fast.description)
            default: nil
            }
        }
        for case .milestone in said { tally["milestone", default: 0] += 1 }
        for case .target in said { tally["target", default: 0] += 1 }
        try check(
            said.count == events.count && Set(said) == Set(announcements),
            "\(events) and not \(announcements)")
    }

    private mutating func act(
        _ command: FastCommand, _ call: Call, _ name: String, _ id: RecordID? = nil
    ) throws {
        let active = state.active
        let answer = model.apply(call, at: now.seconds, newID: id?.description ?? "")
        do {
            let change = try state.reduce(command, context: context)
            if case .refused(let name) = answer {
                try check(false, "\(call) is not refused as \(name)")
            }
            finish(change, name)
            lastEnded = state.active == nil ? active : name == "start" ? nil : lastEnded
        } catch let error as FastError {
            try check(
                answer == .refused(error.name), "\(call) is refused as \(error), and not \(answer)")
            steps.append("\(call) refused")
            tally[error.name, default: 0] += 1
        }
        try compare()
        try check(state.advance(to: now) == nil, "\(call) leaves something due")
    }

    private mutating func finish(_ change: FastChange, _ name: String) {
        steps.append(name)
        tally[name, default: 0] += 1
        state = change.state
        for case .keep(let session) in change.writes {
            tally["kept", default: 0] += 1
            sessions.append(session)
        }
    }

    private mutating func resume() throws {
        guard let fast = lastEnded, state.active == nil else { return }
        let kept = sessions.first { $0.id == fast.id }
        let answer = model.apply(.timerUndo, at: now.seconds, newID: "")
        do {
            let reversal = Reversal(
                write: .run(fast), origin: 0, present: kept.map { .keep($0) }, isUntouched: true)
            let change = try state.reverse(
                [reversal], of: entry(.end), context: context)
            try check(answer == .done, "an undo is not refused as \(answer)")
            finish(change, "resume")
            sessions.removeAll { $0.id == fast.id }
            lastEnded = nil
        } catch let error as FastError {
            try check(
                answer != .done && error.name == "Overlap",
                "an undo is refused as \(error), and not \(answer)")
            tally["Overlap", default: 0] += 1
        }
        try compare()
    }

    /// A session that overlaps no other, like that of a user who logs a past fast.
    private mutating func log() throws {
        let end = now - numbers.number(0, 60) * secondsPerHour
        let start = end - numbers.number(4, 30) * secondsPerHour
        let id = RecordID(random: &numbers)
        let call = Call.log(start: start.seconds, end: end.seconds, target: nil)
        guard case .id = model.apply(call, at: now.seconds, newID: id.description) else { return }
        tally["log", default: 0] += 1
        sessions.append(Session(id: id, start: start, end: end, endOffset: 0, target: .standard))
        try compare()
    }

    // MARK: Both show the same

    private func compare() throws {
        let seen = model.visibleTimer(at: now.seconds)
        var own = Visible()
        own.status = "idle"
        if let fast = state.active {
            (own.status, own.id, own.note) = ("active", fast.id.description, fast.note.text)
            (own.startedAt, own.target) = (fast.start.seconds * 1_000_000, fast.target.microseconds)
            own.milestone = fast.milestone(at: now).rawValue
        } else if let ended = state.ended {
            (own.status, own.id, own.kept) = (
                ended.outcome.rawValue, ended.fast.id.description, ended.kept
            )
            (own.startedAt, own.target) = (
                ended.fast.start.seconds * 1_000_000, ended.fast.target.microseconds
            )
            own.endedAt = ended.end.seconds * 1_000_000
        }
        try check(own.status == seen.status, "\(own.status), and not \(seen.status)")
        try check(
            (own.id, own.startedAt, own.endedAt, own.target, own.milestone)
                == (seen.id, seen.startedAt, seen.endedAt, seen.target, seen.milestone)
                && (own.kept, own.note) == (seen.kept, seen.note), "\(own), and not \(seen)")
    }

    func compareRecords() throws {
        let seen = model.visible(at: now.seconds).sessions
        let fasts = sessions.map {
            Fast(
                id: $0.id.description, start: $0.start.seconds, end: $0.end.seconds,
                offset: $0.endOffset,
                target: $0.target?.microseconds, note: $0.note.text)
        }
        try check(Set(fasts) == Set(seen), "\(fasts), and not \(seen)")
    }

    private func check(_ holds: Bool, _ rule: @autoclosure () -> String) throws {
        if !holds {
            throw Broken(
                description: "seed \(seed): \(rule()); \(steps.suffix(12).joined(separator: " · "))"
            )
        }
    }
}

private struct Broken: Error, CustomStringConvertible {
    let description: String
}

extension Instant {
    fileprivate var seconds: Int64 { secondsSinceEpoch }
}

extension FastError {
    fileprivate var name: String {
        switch self {
        case .alreadyActive: "AlreadyActive"
        case .notActive: "NotActive"
        case .invalidTime: "InvalidTime"
        case .overlap: "Overlap"
        case .nothingToUndo, .overlapsActive, .notFound: "of an edit"
        }
    }
}
