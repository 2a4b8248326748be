/// A row of the grammar: what stands in a text, one part after the other, as in `the? month ,? Y`.
///
/// | part | what it is |
/// | --- | --- |
/// | `noon` | words with this meaning |
/// | `'h'` | this word |
/// | `#2`, `#1-2` | a number with 2 digits, with 1 or 2; a value |
/// | `12` | these digits |
/// | `month` | one of ``Pattern/Value``; a value |
/// | `:` | this sign, which touches what is before it |
/// | `_#2`, `^#2`, `~-` | the part touches what is before it, is after a space, may be after one |
/// | `the?` | the part may be left out; none that has a value can |
/// | `past\|to` | one of several |
/// | `!:` | the sign does not come next |
struct Pattern: Sendable {
    /// What gives a number.
    enum Value: String, CaseIterable, Sendable {
        case month, weekday
        /// A year of four digits, and the one that two digits mean.
        case year = "Y"
        case shortYear = "y"
        /// A day of a month: `15`, and with a sign that it is one, `15th`, `15.`, `fifteenth`.
        case bare, marked
        /// A number in words; one of one or two digits or in words; one of up to four digits, in words or "a".
        case n, hour, count
        /// The place of a part of a day, also after the day in one word: seven times it and the day of the week.
        case part, dayPart
        /// Half of the day: 0 is before noon.
        case ampm
        /// Minutes before or after an hour: `ten past`, `half past`, `five to half past`.
        case shift
        /// The place of a unit of lengths, and of periods.
        case unit, span
        /// Twice the number in "zweieinhalb", less one.
        case halves
    }

    enum Kind: Sendable {
        case digits(ClosedRange<Int>)
        case exactly(String)
        case meaning(TimeWords.Meaning)
        case value(Value)
        case word(String)
        case sign(Character)
        case notBefore(Character)
    }

    enum Gap { case any, none, space }

    struct Part: Sendable {
        var kinds: [Kind]
        var gap: Gap?
        var isOptional = false
    }

    let parts: [Part]

    init(_ text: StaticString) {
        parts = text.withUTF8Buffer { text in
            text.split(separator: UInt8(ascii: " ")).map { bytes in
                var bytes = bytes
                var part = Part(kinds: [])
                if bytes.count > 1 {
                    switch bytes.first {
                    case UInt8(ascii: "_"): part.gap = Gap.none
                    case UInt8(ascii: "^"): part.gap = .space
                    case UInt8(ascii: "~"): part.gap = .any
                    default: break
                    }
                    if part.gap != nil { bytes = bytes.dropFirst() }
                    part.isOptional = bytes.last == UInt8(ascii: "?")
                    if part.isOptional { bytes = bytes.dropLast() }
                }
                part.kinds = bytes.split(separator: UInt8(ascii: "|")).map {
                    Self.kind(String(decoding: $0, as: UTF8.self))
                }
                return part
            }
        }
    }

    private static func kind(_ name: String) -> Kind {
        if let named = named[name] { return named }
        let rest = name.dropFirst()
        switch name.first! {
        case "#":
            let ends = rest.split(separator: "-").map { Int($0)! }
            return .digits(ends[0]...ends.last!)
        case "'" where !rest.isEmpty: return .word(String(rest.dropLast()))
        case "!": return .notBefore(rest.first!)
        case let first: return first.isASCIIDigit ? .exactly(name) : .sign(first)
        }
    }

    private static let named: [String: Kind] = {
        var named: [String: Kind] = [:]
        for meaning in TimeWords.Meaning.allCases { named[meaning.rawValue] = .meaning(meaning) }
        for value in Value.allCases { named[value.rawValue] = .value(value) }
        return named
    }()
}

/// A row of the grammar and what it means.
struct Rule<Meaning>: Sendable {
    let pattern: Pattern
    /// Returns nil if the values do not fit.
    let meaning: @Sendable (Match) -> Meaning?

