/// When the user usually begins a fast. At that time one notification offers to begin.
///
/// As text: the days, the time and perhaps the target, `weekdays 20:00 18h`.
public struct DailyPlan: Equatable, Sendable, CustomStringConvertible {
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

    /// Not empty.
    public let days: Days
    public let time: TimeOfDay
    /// nil for that of the settings.
    public let target: Target?

    /// What is set before the user chooses days and a time.
    public static let suggestion = DailyPlan(
        days: .daily, time: TimeOfDay(hour: 20, minute: 0)!)!

    /// - Returns: nil without a day.
    public init?(days: Days, time: TimeOfDay, target: Target? = nil) {
        guard !days.isEmpty else { return nil }
        self.days = days
        self.time = time
        self.target = target
    }

    /// The target of a fast that begins as planned.
    public func target(_ settings: Settings) -> Target { target ?? settings.target }

    /// Reads what ``description`` writes.
    ///
    /// - Returns: nil for any other text.
    public init?(_ text: String) {
        let words = text.split(separator: " ")
        guard (2...3).contains(words.count), let days = Days(String(words[0])),
            let time = TimeOfDay(String(words[1]))
        else { return nil }
        var target: Target?
        if words.count == 3 {
            let digits = words[2].dropLast()
            // Only digits and a dot: `Double` accepts many other ways to write a number.
            guard words[2].last == "h", let hours = Double(digits),
                digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
            else { return nil }
            target = Target(hours: hours)
            if target == nil { return nil }
        }
        self.init(days: days, time: time, target: target)
    }

    public var description: String {
        "\(days.text) \(time)" + (target.map { " \($0.hoursText)h" } ?? "")
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
