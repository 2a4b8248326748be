// A text is a sequence of items: a day, a time of day, a part of a day, and so on, in any order. Each says
// something about a time, and together they must not contradict each other.

/// An item of a text and the position after it.
struct TypedItem {
    let time: PartialTime
    let end: Int
    /// It belongs to a time of day before it.
    var isZone = false
}

private enum ItemRules {
    /// Days: `today`, `3 days ago`, `on monday`, `last monday`. Dates have their own rules.
    static let days: [Rule<PartialTime>] = [
        Rule("on? today") { _ in PartialTime(offset: 0) },
        Rule("on? yesterday") { _ in PartialTime(offset: -1) },
        Rule("on? dayBeforeYesterday") { _ in PartialTime(offset: -2) },
        Rule("on? tomorrow") { _ in PartialTime(offset: 1) },
        Rule("on? dayAfterTomorrow") { _ in PartialTime(offset: 2) },
        Rule("on? the? next weekday") { PartialTime(weekday: $0[0], weeksBack: -1) },
        Rule("count days agoAfter") { PartialTime(offset: -Int64($0[0])) },
        Rule("count weeks agoAfter") { PartialTime(offset: -7 * Int64($0[0])) },
        Rule("agoBefore count days") { PartialTime(offset: -Int64($0[0])) },
        Rule("agoBefore count weeks") { PartialTime(offset: -7 * Int64($0[0])) },
        Rule("on? the? weekday") { PartialTime(weekday: $0[0]) },
        Rule("on? the? this weekday") { PartialTime(weekday: $0[0], weeksBack: 0) },
        Rule("on? the? last|recent weekday") { PartialTime(weekday: $0[0], isLast: true) },
    ]

    /// Parts of a day: `in the morning`, `this evening`, `tonight`, `last night`. In German, "morgen" alone is tomorrow,
    /// and "mittag" alone is a time.
    static let parts: [Rule<PartialTime>] = [
        Rule("within? part") { match in
            let part = DayPart.allCases[match[0]]
            let isTomorrow = !match.text.ends(of: .tomorrow, at: match.start).isEmpty
            return part == .midday || part == .morning && isTomorrow ? nil : PartialTime(part: part)
        },
        Rule("on part") { match in
            let part = DayPart.allCases[match[0]]
            return part == .midday ? nil : PartialTime(part: part)
        },
        Rule("this part") { PartialTime(offset: 0, part: DayPart.allCases[$0[0]]) },
        Rule("last evening") { _ in PartialTime(offset: -1, part: .evening) },
        Rule("last night") { _ in PartialTime(offset: -1, part: .night) },
        Rule("tonight") { _ in PartialTime(offset: 0, part: .night) },
        Rule("on? dayPart") { match in
            PartialTime(weekday: match[0] % 7, part: DayPart.allCases[match[0] / 7])
        },
        // "Dienstagmittag"
        Rule("on? dayPart") { match in
            DayPart.allCases[match[0] / 7] == .midday
                ? PartialTime(weekday: match[0] % 7, clock: TypedClock(hour: 12)) : nil
        },
    ]

    /// Weeks and months of a day: `of this week`, `last week's`, `of the current month`.
    static let spans: [Rule<PartialTime>] = [
        Rule("of? the? this weeks") { _ in PartialTime(weeksBack: 0) },
        Rule("of? the? last weeks") { _ in PartialTime(weeksBack: 1) },
        Rule("of? the? this weeks ~'|\u{2019} 's'") { _ in PartialTime(weeksBack: 0) },
        Rule("of? the? last weeks ~'|\u{2019} 's'") { _ in PartialTime(weeksBack: 1) },
        Rule("of? the? this months") { _ in PartialTime(monthsBack: 0) },
        Rule("of? the? last months") { _ in PartialTime(monthsBack: 1) },
    ]

    static let part = Pattern("part")
    static let beforeDate = Pattern("on? the?")
    static let at = Pattern("~at|lasting|@")
}

extension TypedText {
    /// What a range of the text can mean: every sequence of items that it is.
    func readings(_ range: Range<Int>) -> Set<PartialTime> {
        var found: Set<PartialTime> = []
        read(range.lowerBound, range.upperBound, PartialTime(), isFirst: true, &found)
        if isTooLong { return [] }
        if words.isOfCells { return found }
        // "20.11" alone is a day.
        guard found.contains(where: { $0.clock == nil && $0.typedDay != nil }) else { return found }
        return found.filter { !($0.clock?.isDotted ?? false) || $0.hasDay || $0.isIntroduced }
    }

