import Fasting

/// Reads times as people type them. Rule: docs/rules/contract.md, Command line.
///
/// A text is read in every way that the words allow. If that gives more than one instant, it is
/// refused, because a guess could be wrong without anyone noticing.
public struct TimeReading {
    /// Why a text is not a time.
    public enum Problem: Error, Equatable, Sendable {
        case unreadable
        /// The clock skips the time.
        case doesNotExist
        /// It is a day without a time of day.
        case noClock
        /// It is a duration without "ago".
        case isDuration
        /// It names a day of the week that is not the one of its date.
        case otherWeekday
        /// It names a day that its month does not have. Without a year, no such month has it.
        case noSuchDate(year: Int?, month: Int, day: Int)
        /// It is one time, and an interval has two.
        case noEnd
        /// It can mean each of these instants.
        case ambiguous([Instant])
        /// It can mean this instant, and a duration.
        case clockOrDuration(Instant)
        /// It can mean each of these periods.
        case ambiguousPeriod([Period])
        /// It can mean each of these intervals.
        case ambiguousInterval([TypedInterval])
        /// The first of two periods is after the second.
        case endsFirst
    }

    let now: Instant
    private(set) var limit: Instant
    private(set) var zone: Zone
    let words: TimeWords
    /// On which weeks begin; 0 is Sunday.
    let firstWeekday: Int
    /// The time that is to be changed, from which "an hour earlier" counts; nil if there is none.
    private(set) var present: Instant?
    /// For the parts of one text; nil between texts.
    private(set) var budget: ReadingBudget?

    /// - Parameters:
    ///   - now: the present instant, for "yesterday", "today" and "ago".
    ///   - limit: the latest instant that a time without a whole date can mean; nil for `now`.
    ///   - firstWeekday: on which weeks begin; 0 is Sunday.
    public init(
        now: Instant, notAfter limit: Instant? = nil, zone: Zone, words: TimeWords,
        firstWeekday: Int = 1
    ) {
        (self.now, self.limit, self.zone, self.words) = (now, limit ?? now, zone, words)
        self.firstWeekday = firstWeekday
    }

    /// The present day.
    var today: CivilTime { zone.civil(now) }

    /// The same reading with another limit.
    func notAfter(_ limit: Instant) -> TimeReading {
        var reading = self
        reading.limit = limit
        return reading
    }

    /// The same reading in another zone.
    func located(in zone: Zone) -> TimeReading {
        var reading = self
        reading.zone = zone
        return reading
    }

    /// The same reading of a new time in place of another one: "an hour earlier" counts from that.
    public func changing(_ present: Instant) -> TimeReading {
        var reading = self
        reading.present = present
        return reading
    }

    /// A reading of one text, all parts of which together may take a number of steps.
    var ofOneText: TimeReading {
        var reading = self
        reading.budget = budget ?? ReadingBudget()
        return reading
    }

    /// Reads a time: `20:00` (the latest one that is not after the limit), `8pm`, `noon`, `now`,
    /// `yesterday 20:00`, `8 in the evening`, `monday 20:00` (the latest one), `2h ago`, `2h before noon`,
    /// `2026-11-20 20:00`, `20 Nov 20:00`, ISO 8601 with an offset, `@1795377600`, and the words and date
    /// forms of the locale.
    ///
    /// `quarter to nine` is before or after noon: without a day it is the latest one that is not
    /// after the limit. `at 8` can be both and is refused. What is said to be in the future, as `tomorrow 8am`
    /// and `in 2h`, is there.
    public func instant(_ text: String) throws(Problem) -> Instant {
        if let instant = try fixed(text) { return instant }
        guard let typed = TypedText(text, words) else { throw .unreadable }
        // "since 8pm"
        let from = typed.ends(of: .from, at: 0).first { $0 < typed.end } ?? 0
        return try instant(of: typed, from..<typed.end)
    }

    /// Reads a day: `2026-11-20`, `today`, `monday` (the latest one), `20 Nov`, `the 20th`, and the words and
    /// date forms of the locale.
    ///
    /// - Throws: ``Problem``: `unreadable` if the text is not a day alone, `otherWeekday`, or
    ///   `ambiguous` with the first instants of the days.
    public func day(_ text: String) throws(Problem) -> CivilTime {
        guard let typed = TypedText(text, words) else { throw .unreadable }
        return try day(
            of: typed.readings(0..<typed.end).filter { $0.clock == nil && $0.zone == nil })
    }

