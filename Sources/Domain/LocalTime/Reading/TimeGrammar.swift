// A text is a sequence of items: a day, a time of day, a part of a day, and so on, in any order. Each says
// something about a time, and together they must not contradict each other.

/// An item of a text and the position after it.
struct TypedItem {
    let time: PartialTime
    let end: Int
    /// It belongs to a time of day before it.
    var isZone = false
}

extension TypedText {
    /// What a range of the text can mean: every sequence of items that it is.
    func readings(_ range: Range<Int>) -> Set<PartialTime> {
        var found: Set<PartialTime> = []
        read(range.lowerBound, range.upperBound, PartialTime(), isFirst: true, &found)
        if isTooLong { return [] }
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
        for sign in [Character(","), "\u{B7}", "\u{2219}", "\u{2022}"]
        where isSign(sign, at: at, touches: false) {
            found.append((at + 1, false))
        }
        let joins =
            word(at) == "t" || isSign("_", at: at) || isSign("-", at: at) && isSign(":", at: at + 2)
        if joins, !isAfterSpace(at), isNumber(at + 1), !isAfterSpace(at + 1) {
            found.append((at + 1, true))
        }
        return found
    }

    /// Whether a position is not directly after a letter or a digit.
    private func isApart(_ at: Int) -> Bool {
        isAfterSpace(at) || sign(at - 1).map { $0 != "." } ?? false
    }

    // MARK: Items

    private func items(at start: Int) -> [TypedItem] {
        if let known = items[start] { return known }
        var found: [TypedItem] = []
        for (at, isIntroduced) in introductions(at: start) {
            for (clock, end) in clocks(at: at) {
                let time = PartialTime(clock: clock, isIntroduced: isIntroduced)
                found.append(TypedItem(time: time, end: end))
                found += withMidday(time, at: end)
            }
        }
        found += days(at: start) + parts(at: start) + spans(at: start) + zones(at: start)
        items[start] = found
        return found
    }

