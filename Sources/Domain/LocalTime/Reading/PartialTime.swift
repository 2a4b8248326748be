import Fasting

/// What a text says about a time, as far as it says it. Two of them complete each other if they do not
/// contradict each other.
struct PartialTime: Hashable {
    /// Counted from today; -1 is yesterday.
    var offset: Int64?
    /// 0 is Sunday.
    var weekday: Int?
    /// Whether the day of the week is before today.
    var isLast = false
    /// The week of the day of the week, counted back from this one.
    var weeksBack: Int?
    var day: Int?
    var month: Int?
    var year: Int?
    /// The month of the day, counted back from this one: "the 20th of last month".
    var monthsBack: Int?
    var part: DayPart?
    var clock: TypedClock?
    var zone: ZoneSaid?
    /// Whether the month is the first of the numbers of the date; nil if it has a name.
    var isMonthFirst: Bool?
    /// Whether the day is a number without a sign that it is one: the 10 of "10 - 22 August".
    var isBareDay = false
    /// Whether a word such as "at" is before the time of day.
    var isIntroduced = false

    /// - Returns: nil if both say something about the same part.
    func joined(_ other: PartialTime) -> PartialTime? {
        var result = self
        func take<Value>(_ path: WritableKeyPath<PartialTime, Value?>) -> Bool {
            guard let value = other[keyPath: path] else { return true }
            if result[keyPath: path] != nil { return false }
            result[keyPath: path] = value
            return true
        }
        guard take(\.offset), take(\.weekday), take(\.weeksBack), take(\.day), take(\.month),
            take(\.year), take(\.monthsBack), take(\.isMonthFirst), take(\.part), take(\.clock),
            take(\.zone)
        else { return nil }
        result.isLast = isLast || other.isLast
        result.isBareDay = isBareDay || other.isBareDay
        result.isIntroduced = isIntroduced || other.isIntroduced
        if result.offset != nil, result.hasNumberedDay || result.weeksBack != nil { return nil }
        if result.monthsBack != nil, result.month != nil || result.year != nil { return nil }
        return result
    }

    private var hasNumberedDay: Bool { day != nil || month != nil || year != nil }

    /// Whether it names a day, or a part of one.
    var hasDay: Bool { offset != nil || weekday != nil || hasNumberedDay || monthsBack != nil }

    /// Whether the number of its time of day could be something else, and nothing shows that it is one.
    var isLoose: Bool {
        guard let clock, clock.form != .plain else { return false }
        return !isIntroduced && part == nil
    }

    /// The day, if what is known is one.
    var typedDay: TypedDay? {
        var day: TypedDay?
        if let offset {
            day = .offset(offset)
        } else if let number = self.day {
            if let month {
                day =
                    year.map { .date(CivilTime(year: $0, month: month, day: number)) }
                    ?? .yearless(month: month, day: number)
            } else if isBareDay && monthsBack == nil || year != nil {
                return nil
            } else {
                day = .ofMonth(number, monthsBack: monthsBack)
            }
        } else if month != nil || year != nil || monthsBack != nil {
            return nil
        }
        if let weekday {
            day =
                if let day {
                    .named(weekday, day)
                } else if let weeksBack {
                    .ofWeek(weekday, weeksBack: weeksBack)
                } else {
                    .weekday(weekday, isLast: isLast)
                }
        }
        guard let day else { return nil }
        return part.map { .part($0, of: day) } ?? day
    }

    /// The meanings of its time of day. With a day, midnight is the beginning or the end of it.
    var clocks: [(TypedClock, daysLater: Int64)] {
        guard let clock else { return [] }
        if let part {
            return clock.dialMeanings.compactMap { meaning in
                part.daysLater(meaning).map { (meaning, daysLater: hasDay ? $0 : 0) }
            }
        }
        guard hasDay else { return [(clock, daysLater: 0)] }
        switch clock.kind {
        case .exact, .digits, .dial, .bare: return clock.meanings.map { ($0, daysLater: 0) }
        case .midnight: return [(clock, daysLater: 0), (clock, daysLater: 1)]
        case .endOfDay: return [(clock, daysLater: 1)]
        }
    }
}

/// A zone, as typed.
package enum ZoneSaid: Hashable, Sendable {
    /// By its name. A program that writes it does not say where it is.
    case utc
    /// East of UTC, in seconds.
    case offset(Int64)
    case named(NamedZone)

    /// Those that a place can have, in seconds.
    static let offsets = Int64(-Session.offsetLimit * 60)...Int64(Session.offsetLimit * 60)

    var zone: Zone {
        switch self {
        case .utc: .utc
        case .offset(let seconds): Zone { _ in seconds }
        case .named(let named): named.zone
        }
    }
}