    private func read(
        _ at: Int, _ upper: Int, _ time: PartialTime, isFirst: Bool, _ found: inout Set<PartialTime>
    ) {
        if at == upper {
            if !isFirst { found.insert(time) }
            return
        }
        guard step() else { return }
        for (next, isISO) in isFirst ? [(at, false)] : gaps(after: at) where next < upper {
            for item in items(at: next) where item.end <= upper {
                if item.isZone ? time.clock == nil : !isApart(next) && !isISO && !isFirst {
                    continue
                }
                if isTooLong { return }
                if isISO, words.isOfCells, time.clock != nil || time.day == nil { continue }
                // The number of a day is beside its month.
                let isApartFromMonth =
                    time.isBareDay && item.time.month != nil
                    || item.time.isBareDay && time.month != nil
                guard !isApartFromMonth, var joined = time.joined(item.time) else { continue }
                if isISO { joined.isIntroduced = true }
                read(item.end, upper, joined, isFirst: false, &found)
            }
        }
    }

    /// Where the next item can begin: after a comma or a dot in the middle, or after the `T` or the dash
    /// between a date and a time.
    private func gaps(after at: Int) -> [(next: Int, isISO: Bool)] {
        var found = [(next: at, isISO: false)]
        if let sign = sign(at), ",\u{B7}\u{2219}\u{2022}".contains(sign) {
            found.append((at + 1, false))
        }
        // "20 Nov 2026 - 20:00"
        let isBetweenSpaces = isSign("-", at: at, touches: false) && isAfterSpace(at + 1)
        if words.isOfCells, isBetweenSpaces { found.append((at + 1, true)) }
        let joins =
            word(at) == "t" || isSign("_", at: at) || isSign("-", at: at) && isSign(":", at: at + 2)
        if joins, !isAfterSpace(at), isNumber(at + 1), !isAfterSpace(at + 1) {
            found.append((at + 1, true))
        }
        return found
    }

    /// Whether a position is not directly after a letter or a digit.
    private func isApart(_ at: Int) -> Bool {
        isAfterSpace(at) || sign(at - 1).map { $0 != "." || words.isOfCells } ?? false
            || words.isOfCells && (isWord(at - 1) || isSign("(", at: at))
    }

    // MARK: Items

    private func items(at start: Int) -> [TypedItem] {
        if let known = items[start] { return known }
        var found: [(PartialTime, end: Int)] = []
        for at in introduced(start) {
            for (clock, end) in clocks(at: at) {
                let time = PartialTime(clock: clock, isIntroduced: at > start)
                found.append((time, end))
                // "12 noon", "1 Uhr mittags"
                let midday = PartialTime(part: .midday, clock: clock, isIntroduced: at > start)
                found += ends(of: .noon, at: end).map { (midday, end: $0) }
            }
        }
        let days = read(ItemRules.days, at: start)
        found += days + read(ItemRules.parts, at: start) + read(ItemRules.spans, at: start)
        for (day, end) in days {
            for match in matches(ItemRules.part, at: end) {
                var day = day
                day.part = DayPart.allCases[match[0]]
                found.append((day, match.end))
            }
        }
        for at in ends(of: ItemRules.beforeDate, at: start) { found += dates(at: at) }
        // "in November 2025"; "in 8 November" is not a date.
        for at in ends(of: .within, at: start) { found += dates(at: at).filter { $0.0.day == nil } }
        if words.isOfCells, let day = dayInBrackets(at: start) { found.append(day) }
        let all = found.map { TypedItem(time: $0, end: $1) } + zones(at: start)
        items[start] = all
        return all
    }

    /// The position itself, and those after words that stand before a time of day: "at", "about", "so gegen".
    private func introduced(_ start: Int) -> Set<Int> {
        let begins = hedged(start)
        let introductions = begins.flatMap { begin in
            ends(of: ItemRules.at, at: begin).filter {
                // "@1795377600" is an instant.
                !isSign("@", at: $0 - 1, touches: false) || isAfterSpace($0)
                    || number($0, 1...2) != nil && $0 + 1 < end && !isAfterSpace($0 + 1)
            }
        }
        return begins.union(introductions.flatMap { hedged($0) })
    }

    /// The position itself, and those after words such as "about".
    func hedged(_ start: Int) -> Set<Int> {
        var found: Set = [start]
        for _ in 0..<2 {
            for at in found where isHedge(at) {
                found.formUnion(ends(of: .hedge, at: at))
                if isSign("~", at: at, touches: false) { found.insert(at + 1) }
            }
        }
        return found
    }

    /// Whether a word that may mean nothing does. With a capital, the German "So" is Sunday, unless such a word
    /// or "at" follows.
    private func isHedge(_ at: Int) -> Bool {
        let isDay = senses(at: at).contains { if case .weekday = $0.sense { true } else { false } }
        guard isDay, isCapitalized(at) else { return true }
        if isSign(".", at: at + 1) { return false }
        return !ends(of: .hedge, at: at + 1).isEmpty || !ends(of: .at, at: at + 1).isEmpty
    }

    // MARK: Zones

    /// The zone that the whole text is.
    fileprivate var zone: ZoneSaid? { zones(at: 0).first { $0.end == end }?.time.zone }

