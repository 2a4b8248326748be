import Fasting

/// The start and the end of a fast, as they were typed.
public struct TypedInterval: Hashable, Sendable, Comparable {
    public let start: Instant
    public let end: Instant

    public init(start: Instant, end: Instant) { (self.start, self.end) = (start, end) }

    public static func < (a: TypedInterval, b: TypedInterval) -> Bool {
        (a.start, a.end) < (b.start, b.end)
    }
}

/// Which of two times cannot be read, and why.
public enum EndProblem: Error, Equatable, Sendable {
    case start(TimeReading.Problem)
    case end(TimeReading.Problem)

    var isStart: Bool { if case .start = self { true } else { false } }

    var reason: TimeReading.Problem {
        switch self {
        case .start(let reason), .end(let reason): reason
        }
    }
}

/// Why a part of a text cannot be read.
public struct TextProblem: Error, Equatable, Sendable {
    public let problem: TimeReading.Problem
    /// The part that is to blame.
    public let text: String
}

/// One meaning of an end.
private enum End {
    case at(Instant)
    case time(PartialTime)
    /// Seconds after the start.
    case after(Int64)

    /// The latest start of an interval with this end.
    func latestStart(_ now: Instant) -> Instant {
        switch self {
        case .at(let end): end - 1
        case .time: now
        case .after(let seconds): now - seconds
        }
    }
}

/// What several ways to read a text mean, and why the first of the others means nothing.
private struct Collected {
    private(set) var meanings: Set<TypedInterval> = []
    private(set) var reason: EndProblem?

    mutating func add(_ read: () throws(EndProblem) -> Set<TypedInterval>) {
        do throws(EndProblem) { meanings.formUnion(try read()) } catch {
            reason = isSkipped ? reason : error.reason == .doesNotExist ? error : reason ?? error
        }
    }

    /// Whether one meaning is a time that the clock skips. It may be what was meant, and not another one that is left.
    private var isSkipped: Bool { reason?.reason == .doesNotExist }

    /// - Throws: the reason why there is none, or the other one.
    func all(orElse other: EndProblem? = nil) throws(EndProblem) -> Set<TypedInterval> {
        if meanings.isEmpty || isSkipped, let problem = reason ?? other { throw problem }
        return meanings
    }
}

/// What the text of one end can mean.
private struct EndMeanings {
    var times: [PartialTime] = []
    /// Days of a month without a time of day.
    var days: [PartialTime] = []
    var instants: Set<Instant> = []
    /// How long the interval is.
    var seconds: Int64?
    /// Why it is none.
    var problem: TimeReading.Problem?
    /// The date and the time of its only instant, and the offset that is typed with them.
    var dated: (CivilTime, offset: Int64?)?

    /// The zone that is typed; nil if there is none.
    var zone: ZoneSaid? {
        if let offset = dated?.offset { return .offset(offset) }
        let zones = Set(times.map(\.zone))
        return zones.count == 1 ? zones.first! : nil
    }

    /// Takes the zone of the other end if it has none.
    mutating func take(_ other: ZoneSaid?) {
        guard zone == nil, let other else { return }
        if let civil = dated?.0 {
            switch other.zone.resolve(civil) {
            case .instant(let instant): instants = [instant]
            case .skipped: (instants, problem) = ([], .doesNotExist)
            }
        }
        for place in times.indices where times[place].zone == nil { times[place].zone = other }
    }

    /// The hours that a number alone is after "for": "for 16".
    var hours: Int64?

    /// The length that a time of day is after "for": "for 16:30".
    var hoursAndMinutes: Int64? {
        let alone = times.filter { !$0.hasDay && $0.part == nil && $0.zone == nil }
        let clocks = Set(alone.compactMap(\.clock))
        guard clocks.count == 1, let clock = clocks.first, clock.kind == .digits,
            clock.form == .plain, !clock.isHourOfDay
        else { return nil }
        return Int64(clock.hour * 3600 + clock.minute * 60 + clock.second)
    }

    var isEmpty: Bool { times.isEmpty && instants.isEmpty && seconds == nil }

    var all: [End] {
        (seconds.map { [End.after($0)] } ?? []) + instants.map { End.at($0) }
            + times.map { End.time($0) }
    }

    /// The days with the time of day of the other end, if only one of both says the month: "14 - 15 nov 8am".
    func days(withClocksOf other: EndMeanings) -> [PartialTime] {
        days.flatMap { day in
            other.times.filter { $0.day != nil && (day.month == nil) != ($0.month == nil) }
                .compactMap { time in
                    day.joined(PartialTime(part: time.part, clock: time.clock, zone: time.zone))
                }
        }
    }
}

