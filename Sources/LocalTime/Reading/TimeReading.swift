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
        /// It can mean each of these instants.
        case ambiguous([Instant])
    }

    private let now: Instant
    private let limit: Instant
    private let zone: Zone
    let words: TimeWords

    /// - Parameters:
    ///   - now: the present instant, for "yesterday", "today" and "ago".
    ///   - limit: the latest instant that a time without a whole date can mean; nil for `now`.
    public init(now: Instant, notAfter limit: Instant? = nil, zone: Zone, words: TimeWords) {
        (self.now, self.limit, self.zone, self.words) = (now, limit ?? now, zone, words)
    }

    /// The present day.
    var today: CivilTime { zone.civil(now) }

    /// Reads a time: `20:00` (the latest one that is not after the limit), `8pm`, `noon`, `now`,
    /// `yesterday 20:00`, `monday 20:00` (the latest one), `2h ago`, `2026-11-20 20:00`, `20 Nov
    /// 20:00`, ISO 8601 with an offset, `@1795377600`, and the words and date forms of the locale.
    ///
    /// `quarter to nine` is before or after noon: without a day it is the latest one that is not
    /// after the limit. What is said to be in the future, as `tomorrow 8am` and `in 2h`, is there.
    public func instant(_ text: String) throws(Problem) -> Instant {
        guard let typed = TypedText(text, words) else { throw .unreadable }
        if let (civil, offset) = TimeText.dated(text.trimmed.lowercased()) {
            guard let offset else { return try resolve(civil) }
            return Instant(secondsSinceEpoch: civil.secondsSinceEpoch - offset)
        }
        if typed.ends(of: .now, at: 0).contains(typed.end) { return now }
        if let seconds = typed.secondsSinceEpoch { return Instant(secondsSinceEpoch: seconds) }
        if let seconds = typed.seconds(between: .agoBefore, .agoAfter) { return now - seconds }
        if let seconds = typed.seconds(between: .soonBefore, .soonAfter) { return now + seconds }
        let readings = typed.timesOfDay
        if !readings.isEmpty { return try only(of: readings) }
        if typed.days.isEmpty == false { throw .noClock }
        throw typed.duration(0..<typed.end) == nil ? .unreadable : .isDuration
    }

    /// Reads a day: `2026-11-20`, `today`, `monday` (the latest one), `20 Nov`, and the words and
    /// date forms of the locale.
    ///
    /// - Throws: ``Problem``: `unreadable` if the text is not a day alone, `otherWeekday`, or
    ///   `ambiguous` with the first instants of the days.
    public func day(_ text: String) throws(Problem) -> CivilTime {
        guard let typed = TypedText(text, words) else { throw .unreadable }
        let start = TypedClock(hour: 0)
        let latest = zone.civil(limit).dayNumber
        var found: Set<CivilTime> = []
        var problem: Problem?
        for day in typed.days {
            do throws(Problem) {
                let (candidates, isLatest) = try candidates(for: day, start)
                if let date = candidates.first(where: { !isLatest || $0.dayNumber <= latest }) {
                    found.insert(date)
                }
            } catch {
                problem = error
            }
        }
        guard let date = found.first else { throw problem ?? .unreadable }
        if found.count == 1 { return date }
        throw .ambiguous(found.sorted().map(zone.start(of:)))
    }

    // MARK: The end of an interval

    /// Whether a text is a time of day without a day: `20:00`, `noon`. What it means depends on the
    /// limit.
    public func isWithoutDay(_ text: String) -> Bool { !clocksAlone(text).isEmpty }

    /// Reads a time of day without a day as the end of an interval: the first one after its start.
    ///
    /// - Precondition: ``isWithoutDay(_:)`` is true.
    public func first(_ text: String, after start: Instant) throws(Problem) -> Instant {
        let date = zone.civil(start)
        var found: Set<Instant> = []
        var problem: Problem?
        for clock in clocksAlone(text) {
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
        guard let instant = found.first else { throw problem ?? .unreadable }
        if found.count > 1 { throw .ambiguous(found.sorted()) }
        return instant
    }

    /// The times of day that a text can mean; none if it can also name a day or an instant.
    private func clocksAlone(_ text: String) -> Set<TypedClock> {
        guard let typed = TypedText(text, words), TimeText.dated(text.trimmed.lowercased()) == nil
        else { return [] }
        let readings = typed.timesOfDay
        return readings.contains { $0.day != nil } ? [] : Set(readings.flatMap(\.clock.meanings))
    }

    // MARK: Readings

    /// The only instant that several readings give.
    private func only(of readings: [TypedText.TimeOfDay]) throws(Problem) -> Instant {
        var found: Set<Instant> = []
        var problem: Problem?
        for reading in readings {
            for clock in reading.clocks {
                do throws(Problem) {
                    found.insert(try instant(reading.day, clock.0, clock.daysLater))
                } catch {
                    problem = error
                }
            }
        }
        // People name past times. One in the future is only meant if no other reading exists.
        let past = found.filter { $0 <= now }
        let meant = past.isEmpty ? found : past
        guard let instant = meant.first else { throw problem ?? .unreadable }
        if meant.count > 1 { throw .ambiguous(meant.sorted()) }
        return instant
    }

    private func instant(
        _ day: TypedDay?, _ clock: TypedClock, _ daysLater: Int64
    ) throws(Problem) -> Instant {
        guard let day else {
            let date = zone.civil(limit)
            let meanings = clock.meanings.reversed()
            return try latest(
                [0, -1].flatMap { days in meanings.map { $0.on(date.adding(days: days)) } })
        }
        let (dates, isLatest) = try candidates(for: day, clock)
        let times = dates.map { clock.on($0.adding(days: daysLater)) }
        guard let first = times.first else { throw .unreadable }
        return isLatest ? try latest(times) : try resolve(first)
    }

    /// The dates that a day can mean, the latest first, and whether the latest one is meant that is
    /// not after the limit.
    private func candidates(
        for day: TypedDay, _ clock: TypedClock
    ) throws(Problem) -> ([CivilTime], isLatest: Bool) {
        let today = zone.civil(now)
        switch day {
        case .offset(let days): return ([today.adding(days: days)], false)
        case .part(_, let day): return try candidates(for: day, clock)
        case .date(let date): return ([date], false)
        case .weekday(let weekday, isLast: true):
            let days = (today.weekday - weekday + 6) % 7 + 1
            return ([today.adding(days: Int64(-days))], false)
        case .weekday(let weekday, isLast: false):
            let date = zone.civil(limit)
            let days = Int64((date.weekday - weekday + 7) % 7)
            return ([date.adding(days: -days), date.adding(days: -days - 7)], true)
        case .yearless(let month, let day):
            let year = zone.civil(limit).year
            // 29 February may be eight years back.
            return (
                (0...8).compactMap { CivilTime(validYear: year - $0, month: month, day: day) }, true
            )
        case .named(let weekday, let day):
            let (dates, isLatest) = try candidates(for: day, clock)
            let limit = zone.civil(limit)
            let date = dates.first { !isLatest || clock.on($0) <= limit } ?? dates.first
            guard let date, date.weekday == weekday else { throw .otherWeekday }
            return ([date], false)
        }
    }

    /// The first of several times, the latest first, that is not after the limit. The last one needs
    /// no check.
    private func latest(_ times: [CivilTime]) throws(Problem) -> Instant {
        for time in times.dropLast() {
            switch zone.resolve(time) {
            case .instant(let instant) where instant <= limit: return instant
            case .skipped(let leap) where leap <= limit: throw .doesNotExist
            case .instant, .skipped: continue
            }
        }
        guard let last = times.last else { throw .unreadable }
        return try resolve(last)
    }

    private func resolve(_ civil: CivilTime) throws(Problem) -> Instant {
        guard case .instant(let instant) = zone.resolve(civil) else { throw .doesNotExist }
        return instant
    }
}

