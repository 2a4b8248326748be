/// The numbers of the domain, and what follows from them alone.
enum Rules {
    static let hour: Int64 = 3600
    static let microseconds: Int64 = 1_000_000
    static let shortestKept = 4 * hour
    static let longestAgo = 168 * hour
    static let longestTyped = 168 * hour
    static let targets = (4 * hour * microseconds)...(168 * hour * microseconds)
    static let defaultTarget = 16 * hour * microseconds
    static let defaultQuickAdd = 250
    static let milliliters = 1...5000

    /// The six phases, each with the hours from which on it holds.
    static let phases: [(key: String, hours: Int64)] = [
        ("digestionCompleting", 0), ("beginningToShift", 4), ("metabolicTransition", 8),
        ("deeperRhythm", 12), ("extendedFast", 16), ("prolongedFast", 24),
    ]

    /// The hours of a fast, or of its target, from which on something is said about its length.
    static let cautions: [Int64] = [48, 120]

    /// The index of the phase after a number of seconds. Below 0 counts as 0: the clock may be set back.
    static func phase(elapsed: Int64) -> Int {
        var index = 0
        for (candidate, phase) in phases.enumerated() where elapsed >= phase.hours * hour {
            index = candidate
        }
        return index
    }

    /// True if a fast of this duration reached its target; a missing target is read as 16 hours.
    static func isCompleted(seconds: Int64, target: Int64?) -> Bool {
        seconds * microseconds >= target ?? defaultTarget
    }

    static func isCompleted(_ fast: Fast) -> Bool {
        isCompleted(seconds: fast.end - fast.start, target: fast.target)
    }

    /// The state of the tree of a kept fast, nil if it has none.
    static func tree(of fast: Fast) -> String? {
        let seconds = fast.end - fast.start
        guard seconds >= shortestKept else { return nil }
        if isCompleted(seconds: seconds, target: fast.target) { return "established" }
        let target = fast.target ?? defaultTarget
        return seconds * microseconds * 10 >= target * 7 ? "incomplete" : nil
    }

    /// FNV-1a, 64 bit, over the bytes of the UUID.
    static func seed(of id: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var upper: UInt8?
        for character in id.utf8 {
            guard let digit = digit(character) else { continue }
            guard let half = upper else {
                upper = digit
                continue
            }
            upper = nil
            hash ^= UInt64(half * 16 + digit)
            hash = hash &* 0x100_0000_01b3
        }
        return hash
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// The record that a merge keeps of two with one id. A total order: neither the order of the
    /// two nor the number of merges matters.
    ///
    /// Of two notes the longer one is kept, wherever it comes from; of two that are as long the greater.
    static func winner(_ first: Fast, _ second: Fast) -> Fast {
        var winner = recordWinner(first, second)
        let notes = [Array(first.note.utf8), Array(second.note.utf8)].sorted { one, other in
            one.count == other.count
                ? one.lexicographicallyPrecedes(other) : one.count < other.count
        }
        winner.note = String(decoding: notes[1], as: UTF8.self)
        return winner
    }

    private static func recordWinner(_ first: Fast, _ second: Fast) -> Fast {
        if first.end != second.end { return first.end > second.end ? first : second }
        if first.start != second.start { return first.start < second.start ? first : second }
        if first.target != second.target {
            guard let one = first.target else { return second }
            guard let other = second.target else { return first }
            return one > other ? first : second
        }
        if first.offset != second.offset {
            guard let one = first.offset else { return second }
            guard let other = second.offset else { return first }
            return one > other ? first : second
        }
        return first
    }

    /// The same for water: the later one, then the larger one.
    static func winner(_ first: Water, _ second: Water) -> Water {
        if first.at != second.at { return first.at > second.at ? first : second }
        return first.milliliters >= second.milliliters ? first : second
    }
}
