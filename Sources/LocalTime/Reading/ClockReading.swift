/// A time of day, as typed.
struct TypedClock: Hashable {
    var hour: Int
    var minute = 0
    var second = 0
    /// Whether it is the word, which may mean the beginning or the end of a day.
    var isMidnight = false

    func on(_ date: CivilTime) -> CivilTime {
        CivilTime(
            year: date.year, month: date.month, day: date.day, hour: hour, minute: minute,
            second: second)
    }
}

extension TypedText {
    /// The times of day that begin at a position, and the positions after them: `20:00`,
    /// `20:00:15`, `8pm`, `8:30 pm`, `8.30pm`, `noon`, and with words of a language `20 Uhr 30`.
    func clocks(at start: Int) -> [(TypedClock, end: Int)] {
        var found = ends(of: .noon, at: start).map { (TypedClock(hour: 12), end: $0) }
        for end in ends(of: .midnight, at: start) {
            found.append((TypedClock(hour: 0, isMidnight: true), end: end))
        }
        guard let hour = number(start, 1...2) else { return found }
        var clock = TypedClock(hour: hour)
        var at = start + 1
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
        // With a full stop alone it may be a date.
        if hasColon { found.append((clock, end: at)) }
        found += halves(clock, at: at)
        for end in ends(of: .hourOfDay, at: at) {
            found.append((clock, end: end))
            if at == start + 1, let minute = number(end, 2...2) {
                found.append((TypedClock(hour: hour, minute: minute), end: end + 1))
            }
        }
        return found.filter { $0.0.hour < 24 && $0.0.minute < 60 && $0.0.second < 60 }
    }

    /// `am` or `pm` at a position.
    private func halves(_ clock: TypedClock, at: Int) -> [(TypedClock, end: Int)] {
        guard (1...12).contains(clock.hour) else { return [] }
        var (morning, evening) = (clock, clock)
        morning.hour = clock.hour % 12
        evening.hour = morning.hour + 12
        return ends(of: .beforeNoon, at: at).map { (morning, end: $0) }
            + ends(of: .afterNoon, at: at).map { (evening, end: $0) }
    }
}