    // MARK: Instants

    /// `2026-11-20T20:00+01:00`, also with the name of the zone after it in brackets, and `@1795377600`.
    func fixed(_ text: String) throws(Problem) -> Instant? {
        if let (civil, offset) = dated(text) {
            guard let offset else { return try resolve(civil) }
            return Instant(secondsSinceEpoch: civil.secondsSinceEpoch - offset)
        }
        let trimmed = PlainSigns.typed(text).trimmed.lowercased()
        let digits = trimmed.first == "@" ? trimmed.dropFirst() : trimmed[...]
        // A short number is the place of a fast in the history, or a time of day.
        guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
        // Milliseconds.
        if digits.count == trimmed.count, digits.count == 13 {
            return Int64(digits).map { Instant(secondsSinceEpoch: $0 / 1000) }
        }
        guard
            digits.count == 10 || digits.count < trimmed.count && (9...11).contains(digits.count)
        else { return nil }
        return Int64(digits).map { Instant(secondsSinceEpoch: $0) }
    }

    /// A date and a time in a form of ISO 8601, and the offset that is written with them.
    func dated(_ text: String) -> (CivilTime, offset: Int64?)? {
        let trimmed = PlainSigns.typed(text).trimmed.lowercased()
        if let dated = TimeText.dated(trimmed) { return dated }
        if trimmed.last == "]", let open = trimmed.firstIndex(of: "["),
            let dated = TimeText.dated(String(trimmed[..<open])), dated.offset != nil
        {
            return dated
        }
        guard trimmed.count == 12 || trimmed.count == 14, trimmed.allSatisfy(\.isASCIIDigit),
            let number = Int64(trimmed),
            let civil = CompactTime(number, hasSeconds: trimmed.count == 14)?.civil
        else { return nil }
        return (civil, nil)
    }

    /// The only instant that a part of a text can mean.
    func instant(of typed: TypedText, _ range: Range<Int>) throws(Problem) -> Instant {
        var found = meanings(of: typed, range)
        let relative = typed.relativeTimes(range)
        for time in relative {
            do throws(Problem) { found.add(try instant(time, typed)) } catch {
                found.problem = error
            }
        }
        if relative.isEmpty, found.hasLength, typed.duration(range) != nil {
            throw found.instants.first.map { .clockOrDuration($0) } ?? .isDuration
        }
        if let instant = try found.only(now) { return instant }
        if let problem = found.problem { throw problem }
        if found.hasDay { throw .noClock }
        throw typed.duration(range) == nil ? .unreadable : .isDuration
    }

    /// What the readings of a text mean.
    struct Meanings {
        private(set) var instants: Set<Instant> = []
        var problem: Problem?
        /// Whether a day without a time of day was found.
        var hasDay = false
        /// Whether a time of day is written as a duration: "15h".
        var hasLength = false
        /// What is meant if the number of "today 8" is a time at all. All of them are asked for, also those in
        /// the future.
        private(set) var open: Set<Instant> = []

        mutating func add(_ instant: Instant, isOpen: Bool = false) {
            if isOpen { open.insert(instant) } else { instants.insert(instant) }
        }

        /// The only instant; nil if there is none.
        func only(_ now: Instant) throws(Problem) -> Instant? {
            if instants.isEmpty, open.count > 1 { throw .ambiguous(open.sorted()) }
            return try exactlyOne(instants, isPast: { $0 <= now }, orAsk: { .ambiguous($0) })
        }
    }

    private func meanings(of typed: TypedText, _ range: Range<Int>) -> Meanings {
        var found = Meanings()
        for time in typed.readings(range) {
            guard time.clock != nil else {
                if time.zone == nil, time.typedDay != nil || time.part != nil {
                    found.hasDay = true
                }
                continue
            }
            if time.isLoose, time.clock?.form == .length, !time.hasDay { found.hasLength = true }
            do throws(Problem) {
                let (instants, isOpen) = try self.instants(of: time)
                for instant in instants { found.add(instant, isOpen: isOpen) }
            } catch {
                if error != .unreadable { found.problem = error }
            }
        }
        return found
    }

