import Fasting

/// A time that is counted from another one, as typed.
struct RelativeTime: Hashable {
    enum Base: Hashable {
        case now
        /// The time that is to be changed.
        case present
        /// The time that a part of the text is.
        case time(Range<Int>)
    }

    var base = Base.now
    /// Later is positive.
    var seconds: Int64 = 0
    /// Later is positive.
    var months = 0
}

private enum RelativeRules {
    /// Before a length, and whether the time is later.
    static let before = [
        Rule<Int>("now ~-") { _ in -1 }, Rule<Int>("now ~+") { _ in 1 },
        Rule<Int>("agoBefore") { _ in -1 },
        Rule<Int>("soonBefore") { _ in 1 },
    ]
    static let minus = Pattern("~-")
    static let last = Pattern("last|recent")
    /// After a length.
    static let after = [Rule<Int>("agoAfter") { _ in -1 }, Rule<Int>("soonAfter") { _ in 1 }]
    static let shifts = [Rule<Int>("earlier") { _ in -1 }, Rule<Int>("later") { _ in 1 }]
    /// "hour ago", in seconds.
    static let one = [
        Rule<Int64>("'hour' agoAfter") { _ in 3600 }, Rule<Int64>("'minute' agoAfter") { _ in 60 },
    ]
    /// In months.
    static let long = [
        Rule<Int>("count months") { $0[0] }, Rule<Int>("count years") { $0[0] * 12 },
    ]
}

extension TypedText {
    /// Every way to read a part of the text as a time that is counted from another one: `now`, `2h ago`, `in 2h`,
    /// `15 minutes earlier`, `2h before noon`, `now - 1 hour`, `-1h`, `last 24 hours`.
    func relativeTimes(_ range: Range<Int>) -> Set<RelativeTime> {
        var found: Set<RelativeTime> = []
        let upper = range.upperBound
        for start in hedged(range.lowerBound) where start < upper {
            if ends(of: .now, at: start).contains(upper) {
                found.insert(RelativeTime())
            }
            let minus = ends(of: RelativeRules.minus, at: start).filter { !isAfterSpace($0) }
            for (factor, at) in read(RelativeRules.before, at: start) + minus.map({ (-1, end: $0) })
            {
                for (time, end) in spans(at: at) where end == upper { found.insert(time * factor) }
            }
            for at in ends(of: RelativeRules.last, at: start) {
                // The last days are a period.
                for (length, end) in lengths(at: at)
                where end == upper
                    && (length.isInHours || length.microseconds % 86_400_000_000 != 0)
                {
                    found.insert(RelativeTime(seconds: -length.microseconds / 1_000_000))
                }
            }
            for (seconds, end) in read(RelativeRules.one, at: start) where end == upper {
                found.insert(RelativeTime(seconds: -seconds))
            }
            for (time, at) in spans(at: start) {
                for (factor, end) in read(RelativeRules.after, at: at) where end == upper {
                    found.insert(time * factor)
                }
                for (factor, end) in read(RelativeRules.shifts, at: at) where end == upper {
                    var time = time * factor
                    time.base = .present
                    found.insert(time)
                }
                for base in ends(of: .before, at: at) where base < upper {
                    let isNow = hedged(base).contains { ends(of: .now, at: $0).contains(upper) }
                    var time = time * -1
                    time.base = isNow ? .now : .time(base..<upper)
                    found.insert(time)
                }
            }
        }
        return found
    }

    /// The lengths that begin at a position, also in months or years.
    private func spans(at start: Int) -> [(RelativeTime, end: Int)] {
        lengths(at: start).map { (RelativeTime(seconds: $0.microseconds / 1_000_000), end: $1) }
            + read(RelativeRules.long, at: start).filter { $0.0 <= 14_400 }.map {
                (RelativeTime(months: $0), end: $1)
            }
    }
}

extension RelativeTime {
    fileprivate static func * (time: RelativeTime, factor: Int) -> RelativeTime {
        RelativeTime(
            base: time.base, seconds: time.seconds * Int64(factor), months: time.months * factor)
    }
}

extension TimeReading {
    func instant(_ time: RelativeTime, _ typed: TypedText) throws(Problem) -> Instant {
        let base: Instant
        switch time.base {
        case .now: base = now
        case .present:
            // Without a time that is changed, what is earlier is earlier than now.
            guard present != nil || time.seconds + Int64(time.months) < 0 else { throw .unreadable }
            base = present ?? now
        case .time(let range): base = try instant(of: typed, range)
        }
        guard time.months != 0 else { return base + time.seconds }
        let civil = zone.civil(base)
        let month = civil.year * 12 + civil.month - 1 + time.months
        guard month >= 12 else { throw .unreadable }
        // A month before 31 March is 28 February.
        let last = CivilTime.days(inMonth: month % 12 + 1, of: month / 12)
        guard
            let result = CivilTime(
                validYear: month / 12, month: month % 12 + 1, day: min(civil.day, last),
                hour: civil.hour, minute: civil.minute, second: civil.second)
        else { throw .unreadable }
        return try resolve(result)
    }
}
