extension TypedText {
    /// The times of day that begin at a position, and the positions after them: `20:00`,
    /// `20:00:15`, `20.00`, `8pm`, `8:30 pm`, `8.30pm`, `15h30`, `noon`, `quarter to nine`, `8 o'clock`, and
    /// with words of a language `20 Uhr 30`.
    func clocks(at start: Int) -> [(TypedClock, end: Int)] {
        var found = ends(of: .noon, at: start).map { (TypedClock(hour: 12), end: $0) }
        for end in ends(of: .midnight, at: start) {
            found.append((TypedClock(hour: 0, kind: .midnight), end: end))
        }
        if number(start, 2...2) == 12 {
            found += ends(of: .midnight, at: start + 1).map {
                (TypedClock(hour: 0, kind: .midnight), end: $0)
            }
            // "12:00 midnight"
            if isSign(":", at: start + 1), digits(start + 2, touches: true) == "00" {
                found += ends(of: .midnight, at: start + 3).map {
                    (TypedClock(hour: 0, kind: .midnight), end: $0)
                }
            }
        }
        found += dials(at: start) + spelled(at: start)
        if let hour = number(start, 1...2) {
            found += numeric(hour, isPadded: digits(start)?.first == "0", at: start + 1)
        }
        found += compact(at: start)
        return found.compactMap { clock, end in
            let isEnd = clock.hour == 24 && clock.minute == 0 && clock.second == 0
            if isEnd { return (TypedClock(hour: 0, kind: .endOfDay, form: clock.form), end: end) }
            let isValid = clock.hour < 24 && clock.minute < 60 && clock.second < 60
            return isValid ? (clock, end: end) : nil
        }
    }

    /// - Parameter start: the position after the hour.
    private func numeric(
        _ hour: Int, isPadded: Bool, at start: Int
    ) -> [(TypedClock, end: Int)] {
        var found: [(TypedClock, end: Int)] = []
        var clock = TypedClock(hour: hour, kind: .digits)
        clock.isPadded = isPadded
        var at = start
        let hasColon = isSign(":", at: at)
        if hasColon || isSign(".", at: at), let minute = number(at + 1, 2...2, touches: true) {
            clock.minute = minute
            clock.isDotted = !hasColon
            at += 2
        } else if hasColon {
            return found
        }
        if hasColon, isSign(":", at: at), let second = number(at + 1, 2...2, touches: true) {
            clock.second = second
            at += 2
            // A fraction of a second is dropped.
            if isSign(".", at: at), digits(at + 1, touches: true) != nil { at += 2 }
        }
        if at > start {
            found.append((clock, end: at))
            // "18:30h"
            if isWordAlone("h", at: at) { found.append((clock, end: at + 1)) }
            // "20:00 hrs". "8:30 hrs" is perhaps a duration.
            if hasColon, hour > 12 || isPadded {
                found += ends(of: .hours, at: at).map { (clock, end: $0) }
            }
        } else {
            found.append((bare(hour, isPadded: isPadded), end: at))
            found += hoursMark(clock, at: at)
            // "at 3 15"
            if isAfterSpace(at), let minute = number(at, 2...2) {
                var time = bare(hour, isPadded: isPadded)
                time.minute = minute
                found.append((time, end: at + 1))
            }
        }
        found += halves(clock, at: skippingAbout(at))
        for end in ends(of: .hourOfDay, at: at) {
            clock.isHourOfDay = true
            clock.isDotted = false
            found.append((clock, end: end))
            if at == start, let minute = number(end, 2...2) {
                clock.minute = minute
                found.append((clock, end: end + 1))
            } else if at == start, let (minute, end) = numberWord(end), (1...59).contains(minute) {
                // "20 Uhr dreißig"
                clock.minute = minute
                found.append((clock, end: end))
            }
        }
        return found
    }

    /// An hour alone. 20 can only be one time.
    private func bare(_ hour: Int, isPadded: Bool) -> TypedClock {
        let isOpen = (1...12).contains(hour) && !isPadded
        return TypedClock(hour: hour, kind: isOpen ? .bare : .digits, form: .number)
    }

    /// `15h30`, and `15h`, which is a duration too.
    private func hoursMark(_ clock: TypedClock, at: Int) -> [(TypedClock, end: Int)] {
        guard isWordAlone("h", at: at) else { return [] }
        var clock = clock
        clock.hasHoursMark = true
        if let minute = number(at + 1, 2...2, touches: true) {
            clock.minute = minute
            return [(clock, end: at + 2)]
        }
        clock.form = .length
        return [(clock, end: at + 1)]
    }

    /// Whether a word touches what is before it.
    private func isWordAlone(_ word: String, at: Int) -> Bool {
        self.word(at) == word && !isAfterSpace(at)
    }

    /// "3ish pm"
    private func skippingAbout(_ at: Int) -> Int { isWordAlone("ish", at: at) ? at + 1 : at }

    /// `am` or `pm` at a position, also `in the am`, and `a` or `p` directly after the number.
    private func halves(_ clock: TypedClock, at: Int) -> [(TypedClock, end: Int)] {
        guard (1...12).contains(clock.hour) else { return [] }
        let starts = skipping(.within, at: at)
        var found = starts.flatMap { ends(of: .beforeNoon, at: $0) }
            .map { (clock.half(afterNoon: false), end: $0) }
        found += starts.flatMap { ends(of: .afterNoon, at: $0) }
            .map { (clock.half(afterNoon: true), end: $0) }
        for (letter, afterNoon) in [("a", false), ("p", true)] where isWordAlone(letter, at: at) {
            let end = self.end(of: letter, at: at) ?? at
            found.append((clock.half(afterNoon: afterNoon), end: end))
        }
        return found
    }

