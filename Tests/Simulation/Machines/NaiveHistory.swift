import DeviceLines
import Fasting
import Store

/// What a set of lines means, as docs/rules/devices.md says it, written once more: for each value the one with the
/// greatest stamp of all. It shares only the text of lines with the program.
struct NaiveHistory {
    /// (seconds, counter, device, incarnation) as text that sorts in that order.
    private struct Written<Value> {
        var stamp: String
        var clock: String
        var value: Value
    }

    private struct Fast {
        var start: Written<Int64>?
        var target: Written<Int64>?
        var ending: Written<(end: Int64, offset: Int)?>?
        var note: Written<String>?
        var there: Written<Bool>?
    }

    private struct Drink {
        var at: Written<Int64>?
        var amount: Written<Int64>?
        var there: Written<Bool>?
    }

    private var fasts: [RecordID: Fast] = [:]
    private var drinks: [RecordID: Drink] = [:]

    /// - Parameter texts: whole lines.
    init(_ texts: some Sequence<String>) {
        for text in texts {
            for line in LineReader.read(text.utf8, of: nil).lines.map(\.line) {
                let clock = Self.clock(line.clock)
                let stamp =
                    line.clock.wall.secondsSinceEpoch == 0 && line.clock.counter == 0
                    ? clock : "\(clock) \(line.author)"
                switch line.content {
                case .fast(let id, let values): add(values, to: id, stamp, clock)
                case .water(let id, let values): add(values, to: id, stamp, clock)
                case .act, .device, .unknown: break
                }
            }
        }
    }

    private static func clock(_ clock: ActClock) -> String {
        func digits(_ number: Int64) -> String {
            let text = String(number + 100_000_000_000)
            return String(repeating: "0", count: max(0, 13 - text.utf8.count)) + text
        }
        return digits(clock.wall.secondsSinceEpoch) + digits(clock.counter)
    }

    private mutating func add(
        _ values: FastValues, to id: RecordID, _ stamp: String, _ clock: String
    ) {
        var fast = fasts[id] ?? Fast()
        func put<Value>(
            _ place: inout Written<Value>?, _ value: Value, _ wins: (Value, Value) -> Bool
        ) {
            if let old = place, old.stamp > stamp { return }
            if let old = place, old.stamp == stamp, !wins(value, old.value) { return }
            place = Written(stamp: stamp, clock: clock, value: value)
        }
        if let start = values.start { put(&fast.start, start.secondsSinceEpoch, <) }
        if let target = values.target {
            put(&fast.target, target.target?.microseconds ?? -1, >)
        }
        switch values.ending {
        case nil: break
        case .running: put(&fast.ending, nil) { _, _ in false }
        case .ended(let end, let offset):
            put(&fast.ending, (end.secondsSinceEpoch, offset ?? -9999)) { new, old in
                guard let old else { return true }
                return (new!.end, new!.offset) > (old.end, old.offset)
            }
        }
        if let note = values.note {
            put(&fast.note, note.text) { new, old in
                (new.utf8.count, Array(new.utf8).map(Int.init).description)
                    > (old.utf8.count, Array(old.utf8).map(Int.init).description)
            }
        }
        if let there = values.there { put(&fast.there, there) { new, old in new && !old } }
        fasts[id] = fast
    }

    private mutating func add(
        _ values: WaterValues, to id: RecordID, _ stamp: String, _ clock: String
    ) {
        var drink = drinks[id] ?? Drink()
        func put<Value>(
            _ place: inout Written<Value>?, _ value: Value, _ wins: (Value, Value) -> Bool
        ) {
            if let old = place, old.stamp > stamp { return }
            if let old = place, old.stamp == stamp, !wins(value, old.value) { return }
            place = Written(stamp: stamp, clock: clock, value: value)
        }
        if let at = values.at { put(&drink.at, at.secondsSinceEpoch, <) }
        if let amount = values.amount { put(&drink.amount, amount.milliliters, >) }
        if let there = values.there { put(&drink.there, there) { new, old in new && !old } }
        drinks[id] = drink
    }

    private static let (shortest, day): (Int64, Int64) = (4 * 3600, 24 * 3600)

    func hasEnded(_ id: RecordID) -> Bool {
        guard let ending = fasts[id]?.ending else { return false }
        return ending.value != nil
    }

    /// What is shown at a time.
    func records(at now: Instant) -> RecordSet {
        let now = now.secondsSinceEpoch
        var set = RecordSet()
        for (id, fast) in fasts.sorted(by: { $0.key < $1.key }) {
            guard fast.there?.value == true, let start = fast.start?.value,
                let ending = fast.ending?.value, ending.end - start >= Self.shortest,
                ending.end <= now + Self.day
            else { continue }
            let target = fast.target.flatMap { Target(microseconds: UInt64(max(0, $0.value))) }
            set.sessions.append(
                Session(
                    id: id, start: Instant(secondsSinceEpoch: start),
                    end: Instant(secondsSinceEpoch: ending.end),
                    endOffset: ending.offset == -9999 ? nil : ending.offset,
                    target: fast.target?.value == -1 ? nil : target,
                    note: Note(fast.note?.value ?? "") ?? .none))
        }
        for (id, drink) in drinks.sorted(by: { $0.key < $1.key }) {
            guard drink.there?.value == true, let at = drink.at?.value, at <= now + Self.day,
                let amount = drink.amount.flatMap({ WaterAmount(milliliters: $0.value) })
            else { continue }
            set.water.append(
                WaterEntry(id: id, at: Instant(secondsSinceEpoch: at), amount: amount))
        }
        return set
    }

    /// The fast that runs and is shown; nil if none is.
    func running(at now: Instant) -> RecordID? {
        let now = now.secondsSinceEpoch
        let candidates = fasts.compactMap { id, fast -> (start: Int64, id: RecordID)? in
            guard fast.there?.value == true, let start = fast.start?.value,
                let ending = fast.ending, ending.value == nil, start <= now + Self.day
            else { return nil }
            return (start, id)
        }
        return candidates.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
            .first { !isCovered($0.id, $0.start) }?.id
    }

    private func isCovered(_ id: RecordID, _ start: Int64) -> Bool {
        guard let begun = fasts[id]?.start?.clock else { return false }
        return fasts.contains { other, fast in
            guard other != id, let ended = fast.ending, let end = ended.value?.end,
                let started = fast.start
            else { return false }
            return end > start && ended.clock > started.clock && ended.clock > begun
        }
    }
}
