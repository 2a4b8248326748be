// Dates in the words and numbers of a text.

extension TypedText {
    /// The dates that begin at a position, and parts of one: `2026-11-20`, `20.11.`, `11/20/2026`, `20 Nov`,
    /// `the 20th of November`, `Nov 20, 2026`, `20-NOV-26`, `2026-W47-5`, `November 2026`, `2026`.
    func dates(at start: Int) -> [(PartialTime, end: Int)] {
        var found = yearFirst(at: start) + numeric(at: start) + isoNumbers(at: start)
        for (day, end, isBare) in daysOfMonth(at: start) {
            found.append((PartialTime(day: day, isBareDay: isBare), end))
            let next = afterSeparator(end)
            for (month, end) in months(at: next.end) {
                found += withYear(month: month, day: day, at: end, after: next.sign)
            }
        }
        for (month, end) in months(at: start) {
            found.append((PartialTime(month: month), end))
            if let (year, end) = wholeYear(at: skippingComma(end)) {
                found.append((PartialTime(month: month, year: year), end))
            }
            for next in skipping(.the, at: end) {
                for (day, end, _) in daysOfMonth(at: next) {
                    found += withYear(month: month, day: day, at: end, after: nil)
                }
            }
        }
        if let (year, end) = wholeYear(at: start) { found.append((PartialTime(year: year), end)) }
        return found
    }

    func months(at start: Int) -> [(month: Int, end: Int)] {
        senses(at: start).compactMap { sense, end in
            if case .month(let month) = sense { return (month, end) }
            return nil
        }
    }

    /// `15`, `15th`, `15.`, `fifteenth`.
    private func daysOfMonth(at start: Int) -> [(day: Int, end: Int, isBare: Bool)] {
        var found: [(day: Int, end: Int, isBare: Bool)] = []
        for case (.ordinal(let day), let end) in senses(at: start) {
            found.append((day: day, end: end, isBare: false))
        }
        guard let day = number(start, 1...2), (1...31).contains(day) else { return found }
        if isSign(".", at: start + 1) {
            found.append((day: day, end: start + 2, isBare: false))
        } else if !isAfterSpace(start + 1),
            let end = Self.ordinalEndings.lazy.compactMap({ self.end(of: $0, at: start + 1) }).first
        {
            found.append((day: day, end: end, isBare: false))
        } else {
            found.append((day: day, end: start + 1, isBare: true))
        }
        return found
    }

    private static let ordinalEndings = ["st", "nd", "rd", "th", "te", "ter", "ten"]

    /// The position after "of", a dash or a slash between a day and its month.
    private func afterSeparator(_ at: Int) -> (end: Int, sign: Character?) {
        for sign in "-/" where isSign(sign, at: at) && !isAfterSpace(at + 1) {
            return (at + 1, sign)
        }
        let of = ends(of: .of, at: at).first ?? at
        return (ends(of: .the, at: of).first ?? of, nil)
    }

    /// A year of four digits that is not the beginning of a longer number.
    private func wholeYear(at: Int) -> (Int, end: Int)? {
        guard let year = number(at, 4...4), year > 0 else { return nil }
        return (CivilTime.gregorian(year), at + 1)
    }

    /// The date without a year, and with one if it follows.
    private func withYear(
        month: Int, day: Int, at end: Int, after sign: Character?
    ) -> [(PartialTime, end: Int)] {
        var found: [(PartialTime, end: Int)] = []
        func add(_ year: Int?, _ end: Int) {
            if let date = date(year, month, day) { found.append((date, end)) }
        }
        add(nil, end)
        var at = skippingComma(end)
        if let sign, isSign(sign, at: at) { at += 1 }
        let isApostrophe =
            isSign("'", at: at, touches: false) || isSign("\u{2019}", at: at, touches: false)
        if isApostrophe { at += 1 }
        if let (year, end) = wholeYear(at: at) { add(year, end) }
        if let year = number(at, 2...2), isYearEnd(at + 1) { add(Self.century(year), at + 1) }
        return found
    }

    /// Whether no sign follows that makes the number the hour of a time.
    private func isYearEnd(_ at: Int) -> Bool { !isSign(":", at: at) }

    /// A year of two digits: 1970 … 2069.
    private static func century(_ year: Int) -> Int { year < 70 ? 2000 + year : 1900 + year }