extension TimeReading {
    /// Reads the start and the end of a past fast: `yesterday 8pm - noon`, `20:00 12:00`, `8 - 11pm`, `mon 8pm to tue
    /// noon`, `yesterday 20:00 16h`.
    ///
    /// Each end gives the other what it does not say. A start without a whole date is the latest before the
    /// end. If the start has a day and the end has none, the end is the first such time after the start.
    public func interval(_ text: String) throws(TextProblem) -> TypedInterval {
        try ofOneText.wholeInterval(text)
    }

    private func wholeInterval(_ text: String) throws(TextProblem) -> TypedInterval {
        var problem: TextProblem?
        // Beside a time, and a word or a dash between both, it is likely misspelt.
        var misspelt: TextProblem?
        let ways = DividedText.ways(text, words)
        // One time with a whole date is not cut at its own dash.
        for ways in isOneTime(text) ? ways.prefix(1) : ways[...] {
            var found: Set<TypedInterval> = []
            for way in ways {
                do throws(EndProblem) { found.formUnion(try intervals(way)) } catch {
                    let (text, other) =
                        error.isStart ? (way.start, way.end) : (way.end, way.start)
                    let found = TextProblem(problem: error.reason, text: text)
                    if error.reason != .unreadable {
                        problem = problem ?? found
                    } else if way.divider == .word, (try? instant(other)) != nil {
                        misspelt = misspelt ?? found
                    }
                }
            }
            if !found.isEmpty {
                do throws(Problem) { return try only(found) } catch {
                    throw TextProblem(problem: error, text: text)
                }
            }
            if let problem { throw misspelt ?? problem }
        }
        let isInstant = (try? instant(text)) != nil
        throw misspelt ?? TextProblem(problem: isInstant ? .noEnd : .unreadable, text: text)
    }

    /// Whether a text is one time with its date and its year.
    private func isOneTime(_ text: String) -> Bool {
        do throws(Problem) { if try fixed(text) != nil { return true } } catch { return true }
        guard let typed = TypedText(text, words, budget ?? ReadingBudget()) else { return false }
        return typed.readings(0..<typed.end).contains {
            !$0.clocks.isEmpty && !$0.isLoose && $0.year != nil && $0.month != nil && $0.day != nil
        }
    }

    /// Reads the start and the end of a past fast, each in its own text, as ``interval(_:)`` does.
    public func interval(start: String, end: String) throws(EndProblem) -> TypedInterval {
        let way = DividedText(start: start, end: end, divider: .word)
        let found = try intervals(way, takesLength: false)
        do throws(Problem) { return try only(found) } catch { throw .start(error) }
    }

    /// Reads the new times of a past fast. One that is not typed stays as it is.
    ///
    /// A time without a whole date is near the fast: a start is the latest one before the present end, an end is
    /// the first one after the start. Otherwise a correction could move an old fast to today, or make it
    /// days long.
    public func interval(
        changing fast: TypedInterval, start: String?, end: String?
    ) throws(EndProblem) -> TypedInterval {
        switch (start, end) {
        case (nil, nil): return fast
        case (let start?, let end?):
            if isWithoutDay(start), isWithoutDay(end) {
                return try notAfter(fast.end).intervalNear(start: start, end: end)
            }
            let way = DividedText(start: start, end: end, divider: .word)
            let found = try intervals(way, takesLength: false, changing: fast)
            do throws(Problem) { return try only(found) } catch { throw .start(error) }
        case (let start?, nil):
            do throws(Problem) {
                let reading = notAfter(fast.end).changing(fast.start)
                return TypedInterval(start: try reading.instant(start), end: fast.end)
            } catch {
                throw .start(error)
            }
        case (nil, let end?):
            do throws(Problem) {
                if isWithoutDay(end) {
                    return TypedInterval(start: fast.start, end: try first(end, after: fast.start))
                }
                let limit = min(now, fast.start + 168 * 3600)
                let reading = notAfter(limit).changing(fast.end)
                return TypedInterval(start: fast.start, end: try reading.instant(end))
            } catch {
                throw .end(error)
            }
        }
    }