    /// `730`, `2000` and `173000`.
    private func compact(at start: Int) -> [(TypedClock, end: Int)] {
        guard let digits = digits(start), [3, 4, 6].contains(digits.count), let number = Int(digits)
        else { return [] }
        let time = digits.count == 6 ? number / 100 : number
        var clock = TypedClock(
            hour: time / 100, minute: time % 100, second: digits.count == 6 ? number % 100 : 0,
            kind: .digits, form: .number)
        clock.isPadded = digits.first == "0"
        var found = [(clock, end: start + 1)] + halves(clock, at: start + 1)
        // "2000 hours", as soldiers and nurses write it. A fast is never as long.
        if digits.count == 4 {
            clock.form = .plain
            found += ends(of: .hours, at: start + 1).map { (clock, end: $0) }
        }
        return found
    }

    // MARK: Words

    /// `eight`, `three twenty`, `acht Uhr`.
    private func spelled(at start: Int) -> [(TypedClock, end: Int)] {
        guard let (hour, at) = numberWord(start) else { return [] }
        var clock = TypedClock(hour: hour, kind: .digits)
        var found = halves(clock, at: at)
        found.append((bare(hour, isPadded: false), end: at))
        clock.isHourOfDay = true
        for end in ends(of: .hourOfDay, at: at) {
            found.append((clock, end: end))
            // "zwanzig Uhr dreißig"
            if let (minute, end) = numberWord(end), (1...59).contains(minute) {
                var time = clock
                time.minute = minute
                found.append((time, end: end))
            }
        }
        clock.isHourOfDay = false
        if let (minute, end) = numberWord(at), (10...59).contains(minute), hour <= 12 {
            clock.minute = minute
            found += halves(clock, at: end)
            clock.kind = .dial
            found.append((clock, end: end))
        }
        return found
    }

    /// `quarter to nine`, `ten past 8`, `five to half past eight`, `8 o'clock`, also with `am` or `pm` after
    /// them.
    private func dials(at start: Int) -> [(TypedClock, end: Int)] {
        var found = phrases(at: start).flatMap { minutes, end in dial(minutes, at: end) }
        if let (count, end) = numberOrWord(start) {
            let units = [end] + ends(of: .minutes, at: end)
            for (meaning, sign) in [(TimeWords.Meaning.past, 1), (.to, -1)] {
                for at in units.flatMap({ ends(of: meaning, at: $0) }) {
                    found += dial(sign * count, at: at)
                    // "fünf vor halb neun"
                    for (half, hour) in phrases(at: at) {
                        found += dial(half + sign * count, at: hour)
                    }
                }
            }
            if let end = afterOClock(end), (1...24).contains(count) {
                let clock = TypedClock(dial: count) ?? TypedClock(hour: count)
                found += [(clock, end: end)] + halves(TypedClock(hour: count), at: end)
            }
        }
        return found
    }

    /// `half past` and the like, in minutes after the hour that follows.
    private func phrases(at start: Int) -> [(minutes: Int, end: Int)] {
        let phrases: [(TimeWords.Meaning, Int)] = [
            (.halfPast, 30), (.halfTo, -30), (.quarterPast, 15), (.quarterTo, -15),
            (.quarterOpen, 15), (.quarterOpen, -45),
        ]
        return phrases.flatMap { meaning, minutes in
            ends(of: meaning, at: start).map { (minutes, end: $0) }
        }
    }

    /// The minutes before or after the hour at a position.
    private func dial(_ minutes: Int, at place: Int) -> [(TypedClock, end: Int)] {
        // "half-past-eight"
        let hasDash = isSign("-", at: place) && isWord(place + 1) && !isAfterSpace(place + 1)
        let start = hasDash ? place + 1 : place
        if (-59...59).contains(minutes), let end = ends(of: .noon, at: start).first {
            let minute = 720 + minutes
            return [(TypedClock(hour: minute / 60, minute: minute % 60), end: end)]
        }
        if (-59...59).contains(minutes), let end = ends(of: .midnight, at: start).first {
            let minute = (1440 + minutes) % 1440
            // After midnight, it is open which day begins. Before, the day is the one that ends.
            let kind = minutes < 0 ? TypedClock.Kind.exact : .midnight
            return [(TypedClock(hour: minute / 60, minute: minute % 60, kind: kind), end: end)]
        }
        guard let (hour, end) = numberOrWord(start),
            let clock = TypedClock(dial: hour, minutes: minutes)
        else { return [] }
        let halves = clock.dialMeanings.flatMap { meaning in
            ends(of: meaning.hour < 12 ? .beforeNoon : .afterNoon, at: end)
                .map { (meaning.half(afterNoon: meaning.hour >= 12), end: $0) }
        }
        return [(clock, end: end)] + ends(of: .hourOfDay, at: end).map { (clock, end: $0) } + halves
    }

    private func numberOrWord(_ at: Int) -> (number: Int, end: Int)? {
        number(at, 1...2).map { ($0, end: at + 1) } ?? numberWord(at)
    }

    /// The position after "o'clock".
    private func afterOClock(_ at: Int) -> Int? {
        if let end = end(of: "oclock", at: at) { return end }
        guard let sign = end(of: "o", at: at) else { return nil }
        if let end = end(of: "clock", at: sign) { return end }
        guard isSign("'", at: sign) || isSign("\u{2019}", at: sign)
        else { return nil }
        return end(of: "clock", at: sign + 1)
    }
}
