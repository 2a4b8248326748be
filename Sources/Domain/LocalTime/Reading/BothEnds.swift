// Each end of an interval completes the other: "10 - 22 August", "8 - 11pm", "24 Nov 2025 20:00 - 25 Nov 12:00".

/// The start and the end of an interval, as far as a text says them.
struct BothEnds: Hashable {
    var start: PartialTime
    var end: PartialTime

    /// Whether the numbers of both dates are in one order.
    var hasOneOrder: Bool {
        guard let first = start.isMonthFirst, let last = end.isMonthFirst else { return true }
        return first == last
    }

    /// The ways to complete both ends.
    var completed: [BothEnds] {
        guard hasOneOrder else { return [] }
        var ends = self
        ends.completeDates()
        return ends.withHalves.map { ends in
            var ends = ends
            ends.completeHours()
            return ends
        }
    }

    // MARK: Days

    /// A month or a year that is said once belongs to both ends, so that they follow each other.
    mutating func completeDates() {
        // "Thu Oct 26, 10:00 - 11:00 2023"
        if let year = end.year, end.month == nil, end.day == nil, start.month != nil,
            start.year == nil
        {
            (start.year, end.year) = (year, nil)
        }
        guard start.offset == nil, end.offset == nil, start.monthsBack == nil else { return }
        if let day = start.day, start.month == nil, let month = end.month, let last = end.day {
            // "28 - 2 November"
            let isBefore = day > last
            start.month = isBefore ? (month + 10) % 12 + 1 : month
            start.year = start.year ?? end.year.map { $0 - (isBefore && month == 1 ? 1 : 0) }
        } else if let day = end.day, end.month == nil, let month = start.month,
            let first = start.day
        {
            let isNext = day < first
            end.month = isNext ? month % 12 + 1 : month
            end.year = end.year ?? start.year.map { $0 + (isNext && month == 12 ? 1 : 0) }
        }
        guard let first = start.month, let last = end.month else { return }
        let isOver = (first, start.day ?? 1) > (last, end.day ?? 31)
        if start.year == nil, let year = end.year { start.year = year - (isOver ? 1 : 0) }
        if end.year == nil, let year = start.year { end.year = year + (isOver ? 1 : 0) }
    }

    // MARK: Hours

    /// Before or after noon that is said at one end. At the end, it belongs to both if they follow each other then: "8 -
    /// 11pm". At the start it does not say what the end is: "6pm - 10".
    private var withHalves: [BothEnds] {
        guard let first = start.clock, let last = end.clock, first.hasHalf != last.hasHalf else {
            return [self]
        }
        let path = first.hasHalf ? \BothEnds.end : \.start
        let (open, known) = first.hasHalf ? (last, first) : (first, last)
        guard self[keyPath: path].part == nil, open.isOnDial, !open.isHourOfDay else {
            return [self]
        }
        let halves = [known.hour >= 12, known.hour < 12].map { open.half(afterNoon: $0) }
        func with(_ clock: TypedClock) -> BothEnds {
            var ends = self
            ends[keyPath: path].clock = clock
            return ends
        }
        let isOneDay = !(start.hasDay && end.hasDay)
        if isOneDay, last.hasHalf, halves[0].isBefore(known), !open.isPadded {
            return [with(halves[0])]
        }
        // 12:00 is noon in both clocks.
        if open.hour == 12, open.form == .plain, halves[0].hour == 12 { return [with(halves[0])] }
        return halves.map(with)
    }

    /// An hour alone beside a time in the clock of 24 hours is one too: "20 - 8", "20:00 - 8".
    private mutating func completeHours() {
        guard let first = start.clock, let last = end.clock else { return }
        if first.isOf24Hours, last.form != .plain, end.part == nil {
            end.clock?.kind = last.kind.in24Hours
        }
        if last.isOf24Hours, first.form != .plain, start.part == nil {
            start.clock?.kind = first.kind.in24Hours
        }
    }
}

extension TypedClock {
    /// Whether it can be before or after noon.
    fileprivate var isOnDial: Bool {
        (1...12).contains(hour) && [.digits, .dial, .bare].contains(kind) || kind == .dial
    }

    fileprivate func isBefore(_ other: TypedClock) -> Bool {
        (hour, minute, second) < (other.hour, other.minute, other.second)
    }

    /// Whether it is surely written in the clock of 24 hours.
    fileprivate var isOf24Hours: Bool {
        !hasHalf && kind == .digits && (hour > 12 || form == .plain || isPadded || isHourOfDay)
    }
}

extension TypedClock.Kind {
    fileprivate var in24Hours: TypedClock.Kind { self == .bare ? .digits : self }
}

// MARK: - Dividing

/// A text divided into a start and an end.
struct DividedText: Hashable {
    enum Divider: Hashable {
        /// A word such as "to", or a dash between spaces.
        case word
        /// A word such as "for".
        case lasting
        /// A dash or a slash inside of a word.
        case dash
        /// Only a space.
        case space
    }

    let start: String
    let end: String
    let divider: Divider

    /// More words are never two times.
    private static let most = 24