    init(_ pattern: StaticString, _ meaning: @escaping @Sendable (Match) -> Meaning?) {
        (self.pattern, self.meaning) = (Pattern(pattern), meaning)
    }
}

/// A part of a text that a pattern fits.
struct Match {
    let text: TypedText
    let start: Int
    var end: Int
    var values: [Int] = []

    subscript(_ place: Int) -> Int { values[place] }

    /// The digits at the beginning, or at a place after it.
    func digits(_ place: Int = 0) -> String { text.digits(start + place) ?? "" }
}

extension TypedText {
    /// What the rules find at a position. A rule may find several.
    func read<Meaning>(_ rules: [Rule<Meaning>], at start: Int) -> [(Meaning, end: Int)] {
        rules.flatMap { rule in
            matches(rule.pattern, at: start).compactMap { match in
                rule.meaning(match).map { ($0, end: match.end) }
            }
        }
    }

    /// The positions after a pattern.
    func ends(of pattern: Pattern, at start: Int) -> Set<Int> {
        Set(matches(pattern, at: start).map(\.end))
    }

    func matches(_ pattern: Pattern, at start: Int) -> [Match] {
        var found: [Match] = []
        extend(Match(text: self, start: start, end: start), pattern.parts[...], &found)
        return found
    }

    private func extend(
        _ match: Match, _ parts: ArraySlice<Pattern.Part>, _ found: inout [Match]
    ) {
        guard let part = parts.first else { return found.append(match) }
        for kind in part.kinds {
            for (value, end) in ends(of: kind, part.gap, at: match.end) {
                var longer = match
                longer.end = end
                if let value { longer.values.append(value) }
                extend(longer, parts.dropFirst(), &found)
            }
        }
        if part.isOptional { extend(match, parts.dropFirst(), &found) }
    }

    private func ends(
        of kind: Pattern.Kind, _ gap: Pattern.Gap?, at start: Int
    ) -> [(value: Int?, end: Int)] {
        switch gap {
        case Pattern.Gap.none? where isAfterSpace(start): return []
        case .space? where !isAfterSpace(start): return []
        default: break
        }
        switch kind {
        case .digits(let count):
            return number(start, count).map { [(value: $0, end: start + 1)] } ?? []
        case .exactly(let digits): return self.digits(start) == digits ? [(nil, start + 1)] : []
        case .meaning(let meaning):
            return ends(of: meaning, at: start).map { (value: nil, end: $0) }
        case .word(let word): return end(of: word, at: start).map { [(nil, $0)] } ?? []
        case .sign(let sign):
            return isSign(sign, at: start, touches: gap == nil) ? [(nil, start + 1)] : []
        case .notBefore(let sign): return isSign(sign, at: start) ? [] : [(nil, start)]
        case .value(let value):
            return values(value, at: start).map { (value: $0.number, end: $0.end) }
        }
    }

    private func values(_ value: Pattern.Value, at start: Int) -> [(number: Int, end: Int)] {
        func places(of meanings: [TimeWords.Meaning]) -> [(number: Int, end: Int)] {
            meanings.enumerated().flatMap { place, meaning in
                ends(of: meaning, at: start).map { (number: place, end: $0) }
            }
        }
        switch value {
        case .month:
            return numbers(at: start) { if case .month(let month) = $0 { month } else { nil } }
        case .weekday: return weekdays(at: start)
        case .year:
            let year = number(start, 4...4).map(CivilTime.gregorian) ?? 0
            return year > 0 ? ([start + 1] + marksOfYear(start + 1)).map { (year, $0) } : []
        case .shortYear:
            let year = number(start, 2...2).map(CivilTime.century) ?? 0
            return year > 0 ? [(year, start + 1)] : []
        case .bare, .marked:
            let days = daysOfMonth(at: start)
            return days.filter { $0.isBare == (value == .bare) }.map {
                (number: $0.day, end: $0.end)
            }
        case .n: return numberWord(start).map { [$0] } ?? []
        case .hour:
            if let hour = number(start, 1...2) { return [(hour, start + 1)] }
            return numberWord(start).map { [$0] } ?? []
        case .count: return counts(at: start)
        case .part: return places(of: DayPart.allCases.map(\.meaning))
        case .dayPart: return dayPart(at: start).map { [(number: $0, end: start + 1)] } ?? []
        case .ampm: return read(ClockRules.halves, at: start).map { (number: $0, end: $1) }
        case .shift: return read(ClockRules.shifts, at: start).map { (number: $0, end: $1) }
        case .unit:
            let isMark = isSign("'", at: start) || isSign("\u{2032}", at: start)
            return places(of: DurationUnit.all.map(\.meaning))
                + (isMark ? [(number: 3, end: start + 1)] : [])
        case .span: return places(of: PeriodUnit.allCases.map(\.meaning))
        case .halves: return doubledHalves(at: start).map { [(number: $0, end: start + 1)] } ?? []
        }
    }