    /// The instants that a time with a time of day can mean, and whether one must be chosen even if only one
    /// is in the past: "today 8" does not say whether 8 is a time.
    func instants(
        of time: PartialTime
    ) throws(Problem) -> (Set<Instant>, isOpen: Bool) {
        var isOpen = false
        if time.isLoose, time.hasDay, time.clock?.form != .length {
            // In "20 Nov 8", 8 can be anything.
            guard time.day == nil, time.clock?.kind == .bare else { throw .unreadable }
            isOpen = true
        }
        guard time.weeksBack == nil || time.weekday != nil else { throw .unreadable }
        let day = time.typedDay
        if day == nil, time.hasDay || time.weeksBack != nil { throw .unreadable }
        var found: Set<Instant> = []
        var problem: Problem?
        for (clock, daysLater) in time.clocks {
            do throws(Problem) {
                if clock.kind == .bare, day == nil {
                    for meaning in clock.meanings {
                        found.insert(try instant(nil, meaning, 0, time.zone))
                    }
                } else {
                    found.insert(try instant(day, clock, daysLater, time.zone))
                }
            } catch {
                problem = error
            }
        }
        if found.isEmpty { throw problem ?? .unreadable }
        return (found, isOpen)
    }

    private func instant(
        _ day: TypedDay?, _ clock: TypedClock, _ daysLater: Int64, _ said: ZoneSaid?
    ) throws(Problem) -> Instant {
        if let said {
            // The day of another zone.
            return try located(in: said.zone).instant(day, clock, daysLater, nil)
        }
        guard let day else {
            let date = zone.civil(limit)
            let meanings = clock.meanings.reversed()
            return try latest(
                [0, -1].flatMap { days in meanings.map { $0.on(date.adding(days: days)) } },
                ofTwo: limit)
        }
        let (dates, isLatest) = try candidates(for: day, clock)
        let times = dates.map { clock.on($0.adding(days: daysLater)) }
        guard let first = times.first else { throw .unreadable }
        return isLatest ? try latest(times) : try resolve(first)
    }

    // MARK: Days

    /// The only day that readings mean.
    func day(of readings: some Sequence<PartialTime>) throws(Problem) -> CivilTime {
        let start = TypedClock(hour: 0)
        let latest = zone.civil(limit).dayNumber
        var found: Set<CivilTime> = []
        var problem: Problem?
        for time in readings {
            guard let day = time.typedDay else { continue }
            do throws(Problem) {
                let (candidates, isLatest) = try candidates(for: day, start)
                let date = candidates.first(where: { !isLatest || $0.dayNumber <= latest })
                if let date {
                    found.insert(CivilTime(year: date.year, month: date.month, day: date.day))
                }
                // Many people begin their weeks on another day than the locale.
                if case .ofWeek(let weekday, let back) = day {
                    let monday = self.date(of: weekday, weeksBack: back, 1)
                    found.insert(CivilTime(year: monday.year, month: monday.month, day: monday.day))
                }
            } catch {
                problem = error
            }
        }
        let date = try exactlyOne(found) { .ambiguous($0.map(zone.start(of:))) }
        guard let date else { throw problem ?? .unreadable }
        return date
    }

    /// The dates that a day can mean, the latest first, and whether the latest one is meant that is
    /// not after the limit.
    func candidates(
        for day: TypedDay, _ clock: TypedClock
    ) throws(Problem) -> ([CivilTime], isLatest: Bool) {
        let today = today
        switch day {
        case .offset(let days): return ([today.adding(days: days)], false)
        case .part(_, let day): return try candidates(for: day, clock)
        case .date(let date):
            guard date.day <= CivilTime.days(inMonth: date.month, of: date.year) else {
                throw .noSuchDate(year: date.year, month: date.month, day: date.day)
            }
            return ([date], false)
        case .weekday(let weekday, isLast: true):
            let days = (today.weekday - weekday + 6) % 7 + 1
            return ([today.adding(days: Int64(-days))], false)
        case .weekday(let weekday, isLast: false):
            let date = zone.civil(limit)
            let days = Int64((date.weekday - weekday + 7) % 7)
            return ([date.adding(days: -days), date.adding(days: -days - 7)], true)
        case .ofWeek(let weekday, let back):
            // Many people begin their weeks on another day.
            let dates = Set([0, 1, firstWeekday].map { date(of: weekday, weeksBack: back, $0) })
            return back == 0
                ? (dates.sorted { $0.dayNumber > $1.dayNumber }, true)
                : ([date(of: weekday, weeksBack: back, firstWeekday)], false)
        case .yearless(let month, let day):
            let year = zone.civil(limit).year
            // 29 February may be eight years back.
            let dates = (0...8).compactMap {
                CivilTime(validYear: year - $0, month: month, day: day)
            }
            if dates.isEmpty { throw .noSuchDate(year: nil, month: month, day: day) }
            return (dates, true)
        case .ofMonth(let day, let back):
            let date = zone.civil(limit)
            let latest = date.year * 12 + date.month - 1
            // One of two months has 31 days, and all but February have 30.
            let months =
                back.map { [today.year * 12 + today.month - 1 - $0] } ?? (0...2).map { latest - $0 }
            let dates = months.compactMap {
                CivilTime(validYear: $0 / 12, month: $0 % 12 + 1, day: day)
            }
            return (dates, back == nil)
        case .named(let weekday, let day):
            return ([try date(of: day, on: weekday, clock)], false)
        }
    }