    /// The latest start before the limit, and the first end after it.
    private func intervalNear(start: String, end: String) throws(EndProblem) -> TypedInterval {
        var found = Collected()
        let (starts, ends) = (meanings(start).times, meanings(end).times)
        for both in starts.flatMap({ start in ends.map { BothEnds(start: start, end: $0) } }) {
            for both in both.completed {
                found.add { () throws(EndProblem) in
                    try intervals(.time(both.start), .time(both.end), notAfter: limit)
                }
            }
        }
        let all = try found.all(orElse: .start(.unreadable))
        do throws(Problem) { return try only(all) } catch { throw .start(error) }
    }

    // MARK: Ends

    /// - Parameter present: the time that is to be changed; nil if there is none.
    private func meanings(_ text: String, changing present: Instant? = nil) -> EndMeanings {
        if let present { return changing(present).meanings(text) }
        var found = EndMeanings()
        do throws(Problem) {
            if let instant = try fixed(text) {
                found.instants = [instant]
                found.dated = dated(text)
                return found
            }
        } catch {
            found.problem = error
            return found
        }
        guard let typed = TypedText(text, words, budget ?? ReadingBudget()) else { return found }
        let range = 0..<typed.end
        let readings = typed.readings(range)
        // In "20 Nov", 20 is not an hour, and in "4 Feb 2026", 2026 is not 20:26.
        found.times = readings.filter { time in
            time.clock != nil && (time.month == nil || time.day != nil)
                && !(time.isLoose && time.day != nil)
        }
        found.days = readings.filter { $0.clock == nil && $0.zone == nil && $0.day != nil }
        for time in typed.relativeTimes(range) {
            do throws(Problem) {
                found.instants.insert(try instant(time, typed))
            } catch {
                found.problem = error
            }
        }
        found.seconds = typed.duration(range).map { $0 / 1_000_000 }
        found.hours = typed.decimal.flatMap { $0.microseconds(each: 3600) }.map { $0 / 1_000_000 }
        if found.isEmpty, readings.contains(where: { $0.typedDay != nil || $0.part != nil }) {
            found.problem = .noClock
        }
        return found
    }

    /// The intervals that a divided text can mean.
    private func intervals(
        _ way: DividedText, takesLength: Bool = true, changing fast: TypedInterval? = nil
    ) throws(EndProblem) -> Set<TypedInterval> {
        var starts = meanings(way.start, changing: fast?.start)
        var ends = meanings(way.end, changing: fast?.end)
        // A zone that is said once belongs to both.
        starts.take(ends.zone)
        ends.take(starts.zone)
        if way.divider == .word || way.divider == .dash {
            let named = starts.days(withClocksOf: ends)
            // After a time, a number alone is an hour. "14 nov 8am-15" may name the next day too.
            let dates = starts.times.filter { $0.month != nil }.compactMap(\.day)
            ends.days.removeAll { end in
                end.isBareDay
                    && !dates.contains { (1...7).contains(end.day! - $0) && end.day! > 12 }
            }
            ends.times += ends.days(withClocksOf: starts)
            starts.times += named
            // "16h until noon" does not say when it began.
            if takesLength, starts.seconds != nil,
                !ends.times.contains(where: { $0.clock?.hasHoursMark ?? false })
            {
                starts.times.removeAll { $0.clock?.form == .length }
            }
        }
        if starts.times.isEmpty, starts.instants.isEmpty {
            throw .start(
                starts.problem ?? (starts.seconds == nil || takesLength ? .unreadable : .isDuration)
            )
        }
        // A number alone is not a time if only a space is before it.
        if way.divider == .space {
            starts.times.removeAll { $0.isLoose }
            ends.times.removeAll { $0.isLoose }
        }
        let hasHours = starts.times.contains { $0.clock?.hasHoursMark ?? false }
        if !takesLength || hasHours && way.divider != .lasting && !ends.times.isEmpty {
            ends.seconds = nil
        }
        if way.divider == .lasting {
            ends.seconds = ends.seconds ?? ends.hoursAndMinutes ?? ends.hours
            (ends.times, ends.instants) = ([], [])
        }
        if ends.isEmpty {
            throw .end(ends.problem ?? (takesLength ? .unreadable : way.endProblem(words)))
        }
        var found = Collected()
        let lasts = ends.all
        for start in starts.all {
            for end in lasts {
                found.add { () throws(EndProblem) in try intervals(start, end) }
            }
        }
        return try found.all(orElse: .end(.unreadable))
    }

