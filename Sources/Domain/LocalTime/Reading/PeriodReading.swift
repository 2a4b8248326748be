import Fasting

/// A number of days, one after the other.
public struct Period: Hashable, Comparable, Sendable {
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

    public static func < (a: Period, b: Period) -> Bool { (a.first, a.next) < (b.first, b.next) }
}

extension TimeReading {
    /// Reads a period: `:week`, `last week`, `this month`, `last 7 days`, `november`,
    /// `nov 2025`, `2026-11`, `2026`, `-1` (the month before this one), any day, and two of them with a word such
    /// as "to" or a dash between them, each in whole: `10 - 22 August`.
    ///
    /// - Throws: as ``day(_:)``; `endsFirst`, `ambiguousPeriod`.
    public func period(_ text: String) throws(Problem) -> Period {
        try ofOneText.wholePeriod(text)
    }

    private func wholePeriod(_ text: String) throws(Problem) -> Period {
        var problem: Problem?
        do throws(Problem) {
            return try onePeriod(text)
        } catch {
            // One whole date is not cut at its own dash.
            if case .noSuchDate(.some, _, _) = error { throw error }
            if error != .unreadable { problem = error }
        }
        for ways in DividedText.ways(text, words) {
            var found: Set<Period> = []
            for way in ways where way.divider != .lasting {
                do throws(Problem) {
                    found.formUnion(try periods(way))
                } catch {
                    if error != .unreadable { problem = problem ?? error }
                }
            }
            if let period = try exactlyOne(found, orAsk: { .ambiguousPeriod($0) }) { return period }
            if case .noSuchDate? = problem { break }
        }
        if let period = try openPeriod(text) { return period }
        throw problem ?? .unreadable
    }

    /// `since monday`: up to today.
    private func openPeriod(_ text: String) throws(Problem) -> Period? {
        let typed = text.split(whereSeparator: \.isWhitespace)
        guard typed.count > 1, isOne(typed[0], .from) else { return nil }
        let rest = typed.dropFirst().joined(separator: " ")
        let first: Period
        do throws(Problem) { first = try onePeriod(rest) } catch {
            if case .noSuchDate = error { throw error }
            return nil
        }
        guard let period = Period(from: first, through: Period(from: today, days: 1)) else {
            throw .endsFirst
        }
        return period
    }

    private func isOne(_ word: Substring, _ meaning: TimeWords.Meaning) -> Bool {
        TypedText(String(word), words, budget ?? ReadingBudget())?.isOne(meaning) ?? false
    }

    /// Reads a day or a time as the beginning of an interval, and another as its end, which complete each other.
    /// A day means its first instant.
    public func boundaries(since: String, until: String) throws(EndProblem) -> TypedInterval {
        func dates(_ text: String) -> [PartialTime] {
            guard let typed = TypedText(text, words, budget ?? ReadingBudget()) else { return [] }
            return typed.readings(0..<typed.end).filter { $0.month != nil }
        }
        var ends = Set<TypedInterval>()
        let lasts = dates(until)
        for first in dates(since) {
            for last in lasts where (first.year == nil) != (last.year == nil) {
                var both = BothEnds(start: first, end: last)
                both.completeDates()
                if both.hasOneOrder, let start = try? boundary(both.start),
                    let end = try? boundary(both.end)
                {
                    ends.insert(TypedInterval(start: start, end: end))
                }
            }
        }
        if ends.count == 1, let both = ends.first { return both }
        let start: Instant
        do throws(Problem) { start = try boundary(since) } catch { throw .start(error) }
        do throws(Problem) {
            return TypedInterval(start: start, end: try boundary(until))
        } catch {
            throw .end(error)
        }
    }

    private func boundary(_ time: PartialTime) throws(Problem) -> Instant {
        guard time.clock != nil else { return zone.start(of: try day(of: [time])) }
        let instant = try exactlyOne(try instants(of: time).0) { .ambiguous($0) }
        guard let instant else { throw .unreadable }
        return instant
    }

    /// Reads a time, or a day, which means its first instant.
    public func boundary(_ text: String) throws(Problem) -> Instant {
        do throws(Problem) {
            return zone.start(of: try day(text))
        } catch {
            guard error == .unreadable else { throw error }
        }
        return try instant(text)
    }

    // MARK: One period

