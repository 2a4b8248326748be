import Fasting
import LocalTime
import Words

/// The plan as the user reads and types it.
package enum DailyPlanText {
    /// `Monday to Friday at 20:00`.
    package static func text(_ plan: DailyPlan) -> String {
        Words.DailyPlan.text(
            Words.DailyPlan.days(plan.days, names: CalendarNames.wholeDays),
            at: plan.time.description,
            target: plan.target.map(TimeText.hours))
    }

    /// Reads days, a time and perhaps a target in hours: `weekdays 8pm 18h`, `mon-thu 20:00`, `20:00`.
    /// Without days, every day is meant.
    ///
    /// - Parameter typedTarget: from another place; nil if it may be in the text.
    /// - Returns: nil for `off`, and for no text.
    /// - Throws: ``Problem`` for any other text.
    package static func plan(
        _ text: String, target typedTarget: String? = nil
    ) throws(Problem) -> DailyPlan? {
        var words = text.lowercased().split(separator: " ").map { String($0) }
        if words.isEmpty || words == ["off"] || words == ["none"] { return nil }
        var days: DailyPlan.Days = []
        while let first = words.first, let some = self.days(first) {
            days.formUnion(some)
            words.removeFirst()
        }
        // The time is as long as it can be; a target may follow it.
        let lengths = (1...max(1, words.count)).reversed()
        let length = lengths.first {
            UserInput.timeOfDay(words.prefix($0).joined(separator: " ")) != nil
        }
        let typed = words.prefix(length ?? 0).joined(separator: " ")
        guard let time = UserInput.timeOfDay(typed), !typed.hasPrefix("24") else {
            throw Problem(.usage, Words.DailyPlan.unreadable(text))
        }
        let rest = words.dropFirst(length ?? 0).joined(separator: " ")
        let target = try target(typedTarget ?? (rest.isEmpty ? nil : rest))
        guard typedTarget == nil || rest.isEmpty,
            let plan = DailyPlan(days: days.isEmpty ? .daily : days, time: time, target: target)
        else { throw Problem(.usage, Words.DailyPlan.unreadable(text)) }
        return plan
    }

    private static func target(_ text: String?) throws(Problem) -> Target? {
        guard let text else { return nil }
        guard let target = Target(hours: try UserInput.hourCount(text)) else {
            throw Problem(.usage, Words.Settings.refusal(.targetHours))
        }
        return target
    }

    /// Days with commas between them: `mon,wed-fri`.
    private static func days(_ word: String) -> DailyPlan.Days? {
        var days: DailyPlan.Days = []
        for part in word.split(separator: ",") {
            guard let some = oneOrMoreDays(String(part)) else { return nil }
            days.formUnion(some)
        }
        return days.isEmpty ? nil : days
    }

    /// One word for one or more days, in English or in the words of the locale.
    private static func oneOrMoreDays(_ word: String) -> DailyPlan.Days? {
        switch word {
        case "daily", "everyday", Words.DailyPlan.daily: return .daily
        case "weekdays", Words.DailyPlan.weekdays: return .weekdays
        case "weekends", Words.DailyPlan.weekends: return .weekends
        default: break
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
                return name == word || (word.count > 2 && name.hasPrefix(word))
            }
            if found.count == 1 { return found[0] }
        }
        return nil
    }
}