    /// Why the end is not a time, if it is none.
    func endProblem(_ words: TimeWords) -> TimeReading.Problem {
        let isLength = (try? DurationReading.seconds(end, words: words)) != nil
        return isLength ? .isDuration : .unreadable
    }

    /// The ways to divide a text, the clearest first. Of a class, all are to be tried.
    static func ways(_ text: String, _ words: TimeWords) -> [[DividedText]] {
        // "20:00 +16h", "8pm -12pm", "8pm- 12pm"
        var typed = text.split(whereSeparator: \.isWhitespace).flatMap { word in
            if word.count > 1, word.first == "+", word.last!.isLetter {
                return [String(word.prefix(1)), String(word.dropFirst())]
            }
            if isDashed(word) { return ["-", String(word.dropFirst())] }
            return isDashed(word.reversed()) ? [String(word.dropLast()), "-"] : [String(word)]
        }
        guard typed.count <= most else { return [] }
        func isOne(_ word: String, _ meaning: TimeWords.Meaning) -> Bool {
            TypedText(word, words)?.isOne(meaning) ?? false
        }
        let isBetween = typed.first.map { isOne($0, .between) } ?? false
        if isBetween || typed.first.map({ isOne($0, .from) }) ?? false { typed.removeFirst() }
        func parts(_ typed: [String], _ place: Int, _ length: Int, _ divider: Divider)
            -> DividedText?
        {
            guard place > 0, place + length < typed.count else { return nil }
            var start = typed[..<place].joined(separator: " ")
            if start.count > 1, start.last == "," || start.last == ";" { start.removeLast() }
            return DividedText(
                start: start, end: typed[(place + length)...].joined(separator: " "),
                divider: divider)
        }
        func divided(_ typed: [String]) -> [DividedText] {
            typed.indices.flatMap { place -> [DividedText?] in
                let word = typed[place]
                let isDivider =
                    word.allSatisfy(\.isDash) || arrows.contains(word) || isOne(word, .until)
                    || isBetween && isOne(word, .and)
                return [
                    isDivider ? parts(typed, place, 1, .word) : nil,
                    isOne(word, .lasting) || word == "+"
                        ? parts(typed, place, 1, .lasting) : nil,
                ]
            }.compactMap { $0 }
        }
        var found = divided(typed)
        var spaced = [typed]
        // "Thursday from 9:30 to 11:00"
        if let from = typed.indices.dropFirst().first(where: {
            isOne(typed[$0], .from) || isOne(typed[$0], .between)
        }) {
            let hasBetween = isOne(typed[from], .between)
            var without = typed
            without.remove(at: from)
            found += divided(without)
            // "gestern von 20 bis 12 Uhr": the 20 is a time.
            var at = typed
            at[from] = "@"
            found += divided(at)
            // "12:00 since yesterday 20:00" names the end first.
            let first = TypedText(typed[..<from].joined(separator: " "), words)
            let isTime = first.map { $0.readings(0..<$0.end).contains { $0.clock != nil } } ?? false
            if !isTime { spaced.append(without) }
            if hasBetween {
                found += without.indices.filter { isOne(without[$0], .and) }
                    .compactMap { parts(without, $0, 1, .word) }
            }
        }
        let spaces = spaced.flatMap { typed in
            typed.indices.compactMap { parts(typed, $0, 0, .space) }
        }
        return [found, dashes(typed), spaces]
    }

    /// Whether a dash touches what is after it, and it is not the sign of an offset: `-0500`, `-05:00`.
    private static func isDashed(_ word: some Collection<Character>) -> Bool {
        let rest = word.dropFirst()
        guard word.first?.isDash == true, let first = rest.first, first.isNumber || first.isLetter
        else { return false }
        return
            !(rest.count == 4 && rest.allSatisfy(\.isASCIIDigit)
            || rest.count == 5 && rest.contains(":"))
    }

    /// Between spaces, they are as clear as a word.
    private static let arrows: Set<String> = ["\u{2192}", "->", "-->", "=>", "..", "..."]

    /// At the dashes and slashes inside of words: "20:00-12:00", "14./15.10."
    private static func dashes(_ typed: [String]) -> [DividedText] {
        var found: [DividedText] = []
        for (place, word) in typed.enumerated() where !isDate(word) {
            for at in word.indices.dropFirst()
            where word[at].isDash || word[at] == "/" || word[at...].hasPrefix("..") {
                let isPoints = word[at] == "."
                let after = word.index(at, offsetBy: isPoints ? 2 : 1)
                if isPoints, word[..<at].last == "." { continue }
                guard after < word.endIndex else { continue }
                let start = typed[..<place] + [String(word[..<at])]
                let end = [String(word[after...])] + typed[(place + 1)...]
                found.append(
                    DividedText(
                        start: start.joined(separator: " "), end: end.joined(separator: " "),
                        divider: .dash))
            }
        }
        return found.count > most ? [] : found
    }

    /// Whether a word is three numbers, of which one is a year. The date need not exist: "2026-13-01", "2026-11/12".
    private static func isDate(_ word: String) -> Bool {
        let numbers = word.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }
        return numbers.count == 3 && !numbers.contains(where: \.isEmpty)
            && numbers.contains { $0.count == 4 }
    }
}
