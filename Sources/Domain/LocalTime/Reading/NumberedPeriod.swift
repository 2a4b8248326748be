/// Weeks and quarters by their number, and months by their name.
extension TypedText {
    /// `week 47`, `W47`, `KW 47`, `47. KW`, also with a year: the latest one that has begun.
    func week(_ calendar: PeriodCalendar) -> Period? {
        func names(_ at: Int) -> [Int] {
            ends(of: .weeks, at: at) + ends(of: .calendarWeek, at: at)
        }
        var found = names(0).compactMap { at in number(at, 1...2).map { ($0, end: at + 1) } }
        if let (week, at) = ordinal(at: 0) { found += names(at).map { (week, end: $0) } }
        for (week, at) in found {
            guard let year = yearAtEnd(at) else { continue }
            let years =
                year.map { [$0] }
                ?? [1, 0, -1].map { calendar.today.year + $0 }
            for year in years {
                guard let monday = Self.date(year, week: week, day: 1),
                    years.count == 1 || monday.dayNumber <= calendar.today.dayNumber
                else { continue }
                return Period(from: monday, days: 7)
            }
        }
        return nil
    }

    /// `Q3`, `Q3 2025`, `2025-Q3`, `3rd quarter of 2025`, `drittes Quartal`: the latest one that has begun.
    func quarter(_ calendar: PeriodCalendar) -> Period? {
        var found: [(quarter: Int, end: Int, year: Int?)] = []
        for begin in skipping(.the, at: 0) {
            for at in ends(of: .yearQuarter, at: begin) {
                if let quarter = number(at, 1...1) { found.append((quarter, at + 1, nil)) }
            }
            if let (quarter, at) = ordinal(at: begin) {
                found += ends(of: .yearQuarter, at: at).map { (quarter, $0, nil) }
            }
        }
        if let year = number(0, 4...4) {
            let at = isSign("-", at: 1) || isSign("/", at: 1) ? 2 : 1
            for end in ends(of: .yearQuarter, at: at) where end + 1 == self.end {
                if let quarter = number(end, 1...1) { found.append((quarter, end + 1, year)) }
            }
        }
        for (quarter, at, year) in found where (1...4).contains(quarter) {
            guard let typedYear = yearAtEnd(at) else { continue }
            let own = calendar.today.year
            let isLater = quarter > (calendar.today.month + 2) / 3
            let year = year ?? typedYear ?? (isLater ? own - 1 : own)
            return year > 0 ? calendar.quarter(year * 12 + 3 * (quarter - 1)) : nil
        }
        return nil
    }

    /// `3rd`, `3.`, `third`.
    private func ordinal(at start: Int) -> (Int, end: Int)? {
        for case (.ordinal(let number), let end) in senses(at: start) { return (number, end) }
        guard let number = number(start, 1...2) else { return nil }
        if isSign(".", at: start + 1) { return (number, start + 2) }
        guard let ending = word(start + 1), !isAfterSpace(start + 1),
            ["st", "nd", "rd", "th", "te", "tes"].contains(ending)
        else { return nil }
        return (number, start + 2)
    }

    /// The year after a position, which may follow "of" or a slash.
    ///
    /// - Returns: nil if something else follows; nil inside if nothing does.
    private func yearAtEnd(_ at: Int) -> Int?? {
        if at == end { return .some(nil) }
        var next = ends(of: .of, at: at).first ?? at
        if isSign("/", at: next) || isSign(",", at: next) || isSign("-", at: next) { next += 1 }
        guard let year = number(next, 4...4), next + 1 == end else { return nil }
        return year
    }

    /// `last november`: the latest one that is over.
    func lastMonth(_ calendar: PeriodCalendar) -> Period? {
        for at in ends(of: .last, at: 0) {
            for (month, end) in months(at: at) where end == self.end {
                let back = (calendar.today.month - month + 11) % 12 + 1
                return calendar.period(.month, back: back)
            }
        }
        return nil
    }
}
