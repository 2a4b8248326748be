import Fasting
import LocalTime

/// Reads what a person types into a search, with the readings of the command line: `fast 18h`, `fast
/// since yesterday 20:00`, `end fast at 12:30`, `water 330`.
///
/// Most of what people type there is not for Atrest. A text is only read if its first word is ours,
/// and only counts if all of it can be read.
public struct SearchReading {
    private let now: Instant
    private let zone: Zone
    private let unit: WaterUnit
    private let quickAdd: WaterAmount
    private let words: SearchWords
    /// Whether an amount or a target that is out of range is read as the usual one.
    private var allowsAnyNumber = false

    /// A time that can mean more instants gives this many acts. In bytes and words: longer texts are
    /// never acts.
    private static let limit = (acts: 3, bytes: 200, words: 16)

    /// - Parameters:
    ///   - unit: of an amount of water without one.
    ///   - quickAdd: the amount of water if none is typed.
    public init(
        now: Instant, zone: Zone, unit: WaterUnit, quickAdd: WaterAmount, words: SearchWords
    ) {
        self.now = now
        self.zone = zone
        self.unit = unit
        self.quickAdd = quickAdd
        self.words = words
    }

    /// The acts that a text can mean, at most three; none for other texts and for parts of one.
    public func acts(_ text: String) -> [TypedAct] {
        guard text.utf8.count <= Self.limit.bytes else { return [] }
        let typed = text.lowercased().split(whereSeparator: \.isWhitespace).map { String($0) }
        guard let first = typed.first, words.canBegin(with: first),
            typed.count <= Self.limit.words, let (subject, rest) = subject(of: typed[...])
        else { return [] }
        let acts =
            switch subject {
            case .start: starts(rest)
            case .end: moments(rest).map { TypedAct.end(at: $0) }
            case .water: waters(rest)
            }
        return Array(acts.prefix(Self.limit.acts))
    }

    /// What a text would be if each amount and each target in it were allowed.
    public func actIfNumbersWereAllowed(_ text: String) -> TypedAct? {
        var other = self
        other.allowsAnyNumber = true
        return other.acts(text).first
    }

    // MARK: What it is about

    private enum Subject { case start, end, water }
    private typealias Typed = ArraySlice<String>

    /// The act that the first words name, and the words after it.
    private func subject(of typed: Typed) -> (Subject, rest: Typed)? {
        if let rest = dropping(.program, typed) {
            if let found = named(rest) { return found }
            if let rest = dropping(.start, rest) { return (.start, rest) }
            if let rest = dropping(.end, rest) { return (.end, rest) }
            return nil
        }
        return named(typed)
    }

    /// `end the fast`, `fast`, `drink water`; in other languages the verb may come last.
    private func named(_ typed: Typed) -> (Subject, rest: Typed)? {
        let verbs: [(SearchWords.Meaning, of: SearchWords.Meaning, Subject)] = [
            (.start, .fast, .start), (.end, .fast, .end), (.add, .water, .water),
        ]
        for (verb, noun, subject) in verbs {
            if let after = dropping(verb, typed),
                let rest = dropping(noun, dropping(.article, after) ?? after)
            {
                return (subject, rest)
            }
            if let after = dropping(noun, typed), let rest = dropping(verb, after) {
                return (subject, rest)
            }
        }
        if let rest = dropping(.fast, typed) { return (.start, rest) }
        if let rest = dropping(.water, typed) { return (.water, rest) }
        return nil
    }

    /// The words after a word with this meaning; nil if another word comes first.
    private func dropping(_ meaning: SearchWords.Meaning, _ typed: Typed) -> Typed? {
        guard let first = typed.first, words[meaning].contains(first) else { return nil }
        return typed.dropFirst()
    }

    // MARK: What follows

    /// A target, a time, or both in any order.
    private func starts(_ typed: Typed) -> [TypedAct] {
        if typed.isEmpty { return [.start()] }
        if let target = target(typed) { return [.start(target: target)] }
        let alone = moments(typed)
        if !alone.isEmpty { return alone.map { .start(at: $0) } }
        return parts(typed) { part, rest in
            guard let target = target(part) else { return [] }
            return moments(rest).map { .start(at: $0, target: target) }
        }
    }

    /// An amount, a time, or both in any order.
    private func waters(_ typed: Typed) -> [TypedAct] {
        if typed.isEmpty { return [.addWater(quickAdd)] }
        if let amount = amount(typed) { return [.addWater(amount)] }
        let alone = moments(typed)
        if !alone.isEmpty { return alone.map { .addWater(quickAdd, at: $0) } }
        return parts(typed) { part, rest in
            guard let amount = amount(part) else { return [] }
            return moments(rest).map { .addWater(amount, at: $0) }
        }
    }

    /// What a reading finds in the first or the last words and in the others.
    private func parts(_ typed: Typed, _ read: (Typed, Typed) -> [TypedAct]) -> [TypedAct] {
        for place in typed.indices.dropFirst() {
            let (first, last) = (typed[..<place], typed[place...])
            for found in [read(first, last), read(last, first)] where !found.isEmpty {
                return found
            }
        }
        return []
    }

    /// - Returns: nil if the words are not a target, or it is too short or too long.
    private func target(_ typed: Typed) -> Target? {
        let text = (dropping(.lasting, typed) ?? typed).joined(separator: " ")
        guard let microseconds = try? DurationReading.hours(text, words: words.times) else {
            return nil
        }
        return UInt64(exactly: microseconds).flatMap(Target.init(microseconds:))
            ?? (allowsAnyNumber ? .standard : nil)
    }

    private func amount(_ typed: Typed) -> WaterAmount? {
        do throws(AmountReading.Problem) {
            return try AmountReading.amount(
                typed.joined(separator: " "), usually: unit, words: words.times)
        } catch {
            if case .outOfRange = error, allowsAnyNumber { return quickAdd }
            return nil
        }
    }

    /// The instants that a text can mean; without a text, nil: the moment of the act.
    private func moments(_ typed: Typed) -> [Instant?] {
        if typed.isEmpty { return [nil] }
        let text = (dropping(.since, typed) ?? typed).joined(separator: " ")
        // A number alone is an amount or a target that cannot be, and not an hour.
        guard text.first != "-", !text.allSatisfy(\.isNumber) else { return [] }
        let reading = TimeReading(now: now, zone: zone, words: words.times)
        let found: [Instant]
        do throws(TimeReading.Problem) {
            found = [try reading.instant(text)]
        } catch {
            guard case .ambiguous(let instants) = error else { return [] }
            found = instants
        }
        return found.filter { TypedAct.seconds.contains($0.secondsSinceEpoch) && $0 <= now }
    }
}
