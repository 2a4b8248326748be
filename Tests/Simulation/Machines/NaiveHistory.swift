import Fasting
import Sharing
import Store

/// What a set of lines means, as docs/rules/devices.md says it, written once more: for each value the one with the
/// greatest stamp of all. It shares only the text of lines with the program.
struct NaiveHistory {
    struct Clock: Comparable, Hashable {
        var seconds: Int64
        var counter: Int64

        static func < (a: Clock, b: Clock) -> Bool {
            a.seconds == b.seconds ? a.counter < b.counter : a.seconds < b.seconds
        }
    }

    private struct Written<Value> {
        var clock: Clock
        /// As text, whose order is that of device and incarnation; "" for values from before the journal.
        var author: String
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
    private var names: [Writer: String] = [:]

    // MARK: Merging

    mutating func add(_ line: Line) {
        let clock = Clock(line.clock)
        let author = clock == Clock(seconds: 0, counter: 0) ? "" : name(of: line.author)
        switch line.content {
        case .record(.fast, let id, let values):
            add(FastValues(values), to: &fasts[id, default: Fast()], clock, author)
        case .record(.water, let id, let values):
            add(WaterValues(values), to: &drinks[id, default: Drink()], clock, author)
        case .act, .device, .unknown: break
        }
    }

    private mutating func name(of writer: Writer) -> String {
        if let name = names[writer] { return name }
        let name = "\(writer)"
        names[writer] = name
        return name
    }

    private func add(_ values: FastValues, to fast: inout Fast, _ clock: Clock, _ author: String) {
        func put<Value>(
            _ place: inout Written<Value>?, _ value: Value, _ wins: (Value, Value) -> Bool
        ) {
            Self.put(&place, Written(clock: clock, author: author, value: value), wins)
        }
        if let start = values.start { put(&fast.start, start.secondsSinceEpoch, <) }
        if let target = values.target { put(&fast.target, Self.number(target), >) }
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
    }

    private func add(
        _ values: WaterValues, to drink: inout Drink, _ clock: Clock, _ author: String
    ) {
        func put<Value>(
            _ place: inout Written<Value>?, _ value: Value, _ wins: (Value, Value) -> Bool
        ) {
            Self.put(&place, Written(clock: clock, author: author, value: value), wins)
        }
        if let at = values.at { put(&drink.at, at.secondsSinceEpoch, <) }
        if let amount = values.amount { put(&drink.amount, amount.milliliters, >) }
        if let there = values.there { put(&drink.there, there) { new, old in new && !old } }
    }

    private static func put<Value>(
        _ place: inout Written<Value>?, _ new: Written<Value>, _ wins: (Value, Value) -> Bool
    ) {
        guard let old = place else {
            place = new
            return
        }
        if old.clock == new.clock, old.author == new.author {
            if wins(new.value, old.value) { place = new }
        } else if (old.clock.seconds, old.clock.counter, old.author)
            < (new.clock.seconds, new.clock.counter, new.author)
        {
            place = new
        }
    }

    private static func number(_ target: Target?) -> Int64 { target?.microseconds ?? -1 }

    // MARK: What is shown

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

    /// The fasts that run and are not covered. The first one is shown.
    func running(at now: Instant) -> [RecordID] {
        let now = now.secondsSinceEpoch
        let candidates = fasts.compactMap { id, fast -> (start: Int64, id: RecordID)? in
            guard fast.there?.value == true, let start = fast.start?.value,
                let ending = fast.ending, ending.value == nil, start <= now + Self.day
            else { return nil }
            return (start, id)
        }
        return candidates.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
            .filter { id in
                let begun = fasts[id.id]!.start!.clock
                return covers(of: id.id, from: id.start).allSatisfy {
                    $0.end > now + Self.day || $0.clock <= begun
                }
            }.map(\.id)
    }

    /// The ends of other fasts that ran when a fast had begun.
    private func covers(
        of id: RecordID, from start: Int64
    ) -> [(end: Int64, clock: Clock)] {
        fasts.compactMap { other, fast in
            guard other != id, let ended = fast.ending, let end = ended.value?.end,
                let started = fast.start, end > start, ended.clock > started.clock
            else { return nil }
            return (end, ended.clock)
        }
    }

    // MARK: Acts

