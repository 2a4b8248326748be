/// When the user usually begins a fast. At that time one notification offers to begin.
///
/// As text: the days, the time and perhaps the target, `weekdays 20:00 18h` or `every 2 days from
/// 2026-11-28 20:00`.
public struct DailyPlan: Hashable, Sendable, CustomStringConvertible {
    /// Days of the week.
    public struct Days: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// - Parameter weekday: 0 is Sunday.
        public init(weekday: Int) { rawValue = 1 << UInt8(weekday) }

        public static let daily = Days(rawValue: 0b111_1111)
        public static let weekends = Days(rawValue: 0b100_0001)
        public static let weekdays = daily.subtracting(weekends)

        /// From Sunday, as they are written.
        public static let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

        /// The days by their numbers, from Monday. 0 is Sunday.
        public var numbers: [Int] { [1, 2, 3, 4, 5, 6, 0].filter { contains(Days(weekday: $0)) } }
    }

    /// The days on which the plan has an offer.
    public enum Rule: Hashable, Sendable {
        /// Never empty.
        case on(Days)
        /// Every few days, as many as ``intervals`` allows. The first is the day from which they are counted.
        case every(Int, from: CalendarDay)

        /// Every day has a word of its own, and what is rarer than this is not a habit.
        public static let intervals = 2...99
    }

    public let rule: Rule
    public let time: TimeOfDay
    /// nil for that of the settings.
    public let target: Target?

    /// What is set before the user chooses days and a time.
    public static let suggestion = DailyPlan(
        days: .daily, time: TimeOfDay(hour: 20, minute: 0)!)!

    /// - Returns: nil without a day, and for an interval that is not allowed.
    public init?(_ rule: Rule, time: TimeOfDay, target: Target? = nil) {
        switch rule {
        case .on(let days): if days.isEmpty { return nil }
        case .every(let count, _): if !Rule.intervals.contains(count) { return nil }
        }
        self.rule = rule
        self.time = time
        self.target = target
    }

    /// - Returns: nil without a day.
    public init?(days: Days, time: TimeOfDay, target: Target? = nil) {
        self.init(.on(days), time: time, target: target)
    }

    /// When it offers.
    public struct Occasion: Hashable, Sendable {
        private let rule: Rule
        private let time: TimeOfDay

        fileprivate init(_ plan: DailyPlan) { (rule, time) = (plan.rule, plan.time) }
    }

    public var occasion: Occasion { Occasion(self) }

    /// The target of a fast that begins as planned.
    public func target(_ settings: Settings) -> Target { target ?? settings.target }
}

// MARK: - Days

extension DailyPlan.Rule {
    /// The first day of the plan that is not before a day.
    public func first(onOrAfter day: CalendarDay) -> CalendarDay {
        switch self {
        case .on(let days):
            (0..<7).lazy.map { day + $0 }.first {
                days.contains(DailyPlan.Days(weekday: $0.weekday))
            } ?? day
        case .every(let count, let first):
            max(
                first,
                day + (first.number - day.number).flooredDivision(by: Int64(count)).remainder)
        }
    }

    public func contains(_ day: CalendarDay) -> Bool { first(onOrAfter: day) == day }
}

// MARK: - As text

extension DailyPlan {
    /// Reads what ``description`` writes.
    ///
    /// - Parameter firstDay: the day from which `every 2 days` is counted if the text does not name one; nil to
    ///   refuse such a text.
    /// - Returns: nil for any other text.
    public init?(_ text: String, firstDay: (TimeOfDay) -> CalendarDay? = { _ in nil }) {
        var words = text.split(separator: " ")[...]
        var days: Days?
        var interval: (count: Int, from: CalendarDay?)?
        if words.first == "every" {
            guard let found = Self.interval(&words) else { return nil }
            interval = found
        } else {
            days = words.popFirst().flatMap { Days(String($0)) }
        }
        guard (1...2).contains(words.count), let time = TimeOfDay(String(words.removeFirst()))
        else { return nil }
        var target: Target?
        if let word = words.first {
            target = Self.target(word)
            if target == nil { return nil }
        }
        if let days {
            self.init(days: days, time: time, target: target)
        } else {
            guard let interval, let from = interval.from ?? firstDay(time) else { return nil }
            self.init(.every(interval.count, from: from), time: time, target: target)
        }
    }

    /// Takes `every 2 days` and perhaps `from 2026-11-28`.
    private static func interval(
        _ words: inout ArraySlice<Substring>
    ) -> (count: Int, from: CalendarDay?)? {
        guard words.count > 2, words[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let count = Int(words[1]), words[2] == "days"
        else { return nil }
        words.removeFirst(3)
        guard words.first == "from" else { return (count, nil) }
        words.removeFirst()
        guard let day = words.popFirst().flatMap({ CalendarDay(String($0)) }) else { return nil }
        return (count, day)
    }

    private static func target(_ word: Substring) -> Target? {
        let digits = word.dropLast()
        // Only digits and a dot: `Double` accepts many other ways to write a number.
        guard word.last == "h", let hours = Double(digits),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
        else { return nil }
        return Target(hours: hours)
    }

    public var description: String {
        "\(rule.text) \(time)" + (target.map { " \($0.hoursText)h" } ?? "")
    }
}

extension DailyPlan.Rule {
    fileprivate var text: String {
        switch self {
        case .on(let days): days.text
        case .every(let count, let first): "every \(count) days from \(first)"
        }
    }
}

extension DailyPlan.Days {
    /// `daily`, `weekdays`, `weekends`, or names of days with commas between them.
    fileprivate init?(_ text: String) {
        switch text {
        case "daily": self = .daily
        case "weekdays": self = .weekdays
        case "weekends": self = .weekends
        default:
            self = []
            for name in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let day = Self.names.firstIndex(of: String(name)) else { return nil }
                insert(Self(weekday: day))
            }
        }
    }

    fileprivate var text: String {
        switch self {
        case .daily: "daily"
        case .weekdays: "weekdays"
        case .weekends: "weekends"
        default: numbers.map { Self.names[$0] }.joined(separator: ",")
        }
    }
}
