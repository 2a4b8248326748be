import Fasting
import SeededRandom
import Testing

/// Random sequences of times and commands. ``World`` checks them against the rules.
struct PropertyTests {
    @Test func randomSequencesKeepTheRules() throws {
        var tally: [String: Int] = [:]
        for seed in UInt64(1)...3000 {
            var world = World(seed: seed)
            for _ in 0..<30 { try world.step() }
            tally.merge(world.tally, uniquingKeysWith: +)
        }
        // Each kind of step must have happened often enough to be tested.
        for what in [
            "milestone", "target", "kept", "start", "end", "abandon", "undo", "adjust", "log",
            "set back",
            "refused start", "refused end", "refused abandon", "refused adjust",
        ] {
            #expect(tally[what, default: 0] >= 500, "\(what)")
        }
        // Few sessions come after an ending that is undone.
        #expect(tally["refused undo", default: 0] >= 100)
    }
}

extension World {
    /// Lets time pass. Then, in most cases, performs a command.
    mutating func step() throws {
        try pass(to: someTime())
        switch numbers.number(1, 20) {
        case 1...5:
            try act(.start(RecordID(random: &numbers), at: somePast(), target: someTarget()))
        case 6...8: try act(.end(at: somePast()))
        case 9: try act(.abandon)
        case 10...12: try undoEnding()
        case 13...14: try act(.adjust(start: somePast(), target: someTarget()))
        case 15: try act(.adjust(note: Note("note \(steps.count)")))
        case 16: log()
        case 17: if let last = sessions.indices.last { sessions.remove(at: last) }
        default: break
        }
    }

    private mutating func someTime() -> Instant {
        switch numbers.number(1, 12) {
        case 1: return now
        case 2: return state.nextChange(after: now) ?? now + 1
        case 3: return (state.nextChange(after: now) ?? now + 1) - 1
        case 4: return now + numbers.number(10, 60) * secondsPerHour
        case 5:
            count("set back")
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
        case 8:
            state.active.map { $0.start + numbers.number(-1, 4) * secondsPerHour }
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

    /// Stores a session that overlaps no other, like a user who logs a past fast.
    private mutating func log() {
        let end = now - numbers.number(0, 60) * secondsPerHour
        let start = end - numbers.number(4, 30) * secondsPerHour
        guard state.active.map({ end <= $0.start }) ?? true,
            sessions.allSatisfy({ $0.end <= start || end <= $0.start })
        else { return }
        count("log")
        sessions.append(
            Session(
                id: RecordID(random: &numbers), start: start, end: end, endOffset: 0, target: nil))
    }
}