    /// A date that may not exist: what it lacks may be at the other end of an interval.
    ///
    /// - Returns: nil if no month is as long, or there is no such month.
    private func date(_ year: Int?, _ month: Int, _ day: Int) -> PartialTime? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return PartialTime(day: day, month: month, year: year)
    }

    // MARK: Numbers

    /// `2026-11-20`, `2026/11/20`, `2026.11.20`, also with one digit, and with the name of the month.
    private func yearFirst(at start: Int) -> [(PartialTime, end: Int)] {
        guard let (year, at) = wholeYear(at: start) else { return [] }
        var found: [(PartialTime, end: Int)] = []
        for sign in "-/." where isSign(sign, at: at) {
            if let month = number(at + 1, 1...2, touches: true) {
                if sign != ".", (1...12).contains(month), digits(at + 1)?.count == 2 || sign == "/"
                {
                    found.append((PartialTime(month: month, year: year), at + 2))
                }
                if isSign(sign, at: at + 2), let day = number(at + 3, 1...2, touches: true),
                    let date = date(year, month, day)
                {
                    found.append((date, at + 4))
                }
            }
            for (month, end) in months(at: at + 1) where isSign(sign, at: end) {
                if let day = number(end + 1, 1...2, touches: true),
                    let date = date(year, month, day)
                {
                    found.append((date, end + 2))
                }
            }
        }
        for (month, end) in months(at: at) {
            for (day, end, _) in daysOfMonth(at: end) {
                if let date = date(year, month, day) { found.append((date, end)) }
            }
        }
        return found
    }

    /// Two numbers, and a year after them or not: in the order of the locale for its sign, or in the other
    /// one if there is no such date. Without a form of the locale for the sign, each order is tried.
    private func numeric(at start: Int) -> [(PartialTime, end: Int)] {
        guard let first = number(start, 1...2),
            let sign = "./-".first(where: { isSign($0, at: start + 1) })
        else { return [] }
        if sign != "-", let (year, end) = wholeYear(at: start + 2), !isAfterSpace(start + 2),
            (1...12).contains(first)
        {
            return [(PartialTime(month: first, year: year), end)]
        }
        // Some languages write a space after the full stop.
        let touches = sign != "."
        guard let second = number(start + 2, 1...2, touches: touches) else { return [] }
        let at = start + 3
        let year = typedYear(after: sign, at: at, touches: touches)
        let form = words.dateForm?.separator == sign ? words.dateForm : nil
        func dates(_ isMonthFirst: Bool, _ year: Int?) -> PartialTime? {
            var time = isMonthFirst ? date(year, first, second) : date(year, second, first)
            time?.isMonthFirst = isMonthFirst
            return time
        }
        func inOrder(_ year: Int?) -> [PartialTime] {
            guard let form else { return [false, true].compactMap { dates($0, year) } }
            let own = dates(form.isMonthFirst, year)
            return [own ?? dates(!form.isMonthFirst, year)].compactMap { $0 }
        }
        let isClosed = sign == "." && isSign(".", at: at)
        // 20-11 alone could be the ends of an interval.
        var found = inOrder(nil).map { ($0, end: isClosed ? at + 1 : at) }
        if let year {
            found += inOrder(year.value).map { ($0, end: at + 2) }
            // 20/11/26 could begin with the year.
            if form == nil, sign != ".", year.isShort, let last = number(at + 1, 2...2),
                let date = date(Self.century(first), second, last)
            {
                found.append((date, end: at + 2))
            }
        }
        return found
    }

    private func typedYear(
        after sign: Character, at: Int, touches: Bool
    ) -> (value: Int, isShort: Bool)? {
        guard isSign(sign, at: at) else { return nil }
        if let year = number(at + 1, 4...4, touches: touches) {
            return (CivilTime.gregorian(year), false)
        }
        guard let year = number(at + 1, 2...2, touches: true), isYearEnd(at + 2) else { return nil }
        return (Self.century(year), true)
    }

    /// `20261120`, `202611`, `2026-324`, `2026324`, `2026-W47-5`, `2026W475`.
    private func isoNumbers(at start: Int) -> [(PartialTime, end: Int)] {
        var found: [(PartialTime, end: Int)] = []
        func add(_ date: CivilTime?, _ end: Int) {
            guard let date else { return }
            found.append((PartialTime(day: date.day, month: date.month, year: date.year), end))
        }
        if let number = number(start, 8...8), (19_000_000..<22_000_000).contains(number),
            let date = date(number / 10_000, number / 100 % 100, number % 100)
        {
            found.append((date, start + 1))
        }
        if let number = number(start, 7...7), (1_900_000..<2_200_000).contains(number) {
            add(Self.date(number / 1000, dayOfYear: number % 1000), start + 1)
        }
        if let number = number(start, 6...6), (190_000..<220_000).contains(number),
            (1...12).contains(number % 100)
        {
            found.append((PartialTime(month: number % 100, year: number / 100), start + 1))
        }
        guard let (year, at) = wholeYear(at: start) else { return found }
        if isSign("-", at: at), let day = number(at + 1, 3...3, touches: true) {
            add(Self.date(year, dayOfYear: day), at + 2)
        }
        if let (week, end) = isoWeek(at: at), let day = week.day {
            add(Self.date(year, week: week.week, day: day), end)
        }
        return found
    }

    /// The week and the day after a year: `-W47-5`, `W475`, `-W47`.
    func isoWeek(at start: Int) -> (week: (week: Int, day: Int?), end: Int)? {
        let hasDash = isSign("-", at: start)
        let at = hasDash ? start + 1 : start
        guard word(at) == "w", !isAfterSpace(at) else { return nil }
        if !hasDash, let number = number(at + 1, 3...3, touches: true) {
            return ((number / 10, number % 10), at + 2)
        }
        guard let week = number(at + 1, 2...2, touches: true) else { return nil }
        if hasDash, isSign("-", at: at + 2), let day = number(at + 3, 1...1, touches: true) {
            return ((week, day), at + 4)
        }
        return ((week, nil), at + 2)
    }

    private static func date(_ year: Int, dayOfYear: Int) -> CivilTime? {
        guard dayOfYear > 0, dayOfYear <= CivilTime(year: year, month: 12, day: 31).dayOfYear else {
            return nil
        }
        return CivilTime(year: year, month: 1, day: 1).adding(days: Int64(dayOfYear - 1))
    }

    /// A day of a week of ISO 8601, which begins on Monday. The first week has 4 January.
    static func date(_ year: Int, week: Int, day: Int) -> CivilTime? {
        guard (1...53).contains(week), (1...7).contains(day), (1...9999).contains(year) else {
            return nil
        }
        let fourth = CivilTime(year: year, month: 1, day: 4)
        let monday = fourth.adding(days: Int64(-((fourth.weekday + 6) % 7)))
        let thursday = monday.adding(days: Int64((week - 1) * 7 + 3))
        return thursday.year == year ? thursday.adding(days: Int64(day - 4)) : nil
    }
}