extension TypedText {
    /// A time of day, and a day if one was typed.
    struct TimeOfDay {
        let day: TypedDay?
        let clock: TypedClock

        /// The meanings of the time of day. With a day, midnight is its beginning or its end.
        var clocks: [(TypedClock, daysLater: Int64)] {
            guard let day else { return [(clock, daysLater: 0)] }
            if case .part(let part, _) = day {
                return clock.meanings.compactMap { meaning in
                    part.daysLater(meaning).map { (meaning, daysLater: $0) }
                }
            }
            switch clock.kind {
            case .exact, .dial: return clock.meanings.map { ($0, daysLater: 0) }
            case .midnight: return [(clock, daysLater: 0), (clock, daysLater: 1)]
            case .endOfDay: return [(clock, daysLater: 1)]
            }
        }
    }

    /// Every way to read the whole text as a time of day, with a day before or after it or without
    /// one.
    fileprivate var timesOfDay: [TimeOfDay] {
        var found: [TimeOfDay] = []
        for start in skipping(.at, at: 0) {
            for (clock, end) in clocks(at: start) {
                // "20.11" is a day.
                if end == self.end, days.isEmpty { found.append(TimeOfDay(day: nil, clock: clock)) }
                for next in skipping(.on, at: skippingComma(end)) where isApart(next) {
                    for (day, end) in days(at: next) where end == self.end {
                        found.append(TimeOfDay(day: day, clock: clock))
                    }
                }
            }
        }
        for start in skipping(.on, at: 0) {
            for (day, end) in days(at: start) {
                for next in skipping(.at, at: skippingComma(end)) where isApart(next) {
                    for (clock, end) in clocks(at: next) where end == self.end {
                        found.append(TimeOfDay(day: day, clock: clock))
                    }
                }
            }
        }
        return found
    }

    /// Whether a position is not directly after a letter or a digit.
    private func isApart(_ at: Int) -> Bool {
        isAfterSpace(at) || isSign(",", at: at - 1, touches: false)
    }

    /// Every way to read the whole text as a day.
    fileprivate var days: [TypedDay] {
        skipping(.on, at: 0).flatMap { days(at: $0) }.filter { $0.end == end }.map(\.0)
    }

    /// The duration of `2h ago` or `in 2h`, in seconds.
    fileprivate func seconds(
        between before: TimeWords.Meaning, _ after: TimeWords.Meaning
    ) -> Int64? {
        for start in ends(of: before, at: 0) {
            if let duration = duration(start..<end) { return duration / 1_000_000 }
        }
        for last in 1..<max(2, end) where ends(of: after, at: last).contains(end) {
            if let duration = duration(0..<last) { return duration / 1_000_000 }
        }
        return nil
    }

    /// `@1795377600`, as GNU date writes it. A short number is the place of a fast in the history.
    fileprivate var secondsSinceEpoch: Int64? {
        guard end == 2, isSign("@", at: 0, touches: false), let digits = digits(1, touches: true),
            (9...11).contains(digits.count)
        else { return nil }
        return Int64(digits)
    }
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