    /// `Z`, `UTC`, `CET`, `Europe/Berlin`, ` +0100`, and `(CET)` or `[Europe/Berlin]`.
    private func zones(at start: Int) -> [TypedItem] {
        var found: [TypedItem] = []
        func add(_ zone: ZoneSaid?, _ end: Int) {
            found.append(TypedItem(time: PartialTime(zone: zone), end: end, isZone: true))
            if let zone, words.isOfCells, isExplanation(end, of: zone) { add(zone, self.end) }
        }
        // It belongs to a time of day too.
        for end in ends(of: .hedgeAfter, at: start) { add(nil, end) }
        if let (zone, end) = zoneName(at: start) { add(zone, end) }
        if let (seconds, end) = offset(at: start) { add(.offset(seconds), end) }
        for (open, close) in [(Character("("), Character(")")), ("[", "]")]
        where isSign(open, at: start, touches: false) {
            if let (zone, end) = zoneName(at: start + 1), isSign(close, at: end) {
                add(zone, end + 1)
            }
        }
        return found
    }

    private func zoneName(at start: Int) -> (ZoneSaid, end: Int)? {
        guard let word = word(start) else { return nil }
        if let hours = ZoneNames.hours[word] {
            // "UTC+1"
            if hours == 0, word != "z", let (seconds, end) = offset(at: start + 1, mayBeShort: true)
            {
                return (.offset(seconds), end)
            }
            return (hours == 0 ? .utc : .offset(hours * 3600), start + 1)
        }
        var end = start + 1
        while let sign = sign(end), "/_-".contains(sign), !isAfterSpace(end), isWord(end + 1),
            !isAfterSpace(end + 1)
        {
            end += 2
        }
        let name = written(start..<end)
        guard name.contains("/"), let zone = NamedZone.find(lowercased: name) else { return nil }
        return (.named(zone), end)
    }

    /// `+0100` or `+01:00` after a space or a `T` and a time. `+01` is a number if it is after a space.
    ///
    /// - Parameter mayBeShort: whether it is directly after a name, and `+1` is one.
    private func offset(at start: Int, mayBeShort: Bool = false) -> (seconds: Int64, end: Int)? {
        guard let digits = digits(start + 1, touches: true),
            words.isOfCells || mayBeShort != isAfterSpace(start)
                || hasISOSeparator(before: start)
                // After a dash it may be the end of an interval.
                || isSign("+", at: start) && isNumber(start - 1)
        else { return nil }
        let mayBeShort = mayBeShort || words.isOfCells
        let hasMinutes = isSign(":", at: start + 2) && isNumber(start + 3)
        let end = start + (hasMinutes ? 4 : 2)
        var cursor = TextCursor(Array(written(start..<end).utf8)[...])
        guard hasMinutes || digits.count == 4 || mayBeShort || !isAfterSpace(start),
            let seconds = cursor.offset(mayBeShort: mayBeShort), cursor.isAtEnd,
            ZoneSaid.offsets.contains(seconds),
            !words.isOfCells || !isSign(",", at: start - 1)
        else { return nil }
        return (seconds, end)
    }

    /// Whether the rest of the text only explains an offset: `CET`, `(Central European Standard Time)`.
    private func isExplanation(_ at: Int, of zone: ZoneSaid) -> Bool {
        for (open, close) in [(Character("("), Character(")")), ("[", "]")]
        where isSign(open, at: at, touches: false) && isSign(close, at: end - 1, touches: false) {
            return true
        }
        guard case .offset = zone else { return false }
        return isAfterSpace(at) && at == end - 1 && (2...5).contains(word(at)?.count ?? 0)
            && senses(at: at).isEmpty
    }

    /// `(Fr)`, `(金)`: a day of the week after a date. It may be in any language.
    private func dayInBrackets(at start: Int) -> (PartialTime, end: Int)? {
        guard isSign("(", at: start, touches: false), isWord(start + 1),
            isSign(")", at: start + 2), zoneName(at: start + 1) == nil
        else { return nil }
        let day = senses(at: start + 1).compactMap {
            if case .weekday(let day) = $0.sense { day } else { nil }
        }
        // Another word may be a zone or half of the day.
        guard !day.isEmpty || isNumber(start + 3) || word(start + 1)?.allSatisfy(\.isASCII) == false
        else { return nil }
        return (PartialTime(weekday: day.first ?? -1), start + 3)
    }

    /// Whether a `T` between numbers is before a position.
    private func hasISOSeparator(before at: Int) -> Bool {
        (1..<max(1, at)).contains { word($0) == "t" && isNumber($0 - 1) && isNumber($0 + 1) }
    }
}

extension ZoneSaid {
    private static let known = KnownShapes<ZoneSaid>()

    /// Reads the whole of a text in a file: `UTC`, `GMT+2`, `-05:00`, `CET`, `Europe/Berlin`.
    package init?(_ text: ArraySlice<UInt8>) {
        guard
            let zone = ShapedText(zone: text)?.found(
                Self.known,
                { TypedText(String(decoding: $0.text, as: UTF8.self), .cells)?.zone })
        else { return nil }
        self = zone
    }
}