    private func onePeriod(_ text: String) throws(Problem) -> Period {
        guard let typed = TypedText(text, words, budget ?? ReadingBudget()) else {
            throw .unreadable
        }
        let calendar = PeriodCalendar(today: today, firstWeekday: firstWeekday)
        if let period = try typed.period(calendar) { return period }
        let readings = typed.readings(0..<typed.end).filter { $0.clock == nil && $0.zone == nil }
        let spans = Set(readings.compactMap { span($0, calendar) })
        if let span = spans.first {
            guard spans.count == 1, !readings.contains(where: { $0.typedDay != nil }) else {
                throw .ambiguousPeriod(spans.sorted())
            }
            return span
        }
        return Period(from: try day(of: readings), days: 1)
    }

    /// The month, the year or the week that a time without a day is.
    private func span(_ time: PartialTime, _ calendar: PeriodCalendar) -> Period? {
        guard time.day == nil, time.weekday == nil, time.offset == nil, time.part == nil else {
            return nil
        }
        switch (time.month, time.year) {
        case (let month?, nil):
            return calendar.period(.month, back: (calendar.today.month - month + 12) % 12)
        case (let month?, let year?): return Period(month: year * 12 + month - 1)
        case (nil, let year?): return time.weeksBack == nil ? Period(year: year) : nil
        case (nil, nil):
            if let back = time.monthsBack { return calendar.period(.month, back: back) }
            return time.weeksBack.flatMap { calendar.period(.week, back: $0) }
        }
    }

    // MARK: Both ends

    private func periods(_ way: DividedText) throws(Problem) -> Set<Period> {
        let calendar = PeriodCalendar(today: today, firstWeekday: firstWeekday)
        guard let first = TypedText(way.start, words, budget ?? ReadingBudget()),
            let last = TypedText(way.end, words, budget ?? ReadingBudget())
        else { throw .unreadable }
        func days(_ typed: TypedText) -> [PartialTime] {
            typed.readings(0..<typed.end).filter { time in
                guard time.clock == nil, time.zone == nil, time.part == nil else { return false }
                return way.divider != .space || time.month != nil && time.day != nil
            }
        }
        let (starts, ends) = (days(first), days(last))
        var found: Set<Period> = []
        var problem: Problem?
        let pairs = starts.flatMap { start in ends.map { BothEnds(start: start, end: $0) } }
        if !pairs.isEmpty, !pairs.contains(where: \.hasOneOrder) { throw .unreadable }
        for pair in pairs where pair.hasOneOrder {
            var both = pair
            both.completeDates()
            do throws(Problem) {
                if let period = try period(both, calendar) { found.insert(period) }
            } catch {
                problem = problem ?? error
            }
        }
        if found.isEmpty, let problem, case .noSuchDate = problem { throw problem }
        if found.isEmpty, way.divider != .space {
            let start = try onePeriod(way.start)
            let end = try onePeriod(way.end)
            guard let period = Period(from: start, through: end) else { throw .endsFirst }
            return [period]
        }
        if found.isEmpty { throw problem ?? .unreadable }
        return found
    }

    /// From the latest start on, through the first end after it.
    private func period(_ both: BothEnds, _ calendar: PeriodCalendar) throws(Problem) -> Period? {
        func one(_ time: PartialTime) throws(Problem) -> Period? {
            if let span = span(time, calendar) { return span }
            return time.typedDay == nil ? nil : Period(from: try day(of: [time]), days: 1)
        }
        guard let start = try one(both.start) else { return nil }
        var end = following(both.end, start.first)
        if end == nil { end = try one(both.end) }
        guard let end else { return nil }
        guard let period = Period(from: start, through: end) else { throw .endsFirst }
        return period
    }

    /// The first day or month of a kind that is not before a day; nil if it is a certain one.
    private func following(_ time: PartialTime, _ start: CivilTime) -> Period? {
        guard time.offset == nil, time.year == nil, time.monthsBack == nil, time.weeksBack == nil
        else {
            return nil
        }
        if let month = time.month {
            let year =
                (time.month ?? 0, time.day ?? 31) < (start.month, start.day)
                ? start.year + 1 : start.year
            guard let day = time.day else { return Period(month: year * 12 + month - 1) }
            let date = (0...8).lazy.compactMap {
                CivilTime(validYear: year + $0, month: month, day: day)
            }.first
            guard let date, time.weekday.map({ $0 == date.weekday }) ?? true else { return nil }
            return Period(from: date, days: 1)
        }
        guard time.day == nil, !time.isLast, let weekday = time.weekday else { return nil }
        return Period(from: start.adding(days: Int64((weekday - start.weekday + 7) % 7)), days: 1)
    }
}

extension TypedText {
    /// The period that the whole text is; nil if it is none, or a date.
    fileprivate func period(_ calendar: PeriodCalendar) throws(TimeReading.Problem) -> Period? {
        if let period = hint(calendar) ?? week() ?? week(calendar) ?? quarter(calendar)
            ?? lastMonth(calendar)
        {
            return period
        }
        if let period = try counted(calendar) { return period }
        return daysBefore(calendar)
    }