    /// The position itself, and those after words that stand before a time of day: "at", "about", "so gegen".
    private func introductions(at start: Int) -> [(at: Int, isIntroduced: Bool)] {
        var found = [(at: start, isIntroduced: false)]
        func follow(_ at: Int, _ hasAt: Bool, _ hedges: Int) {
            func add(_ end: Int, _ hasAt: Bool, _ hedges: Int) {
                found.append((at: end, isIntroduced: true))
                follow(end, hasAt, hedges)
            }
            if hedges < 2, isSign("~", at: at, touches: false) {
                add(at + 1, hasAt, hedges + 1)
            }
            if hedges < 2, isHedge(at) {
                for end in ends(of: .hedge, at: at) { add(end, hasAt, hedges + 1) }
            }
            if hasAt { return }
            for end in ends(of: .at, at: at) + ends(of: .lasting, at: at) { add(end, true, hedges) }
            if isSign("@", at: at, touches: false), isAfterSpace(at + 1) {
                add(at + 1, true, hedges)
            }
        }
        follow(start, false, 0)
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

    /// "12 noon", "1 Uhr mittags".
    private func withMidday(_ time: PartialTime, at: Int) -> [TypedItem] {
        ends(of: .noon, at: at).map { end in
            var time = time
            time.part = .midday
            return TypedItem(time: time, end: end)
        }
    }

    /// Days: `today`, `3 days ago`, `on monday`, `last monday`, `Sunday, the 22nd` (in two items), and dates.
    private func days(at start: Int) -> [TypedItem] {
        let offsets: [(TimeWords.Meaning, Int64)] = [
            (.today, 0), (.yesterday, -1), (.dayBeforeYesterday, -2), (.tomorrow, 1),
        ]
        var found: [TypedItem] = []
        func add(_ time: PartialTime, _ end: Int) { found.append(TypedItem(time: time, end: end)) }
        for begin in ends(of: .within, at: start) {
            // "in November 2025"; "in 8 November" is not a date.
            for (date, end) in dates(at: begin) where date.day == nil { add(date, end) }
        }
        for (days, end) in daysAgo(at: start) { add(PartialTime(offset: -days), end) }
        for begin in Set(skipping(.on, at: start)) {
            for (meaning, days) in offsets {
                for end in ends(of: meaning, at: begin) { add(PartialTime(offset: days), end) }
            }
            for at in skipping(.the, at: begin) {
                for (date, end) in dates(at: at) { add(date, end) }
                for (weekday, end) in weekdays(at: at) { add(PartialTime(weekday: weekday), end) }
                for (meaning, isLast) in [
                    (TimeWords.Meaning.last, true), (.recent, true), (.this, false),
                ] {
                    for name in ends(of: meaning, at: at) {
                        for (weekday, end) in weekdays(at: name) {
                            add(PartialTime(weekday: weekday, isLast: isLast), end)
                        }
                    }
                }
            }
        }
        return found
    }

    /// How many days back a day is: `3 days ago`, `a week ago`.
    private func daysAgo(at start: Int) -> [(days: Int64, end: Int)] {
        func lengths(at: Int) -> [(days: Int64, end: Int)] {
            [(TimeWords.Meaning.days, 1), (.weeks, 7)].flatMap { meaning, days in
                counts(at: at).flatMap { count, end in
                    ends(of: meaning, at: end).map { (Int64(count * days), $0) }
                }
            }
        }
        return lengths(at: start).flatMap { days, end in
            ends(of: .agoAfter, at: end).map { (days, $0) }
        } + ends(of: .agoBefore, at: start).flatMap { lengths(at: $0) }
    }

    /// The names of days. In German, "so" is also a word that means nothing: before a word such as "about"
    /// it is only that.
    private func weekdays(at start: Int) -> [(weekday: Int, end: Int)] {
        senses(at: start).compactMap { sense, end in
            guard case .weekday(let weekday) = sense else { return nil }
            let isHedge = !ends(of: .hedge, at: start).isEmpty && !isSign(".", at: start + 1)
            if isHedge, !isCapitalized(start), !ends(of: .hedge, at: end).isEmpty { return nil }
            return (weekday, end)
        }
    }

    /// Parts of a day: `in the morning`, `this evening`, `tonight`, `last night`.
    private func parts(at start: Int) -> [TypedItem] {
        var found: [TypedItem] = []
        func add(_ time: PartialTime, _ end: Int) { found.append(TypedItem(time: time, end: end)) }
        for part in DayPart.allCases {
            let begins = Set(skipping(.within, at: start) + ends(of: .on, at: start))
            for end in begins.flatMap({ ends(of: part.meaning, at: $0) }) {
                // In German, "morgen" alone is tomorrow, and "mittag" alone is a time.
                if part == .midday || part == .morning && !ends(of: .tomorrow, at: start).isEmpty {
                    continue
                }
                add(PartialTime(part: part), end)
            }
            for end in ends(of: .this, at: start).flatMap({ ends(of: part.meaning, at: $0) }) {
                add(PartialTime(offset: 0, part: part), end)
            }
            for at in skipping(.on, at: start) {
                if let weekday = compoundDay(at: at, part) {
                    add(PartialTime(weekday: weekday, part: part), at + 1)
                }
            }
            for (day, end) in dayNames(at: start) {
                for end in ends(of: part.meaning, at: end) {
                    var day = day
                    day.part = part
                    add(day, end)
                }
            }
        }
        for end in ends(of: .tonight, at: start) { add(PartialTime(offset: 0, part: .night), end) }
        for part in [DayPart.evening, .night] {
            for end in ends(of: .last, at: start).flatMap({ ends(of: part.meaning, at: $0) }) {
                add(PartialTime(offset: -1, part: part), end)
            }
        }
        return found
    }

    /// The day of the week in "Dienstagabend".
    private func compoundDay(at start: Int, _ part: DayPart) -> Int? {
        guard let word = word(start), word.utf8.count > 8, words.entries[word] == nil else {
            return nil
        }
        for (ending, entries) in words.entries where word.hasSuffix(ending) {
            guard entries.contains(where: { $0.sense == .meaning(part.meaning) && $0.rest.isEmpty })
            else { continue }
            let day = words.entries[String(word.dropLast(ending.count))] ?? []
            for case .weekday(let weekday) in day.map(\.sense) { return weekday }
        }
        return nil
    }

    /// The days that a part of a day can follow directly.
    private func dayNames(at start: Int) -> [(PartialTime, end: Int)] {
        days(at: start).filter { $0.time.offset != nil || $0.time.weekday != nil }
            .map { ($0.time, $0.end) }
    }

    /// Weeks and months of a day: `of this week`, `last week's`, `of the current month`.
    private func spans(at start: Int) -> [TypedItem] {
        var found: [TypedItem] = []
        let begins = skipping(.of, at: start).flatMap { skipping(.the, at: $0) }
        for (meaning, back) in [(TimeWords.Meaning.this, 0), (.last, 1)] {
            for at in Set(begins).flatMap({ ends(of: meaning, at: $0) }) {
                for end in ends(of: .weeks, at: at) {
                    let time = PartialTime(weeksBack: back)
                    found.append(TypedItem(time: time, end: end))
                    if sign(end).map({ "'\u{2019}".contains($0) }) ?? false, word(end + 1) == "s" {
                        found.append(TypedItem(time: time, end: end + 2))
                    }
                }
                for end in ends(of: .months, at: at) {
                    found.append(TypedItem(time: PartialTime(monthsBack: back), end: end))
                }
            }
        }
        return found
    }

    // MARK: Zones

    /// `Z`, `UTC`, `CET`, `Europe/Berlin`, ` +0100`, and `(CET)` or `[Europe/Berlin]`.
    private func zones(at start: Int) -> [TypedItem] {
        var found: [TypedItem] = []
        func add(_ zone: ZoneSaid?, _ end: Int) {
            found.append(TypedItem(time: PartialTime(zone: zone), end: end, isZone: true))
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
            return (.offset(hours * 3600), start + 1)
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
            mayBeShort != isAfterSpace(start) || hasISOSeparator(before: start)
        else { return nil }
        let hasMinutes = isSign(":", at: start + 2) && isNumber(start + 3)
        let end = start + (hasMinutes ? 4 : 2)
        var cursor = TextCursor(Array(written(start..<end).utf8)[...])
        guard hasMinutes || digits.count == 4 || !isAfterSpace(start),
            let seconds = cursor.offset(mayBeShort: mayBeShort), cursor.isAtEnd
        else { return nil }
        return (seconds, end)
    }

    /// Whether a `T` between numbers is before a position.
    private func hasISOSeparator(before at: Int) -> Bool {
        (1..<max(1, at)).contains { word($0) == "t" && isNumber($0 - 1) && isNumber($0 + 1) }
    }
}
