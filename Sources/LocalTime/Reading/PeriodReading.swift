/// A number of days, one after the other.
public struct Period: Equatable, Sendable {
    public let first: CivilTime
    /// The day after the last one.
    public let next: CivilTime

    init(from first: CivilTime, days: Int) {
        self.first = CivilTime(year: first.year, month: first.month, day: first.day)
        next = self.first.adding(days: Int64(days))
    }

    /// A month, counted from the first month of the year 0.
    init(month: Int) {
        let (year, place) = (month / 12, month % 12 + 1)
        self.init(
            from: CivilTime(year: year, month: place, day: 1),
            days: CivilTime.days(inMonth: place, of: year))
    }

    init(year: Int) {
        let first = CivilTime(year: year, month: 1, day: 1)
        self.init(from: first, days: CivilTime(year: year, month: 12, day: 31).dayOfYear)
    }

    /// From the first day of one period to the last day of another; nil if that day comes first.
    public init?(from first: Period, through last: Period) {
        guard first.first.dayNumber < last.next.dayNumber else { return nil }
        (self.first, next) = (first.first, last.next)
    }

    public var isDay: Bool { next.dayNumber - first.dayNumber == 1 }

    public var isMonth: Bool {
        first.day == 1
            && next.dayNumber - first.dayNumber
                == Int64(CivilTime.days(inMonth: first.month, of: first.year))
    }
}

extension TimeReading {
    /// Reads a period: `:week`, `last week`, `this month`, `last 7 days`, `november`,
    /// `nov 2025`, `2026-11`, `2026`, `-1` (the month before this one), and any day.
    ///
    /// - Parameter firstWeekday: on which weeks begin; 0 is Sunday.
    /// - Throws: as ``day(_:)``.
    public func period(_ text: String, firstWeekday: Int) throws(Problem) -> Period {
        let calendar = PeriodCalendar(today: today, firstWeekday: firstWeekday)
        if let period = TypedText(text, words)?.period(calendar) { return period }
        return Period(from: try day(text), days: 1)
    }
}

/// What a period is counted from.
private struct PeriodCalendar {
    let today: CivilTime
    let firstWeekday: Int

    var month: Int { today.year * 12 + today.month - 1 }

    /// - Parameter back: 0 is the present one, 1 the one before.
    func period(_ unit: PeriodUnit, back: Int) -> Period? {
        switch unit {
        case .day: return Period(from: today.adding(days: Int64(-back)), days: 1)
        case .week:
            let first = CalendarSpan.week.first(of: today, firstWeekday: firstWeekday)
            return Period(from: first.adding(days: Int64(-7 * back)), days: 7)
        case .month: return isInRange(month - back) ? Period(month: month - back) : nil
        case .year: return Period(year: today.year - back)
        }
    }

    private func isInRange(_ month: Int) -> Bool { month >= 12 }
}

private enum PeriodUnit: String, CaseIterable {
    case day, week, month, year

    var meaning: TimeWords.Meaning {
        switch self {
        case .day: .days
        case .week: .weeks
        case .month: .months
        case .year: .years
        }
    }
}

extension TypedText {
    /// The period that the whole text is; nil if it is none, or a day.
    fileprivate func period(_ calendar: PeriodCalendar) -> Period? {
        hint(calendar) ?? counted(calendar) ?? named(calendar) ?? numbered(calendar)
    }

    /// `:week`, `:lastmonth`, as in timewarrior.
    private func hint(_ calendar: PeriodCalendar) -> Period? {
        guard isSign(":", at: 0, touches: false) else { return nil }
        func ends(_ word: String) -> Bool { self.ends(of: [[word]], at: 1).contains(end) }
        if ends("today") { return calendar.period(.day, back: 0) }
        if ends("yesterday") { return calendar.period(.day, back: 1) }
        for unit in PeriodUnit.allCases {
            if ends(unit.rawValue) { return calendar.period(unit, back: 0) }
            if ends("last\(unit.rawValue)") { return calendar.period(unit, back: 1) }
        }
        return nil
    }

    /// `this week`, `week`, `last month`, `last 7 days`, `-1`.
    private func counted(_ calendar: PeriodCalendar) -> Period? {
        if isSign("-", at: 0, touches: false), end == 2, let back = number(1, 1...4, touches: true)
        {
            return calendar.period(.month, back: back)
        }
        for unit in PeriodUnit.allCases {
            let starts = [0] + ends(of: .this, at: 0)
            // "day" alone is not a period.
            if unit != .day,
                starts.contains(where: { ends(of: unit.meaning, at: $0).contains(end) })
            {
                return calendar.period(unit, back: 0)
            }
            for start in ends(of: .last, at: 0) {
                if unit != .day, ends(of: unit.meaning, at: start).contains(end) {
                    return calendar.period(unit, back: 1)
                }
                guard unit == .day || unit == .week,
                    let (count, next) = number(start, 1...3).map({ ($0, end: start + 1) })
                        ?? numberWord(start).map({ ($0.number, end: $0.end) }),
                    count > 0, ends(of: unit.meaning, at: next).contains(end)
                else { continue }
                let days = unit == .week ? 7 * count : count
                return Period(from: calendar.today.adding(days: Int64(1 - days)), days: days)
            }
        }
        return nil
    }

    /// `november` (the latest one), `november 2025`.
    private func named(_ calendar: PeriodCalendar) -> Period? {
        for (month, after) in months(at: 0) {
            if after == end {
                let back = (calendar.today.month - month + 12) % 12
                return calendar.period(.month, back: back)
            }
            let at = skippingComma(after)
            if let year = number(at, 4...4), year > 0, at + 1 == end {
                return Period(month: year * 12 + month - 1)
            }
        }
        return nil
    }

    /// `2026-11`, `11.2026`, `11/2026`, `2026`.
    private func numbered(_ calendar: PeriodCalendar) -> Period? {
        if end == 1, let year = number(0, 4...4), year > 0 { return Period(year: year) }
        guard end == 3, let sign = "-./".first(where: { isSign($0, at: 1) }) else { return nil }
        let yearFirst = number(0, 4...4).flatMap { year in
            number(2, 2...2, touches: true).map { (year: year, month: $0) }
        }
        let monthFirst = number(0, 1...2).flatMap { month in
            number(2, 4...4, touches: true).map { (year: $0, month: month) }
        }
        guard let (year, month) = sign == "-" ? yearFirst : yearFirst ?? monthFirst, year > 0,
            (1...12).contains(month)
        else { return nil }
        return Period(month: year * 12 + month - 1)
    }
}