    /// What is wrong with the lines that an act has written; nil if nothing is. An act writes only what it changes,
    /// and its clock is raised only by what it writes over, and by the ends that would cover a fast that it begins.
    ///
    /// - Parameter lines: of one stamp. The history is that from before the act.
    func problem(with lines: [Line], at now: Instant) -> String? {
        var over: Clock?
        for line in lines {
            switch line.content {
            case .record(.fast, let id, let told):
                let values = FastValues(told)
                let fast = fasts[id] ?? Fast()
                if let start = values.start?.secondsSinceEpoch,
                    values.ending == .running || values.ending == nil && fast.ending?.value == nil
                {
                    over = ([over] + covers(of: id, from: start).map(\.clock)).compactMap(\.self)
                        .max()
                }
                if Self.runsAgain(fast, by: values),
                    values.start == nil || values.ending != .running
                {
                    return "a fast runs again and does not begin again: \(line)"
                }
                let (same, clock) = Self.overwritten(fast, by: values)
                if same { return "an act writes what was there: \(line)" }
                over = [over, clock].compactMap(\.self).max()
            case .record(.water, let id, let told):
                let values = WaterValues(told)
                let (same, clock) = Self.overwritten(drinks[id] ?? Drink(), by: values)
                if same { return "an act writes what was there: \(line)" }
                over = [over, clock].compactMap(\.self).max()
            case .act, .device, .unknown: break
            }
        }
        var expected = Clock(seconds: now.secondsSinceEpoch, counter: 0)
        if let over, over.seconds >= expected.seconds {
            expected = Clock(seconds: over.seconds, counter: over.counter + 1)
        }
        return lines.first { Clock($0.clock) != expected }
            .map { "the clock of an act is not \(expected): \($0)" }
    }

    /// Whether a fast runs after an act that has changed its times, or whether it is there.
    private static func runsAgain(_ fast: Fast, by values: FastValues) -> Bool {
        let isThere = values.there ?? fast.there?.value ?? false
        let runs =
            values.ending.map { $0 == .running } ?? fast.ending.map { $0.value == nil } ?? false
        let isAbout = values.start != nil || values.ending != nil || values.there != nil
        return isThere && runs && isAbout
    }

    /// - Returns: whether a value is the same as before, and the greatest clock of those that are written over.
    private static func overwritten(
        _ fast: Fast, by values: FastValues
    ) -> (same: Bool, clock: Clock?) {
        var (same, clocks): (Bool, [Clock]) = (false, [])
        func note<Value>(_ old: Written<Value>?, _ isSame: (Value) -> Bool?) {
            guard let old, let isSame = isSame(old.value) else { return }
            clocks.append(old.clock)
            same = same || isSame
        }
        // With another end the start is written again.
        note(fast.start) { old in
            values.start.map { $0.secondsSinceEpoch == old && values.ending == nil }
        }
        note(fast.target) { old in values.target.map { number($0) == old } }
        note(fast.ending) { old in
            switch values.ending {
            case nil: nil
            case .running: old == nil && values.start == nil
            case .ended(let end, let offset):
                old?.end == end.secondsSinceEpoch && old?.offset == offset ?? -9999
            }
        }
        note(fast.note) { old in values.note.map { $0.text == old } }
        note(fast.there) { old in values.there.map { $0 == old } }
        return (same, clocks.max())
    }

    private static func overwritten(
        _ drink: Drink, by values: WaterValues
    ) -> (same: Bool, clock: Clock?) {
        var (same, clocks): (Bool, [Clock]) = (false, [])
        func note<Value>(_ old: Written<Value>?, _ isSame: Bool?) {
            guard let old, let isSame else { return }
            clocks.append(old.clock)
            same = same || isSame
        }
        note(drink.at, values.at.map { $0.secondsSinceEpoch == drink.at?.value })
        note(drink.amount, values.amount.map { $0.milliliters == drink.amount?.value })
        note(drink.there, values.there.map { $0 == drink.there?.value })
        return (same, clocks.max())
    }
}

extension NaiveHistory.Clock {
    init(_ clock: ActClock) {
        self.init(seconds: clock.wall.secondsSinceEpoch, counter: clock.counter)
    }
}

/// The values of a line by their names.
private struct FastValues {
    let start: Instant?
    let target: Target??
    let ending: FastEnding?
    let note: Note?
    let there: Bool?

    init(_ values: FieldValues) {
        start = values[.start]?.instant
        target = values[.target].map(\.target)
        ending = values[.ending]?.ending
        note = values[.note]?.note
        there = values[.there].map { $0 == .truth(true) }
    }
}

private struct WaterValues {
    let at: Instant?
    let amount: WaterAmount?
    let there: Bool?

    init(_ values: FieldValues) {
        at = values[.at]?.instant
        amount = values[.amount]?.amount
        there = values[.there].map { $0 == .truth(true) }
    }
}
