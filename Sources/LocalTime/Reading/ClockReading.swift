/// A time of day, as typed.
struct TypedClock: Hashable {
    /// What is left open.
    enum Kind {
        case exact
        /// It is a time on a dial of twelve hours: before or after noon.
        case dial
        /// It is the word, which may mean the beginning or the end of a day.
        case midnight
        /// It is 24:00.
        case endOfDay
    }

    var hour: Int
    var minute = 0
    var second = 0
    var kind = Kind.exact

    /// A time on a dial of twelve hours, some minutes before or after a full hour.
    init?(dial hour: Int, minutes: Int = 0) {
        guard (1...12).contains(hour), (-59...59).contains(minutes) else { return nil }
        let minute = (hour % 12 * 60 + minutes + 720) % 720
        self.init(hour: minute / 60, minute: minute % 60, kind: .dial)
    }

    init(hour: Int, minute: Int = 0, second: Int = 0, kind: Kind = .exact) {
        (self.hour, self.minute, self.second, self.kind) = (hour, minute, second, kind)
    }

    func on(_ date: CivilTime) -> CivilTime {
        CivilTime(
            year: date.year, month: date.month, day: date.day, hour: hour, minute: minute,
            second: second)
    }

    /// What it can mean on a dial of 24 hours.
    var meanings: [TypedClock] {
        guard kind == .dial else { return [self] }
        return [0, 12].map { TypedClock(hour: hour + $0, minute: minute, second: second) }
    }
}

extension TypedText {
    /// The times of day that begin at a position, and the positions after them: `20:00`,
    /// `20:00:15`, `20.00`, `8pm`, `8:30 pm`, `8.30pm`, `noon`, `quarter to nine`, `8 o'clock`, and
    /// with words of a language `20 Uhr 30`.
    func clocks(at start: Int) -> [(TypedClock, end: Int)] {
        var found = ends(of: .noon, at: start).map { (TypedClock(hour: 12), end: $0) }
        for end in ends(of: .midnight, at: start) {
            found.append((TypedClock(hour: 0, kind: .midnight), end: end))
        }
        found += dials(at: start)
        if let (hour, at) = numberWord(start) {
            found += ends(of: .hourOfDay, at: at).map { (TypedClock(hour: hour), end: $0) }
        }
        if let hour = number(start, 1...2) { found += numeric(hour, at: start + 1) }
        return found.compactMap { clock, end in
            let isEnd = clock.hour == 24 && clock.minute == 0 && clock.second == 0
            if isEnd { return (TypedClock(hour: 0, kind: .endOfDay), end: end) }
            let isValid = clock.hour < 24 && clock.minute < 60 && clock.second < 60
            return isValid ? (clock, end: end) : nil
        }
    }

    /// - Parameter start: the position after the hour.
    private func numeric(_ hour: Int, at start: Int) -> [(TypedClock, end: Int)] {
        var found: [(TypedClock, end: Int)] = []
        var clock = TypedClock(hour: hour)
        var at = start
        let hasColon = isSign(":", at: at)
        if hasColon || isSign(".", at: at) {
            guard let minute = number(at + 1, 2...2, touches: true) else { return found }
            clock.minute = minute
            at += 2
        }
        if hasColon, isSign(":", at: at), let second = number(at + 1, 2...2, touches: true) {
            clock.second = second
            at += 2
            // A fraction of a second is dropped.
            if isSign(".", at: at), digits(at + 1, touches: true) != nil { at += 2 }
        }
        if at > start { found.append((clock, end: at)) }
        found += halves(clock, at: at)
        for end in ends(of: .hourOfDay, at: at) {
            found.append((clock, end: end))
            if at == start, let minute = number(end, 2...2) {
                found.append((TypedClock(hour: hour, minute: minute), end: end + 1))
            }
        }
        return found
    }

    /// `am` or `pm` at a position.
    private func halves(_ clock: TypedClock, at: Int) -> [(TypedClock, end: Int)] {
        guard (1...12).contains(clock.hour) else { return [] }
        var (morning, evening) = (clock, clock)
        morning.hour = clock.hour % 12
        evening.hour = morning.hour + 12
        (morning.kind, evening.kind) = (.exact, .exact)
        return ends(of: .beforeNoon, at: at).map { (morning, end: $0) }
            + ends(of: .afterNoon, at: at).map { (evening, end: $0) }
    }

    // MARK: Words

    /// `quarter to nine`, `ten past 8`, `8 o'clock`, also with `am` or `pm` after them.
    private func dials(at start: Int) -> [(TypedClock, end: Int)] {
        let phrases: [(TimeWords.Meaning, Int)] = [
            (.halfPast, 30), (.halfTo, -30), (.quarterPast, 15), (.quarterTo, -15),
        ]
        var found = phrases.flatMap { meaning, minutes in
            ends(of: meaning, at: start).flatMap { dial(minutes, at: $0) }
        }
        if let (count, end) = numberOrWord(start) {
            found += ends(of: .past, at: end).flatMap { dial(count, at: $0) }
            found += ends(of: .to, at: end).flatMap { dial(-count, at: $0) }
            if let end = afterOClock(end), (1...24).contains(count) {
                let clock = TypedClock(dial: count) ?? TypedClock(hour: count)
                found += [(clock, end: end)] + halves(TypedClock(hour: count), at: end)
            }
        }
        return found
    }

    /// The minutes before or after the hour at a position.
    private func dial(_ minutes: Int, at start: Int) -> [(TypedClock, end: Int)] {
        guard let (hour, end) = numberOrWord(start),
            let clock = TypedClock(dial: hour, minutes: minutes)
        else { return [] }
        let halves = clock.meanings.flatMap { meaning in
            ends(of: meaning.hour < 12 ? .beforeNoon : .afterNoon, at: end)
                .map { (meaning, end: $0) }
        }
        return [(clock, end: end)] + halves
    }

    private func numberOrWord(_ at: Int) -> (number: Int, end: Int)? {
        number(at, 1...2).map { ($0, end: at + 1) } ?? numberWord(at)
    }

    /// The position after "o'clock".
    private func afterOClock(_ at: Int) -> Int? {
        if let end = ends(of: [["oclock"]], at: at).first { return end }
        guard let sign = ends(of: [["o"]], at: at).first,
            isSign("'", at: sign) || isSign("\u{2019}", at: sign)
        else { return nil }
        return ends(of: [["clock"]], at: sign + 1).first
    }
}