    /// The position after the full stop or the word for "year" that files have after one.
    private func marksOfYear(_ at: Int) -> [Int] {
        words.isOfCells ? Array(ends(of: CellRules.yearMark, at: at)) : []
    }

    private func numbers(
        at start: Int, _ number: (TimeWords.Sense) -> Int?
    ) -> [(number: Int, end: Int)] {
        senses(at: start).compactMap { sense, end in number(sense).map { (number: $0, end: end) } }
    }

    /// The names of days. In German, "so" is also a word that means nothing: before a word such as "about" it is only that.
    private func weekdays(at start: Int) -> [(number: Int, end: Int)] {
        let isHedge = !ends(of: .hedge, at: start).isEmpty && !isSign(".", at: start + 1)
        return numbers(at: start) { if case .weekday(let day) = $0 { day } else { nil } }.filter {
            !(isHedge && !isCapitalized(start) && !ends(of: .hedge, at: $0.end).isEmpty)
        }
    }

    /// `15`, `15th`, `15.`, `fifteenth`.
    private func daysOfMonth(at start: Int) -> [(day: Int, end: Int, isBare: Bool)] {
        var found = ordinals(at: start).map { (day: $0.number, end: $0.end, isBare: false) }
        guard let day = number(start, 1...2), day > 0 else { return found }
        let endings = ends(of: Self.ordinalEnding, at: start + 1)
        found += endings.map { (day: day, end: $0, isBare: false) }
        if endings.isEmpty { found.append((day: day, end: start + 1, isBare: true)) }
        return found
    }

    private func ordinals(at start: Int) -> [(number: Int, end: Int)] {
        numbers(at: start) { if case .ordinal(let number) = $0 { number } else { nil } }
    }

    private static let ordinalEnding = Pattern(
        "_.|'st'|'nd'|'rd'|'th'|'te'|'ter'|'ten'|'tes'")

    /// How many of what follows: "a", "2", "two".
    private func counts(at start: Int) -> [(number: Int, end: Int)] {
        ends(of: .one, at: start).map { (number: 1, end: $0) }
            + (number(start, 1...4).map { [(number: $0, end: start + 1)] } ?? [])
            + (numberWord(start).map { [$0] } ?? [])
    }

    // MARK: Several words in one

    /// The day of the week and the part of "Dienstagabend".
    private func dayPart(at start: Int) -> Int? {
        for (place, part) in DayPart.allCases.enumerated() {
            for rest in beginnings(of: start, before: .meaning(part.meaning)) {
                for case .weekday(let weekday) in rest { return place * 7 + weekday }
            }
        }
        return nil
    }

    /// The 2 of "zweieinhalb".
    private func doubledHalves(at start: Int) -> Int? {
        for rest in beginnings(of: start, before: .meaning(.halfSuffix)) {
            for case .number(let number) in rest { return 2 * number + 1 }
        }
        return nil
    }
}
