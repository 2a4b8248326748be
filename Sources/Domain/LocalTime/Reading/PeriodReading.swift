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
            return try span(text)
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
        do throws(Problem) { first = try span(rest) } catch {
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

    /// Reads a day or another span as ``span(_:)`` does, also after a word such as "since". `-1` is not one here: what is
    /// counted back from now has a unit.
    public func beginning(_ text: String) throws(Problem) -> Period {
        var typed = text.split(whereSeparator: \.isWhitespace)[...]
        if typed.count > 1, isOne(typed.first!, .from) { typed = typed.dropFirst() }
        if typed.first?.first?.isDash == true { throw .unreadable }
        return try ofOneText.span(typed.joined(separator: " "))
    }

    /// Reads a time, or a day, a month or another span, which means its first instant.
    private func boundary(_ text: String) throws(Problem) -> Instant {
        do throws(Problem) {
            return zone.start(of: try beginning(text).first)
        } catch {
            guard error == .unreadable else { throw error }
        }
        return try instant(text)
    }

    // MARK: One period

    /// Reads one day, week, month, or year.
    ///
    /// - Throws: as ``period(_:)``.
    public func span(_ text: String) throws(Problem) -> Period {
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
            let end = try span(way.end)
            // "Q3 - Q4 2025"
            let isNumbered = first.isNumberedPeriod && last.isNumberedPeriod
            let year = isNumbered ? last.digits(last.end - 1) ?? "" : ""
            let dated = year.count == 4 ? try? span("\(way.start) \(year)") : nil
            let start: Period
            if let dated, dated < end { start = dated } else { start = try span(way.start) }
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
        guard var start = try one(both.start) else { return nil }
        var end = following(both.end, start.first)
        if let last = end, last.first.dayNumber > today.dayNumber {
            // What comes round after the present is over, if it can be: "monday to monday", "oct - sep".
            let days = last.first.dayNumber - start.first.dayNumber
            let isMostOfYear = days > 183 && last.first.year > start.first.year
            let isRound =
                both.start.month == nil
                ? (last.first.weekday + 7 - firstWeekday) % 7
                    <= (start.first.weekday + 7 - firstWeekday) % 7 : isMostOfYear
            if isRound, let earlier = earlier(both.start, start) {
                (start, end) = (earlier, following(both.end, earlier.first))
            } else if days == 7, start.isDay {
                end = start
            } else if isMostOfYear {
                throw .endsFirst
            }
        }
        if end == nil { end = try one(both.end) }
        guard let end else { return nil }
        guard let period = Period(from: start, through: end) else { throw .endsFirst }
        return period
    }

    /// The day or the month a week or a year before one; nil if it is certain, or a date.
    private func earlier(_ time: PartialTime, _ start: Period) -> Period? {
        guard time.offset == nil, time.day == nil, time.year == nil, !time.isLast,
            time.weeksBack == nil
        else { return nil }
        if time.month == nil { return Period(from: start.first.adding(days: -7), days: 1) }
        return Period(month: start.first.year * 12 + start.first.month - 13)
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
        return Period(
            from: start.adding(days: Int64((weekday - start.weekday + 6) % 7 + 1)), days: 1)
    }
}

/// A period, as typed.
private enum PeriodSaid: Hashable {
    /// 0 is the present one. As with a day of the week, a weekend that has begun is meant if nothing else is said.
    case unit(PeriodUnit, back: Int)
    case weekend(back: Int?)
    case last(Int, PeriodUnit, isRecent: Bool)
    case week(Int, year: Int?)
    case quarter(Int, year: Int?)
    /// The latest one that is over, and that of this year.
    case month(Int)
    case monthOfYear(Int)

    func period(_ calendar: PeriodCalendar) throws(TimeReading.Problem) -> Period? {
        let today = calendar.today
        switch self {
        case .unit(let unit, let back): return calendar.period(unit, back: back)
        case .weekend(let back?): return calendar.weekend(back: back)
        case .weekend(nil):
            let weekend = calendar.weekend(back: 0)
            return weekend.first.dayNumber <= today.dayNumber ? weekend : calendar.weekend(back: 1)
        case .last(let count, let unit, let isRecent):
            guard (1...999).contains(count), let period = calendar.last(count, unit) else {
                return nil
            }
            if isRecent, unit == .day || unit == .week,
                let before = calendar.last(count, unit, endsToday: false)
            {
                throw .ambiguousPeriod([before, period])
            }
            return period
        case .week(let week, let year):
            // The latest one that has begun.
            for candidate in year.map({ [$0] }) ?? [today.year + 1, today.year, today.year - 1] {
                guard let monday = CivilTime.date(candidate, week: week, day: 1),
                    year != nil || monday.dayNumber <= today.dayNumber
                else { continue }
                return Period(from: monday, days: 7)
            }
            return nil
        case .quarter(let quarter, let year):
            guard (1...4).contains(quarter) else { return nil }
            let isLater = quarter > (today.month + 2) / 3
            return calendar.quarter(
                (year ?? (isLater ? today.year - 1 : today.year)) * 12 + 3 * (quarter - 1))
        case .month(let month):
            return calendar.period(.month, back: (today.month - month + 11) % 12 + 1)
        case .monthOfYear(let month): return Period(month: today.year * 12 + month - 1)
        }
    }

    private static func kind(_ match: Match, _ place: Int = 0) -> PeriodUnit {
        PeriodUnit.allCases[match[place]]
    }

