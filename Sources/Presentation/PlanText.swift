import Fasting
import LocalTime
import Words

/// The plan as the user reads and types it.
package enum PlanText {
    /// `Monday to Friday at 20:00`.
    package static func text(_ plan: StartPlan) -> String {
        Words.Plan.text(
            Words.Plan.days(plan.days, names: CalendarNames.wholeDays), at: plan.time.description,
            target: plan.target.map(TimeText.hours))
    }

    /// Reads days, a time and perhaps a target in hours: `weekdays 8pm 18h`, `mon-thu 20:00`, `20:00`.
    /// Without days, every day is meant.
    ///
    /// - Returns: nil for `off`.
    /// - Throws: ``Problem`` for any other text.
    package static func plan(_ text: String) throws(Problem) -> StartPlan? {
        var words = text.lowercased().split { $0 == " " || $0 == "," }.map { String($0) }
        if words == ["off"] || words == ["none"] { return nil }
        var days: StartPlan.Days = []
        while let first = words.first, let some = self.days(first) {
            days.formUnion(some)
            words.removeFirst()
        }
        var target: Target?
        if words.count > 1, UserInput.timeOfDay(words.joined(separator: " ")) == nil,
            let last = words.popLast()
        {
            let hours = try UserInput.hourCount(last)
            target = Target(hours: hours)
            if target == nil { throw Problem(.usage, Words.Settings.refusal(.targetHours)) }
        }
        guard let time = UserInput.timeOfDay(words.joined(separator: " ")),
            let plan = StartPlan(days: days.isEmpty ? .daily : days, time: time, target: target)
        else { throw Problem(.usage, Words.Plan.form) }
        return plan
    }

    /// One word for one or more days, in English or in the words of the locale.
    private static func days(_ word: String) -> StartPlan.Days? {
        switch word {
        case "daily", "everyday", Words.Plan.daily: return .daily
        case "weekdays", Words.Plan.weekdays: return .weekdays
        case "weekends", Words.Plan.weekends: return .weekends
        default: break
        }
        let ends = word.split(separator: "-").compactMap { day(String($0)) }
        switch ends.count {
        case 1 where !word.contains("-"): return StartPlan.Days(weekday: ends[0])
        case 2:
            let length = (ends[1] - ends[0] + 7) % 7
            return (0...length).reduce(into: []) {
                $0.insert(StartPlan.Days(weekday: (ends[0] + $1) % 7))
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