/// A day, as typed.
enum TypedDay: Hashable {
    /// Counted from today; -1 is yesterday.
    case offset(Int64)
    /// 0 is Sunday. The last one is before today.
    case weekday(Int, isLast: Bool)
    /// A day of this week or of one before it.
    case ofWeek(Int, weeksBack: Int)
    /// The date need not exist.
    case date(CivilTime)
    /// The latest such date.
    case yearless(month: Int, day: Int)
    /// A day of the latest month that has it, or of a month that is counted back from this one.
    case ofMonth(Int, monthsBack: Int?)
    /// A date with the name of its day of the week.
    indirect case named(Int, TypedDay)
    /// A part of a day: "yesterday evening".
    indirect case part(DayPart, of: TypedDay)
}

/// A part of a day, as typed. A night begins in the evening and ends on the next day.
enum DayPart: CaseIterable {
    case morning, midday, afternoon, evening, night

    var meaning: TimeWords.Meaning {
        switch self {
        case .morning: .morning
        case .midday: .noon
        case .afternoon: .afternoon
        case .evening: .evening
        case .night: .night
        }
    }

    /// How many days after the one that was typed a time of this part is.
    ///
    /// - Returns: nil if the time is not in this part.
    func daysLater(_ clock: TypedClock) -> Int64? {
        let isMidnight = clock.hour == 0 && clock.kind != .exact
        let hour = isMidnight && self != .morning ? 24 : clock.hour
        let hours: ClosedRange<Int> =
            switch self {
            case .morning: 0...11
            case .midday: 11...14
            case .afternoon: 12...18
            case .evening, .night: 17...24
            }
        if hours.contains(hour) { return Int64(hour / 24) }
        return self == .night && hour < 6 ? 1 : nil
    }
}

/// A time of day, as typed.
struct TypedClock: Hashable {
    /// What is left open.
    enum Kind {
        /// Nothing.
        case exact
        /// It is written in the clock of 24 hours, unless a part of the day is named.
        case digits
        /// It is a time on a dial of twelve hours: the latest one, before or after noon.
        case dial
        /// It is an hour alone, before or after noon.
        case bare
        /// It is the word, which may mean the beginning or the end of a day.
        case midnight
        /// It is 24:00.
        case endOfDay
    }

    /// How clear it is that it is a time of day.
    enum Form {
        /// It is written as one.
        case plain
        /// It is a number alone: 8, 730, 2000.
        case number
        /// It is written as a duration: 15h.
        case length
    }

    var hour: Int
    var minute = 0
    var second = 0
    var kind = Kind.exact
    var form = Form.plain
    /// Whether the hour has a zero before it, as in the clock of 24 hours.
    var isPadded = false
    /// Whether am or pm was typed.
    var hasHalf = false
    /// Whether a full stop is between its numbers, as in a date: "20.11".
    var isDotted = false
    /// Whether it is written with an "h": "15h30".
    var hasHoursMark = false
    /// Whether it is written with a word for hours as a clock shows them: "20 Uhr".
    var isHourOfDay = false

    /// A time on a dial of twelve hours, some minutes before or after a full hour.
    init?(dial hour: Int, minutes: Int = 0) {
        guard (1...12).contains(hour), (-59...59).contains(minutes) else { return nil }
        let minute = (hour % 12 * 60 + minutes + 720) % 720
        self.init(hour: minute / 60, minute: minute % 60, kind: .dial)
    }

    init(
        hour: Int, minute: Int = 0, second: Int = 0, kind: Kind = .exact, form: Form = .plain
    ) {
        (self.hour, self.minute, self.second) = (hour, minute, second)
        (self.kind, self.form) = (kind, form)
    }

    func on(_ date: CivilTime) -> CivilTime {
        CivilTime(
            year: date.year, month: date.month, day: date.day, hour: hour, minute: minute,
            second: second)
    }

    /// What it can mean on a dial of 24 hours.
    var meanings: [TypedClock] { kind == .dial || kind == .bare ? dialMeanings : [self] }

    /// What it can mean if a part of the day or another time may decide between before and after noon.
    var dialMeanings: [TypedClock] {
        guard kind == .dial || kind == .bare || kind == .digits, hour <= 12 else { return [self] }
        if kind == .digits, hour == 0 { return [self] }
        return [hour % 12, hour % 12 + 12].map { hour in
            var clock = self
            clock.hour = hour
            clock.kind = .digits
            return clock
        }
    }

    /// The time before noon, or after it.
    func half(afterNoon: Bool) -> TypedClock {
        var clock = self
        clock.hour = hour % 12 + (afterNoon ? 12 : 0)
        clock.kind = .exact
        clock.form = .plain
        clock.isDotted = false
        clock.hasHalf = true
        return clock
    }
}