    /// `:week`, `:lastmonth`, as in timewarrior.
    private static let hints: [Rule<PeriodSaid>] = [
        Rule("~: today") { _ in .unit(.day, back: 0) },
        Rule("~: yesterday") { _ in .unit(.day, back: 1) },
        Rule("~: 'day'") { _ in .unit(.day, back: 0) },
        Rule("~: 'lastday'") { _ in .unit(.day, back: 1) },
        Rule("~: 'week'") { _ in .unit(.week, back: 0) },
        Rule("~: 'lastweek'") { _ in .unit(.week, back: 1) },
        Rule("~: 'month'") { _ in .unit(.month, back: 0) },
        Rule("~: 'lastmonth'") { _ in .unit(.month, back: 1) },
        Rule("~: 'quarter'") { _ in .unit(.quarter, back: 0) },
        Rule("~: 'lastquarter'") { _ in .unit(.quarter, back: 1) },
        Rule("~: 'year'") { _ in .unit(.year, back: 0) },
        Rule("~: 'lastyear'") { _ in .unit(.year, back: 1) },
    ]

    /// Weeks and quarters by their number, and months by their name: `week 47`, `47. KW`, `Q3 2025`, `last november`.
    private static let numbered: [Rule<PeriodSaid>] = [
        Rule("~- _#1-4") { .unit(.month, back: $0[0]) },
        Rule("Y -|/? _'w' _#2") { .week($0[1], year: $0[0]) },
        Rule("weeks|calendarWeek #1-2") { .week($0[0], year: nil) },
        Rule("weeks|calendarWeek #1-2 of? /|,|-? Y") { .week($0[0], year: $0[1]) },
        Rule("marked weeks|calendarWeek") { .week($0[0], year: nil) },
        Rule("marked weeks|calendarWeek of? /|,|-? Y") { .week($0[0], year: $0[1]) },
        Rule("the? yearQuarter #1") { .quarter($0[0], year: nil) },
        Rule("the? yearQuarter #1 of? /|,|-? Y") { .quarter($0[0], year: $0[1]) },
        Rule("the? marked yearQuarter") { .quarter($0[0], year: nil) },
        Rule("the? marked yearQuarter of? /|,|-? Y") { .quarter($0[0], year: $0[1]) },
        Rule("Y -|/? yearQuarter #1") { .quarter($0[1], year: $0[0]) },
        Rule("last month") { .month($0[0]) },
        Rule("this month") { .monthOfYear($0[0]) },
    ]

    /// `this week`, `week`, `last month`, `last 7 days`, `last weekend`. "day" alone is not a period, and "2 weeks" alone
    /// are the last ones.
    private static let counted: [Rule<PeriodSaid>] = [
        Rule("within|on? the? weekend") { _ in .weekend(back: nil) },
        Rule("within|on? the? this weekend") { _ in .weekend(back: 0) },
        Rule("within|on? the? last|recent weekend") { _ in .weekend(back: 1) },
        Rule("within|on? the? this? span") { kind($0) == .day ? nil : .unit(kind($0), back: 0) },
        // The past week is not always one of the calendar.
        Rule("within|on? the? recent span") {
            kind($0) == .week ? .last(1, .week, isRecent: true) : nil
        },
        Rule("within|on? the? last|recent span") {
            kind($0) == .day ? nil : .unit(kind($0), back: 1)
        },
        Rule("within|on? the? last? #1-4|n span") { .last($0[0], kind($0, 1), isRecent: false) },
        Rule("within|on? the? recent #1-4|n span") { .last($0[0], kind($0, 1), isRecent: true) },
    ]

    /// `2 days ago`, `vor 2 Tagen`, `2 days before yesterday`. A length is beside each.
    static let beforeDays = Pattern("agoBefore")
    static let afterDays: [Rule<Int>] = [
        Rule("agoAfter") { _ in 0 }, Rule("before today|now") { _ in 0 },
        Rule("before yesterday") { _ in 1 },
    ]

    static let rules = hints + numbered + counted
}

extension TypedText {
    /// The period that the whole text is; nil if it is none, or a date.
    fileprivate func period(_ calendar: PeriodCalendar) throws(TimeReading.Problem) -> Period? {
        for (said, end) in read(PeriodSaid.rules, at: 0) where end == self.end {
            if let period = try said.period(calendar) { return period }
        }
        let ago = ends(of: PeriodSaid.beforeDays, at: 0).flatMap { wholeDays(at: $0) }
            .filter { $0.end == end }.map { $0.days }
        let before = wholeDays(at: 0).flatMap { days, at in
            read(PeriodSaid.afterDays, at: at).filter { $0.end == end }.map { days + $0.0 }
        }
        return (ago + before).first.flatMap { calendar.period(.day, back: $0) }
    }

    /// Whether it is a week or a quarter by its number.
    fileprivate var isNumberedPeriod: Bool {
        read(PeriodSaid.rules, at: 0).contains { said, end in
            switch said {
            case .week, .quarter: end == self.end
            default: false
            }
        }
    }

    private func wholeDays(at start: Int) -> [(days: Int, end: Int)] {
        lengths(at: start).compactMap { length, end in
            let days = length.microseconds / 86_400_000_000
            let isWhole = length.microseconds % 86_400_000_000 == 0 && !length.isInHours
            return isWhole && days <= 1000 ? (Int(days), end) : nil
        }
    }
}
