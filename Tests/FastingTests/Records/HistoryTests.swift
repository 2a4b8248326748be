import Fasting
import Recording
import Testing

/// Edits of the stored fasts, and acts that are undone: history.txt has what is done, and all that follows from it.
struct HistoryTests {
    @Test func historyIsAsRecorded() throws {
        let differences = try Recording("history.txt").differences { _ in
            { line in
                var records = Records()
                return try line.components(separatedBy: "; ").flatMap { try records.answers($0) }
            }
        }
        #expect(differences == [])
    }
}

/// A state and a small store. Times are in hours after ``origin``.
private struct Records {
    private var state = FastState()
    private var now = at(1000)
    private var sessions: [Session] = []
    private var reversals: [Reversal] = []

    mutating func answers(_ text: String) throws -> [String] {
        let words = text.split(separator: " ").map(String.init)
        func value(_ name: String) -> Double? {
            words.firstIndex(of: name).flatMap { words.dropFirst($0 + 1).first }.flatMap {
                Double($0)
            }
        }
        func number(_ place: Int) -> Double { words.count > place ? Double(words[place]) ?? 0 : 0 }
        let fast = id(UInt8(number(1)))
        let before = state
        var said: [String] = []
        switch words[0] {
        case "now": now = at(number(1))
        // What an import may have brought.
        case "kept":
            sessions.append(
                Session(
                    id: fast, start: at(number(2)), end: at(number(3)), endOffset: nil, target: nil)
            )
            return []
        case "runs": state = FastState(stage: .active(active(fast, words, value)))
        case "ended":
            let session = Session(
                id: fast, start: at(number(2)), end: at(number(3)), endOffset: 60, target: .standard
            )
            sessions.append(session)
            state = FastState(
                stage: .ended(
                    EndedFast(active(fast, words, value), as: session, shownUntil: at(1018))))
        case "pass":
            now = at(number(1))
            let change = state.advance(to: now)
            state = change?.state ?? state
            said = change?.events.map { "\($0)".components(separatedBy: "(")[0] } ?? []
        case "log": said = try perform(.log(fast, start: at(number(2)), end: at(number(3))))
        case "edit":
            said = try perform(
                .edit(
                    fast, start: value("start").map { at($0) }, end: value("end").map { at($0) },
                    target: value("for").flatMap { Target(hours: $0) }))
        case "delete": said = try perform(.delete(fast))
        // What an act has written, which is to be put back.
        case "back":
            let write: RecordWrite =
                switch words[1] {
                case "run": .run(active(id(UInt8(number(2))), Array(words.dropFirst()), value))
                case "keep":
                    .keep(
                        Session(
                            id: id(UInt8(number(2))), start: at(number(3)), end: at(number(4)),
                            endOffset: 60, target: .standard))
                case "water":
                    .water(
                        WaterEntry(
                            id: id(UInt8(number(2))), at: at(1),
                            amount: WaterAmount(milliliters: 250)!))
                case "no-water": .removeWater(id(UInt8(number(2))))
                default: .removeFast(id(UInt8(number(2))))
                }
            let kept = sessions.first { $0.id == id(UInt8(number(2))) }
            reversals.append(
                Reversal(
                    write: write, origin: 1, present: kept.map { .keep($0) },
                    isUntouched: !words.contains("touched")))
            return []
        default: said = try reverse(try #require(ActKind(rawValue: words[1])))
        }
        if state != before { said.append(described(state)) }
        return said.isEmpty ? [] : ["\(text): \(said.joined(separator: "; "))"]
    }

    private func active(_ id: RecordID, _ words: [String], _ value: (String) -> Double?)
        -> ActiveFast
    {
        var set = MilestoneSet()
        if words.contains("announced") { set.insert(.beginningToShift) }
        let start = at(Double(words[2]) ?? 0)
        return ActiveFast(
            id: id, start: start, target: value("for").flatMap { Target(hours: $0) } ?? .standard,
            announced: set, actedAt: start, observedAt: start)
    }

    private mutating func perform(_ command: HistoryChange) throws -> [String] {
        try answer { state, context in try state.reduce(command, context: context) }
    }

    private mutating func reverse(_ kind: ActKind) throws -> [String] {
        let reversals = reversals
        return try answer { state, context in
            try state.reverse(reversals, of: entry(kind), context: context)
        }
    }

    private mutating func answer(
        _ body: (FastState, FastContext) throws -> FastChange
    ) throws -> [String] {
        do {
            return install(try body(state, context(now, sessions: sessions)))
        } catch let error as FastError { return [described(error)] }
    }

    private mutating func install(_ change: FastChange) -> [String] {
        state = change.state
        for write in change.writes {
            sessions.removeAll { $0.id == write.id }
            if case .keep(let session) = write { sessions.append(session) }
        }
        return change.writes.map { write in
            switch write {
            case .keep(let session): "keep \(described(session))"
            case .run(let fast): "run \(described(fast))"
            case .water(let entry): "water \(name(entry.id))"
            case .hide(let kind, let id, _): "hide \(kind.rawValue) \(name(id))"
            }
        }
    }

    // MARK: As text

    private func described(_ state: FastState) -> String {
        switch state.stage {
        case .idle: "idle"
        case .active(let fast): "runs \(described(fast))"
        case .ended(let ended):
            "shows \(name(ended.fast.id)) \(ended.outcome.rawValue) until \(hours(ended.shownUntil))"
        }
    }

    private func described(_ fast: ActiveFast) -> String {
        let announced = Milestone.allCases.filter(fast.announced.contains).map(\.rawValue)
        return
            "\(name(fast.id)) since \(hours(fast.start)) for \(Double(fast.target.microseconds) / 3_600_000_000), acted at \(hours(fast.actedAt)), observed at \(hours(fast.observedAt))"
            + (announced.isEmpty ? "" : ", announced \(announced.joined(separator: "+"))")
    }

    private func described(_ session: Session) -> String {
        "\(name(session.id)) \(hours(session.start)) to \(hours(session.end))"
            + (session.endOffset.map { " +\($0)" } ?? "")
            + (session.target.map { " for \(Double($0.microseconds) / 3_600_000_000)" } ?? "")
    }

    private func described(_ error: FastError) -> String {
        switch error {
        case .overlap(let other): "refused: overlap with \(described(other))"
        case .invalidTime(let problem): "refused: \(problem.rawValue)"
        case .overlapsActive(let since): "refused: overlaps the fast since \(hours(since))"
        default: "refused: \(error)"
        }
    }

    private func name(_ id: RecordID) -> String { "#\(Int(id.description.suffix(2), radix: 16)!)" }

    private func hours(_ instant: Instant) -> String { "\(Double(instant - origin) / 3600)" }
}