    /// `:week`, `:lastmonth`, as in timewarrior.
    private func hint(_ calendar: PeriodCalendar) -> Period? {
        guard isSign(":", at: 0, touches: false), end == 2, let word = word(1) else { return nil }
        if word == "today" { return calendar.period(.day, back: 0) }
        if word == "yesterday" { return calendar.period(.day, back: 1) }
        for unit in PeriodUnit.allCases {
            if word == unit.rawValue { return calendar.period(unit, back: 0) }
            if word == "last\(unit.rawValue)" { return calendar.period(unit, back: 1) }
        }
        return nil
    }

    /// `2026-W47`.
    private func week() -> Period? {
        guard let year = number(0, 4...4), let (week, end) = isoWeek(at: 1), end == self.end,
            week.day == nil, let monday = Self.date(year, week: week.week, day: 1)
        else { return nil }
        return Period(from: monday, days: 7)
    }

    /// `this week`, `week`, `last month`, `last 7 days`, `last weekend`, `-1`.
    private func counted(_ calendar: PeriodCalendar) throws(TimeReading.Problem) -> Period? {
        if isSign("-", at: 0, touches: false), end == 2, let back = number(1, 1...4, touches: true)
        {
            return calendar.period(.month, back: back)
        }
        let begins = Set([0] + ends(of: .within, at: 0) + ends(of: .on, at: 0)).flatMap {
            skipping(.the, at: $0)
        }
        for begin in Set(begins) {
            if let period = try counted(calendar, from: begin) { return period }
        }
        return nil
    }

    private func counted(_ calendar: PeriodCalendar, from begin: Int) throws(TimeReading.Problem)
        -> Period?
    {
        let lasts = ends(of: .last, at: begin)
        let recents = ends(of: .recent, at: begin)
        if ends(of: .weekend, at: begin).contains(end) {
            // As with a day of the week, the latest one is meant.
            let weekend = calendar.weekend(back: 0)
            let hasBegun = weekend.first.dayNumber <= calendar.today.dayNumber
            return hasBegun ? weekend : calendar.weekend(back: 1)
        }
        for start in ends(of: .this, at: begin) where ends(of: .weekend, at: start).contains(end) {
            return calendar.weekend(back: 0)
        }
        for start in lasts + recents where ends(of: .weekend, at: start).contains(end) {
            return calendar.weekend(back: 1)
        }
        for unit in PeriodUnit.allCases {
            // "day" alone is not a period.
            if unit != .day,
                skipping(.this, at: begin).contains(where: {
                    ends(of: unit.meaning, at: $0).contains(end)
                })
            {
                return calendar.period(unit, back: 0)
            }
            // "2 weeks" alone are the last ones.
            for start in lasts + recents + [begin] {
                if start != begin, unit != .day, ends(of: unit.meaning, at: start).contains(end) {
                    return calendar.period(unit, back: 1)
                }
                guard let (count, next) = wholeNumber(start), (1...999).contains(count),
                    ends(of: unit.meaning, at: next).contains(end)
                else { continue }
                guard let period = calendar.last(count, unit) else { return nil }
                if recents.contains(start), unit == .day || unit == .week,
                    let before = calendar.last(count, unit, endsToday: false)
                {
                    throw .ambiguousPeriod([before, period])
                }
                return period
            }
        }
        return nil
    }

    /// `2 days ago`, `vor 2 Tagen`, `2 days before yesterday`.
    private func daysBefore(_ calendar: PeriodCalendar) -> Period? {
        func days(_ range: Range<Int>) -> Int? {
            guard !range.isEmpty, let seconds = duration(range).map({ $0 / 1_000_000 }),
                seconds % 86_400 == 0,
                !range.contains(where: { ends(of: .hours, at: $0).contains(range.upperBound) }),
                seconds <= 1000 * 86_400
            else { return nil }
            return Int(seconds / 86_400)
        }
        for at in ends(of: .agoBefore, at: 0) where at < end {
            if let days = days(at..<end) { return calendar.period(.day, back: days) }
        }
        for at in (0..<end).dropFirst() {
            guard let days = days(0..<at) else { continue }
            if ends(of: .agoAfter, at: at).contains(end) {
                return calendar.period(.day, back: days)
            }
            for (meaning, more) in [(TimeWords.Meaning.today, 0), (.yesterday, 1), (.now, 0)] {
                for base in ends(of: .before, at: at)
                where ends(of: meaning, at: base).contains(end) {
                    return calendar.period(.day, back: days + more)
                }
            }
        }
        return nil
    }
}
