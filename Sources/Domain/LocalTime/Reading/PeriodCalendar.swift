/// What a period is counted from.
struct PeriodCalendar {
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
        case .quarter:
            let first = month / 3 * 3 - 3 * back
            return isInRange(first) ? quarter(first) : nil
        case .year: return today.year > back ? Period(year: today.year - back) : nil
        }
    }

    /// - Parameter first: its first month, counted from the first month of the year 0.
    func quarter(_ first: Int) -> Period? {
        Period(from: Period(month: first), through: Period(month: first + 2))
    }

    /// Saturday and Sunday.
    ///
    /// - Parameter back: 0 is the one of this week, which begins on Monday; 1 the one before.
    func weekend(back: Int) -> Period {
        let saturday = today.adding(days: Int64(5 - (today.weekday + 6) % 7 - 7 * back))
        return Period(from: saturday, days: 2)
    }

    /// The last days, months or years. Days include today, months and years end with the one before this.
    func last(_ count: Int, _ unit: PeriodUnit, endsToday: Bool = true) -> Period? {
        switch unit {
        case .day, .week:
            let days = unit == .week ? 7 * count : count
            return Period(from: today.adding(days: Int64((endsToday ? 1 : 0) - days)), days: days)
        case .month, .quarter, .year:
            guard let first = period(unit, back: count), let last = period(unit, back: 1) else {
                return nil
            }
            return Period(from: first, through: last)
        }
    }

    private func isInRange(_ month: Int) -> Bool { month >= 12 }
}

enum PeriodUnit: CaseIterable {
    case day, week, month, quarter, year

    var meaning: TimeWords.Meaning {
        switch self {
        case .day: .days
        case .week: .weeks
        case .month: .months
        case .quarter: .yearQuarter
        case .year: .years
        }
    }
}
