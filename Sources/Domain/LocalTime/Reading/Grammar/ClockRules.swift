/// The rules of times of day: `20:00`, `20:00:15`, `20.00`, `8pm`, `8:30 pm`, `15h30`, `noon`, `quarter to nine`,
/// `8 o'clock`, and with words of a language `20 Uhr 30`.
enum ClockRules {
    /// 0 is before noon.
    static let halves: [Rule<Int>] = [
        Rule("within? beforeNoon") { _ in 0 }, Rule("within? afterNoon") { _ in 1 },
        Rule("_'a'") { _ in 0 }, Rule("_'p'") { _ in 1 },
    ]

    /// Minutes before or after the hour that follows.
    static let shifts: [Rule<Int>] =
        phrases + [
            Rule("hour minutes? past") { $0[0] < 60 ? $0[0] : nil },
            Rule("hour minutes? to") { $0[0] < 60 ? -$0[0] : nil },
            // "fünf vor halb neun"
            Rule("hour minutes? past halfPast") { 30 + $0[0] },
            Rule("hour minutes? past halfTo") { -30 + $0[0] },
            Rule("hour minutes? to halfPast") { 30 - $0[0] },
            Rule("hour minutes? to halfTo") { -30 - $0[0] },
        ]

    private static let phrases: [Rule<Int>] = [
        Rule("halfPast") { _ in 30 }, Rule("halfTo") { _ in -30 },
        Rule("quarterPast|quarterOpen") { _ in 15 }, Rule("quarterTo") { _ in -15 },
        Rule("quarterOpen") { _ in -45 },
    ]

    static let whole: [Rule<TypedClock>] = [
        Rule("noon") { _ in TypedClock(hour: 12) },
        Rule("midnight") { _ in TypedClock(hour: 0, kind: .midnight) },
        Rule("12 midnight") { _ in TypedClock(hour: 0, kind: .midnight) },
        Rule("12 : _00 midnight") { _ in TypedClock(hour: 0, kind: .midnight) },
        Rule("shift -? noon") { TypedClock(minutes: 720 + $0[0]) },
        // After midnight, it is open which day begins. Before, the day is the one that ends.
        Rule("shift -? midnight") { match in
            TypedClock(minutes: (1440 + match[0]) % 1440, kind: match[0] < 0 ? .exact : .midnight)
        },
        Rule("shift -? hour") { TypedClock(dial: $0[1], minutes: $0[0]) },
        Rule("shift -? hour hourOfDay") { TypedClock(dial: $0[1], minutes: $0[0]) },
        Rule("shift -? hour beforeNoon") {
            TypedClock(dial: $0[1], minutes: $0[0])?.half(afterNoon: false)
        },
        Rule("shift -? hour afterNoon") {
            TypedClock(dial: $0[1], minutes: $0[0])?.half(afterNoon: true)
        },
    ]

    /// How the numbers of a time are written.
    enum Form: CaseIterable { case hour, word, colon, points, compact }

    static let numbers: [Rule<(TypedClock, Form)>] = [
        Rule("#1-2") { (TypedClock($0), Form.hour) },
        Rule("n") { (TypedClock(hour: $0[0], kind: .digits), Form.word) },
        Rule("#1-2 : _#2") { (TypedClock($0), Form.colon) },
        Rule("#1-2 : _#2 : _#2") { (TypedClock($0), Form.colon) },
        // A fraction of a second is dropped.
        Rule("#1-2 : _#2 : _#2 . _#1-9") { (TypedClock($0), Form.colon) },
        Rule("#1-2 . _#2") { (TypedClock($0), Form.points) },
        Rule("#3-4|#6") { match in
            let time = match.digits().utf8.count == 6 ? match[0] : match[0] * 100
            var clock = TypedClock(
                hour: time / 10_000, minute: time / 100 % 100, second: time % 100, kind: .digits,
                form: .number)
            clock.isPadded = match.digits().first == "0"
            return (clock, Form.compact)
        },
    ]

    /// What may follow the numbers.
    struct Ending: Sendable {
        let pattern: Pattern
        let forms: [Form]
        let clock: @Sendable (TypedClock, Match) -> TypedClock?

        init(
            _ pattern: StaticString, after forms: [Form],
            _ clock: @escaping @Sendable (TypedClock, Match) -> TypedClock?
        ) {
            (self.pattern, self.forms, self.clock) = (Pattern(pattern), forms, clock)
        }
    }