    private func date(of weekday: Int, weeksBack: Int, _ firstWeekday: Int) -> CivilTime {
        let first = CalendarSpan.week.first(of: today, firstWeekday: firstWeekday)
        return first.adding(days: Int64((weekday - firstWeekday + 7) % 7 - 7 * weeksBack))
    }

    /// The date of a day whose day of the week is named: the latest one, or the next if only that fits.
    private func date(
        of day: TypedDay, on weekday: Int, _ clock: TypedClock
    ) throws(Problem) -> CivilTime {
        let (dates, isLatest) = try candidates(for: day, clock)
        let limit = zone.civil(limit)
        if let date = dates.first(where: { !isLatest || clock.on($0) <= limit }) ?? dates.first,
            date.weekday == weekday
        {
            return date
        }
        // "Mon 18 Feb" on 12 February is the next one. A date of the last two months is a mistake.
        if isLatest, let next = next(day, after: limit), next.weekday == weekday,
            next.dayNumber - limit.dayNumber <= 305
        {
            return next
        }
        throw .otherWeekday
    }

    /// The first such date after another one.
    private func next(_ day: TypedDay, after date: CivilTime) -> CivilTime? {
        switch day {
        case .yearless(let month, let day):
            return (0...1).lazy.compactMap {
                CivilTime(validYear: date.year + $0, month: month, day: day)
            }.first { $0.dayNumber > date.dayNumber }
        case .ofMonth(let day, nil):
            let month = date.year * 12 + date.month - 1
            return (0...1).lazy.compactMap {
                CivilTime(validYear: (month + $0) / 12, month: (month + $0) % 12 + 1, day: day)
            }.first { $0.dayNumber > date.dayNumber }
        default: return nil
        }
    }

    // MARK: The wall clock

    /// The first of several times, the latest first, that is not after the limit. The last one needs
    /// no check.
    ///
    /// - Parameter latest: the latest instant that a time which occurs twice can mean; nil if it is the earlier one.
    private func latest(
        _ times: [CivilTime], ofTwo latest: Instant? = nil
    ) throws(Problem) -> Instant {
        for time in times.dropLast() {
            switch zone.resolve(time, latestUpTo: latest) {
            case .instant(let instant) where instant <= limit: return instant
            case .skipped(let leap) where leap <= limit: throw .doesNotExist
            case .instant, .skipped: continue
            }
        }
        guard let last = times.last else { throw .unreadable }
        return try resolve(last, latestUpTo: latest)
    }

    func resolve(
        _ civil: CivilTime, latestUpTo limit: Instant? = nil
    ) throws(Problem) -> Instant {
        guard case .instant(let instant) = zone.resolve(civil, latestUpTo: limit) else {
            throw .doesNotExist
        }
        return instant
    }
}

/// The one of several meanings that is meant. People name what is over: what is in the future is only meant if
/// nothing else is.
///
/// - Parameter question: the meanings in order, if several are left.
/// - Returns: nil if there is no meaning.
func exactlyOne<Meaning: Hashable & Comparable>(
    _ found: Set<Meaning>, isPast: (Meaning) -> Bool = { _ in true },
    orAsk question: ([Meaning]) -> TimeReading.Problem
) throws(TimeReading.Problem) -> Meaning? {
    let past = found.filter(isPast)
    let meant = past.isEmpty ? found : past
    if meant.count > 1 { throw question(meant.sorted()) }
    return meant.first
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
