import Fasting
import LocalTime
import SDBus
import Words

/// Reads the times, durations and hours that the user types, and writes times into answers. All of
/// them are in the zone of this program (docs/decisions/0017-one-zone-for-an-answer.md).
package enum UserInput {
    package static let words = TimeWords.ofUser

    // MARK: Words

    /// Whether a word is one of some, which are separated by commas.
    static func isOne(_ word: String?, of lists: String...) -> Bool {
        lists.contains { list in
            list.split(separator: ",").contains { $0.drop { $0 == " " } == word ?? "" }
        }
    }

    /// Reads `on`, `no` and the like, in English or in the user's language.
    ///
    /// - Returns: nil for any other text.
    package static func flag(_ text: String) -> Bool? {
        let word = text.lowercased()
        if isOne(word, of: "true, on, yes", Words.Settings.yes) { return true }
        return isOne(word, of: "false, off, no", Words.Settings.no) ? false : nil
    }

    // MARK: Reading

    /// Reads a time.
    ///
    /// - Parameter limit: the latest instant that a time without a whole date can mean; nil for now.
    package static func time(_ text: String, notAfter limit: Instant? = nil) throws(Problem)
        -> Instant
    {
        try time(text, notAfter: limit) { day, _ in Words.Times.futureDay(day) }
    }

    /// - Parameter future: what is said about a day that is in the future, with a time of day.
    private static func time(
        _ text: String, notAfter limit: Instant?, future: (String, String) -> String
    ) throws(Problem) -> Instant {
        let instant: Instant
        do throws(TimeReading.Problem) {
            instant = try reading(notAfter: limit).instant(text)
        } catch {
            if error == .noClock, isInTheFuture(text) {
                throw Problem(.refused, future(text, clocks[0]))
            }
            throw Problem(.usage, sentence(error, text))
        }
        guard instant > Instant(secondsSinceEpoch: 0) else {
            throw Problem(.usage, Words.Times.before1970)
        }
        return instant
    }

    /// Whether a text counts from the time that is changed: `an hour earlier`.
    package static func isRelative(_ text: String) -> Bool {
        let now = Clock.now
        let moved = [now, now - 1].map {
            try? reading(notAfter: nil).changing($0).instant(text)
        }
        return moved[0] != moved[1]
    }

    /// Reads a new time in place of another one.
    ///
    /// - Parameter present: needed only if the text counts from it; nil if there is none.
    package static func time(
        _ text: String, changing present: Instant?
    ) throws(Problem) -> Instant {
        let reading = reading(notAfter: nil)
        if let present, let moved = try? reading.changing(present).instant(text) { return moved }
        return try time(text)
    }

    /// Checks the end of a running fast. A time of day later than now means that of yesterday: if the fast would not be
    /// kept then, the day is asked for.
    package static func checkEnd(
        _ end: Instant, _ text: String, of start: Instant?
    ) throws(Problem) {
        // The next such time is nearer than the last one.
        guard let start, end + 12 * 3600 < Clock.now, isWithoutDay(text),
            (0..<Session.shortest).contains(end - start)
        else { return }
        throw Problem(.refused, Words.Times.futureEnd(text, shown(end)))
    }

    /// Reads the start of a fast that begins, which cannot be in the future.
    package static func startTime(_ text: String) throws(Problem) -> Instant {
        let instant = try time(text, notAfter: nil, future: Words.Times.futureStart)
        guard instant > Clock.now else { return instant }
        let clock = TimeText.clock(Zone.system.civil(instant))
        throw Problem(.refused, Words.Times.futureStart(text, clock))
    }

    /// Reads the times of a past fast, which complete each other. A start without a whole date is the latest before
    /// the end. If the start has a day and the end has none, the end is the first such time after the start. Two lengths
    /// are two times ago: `6h` and `1h`.
    ///
    /// - Throws: ``IntervalProblem``, which says which of the two is wrong.
    package static func interval(
        start startText: String, end endText: String
    ) throws(IntervalProblem) -> (start: Instant, end: Instant) {
        let read = { () throws(IntervalProblem) in
            try Self.read(startText, endText) { reading throws(EndProblem) in
                try reading.interval(start: startText, end: endText)
            }
        }
        let lengths = [startText, endText].compactMap {
            try? DurationReading.seconds($0, words: words)
        }
        guard lengths.count == 2, lengths[0] > lengths[1] else { return try read() }
        let now = Clock.now
        let (start, end) = (now - lengths[0], now - lengths[1])
        if let clocks = try? read(), clocks != (start, end) {
            let past = "\(Words.Times.past(startText)) - \(Words.Times.past(endText))"
            let meanings = [past, typed(TypedInterval(start: clocks.start, end: clocks.end))]
            let text = "\(startText) - \(endText)"
            throw .start(Problem(.usage, Words.Times.ambiguous(text, meanings)))
        }
        return (start, end)
    }

    /// Reads the new times of a past fast. One that is not typed stays as it is.
    ///
    /// A time without a whole date is near the fast: a start is the latest one before the present end, an end is
    /// the first one after the start. Otherwise a correction could move an old fast to today, or make it
    /// days long.
    ///
    /// - Throws: ``IntervalProblem``, which says which of the two is wrong.
    package static func interval(
        changing fast: (start: Instant, end: Instant), start startText: String?,
        end endText: String?
    ) throws(IntervalProblem) -> (start: Instant, end: Instant) {
        try read(startText, endText) { reading throws(EndProblem) in
            try reading.interval(
                changing: TypedInterval(start: fast.start, end: fast.end), start: startText,
                end: endText)
        }
    }

    private static func read(
        _ startText: String?, _ endText: String?,
        _ read: (TimeReading) throws(EndProblem) -> TypedInterval
    ) throws(IntervalProblem) -> (start: Instant, end: Instant) {
        let interval: TypedInterval
        do throws(EndProblem) {
            interval = try read(reading(notAfter: nil))
        } catch {
            switch error {
            case .start(let problem):
                throw .start(Problem(.usage, sentence(problem, startText ?? "")))
            case .end(let problem): throw .end(Problem(.usage, sentence(problem, endText ?? "")))
            }
        }
        let earliest = Instant(secondsSinceEpoch: 0)
        let early = Problem(.usage, Words.Times.before1970)
        guard interval.end > earliest else { throw .end(early) }
        guard interval.start > earliest else { throw .start(early) }
        return (interval.start, interval.end)
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

    /// Whether a text is a time of day without a day: `20:00`, `noon`.
    package static func isWithoutDay(_ text: String) -> Bool {
        reading(notAfter: nil).isWithoutDay(text)
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
        let period = try ifReadable(text) { (reading) throws(TimeReading.Problem) in
            try reading.period(text)
        }
        guard let period else {
            throw Problem(
                .usage, unreadable(text, refusal) { try reading(notAfter: nil).period($0) })
        }
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

    /// Reads a time, or a day, a month or another span, which means its first instant.
    package static func boundary(_ text: String) throws(Problem) -> Instant {
        // 0800 and 2359 are times of day, and 2026 is a year.
        let number = text.count <= 4 ? Int(text) : nil
        if number.map((1900..<2200).contains) ?? true {
            let span = try ifReadable(text) { (reading) throws(TimeReading.Problem) in
                try reading.beginning(text)
            }
            if let span { return Zone.system.start(of: span.first) }
        } else if text.count < 3 {
            throw Problem(.usage, Words.Times.unreadable(text))
        }
        return try time(text)
    }

    /// Reads two times or days, which complete each other, as the beginning and the end of an interval.
    package static func boundaries(
        since: String, until: String
    ) throws(Problem) -> (since: Instant, until: Instant) {
        let reading = reading(notAfter: nil)
        if let both = try? reading.boundaries(since: since, until: until) {
            return (both.start, both.end)
        }
        return (try boundary(since), try boundary(until))
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
            case .unreadable:
                let sentence = unreadable(text, Words.Times.unreadableDuration) {
                    try DurationReading.seconds($0, words: words)
                }
                throw Problem(.usage, sentence)
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
        TimeReading(
            now: Clock.now, notAfter: limit, zone: .system, words: words,
            firstWeekday: CalendarNames.system.firstDay)
    }

    private static let clocks = ["20:00", "08:00", "00:00", "14:00"]

    /// What a day means with each of the clocks; nil if it cannot be read.
    private static func meant(_ day: String) -> [Instant?] {
        clocks.map { try? reading(notAfter: nil).instant("\(day) \($0)") }
    }

    /// Whether no time of a day has come yet. A sentence that asks for a time of day would lead to the next refusal.
    private static func isInTheFuture(_ day: String) -> Bool {
        let (now, meant) = (Clock.now, meant(day).compactMap(\.self))
        return !meant.isEmpty && meant.allSatisfy { $0 > now }
    }

    /// A time of day that can follow a day, if possible in the past: 20:00 is not "this morning".
    ///
    /// - Returns: nil if none can.
    private static func clock(of day: String) -> String? {
        let now = Clock.now
        let meant = meant(day)
        let place =
            meant.firstIndex { $0.map { $0 <= now } ?? false } ?? meant.firstIndex { $0 != nil }
        return place.map { clocks[$0] }
    }

    /// Why a text is not a time. Each text that the sentence suggests is read.
    static func sentence(_ problem: TimeReading.Problem, _ text: String) -> String {
        switch problem {
        case .unreadable:
            return unreadable(text, Words.Times.unreadable) {
                try reading(notAfter: nil).instant($0)
            }
        case .doesNotExist: return Words.Times.doesNotExist(text)
        case .noClock:
            return clock(of: text).map { Words.Times.noClock(text, $0) }
                ?? Words.Times.unreadable(text)
        case .isDuration:
            let isRead = (try? reading(notAfter: nil).instant(Words.Times.past(text))) != nil
            return isRead ? Words.Times.isDuration(text) : Words.Times.unreadable(text)
        case .otherWeekday: return Words.Times.otherWeekday(text)
        case .noSuchDate(let year, let month, let day):
            return Words.Times.noSuchDate(day, CalendarNames.system.months[month - 1], year)
        case .noEnd: return Words.Times.noEnd(text)
        case .ambiguous(let meanings): return Words.Times.ambiguous(text, meanings.map(typed))
        case .clockOrDuration(let instant):
            return Words.Times.ambiguous(text, [typed(instant), Words.Times.past(text)])
        case .ambiguousPeriod(let periods):
            return Words.Times.ambiguous(text, periods.map(typed))
        case .ambiguousInterval(let intervals):
            return Words.Times.ambiguous(
                text, intervals.map(typed))
        case .endsFirst: return Words.Times.periodEndsFirst(text)
        }
    }

    /// What is said about a text that is not what was asked for: the one that may be meant, if a letter is wrong.
    static func unreadable(
        _ text: String, _ sentence: (String) -> String, _ read: (String) throws -> some Hashable
    ) -> String {
        words.corrected(text, read).map { Words.Times.misspelt(text, $0) } ?? sentence(text)
    }

    /// As it can be typed.
    private static func typed(_ instant: Instant) -> String {
        TimeText.full(instant, zone: .system)
    }

    private static func typed(_ interval: TypedInterval) -> String {
        "\(typed(interval.start)) - \(typed(interval.end))"
    }

    /// As it can be typed.
    private static func typed(_ period: Period) -> String {
        let last = TimeText.date(period.next.adding(days: -1))
        return period.isDay ? last : "\(TimeText.date(period.first)) - \(last)"
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
