import Fasting
import LocalTime
import SDBus
import Words

/// Reads the times, durations and hours that the user types, and writes times into answers. All of
/// them are in the zone of this program (docs/decisions/0017-one-zone-for-an-answer.md).
package enum UserInput {
    package static let words = TimeWords.ofUser

    // MARK: Reading

    /// Reads a time.
    ///
    /// - Parameter limit: the latest instant that a time without a whole date can mean; nil for now.
    package static func time(_ text: String, notAfter limit: Instant? = nil) throws(Problem)
        -> Instant
    {
        let instant: Instant
        do throws(TimeReading.Problem) {
            instant = try reading(notAfter: limit).instant(text)
        } catch {
            throw Problem(.usage, sentence(error, text))
        }
        guard instant > Instant(secondsSinceEpoch: 0) else {
            throw Problem(.usage, Words.Times.before1970)
        }
        return instant
    }

    /// Reads the times of a past fast. A start without a whole date is the latest before the end. If
    /// the start has a day and the end has none, the end is the first such time after the start.
    ///
    /// - Throws: ``IntervalProblem``, which says which of the two is wrong.
    package static func interval(
        start startText: String, end endText: String
    ) throws(IntervalProblem) -> (start: Instant, end: Instant) {
        let end: Instant
        let start: Instant
        do throws(Problem) { end = try time(endText) } catch { throw .end(error) }
        do throws(Problem) { start = try time(startText, notAfter: end) } catch {
            throw .start(error)
        }
        let reading = reading(notAfter: nil)
        guard reading.isWithoutDay(endText), !reading.isWithoutDay(startText) else {
            return (start, end)
        }
        return (start, try first(endText, after: start))
    }

    /// Reads the new times of a past fast. One that is not typed stays as it is.
    ///
    /// A time without a day is near the fast: a start is the latest one before the present end, an end is
    /// the first one after the start. Otherwise a correction could move an old fast to today, or make it
    /// days long.
    ///
    /// - Throws: ``IntervalProblem``, which says which of the two is wrong.
    package static func interval(
        changing fast: (start: Instant, end: Instant), start startText: String?,
        end endText: String?
    ) throws(IntervalProblem) -> (start: Instant, end: Instant) {
        let reading = reading(notAfter: nil)
        if let startText, let endText,
            !(reading.isWithoutDay(startText) && reading.isWithoutDay(endText))
        {
            return try interval(start: startText, end: endText)
        }
        let start: Instant
        do throws(Problem) {
            start =
                try startText.map { text throws(Problem) in
                    try time(text, notAfter: fast.end)
                } ?? fast.start
        } catch {
            throw .start(error)
        }
        guard let endText else { return (start, fast.end) }
        guard reading.isWithoutDay(endText) else {
            do throws(Problem) { return (start, try time(endText)) } catch { throw .end(error) }
        }
        return (start, try first(endText, after: start))
    }

    /// The first time of day after a start, as the end of a fast.
    private static func first(
        _ text: String, after start: Instant
    ) throws(IntervalProblem) -> Instant {
        do throws(TimeReading.Problem) {
            return try reading(notAfter: nil).first(text, after: start)
        } catch {
            throw .end(Problem(.usage, sentence(error, text)))
        }
    }

    /// Which of two times cannot be read, and why.
    package enum IntervalProblem: Error, Equatable {
        case start(Problem)
        case end(Problem)

        package var problem: Problem {
            switch self {
            case .start(let problem), .end(let problem): problem
            }
        }
    }

    /// Whether a text is a time, or clearly means one, even if that time does not exist.
    package static func isMeantAsTime(_ text: String) -> Bool {
        do throws(TimeReading.Problem) {
            _ = try reading(notAfter: nil).instant(text)
            return true
        } catch {
            return error != .unreadable
        }
    }

    /// Reads a time of day: `21:30`, `9pm`, `noon`.
    ///
    /// - Returns: nil for any other text.
    package static func timeOfDay(_ text: String) -> TimeOfDay? { TimeOfDay(typed: text, words) }

    /// Reads a day: `2026-11-20`, `today`, `yesterday`, `monday`, `20 Nov`.
    package static func day(_ text: String) throws(Problem) -> CivilTime {
        guard let day = try dayIfAny(text) else {
            throw Problem(.usage, Words.Restore.unreadableDay(text))
        }
        return day
    }

    /// Reads a period: `:week`, `last month`, `november`, `2026-11`, a day, or two of them with a word
    /// such as "to" or a dash between them, each in whole.
    ///
    /// - Parameter refusal: says that a text is not a period.
    package static func period(
        _ text: String, orElse refusal: (String) -> String = Words.Times.unreadablePeriod
    ) throws(Problem) -> Period {
        guard let (start, end) = ends(ofSpan: text) else {
            return try onePeriod(text, orElse: refusal)
        }
        let first = try onePeriod(start, orElse: refusal)
        let last = try onePeriod(end, orElse: refusal)
        guard let period = Period(from: first, through: last) else {
            throw Problem(.usage, Words.Times.periodEndsFirst(text))
        }
        return period
    }

    private static func onePeriod(
        _ text: String, orElse refusal: (String) -> String
    ) throws(Problem) -> Period {
        let period = try ifReadable(text) { (reading) throws(TimeReading.Problem) in
            try reading.period(text, firstWeekday: CalendarNames.system.firstDay)
        }
        guard let period else { throw Problem(.usage, refusal(text)) }
        return period
    }

    /// Reads days.
    ///
    /// - Returns: nil if the text means none.
    /// - Throws: ``Problem`` if it does, but it is not clear which.
    private static func ifReadable<Value>(
        _ text: String, _ body: (TimeReading) throws(TimeReading.Problem) -> Value
    ) throws(Problem) -> Value? {
        do throws(TimeReading.Problem) { return try body(reading(notAfter: nil)) } catch {
            switch error {
            case .unreadable: return nil
            case .ambiguous(let meanings):
                let days = meanings.map { TimeText.date(Zone.system.civil($0)) }
                throw Problem(.usage, Words.Times.ambiguous(text, days))
            default: throw Problem(.usage, sentence(error, text))
            }
        }
    }

    /// Reads a time, or a day, which means its first instant.
    package static func boundary(_ text: String) throws(Problem) -> Instant {
        guard let day = try dayIfAny(text) else { return try time(text) }
        return Zone.system.start(of: day)
    }

    /// - Returns: nil if the text is not a day.
    /// - Throws: ``Problem`` if it is one, but it is not clear which.
    private static func dayIfAny(_ text: String) throws(Problem) -> CivilTime? {
        try ifReadable(text) { (reading) throws(TimeReading.Problem) in try reading.day(text) }
    }

    /// Reads a duration.
    ///
    /// - Returns: the instant this long before now.
    package static func ago(_ text: String) throws(Problem) -> Instant {
        do throws(DurationReading.Problem) {
            return Clock.now - (try DurationReading.seconds(text, words: words))
        } catch {
            switch error {
            case .unreadable: throw Problem(.usage, Words.Times.unreadableDuration(text))
            case .needsUnit: throw Problem(.usage, Words.Times.needsUnit(text))
            }
        }
    }

    /// Reads a number of hours. The agent checks the range.
    package static func hours(_ text: String) throws(Problem) -> Duration {
        .microseconds(try microseconds(ofHours: text))
    }

    /// Reads a number of hours, for a setting that is one.
    package static func hourCount(_ text: String) throws(Problem) -> Double {
        Double(try microseconds(ofHours: text)) / 3_600_000_000
    }

    private static func microseconds(ofHours text: String) throws(Problem) -> Int64 {
        do throws(DurationReading.Problem) {
            return try DurationReading.hours(text, words: words)
        } catch {
            throw Problem(.usage, Words.Times.unreadableHours(text))
        }
    }

    static func reading(notAfter limit: Instant?) -> TimeReading {
        TimeReading(now: Clock.now, notAfter: limit, zone: .system, words: words)
    }

    /// A time of day that can follow a day, if possible in the past: 20:00 is not "this morning".
    private static func clock(of day: String) -> String {
        let clocks = ["20:00", "08:00", "00:00", "14:00"]
        let now = Clock.now
        let meant = clocks.map { try? reading(notAfter: nil).instant("\(day) \($0)") }
        let place =
            meant.firstIndex { $0.map { $0 <= now } ?? false } ?? meant.firstIndex { $0 != nil }
        return clocks[place ?? 0]
    }

    private static func sentence(_ problem: TimeReading.Problem, _ text: String) -> String {
        switch problem {
        case .unreadable: Words.Times.unreadable(text)
        case .doesNotExist: Words.Times.doesNotExist(text)
        case .noClock: Words.Times.noClock(text, clock(of: text))
        case .isDuration: Words.Times.isDuration(text)
        case .otherWeekday: Words.Times.otherWeekday(text)
        case .ambiguous(let meanings):
            Words.Times.ambiguous(text, meanings.map { TimeText.full($0, zone: .system) })
        }
    }

    // MARK: Answers

    /// An instant as answers show it.
    package static func shown(_ instant: Instant) -> String {
        ActAnswer.Reader.local.short(instant)
    }

    /// A sentence of the agent with its times in the zone of this program.
    package static func inOwnZone(_ sentence: String) -> String {
        TimeText.rewritten(sentence) { instants in
            guard instants.count == 2 else { return instants.map(shown) }
            let times = TimeText.interval(
                from: instants[0], to: instants[1], now: Clock.now, zone: .system, words: .ofUser)
            return [times.start, times.end]
        }
    }
}
