import Fasting

/// A time that is counted from another one, as typed.
struct RelativeTime: Hashable {
    enum Base: Hashable {
        case now
        /// The time that a part of the text is.
        case time(Range<Int>)
    }

    var base = Base.now
    /// Later is positive.
    var seconds: Int64 = 0
    /// Later is positive.
    var months = 0
}

extension TypedText {
    /// Every way to read a part of the text as a time that is counted from another one: `now`, `2h ago`, `in 2h`,
    /// `15 minutes earlier`, `2h before noon`, `now - 1 hour`, `-1h`, `last 24 hours`.
    func relativeTimes(_ range: Range<Int>) -> Set<RelativeTime> {
        var found: Set<RelativeTime> = []
        let upper = range.upperBound
        for start in hedged(range.lowerBound) where start < upper {
            for end in ends(of: .now, at: start) where end <= upper {
                if end == upper { found.insert(RelativeTime()) }
                for (sign, factor) in [(Character("-"), -1), ("+", 1)]
                where isSign(sign, at: end, touches: false) && end + 1 < upper {
                    found.formUnion(lengths(end + 1..<upper, Int64(factor)))
                }
            }
            if isSign("-", at: start, touches: false), !isAfterSpace(start + 1), start + 1 < upper {
                found.formUnion(lengths(start + 1..<upper, -1))
            }
            for (meaning, factor) in [(TimeWords.Meaning.agoBefore, -1), (.soonBefore, 1)] {
                for at in ends(of: meaning, at: start) where at < upper {
                    for at in hedged(at) where at < upper {
                        found.formUnion(lengths(at..<upper, Int64(factor)))
                    }
                }
            }
            for meaning in [TimeWords.Meaning.last, .recent] {
                for at in ends(of: meaning, at: start) where at < upper {
                    // The last days are a period.
                    if let seconds = duration(at..<upper),
                        seconds % 86_400_000_000 != 0 || isInHours(at..<upper)
                    {
                        found.insert(RelativeTime(seconds: -seconds / 1_000_000))
                    }
                }
            }
            found.formUnion(counted(start..<upper))
        }
        return found
    }

    /// `2h ago`, `2h earlier`, `2h before noon`.
    private func counted(_ range: Range<Int>) -> Set<RelativeTime> {
        var found: Set<RelativeTime> = []
        let upper = range.upperBound
        for at in range.dropFirst() {
            let lengths = lengths(range.lowerBound..<at, -1)
            if lengths.isEmpty { continue }
            if (ends(of: .agoAfter, at: at) + ends(of: .earlier, at: at)).contains(upper) {
                found.formUnion(lengths)
            }
            if ends(of: .soonAfter, at: at).contains(upper) {
                found.formUnion(self.lengths(range.lowerBound..<at, 1))
            }
            for base in ends(of: .before, at: at) where base < upper {
                for var length in lengths {
                    let isNow = hedged(base).contains { ends(of: .now, at: $0).contains(upper) }
                    length.base = isNow ? .now : .time(base..<upper)
                    found.insert(length)
                }
            }
        }
        return found
    }

    /// The durations that a range is, also in months or years.
    private func lengths(_ range: Range<Int>, _ factor: Int64) -> Set<RelativeTime> {
        if range.isEmpty { return [] }
        if let microseconds = duration(range) {
            return [RelativeTime(seconds: factor * (microseconds / 1_000_000))]
        }
        for (meaning, months) in [(TimeWords.Meaning.months, 1), (.years, 12)] {
            for (count, end) in counts(at: range.lowerBound)
            where count <= 1200 && ends(of: meaning, at: end).contains(range.upperBound) {
                return [RelativeTime(months: Int(factor) * count * months)]
            }
        }
        return []
    }

    /// How many of what follows: "a", "2", "two".
    func counts(at start: Int) -> [(number: Int, end: Int)] {
        ends(of: .one, at: start).map { (1, end: $0) } + [wholeNumber(start)].compactMap { $0 }
    }

    /// A number in digits or words.
    func wholeNumber(_ at: Int) -> (number: Int, end: Int)? {
        number(at, 1...4).map { ($0, end: at + 1) } ?? numberWord(at)
    }

    /// Whether the unit of a duration is one of a clock.
    private func isInHours(_ range: Range<Int>) -> Bool {
        range.contains { at in
            [TimeWords.Meaning.hours, .minutes, .seconds].contains {
                ends(of: $0, at: at).contains(range.upperBound)
            }
        }
    }

    /// The position itself, and those after words such as "about".
    func hedged(_ start: Int) -> Set<Int> {
        var found: Set = [start]
        for _ in 0..<2 { for at in found { found.formUnion(ends(of: .hedge, at: at)) } }
        return found
    }
}

extension TimeReading {
    func instant(_ time: RelativeTime, _ typed: TypedText) throws(Problem) -> Instant {
        let base: Instant
        switch time.base {
        case .now: base = now
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