    static let endings: [Ending] = [
        // "15h" is a duration too.
        Ending("_'h'", after: [.hour]) { clock, _ in
            clock.with(\.form, .length).with(\.hasHoursMark, true)
        },
        Ending("_'h' _#2", after: [.hour]) { $0.with(\.hasHoursMark, true).with(\.minute, $1[0]) },
        // "18:30h"
        Ending("_'h'", after: [.colon, .points]) { clock, _ in clock },
        // "20:00 hrs". "8:30 hrs" is perhaps a duration.
        Ending("hours", after: [.colon]) { clock, _ in
            clock.hour > 12 || clock.isPadded ? clock : nil
        },
        // "2000 hours", as soldiers and nurses write it. A fast is never as long.
        Ending("hours", after: [.compact]) { clock, match in
            match.digits(-1).utf8.count == 4 ? clock.with(\.form, .plain) : nil
        },
        // "at 3 15"
        Ending("^#2", after: [.hour]) { $0.alone.with(\.minute, $1[0]) },
        // "3ish pm"
        Ending("_'ish'? ampm", after: Form.allCases) { $0.half($1[0]) },
        Ending("hourOfDay", after: [.hour, .word, .colon, .points]) { clock, _ in clock.ofDay },
        Ending("hourOfDay #1-2", after: [.hour]) { $0.ofDay.with(\.minute, $1[0]) },
        // "20 Uhr dreißig"
        Ending("hourOfDay n", after: [.hour, .word]) { clock, match in
            (1...59).contains(match[0]) ? clock.ofDay.with(\.minute, match[0]) : nil
        },
        Ending("n", after: [.word]) { $0.spelled(minute: $1[0])?.with(\.kind, .dial) },
        Ending("n ampm", after: [.word]) { $0.spelled(minute: $1[0])?.half($1[1]) },
        Ending("'oclock'", after: [.hour, .word]) { clock, _ in clock.onDial },
        Ending("'o' '|\u{2019}? 'clock'", after: [.hour, .word]) { clock, _ in clock.onDial },
        Ending("'oclock' ampm", after: [.hour, .word]) { $0.half($1[0]) },
        Ending("'o' '|\u{2019}? 'clock' ampm", after: [.hour, .word]) { $0.half($1[0]) },
    ]
}

extension TypedClock {
    fileprivate init(minutes: Int, kind: Kind = .exact) {
        self.init(hour: minutes / 60, minute: minutes % 60, kind: kind)
    }

    /// The numbers of a match.
    init(_ match: Match) {
        let parts = match.values + [0, 0]
        self.init(hour: parts[0], minute: parts[1], second: parts[2], kind: .digits)
        isPadded = match.digits().first == "0"
        isDotted = match.text.isSign(".", at: match.start + 1)
    }

    func with<Value>(_ path: WritableKeyPath<TypedClock, Value>, _ value: Value)
        -> TypedClock
    {
        var clock = self
        clock[keyPath: path] = value
        return clock
    }

    /// An hour alone. 20 can only be one time.
    fileprivate var alone: TypedClock {
        let isOpen = (1...12).contains(hour) && !isPadded
        return TypedClock(hour: hour, minute: minute, kind: isOpen ? .bare : .digits, form: .number)
    }

    fileprivate var ofDay: TypedClock { with(\.isHourOfDay, true).with(\.isDotted, false) }

    fileprivate var onDial: TypedClock? {
        (1...24).contains(hour) ? TypedClock(dial: hour) ?? TypedClock(hour: hour) : nil
    }

    /// - Parameter value: of ``Pattern/Value/ampm``.
    fileprivate func half(_ value: Int) -> TypedClock? {
        (1...12).contains(hour) ? half(afterNoon: value == 1) : nil
    }

    /// `three twenty`
    fileprivate func spelled(minute: Int) -> TypedClock? {
        (10...59).contains(minute) && hour <= 12 ? with(\.minute, minute) : nil
    }

    /// nil if there is no such time.
    fileprivate var valid: TypedClock? {
        if hour == 24, minute == 0, second == 0 {
            return TypedClock(hour: 0, kind: .endOfDay, form: form)
        }
        return hour < 24 && minute < 60 && second < 60 ? self : nil
    }
}

extension TypedText {
    /// The times of day that begin at a position, and the positions after them.
    func clocks(at start: Int) -> [(TypedClock, end: Int)] {
        var found = read(ClockRules.whole, at: start)
        if words.isOfCells { found += clocksAfterHalf(at: start) }
        let numbers = ClockRules.numbers + (words.isOfCells ? CellRules.clocks : [])
        let endings = ClockRules.endings + (words.isOfCells ? CellRules.endings : [])
        for ((clock, form), at) in read(numbers, at: start) {
            found.append((form == .hour || form == .word ? clock.alone : clock, at))
            for ending in endings where ending.forms.contains(form) {
                found += matches(ending.pattern, at: at).compactMap { match in
                    ending.clock(clock, match).map { ($0, end: match.end) }
                }
            }
        }
        return found.compactMap { clock, end in clock.valid.map { ($0, end: end) } }
    }

    /// `午後8:00`: the half of the day first, as the languages of East Asia write it.
    private func clocksAfterHalf(at start: Int) -> [(TypedClock, end: Int)] {
        guard let word = word(start), word.count > 1 else { return [] }
        return read(ClockRules.halves, at: start).flatMap { half, at in
            clocks(at: at).filter { !$0.0.hasHalf && $0.0.hour <= 12 }.map {
                ($0.0.half(afterNoon: half == 1), end: $0.end)
            }
        }
    }
}
