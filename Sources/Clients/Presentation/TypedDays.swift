import Fasting
import LocalTime
import Words

/// The days of a plan as the user types them, in English or in the words of the locale: `mon,wed-fri`, `weekdays`,
/// `every 2 days from tomorrow`.
struct TypedDays {
    private var days: DailyPlan.Days = []
    /// `every 2 days`, and the first of them if it is named.
    private var interval: (count: Int, from: CalendarDay?)?

    /// Takes the words for days from the beginning of a plan. There may be none.
    init(_ words: inout [String]) throws(Problem) {
        if UserInput.isOne(words.first, of: "every", Words.DailyPlan.every), words.count > 1 {
            let typed = words.joined(separator: " ")
            words.removeFirst()
            if let count = try Self.count(&words) {
                if count == 1 {
                    days = .daily
                } else {
                    interval = (count, try Self.firstDay(&words))
                }
                return
            }
            guard Self.days(words[0]) != nil else {
                throw Problem(.usage, Words.DailyPlan.unreadable(typed))
            }
        }
        while let first = words.first, let some = Self.days(first) {
            days.formUnion(some)
            words.removeFirst()
        }
    }

    /// - Parameter time: of the plan.
    func rule(for time: TimeOfDay) -> DailyPlan.Rule {
        guard let interval else { return .on(days.isEmpty ? .daily : days) }
        return .every(
            interval.count, from: interval.from ?? Zone.system.civil(Clock.now).nextDay(of: time))
    }

    // MARK: Every few days

    /// Takes `2 days`, `other day` or `day` after `every`.
    ///
    /// - Returns: nil if no number of days follows, as in `every monday`.
    private static func count(_ words: inout [String]) throws(Problem) -> Int? {
        let first = words[0]
        if UserInput.isOne(first, of: "day, days", Words.DailyPlan.day) {
            words.removeFirst()
            return 1
        }
        guard words.count > 1, UserInput.isOne(words[1], of: "day, days", Words.DailyPlan.day)
        else {
            return nil
        }
        let isOther = UserInput.isOne(first, of: "other, second, 2nd, two", Words.DailyPlan.other)
        guard let count = isOther ? 2 : Int(first), count == 1 || DailyPlan.Rule.intervals ~= count
        else {
            let range = DailyPlan.Rule.intervals
            throw Problem(
                .usage,
                Words.DailyPlan.interval(first, from: range.lowerBound, to: range.upperBound))
        }
        words.removeFirst(2)
        return count
    }

    /// Takes `from 2026-11-28` or `from tomorrow`.
    private static func firstDay(_ words: inout [String]) throws(Problem) -> CalendarDay? {
        guard UserInput.isOne(words.first, of: "from, starting", Words.DailyPlan.from) else {
            return nil
        }
        words.removeFirst()
        let today = Zone.system.civil(Clock.now).calendarDay
        let typed = words.isEmpty ? "" : words.removeFirst()
        if UserInput.isOne(typed, of: "today", Words.DailyPlan.today) { return today }
        if UserInput.isOne(typed, of: "tomorrow", Words.DailyPlan.tomorrow) { return today + 1 }
        guard let day = CalendarDay(typed) else {
            throw Problem(.usage, Words.DailyPlan.firstDay(typed))
        }
        return day
    }

    // MARK: Days of the week

    /// Days with commas between them: `mon,wed-fri`.
    private static func days(_ word: String) -> DailyPlan.Days? {
        var days: DailyPlan.Days = []
        for part in word.split(separator: ",") {
            guard let some = oneOrMoreDays(String(part)) else { return nil }
            days.formUnion(some)
        }
        return days.isEmpty ? nil : days
    }

    /// The words for several days.
    private static let groups: [(days: DailyPlan.Days, english: String, words: String)] = [
        (.daily, "daily, everyday", Words.DailyPlan.daily),
        (.weekdays, "weekdays, workdays", Words.DailyPlan.weekdays),
        (.weekends, "weekends, weekend", Words.DailyPlan.weekends),
    ]

    /// The days as ``init(_:)`` reads them, in the user's language.
    static func text(_ rule: DailyPlan.Rule) -> String {
        switch rule {
        case .on(let days):
            if let group = groups.first(where: { $0.days == days }) {
                return String(group.words.prefix { $0 != "," })
            }
            let names = CalendarNames.system.days
            return days.numbers.map { names[$0].lowercased() }.joined(separator: ",")
        case .every(let count, let first):
            return Words.DailyPlan.every(count, from: first.description)
        }
    }

    /// One word for one or more days, in English or in the words of the locale.
    private static func oneOrMoreDays(_ word: String) -> DailyPlan.Days? {
        for group in groups where UserInput.isOne(word, of: group.english, group.words) {
            return group.days
        }
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        let ends = parts.compactMap { day(String($0)) }
        if ends.count < parts.count { return nil }
        switch ends.count {
        case 1: return DailyPlan.Days(weekday: ends[0])
        case 2:
            let length = (ends[1] - ends[0] + 7) % 7
            return (0...length).reduce(into: []) {
                $0.insert(DailyPlan.Days(weekday: (ends[0] + $1) % 7))
            }
        default: return nil
        }
    }

    /// - Returns: 0 for Sunday; nil if it is not the name of a day, or the first letters of one.
    private static func day(_ word: String) -> Int? {
        let english = [
            "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
        ]
        for names in [english, CalendarNames.wholeDays, CalendarNames.system.days] {
            let found = names.indices.filter {
                let name = names[$0].lowercased()
                // "Mondays", and "montags" in German.
                return name == word || name + "s" == word
                    || (word.count > 2 && name.hasPrefix(word))
            }
            if found.count == 1 { return found[0] }
        }
        return nil
    }
}
