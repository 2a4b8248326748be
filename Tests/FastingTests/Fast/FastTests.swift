import Fasting
import Recording
import Testing

/// The rules of a fast: fasts.txt has what is done, and all that follows from it.
struct FastTests {
    @Test func fastsAreAsRecorded() throws {
        let differences = try Recording("fasts.txt").differences { _ in
            var fasts = Fasts()
            return { try fasts.answers($0) }
        }
        #expect(differences == [])
    }
}

/// A state, the clock, and what is stored.
private struct Fasts {
    private var (state, now) = (FastState(), at(0))
    private var sessions: [Session] = []
    private var (defaultTarget, summer) = (Target.standard, at(100_000))

    /// The acts of a line that something follows from, each with that.
    mutating func answers(_ line: String) throws -> [String] {
        try line.split(separator: ";").flatMap { text -> [String] in
            var words = text.split(separator: " ").map(String.init)[...]
            let (before, isGiven) = (described, ["running", "idle"].contains(words.first))
            var said = try act(&words)
            try #require(words.isEmpty, "\(text)")
            if described != before, !isGiven { said.append(described) }
            return said.isEmpty
                ? [] : [text.drop { $0 == " " } + ": " + said.joined(separator: "; ")]
        }
    }

    private mutating func act(_ words: inout ArraySlice<String>) throws -> [String] {
        func after(_ word: String) -> Int64? {
            guard words.first == word else { return nil }
            words.removeFirst()
            return words.popFirst().map(microseconds)
        }
        func instant(_ microseconds: Int64) -> Instant { at(0, microseconds / 1_000_000) }
        func number() throws -> Instant {
            let word = words.popFirst()
            return instant(microseconds(try #require(word)))
        }
        func time(_ word: String) -> Instant? { after(word).map(instant) }
        func target() throws -> Target? {
            let microseconds = after("for")
            return try microseconds.map { try #require(Target(microseconds: UInt64($0))) }
        }
        switch words.popFirst() {
        case "idle": self = Fasts()
        case "running":
            let start = time("since") ?? at(0)
            self = Fasts()
            now = time("now") ?? start
            state = try FastState(
                stage: .active(running(start: start, target: target() ?? .standard, actedAt: now)))
        case "session": sessions.append(session(try number(), try number()))
        case "default": defaultTarget = try target() ?? .standard
        case "summer": summer = try number()
        case "now": return pass(to: try number())
        case "each":
            let (first, last) = (try number(), try number())
            var said: [String] = []
            for hour in (first - at(0)) / secondsPerHour...(last - at(0)) / secondsPerHour {
                for (time, name) in [
                    (at(hour, -1), "before"), (at(hour), "at"), (at(hour), "again"),
                    (at(hour, 1), "after"),
                ] {
                    said += pass(to: time).map { "\(name) \(hour)h \($0)" }
                }
            }
            return said
        case "next": return [state.nextChange(after: now).map(text) ?? "never"]
        case "start":
            return try perform(.start(someID, at: time("at"), target: target(), note: note(&words)))
        case "end":
            return try perform(.end(at: time("at"), note: words.isEmpty ? nil : note(&words)))
        case "abandon": return try perform(.abandon)
        case "adjust":
            return try perform(
                .adjust(
                    start: time("to"), target: target(), note: words.isEmpty ? nil : note(&words)))
        case let word: Issue.record("\(word ?? "")")
        }
        return []
    }

    private func note(_ words: inout ArraySlice<String>) -> Note {
        guard words.first == "note" else { return .none }
        words.removeFirst()
        return words.popFirst().flatMap { Note($0) } ?? .none
    }

    private mutating func pass(to time: Instant) -> [String] {
        now = time
        let change = state.advance(to: now)
        state = change?.state ?? state
        return change?.events.map(described) ?? []
    }

    private mutating func perform(_ command: FastCommand) throws -> [String] {
        var context = context(now, sessions: sessions, defaultTarget: defaultTarget)
        let summer = summer
        context.offset = { $0 < summer ? 60 : 120 }
        do {
            let change = try state.reduce(command, context: context)
            state = change.state
            for case .keep(let session) in change.writes { sessions.append(session) }
            return change.events.map(described) + change.writes.map(described)
        } catch let error as FastError {
            switch error {
            case .overlap(let other):
                return ["refused: overlap with \(text(other.start)) to \(text(other.end))"]
            case .invalidTime(let problem): return ["refused: \(problem.rawValue)"]
            default: return ["refused: \(error)"]
            }
        }
    }

    // MARK: As text

    private var described: String {
        switch state.stage {
        case .idle: "idle"
        case .active(let fast): described(fast)
        case .ended(let ended): "shown until \(text(ended.shownUntil))"
        }
    }

    private func described(_ fast: ActiveFast) -> String {
        let announced =
            Milestone.allCases.filter(fast.announced.contains).map(\.rawValue)
            + (fast.targetAnnounced ? ["target"] : [])
        return
            "runs since \(text(fast.start)) for \(hours(fast.target.microseconds)), acted at \(text(fast.actedAt))"
            + (fast.note.isEmpty ? "" : ", note \(fast.note.text)")
            + (announced.isEmpty ? "" : ", announced \(announced.joined(separator: "+"))")
    }

    private func described(_ event: FastEvent) -> String {
        switch event {
        case .started: "started"
        case .ended(let ended):
            "\(ended.outcome.rawValue) at \(text(ended.end))\(ended.kept ? "" : ", not kept")"
        case .resumed: "resumed"
        case .adjusted: "adjusted"
        case .milestoneReached(let milestone, let instant, _):
            "\(milestone.rawValue) at \(text(instant))"
        case .targetReached(let at, _):
            "target at \(hours(Int64(at) - Int64(origin.microsecondsSinceEpoch)))"
        case .logged, .edited, .deleted: "\(event)"
        }
    }

    private func described(_ write: RecordWrite) -> String {
        switch write {
        case .keep(let session):
            "keep \(text(session.start)) to \(text(session.end)) +\(session.endOffset ?? 0)"
                + " for \(hours(session.target?.microseconds ?? 0))\(session.note.isEmpty ? "" : ", note \(session.note.text)")"
        case .run: "run"
        default: "\(write.kind.rawValue) removed"
        }
    }

    private func text(_ instant: Instant) -> String { hours((instant - origin) * 1_000_000) }
}

private let units: [(Character, Int64)] = [
    ("h", 3_600_000_000), ("m", 60_000_000), ("s", 1_000_000), ("u", 1),
]

/// `4h-1s`.
private func microseconds(_ text: String) -> Int64 {
    text.matches(of: /([+-]?\d+)([hmsu])/).reduce(0) { sum, part in
        sum + Int64(part.1.drop { $0 == "+" })! * units.first { $0.0 == part.2.first }!.1
    }
}

/// The whole hours, and what is above them.
private func hours(_ microseconds: Int64) -> String {
    let hour: Int64 = 3_600_000_000
    let whole = (Double(microseconds) / Double(hour)).rounded()
    var (rest, text) = (microseconds - Int64(whole) * hour, "\(Int64(whole))h")
    for (unit, size) in units.dropFirst() where abs(rest) >= size {
        text += (rest < 0 ? "" : "+") + "\(rest / size)\(unit)"
        rest %= size
    }
    return text
}