    /// The intervals of two ends, each of which gives the other what it does not say.
    private func intervals(_ start: End, _ end: End) throws(EndProblem) -> Set<TypedInterval> {
        guard case (.time(let first), .time(let last)) = (start, end) else {
            return try intervals(start, end, notAfter: end.latestStart(now))
        }
        var found = Collected()
        for both in BothEnds(start: first, end: last).completed {
            found.add { () throws(EndProblem) in
                var intervals: Set<TypedInterval> = []
                for end in try instants(both.end, now, isEnd: true) {
                    // Without a day, it is the first such time after the start.
                    let isOpen = !both.end.hasDay && both.start.hasDay
                    intervals.formUnion(
                        try self.intervals(
                            .time(both.start), isOpen ? .time(both.end) : .at(end),
                            notAfter: end - 1))
                }
                return intervals
            }
        }
        return try found.all()
    }

    /// The intervals of ends that are complete.
    private func intervals(
        _ start: End, _ end: End, notAfter limit: Instant
    ) throws(EndProblem) -> Set<TypedInterval> {
        var found: Set<TypedInterval> = []
        for start in try starts(start, limit) {
            for end in try ends(end, after: start) {
                found.insert(TypedInterval(start: start, end: end))
            }
        }
        return found
    }

    private func starts(_ start: End, _ limit: Instant) throws(EndProblem) -> Set<Instant> {
        switch start {
        case .at(let instant): [instant]
        case .time(let time): try instants(time, limit)
        case .after: []
        }
    }

    private func ends(_ end: End, after start: Instant) throws(EndProblem) -> Set<Instant> {
        switch end {
        case .at(let instant): [instant]
        case .after(let seconds): [start + seconds]
        case .time(let time) where time.hasDay: try instants(time, now, isEnd: true)
        case .time(let time): try firstEnds(time, after: start)
        }
    }

    private func instants(
        _ time: PartialTime, _ limit: Instant, isEnd: Bool = false
    ) throws(EndProblem) -> Set<Instant> {
        do throws(Problem) {
            return try notAfter(limit).instants(of: time).0
        } catch {
            throw isEnd ? .end(error) : .start(error)
        }
    }

    /// The first times of day after a start.
    private func firstEnds(_ time: PartialTime, after start: Instant) throws(EndProblem) -> Set<
        Instant
    > {
        do throws(Problem) { return try firstTimes(time, after: start) } catch { throw .end(error) }
    }

    private func firstTimes(_ time: PartialTime, after start: Instant) throws(Problem) -> Set<
        Instant
    > {
        if let said = time.zone {
            var time = time
            time.zone = nil
            return try located(in: said.zone).firstTimes(time, after: start)
        }
        let date = zone.civil(start)
        var found: Set<Instant> = []
        var problem: Problem?
        for clock in time.clocks.flatMap(\.0.meanings) {
            do throws(Problem) {
                for days in 0...2 as ClosedRange<Int64> {
                    let instant = try resolve(clock.on(date.adding(days: days)))
                    guard instant > start else { continue }
                    found.insert(instant)
                    break
                }
            } catch {
                problem = error
            }
        }
        if found.isEmpty { throw problem ?? .unreadable }
        return found
    }

    /// Whether a text is a time of day without a day: `20:00`, `noon`. What it means depends on the
    /// limit.
    public func isWithoutDay(_ text: String) -> Bool { !clocksAlone(text).isEmpty }

    /// Reads a time of day without a day as the end of an interval: the first one after its start.
    ///
    /// - Precondition: ``isWithoutDay(_:)`` is true.
    public func first(_ text: String, after start: Instant) throws(Problem) -> Instant {
        var found: Set<Instant> = []
        for time in clocksAlone(text) { found.formUnion(try firstTimes(time, after: start)) }
        guard let instant = try exactlyOne(found, orAsk: { .ambiguous($0) }) else {
            throw .unreadable
        }
        return instant
    }

    /// The times of day that a text can mean; none if it can also name a day or an instant.
    private func clocksAlone(_ text: String) -> [PartialTime] {
        let found = meanings(text)
        guard found.instants.isEmpty, found.times.allSatisfy({ !$0.hasDay && $0.zone == nil })
        else {
            return []
        }
        return found.times
    }

    /// The only one of some intervals. Past ones are meant if there are any.
    private func only(_ found: Set<TypedInterval>) throws(Problem) -> TypedInterval {
        let valid = found.filter { $0.start < $0.end }
        let interval = try exactlyOne(
            valid.isEmpty ? found : valid, isPast: { $0.end <= now },
            orAsk: { .ambiguousInterval($0) })
        guard let interval else { throw .unreadable }
        return interval
    }
}
