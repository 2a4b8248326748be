import Fasting
import LocalTime

/// A history of states, such as that of a switch in Home Assistant (`entity_id,state,last_changed`), or a log of
/// events (`start fast`, `end fast`). Each row says what began at a time. It becomes a table of fasts.
struct StateHistory {
    /// What a state says about a fast.
    private enum Meaning: Hashable {
        case on
        /// The fast began in this moment, so one that runs has no end.
        case began
        case off
        /// The switch could not be reached, which changes nothing.
        case none
        /// Something that is not a state of a fast.
        case other
    }

    private let guess: TableGuess
    private let state: Int
    private let time: Int
    private let entity: Int?
    /// Whether the events are called those of fasts. Otherwise their lengths decide.
    private var isAboutFast = true

    /// - Returns: nil if the table is not such a history.
    init?(_ reader: RowSource) {
        let head = TableHead(reader)
        guard head.names.count > 1, head.names.count <= 8 else { return nil }
        let names = head.names.map(ColumnMeaning.words)
        if let entity = names.firstIndex(of: ["entity", "id"]),
            let state = names.firstIndex(of: ["state"]),
            let time = names.firstIndex(of: ["last", "changed"])
                ?? names.firstIndex(of: ["last", "updated"]),
            let guess = TableGuess(reader)
        {
            (self.guess, self.state, self.time, self.entity) = (guess, state, time, entity)
            return
        }
        // A column with an end is a table of fasts.
        guard !head.meanings.contains(where: { $0.role == .end || $0.role == .length }),
            let guess = TableGuess(reader),
            let time = guess.contents.indices.first(where: { guess.contents[$0].isWhole }),
            let state = head.names.indices.first(where: { Self.hasEvents(guess, $0) })
        else { return nil }
        (self.guess, self.state, self.time, entity) = (guess, state, time, nil)
        isAboutFast = guess.sample.contains { ColumnMeaning(Self.text($0[state])).isAboutFast }
        if !isAboutFast, guess.times[time].place != nil { return nil }
    }

    /// The fasts, as a table with a start and an end.
    ///
    /// - Parameter tag: the entity of the fasts; nil to find it.
    /// - Throws: ``FormatProblem/needsTag(_:)`` if it is not known which entity has the fasts.
    func table(_ tag: String?) throws(FormatProblem) -> RowSource {
        let chosen = try self.chosen(tag)
        var changes: [(meaning: Meaning, time: Bytes)] = []
        var rows = guess.rows
        while let row = rows.row() {
            if let chosen, let entity, !row[entity].isEmpty, Self.text(row[entity]) != chosen {
                continue
            }
            let meaning = Self.meaning(Self.text(row[state]), isSwitch: entity != nil)
            // Something else that happens in a fast, such as a glass of water.
            if entity == nil, isAboutFast, meaning == .other { continue }
            if meaning != .none { changes.append((meaning, row[time])) }
        }
        // Some programs write the newest row first.
        if let first = changes.first, let last = changes.last, let begin = civil(first.time),
            let end = civil(last.time), end < begin
        {
            changes.reverse()
        }
        var table = RowSource(names: ["start", "end"])
        var start: Bytes?
        for (meaning, time) in changes {
            switch (meaning, start) {
            case (.on, nil), (.began, nil): start = time
            case (.began, let begun?):
                table.append([begun, []])
                start = time
            case (.off, let begun?), (.other, let begun?):
                table.append([begun, time])
                start = nil
            default: break
            }
        }
        if let start { table.append([start, []]) }
        return table
    }

    private func civil(_ cell: Bytes) -> CivilTime? {
        CellTime(cell, guess.times[time])?.civil(.dayFirst)
    }

    /// What the columns of ``table(_:)`` are, if they are sure. Its times have the zone of those of the history.
    var columns: ColumnChoice? {
        isAboutFast
            ? ColumnChoice([0: (.start, nil), 1: (.end, nil)], in: guess.times[time].place) : nil
    }

    // MARK: Which rows

    /// - Returns: nil if the table has no entities.
    private func chosen(_ tag: String?) throws(FormatProblem) -> String? {
        guard let entity else { return nil }
        var states: [String: Set<Meaning>] = [:]
        var rows = guess.rows
        while states.count < 1000, let row = rows.row() {
            let name = Self.text(row[entity])
            if name.isEmpty { continue }
            states[name, default: []].insert(
                Self.meaning(Self.text(row[state]), isSwitch: Self.isFast(name)))
        }
        if let tag {
            guard let name = states.keys.first(where: { $0.lowercased() == tag.lowercased() })
            else { throw .needsTag(states.keys.sorted()) }
            return name
        }
        let fasts = states.filter { $0.value.contains(.on) }.keys
        guard fasts.count == 1, let name = fasts.first else {
            throw .needsTag(states.keys.sorted())
        }
        return name
    }

    private static func hasEvents(_ guess: TableGuess, _ column: Int) -> Bool {
        var found: Set<Meaning> = []
        var ofFasts: Set<Meaning> = []
        for row in guess.sample where !row[column].isEmpty {
            let text = text(row[column])
            let words = ColumnMeaning(text)
            let (subjects, meaning) = (words.subjects, meaning(text, words, isSwitch: false))
            found.insert(meaning)
            // What cannot be told of a fast, or that one eats, is not passed over.
            if subjects == [.eating] || subjects.contains(.fast) && meaning == .other {
                return false
            }
            if subjects.contains(.fast) { ofFasts.insert(meaning) }
        }
        func isWhole(_ events: Set<Meaning>) -> Bool {
            events.contains(.off) && !events.isDisjoint(with: [.on, .began])
        }
        return isWhole(found) && !found.contains(.other) || isWhole(ofFasts)
    }

    /// - Parameter isSwitch: whether `on` and `off` are about a fast.
    private static func meaning(
        _ state: String, _ known: ColumnMeaning? = nil, isSwitch: Bool
    ) -> Meaning {
        switch state.lowercased() {
        case "", "unavailable", "unknown": return .none
        case "on": return isSwitch ? .on : .other
        case "off": return isSwitch ? .off : .other
        default: break
        }
        let words = known ?? ColumnMeaning(state)
        // "Start" and "end" alone are about the subject of the table.
        let isBare = words.subjects.isEmpty && words.unknown.isEmpty
        let isEnd = words.role == .start || words.role == .end
        guard words.isAboutFast || isBare && isEnd, words.subjects.isSubset(of: [.fast, .water])
        else { return .other }
        let typed = ColumnMeaning.words(state)
        let isDenied = !TablePlaces.Kinds.not.isDisjoint(with: typed)
        // "Reminder to end your fast", "Fast end changed", "Fast ending in 1 hour", "Fast not ended", but not "not fasting"
        let senses = typed.flatMap { ColumnWords.senses($0) ?? [] }
        let saysMore = senses.contains {
            $0.isUnit || [.stamp, .planned, .deleted, .unreal].contains($0)
        }
        if isEnd && !words.unknown.isEmpty || saysMore || isDenied && typed.count > 2 {
            return .other
        }
        if words.role == .end { return .off }
        return isDenied ? .off : words.role == .start ? .began : .on
    }

    /// Whether the name of a switch is that of a fast: `input_boolean.fasting`, but not `switch.fast_charger`.
    private static func isFast(_ name: String) -> Bool {
        TablePlaces.Kinds.means(.fast, name.split(separator: ".").last.map(String.init) ?? "")
    }

    private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
}
