import Fasting
import LocalTime
import Words

/// The plans as the user reads and types them.
package enum DailyPlanText {
    /// `Monday to Friday at 20:00`.
    package static func text(_ plan: DailyPlan) -> String {
        Words.DailyPlan.text(
            Words.DailyPlan.days(plan.rule, names: CalendarNames.wholeDays) { day in
                let (year, month, day) = day.date
                return TimeText.date(CivilTime(year: year, month: month, day: day))
            },
            at: plan.time.description,
            target: plan.target.map(TimeText.hours))
    }

    /// `weekdays 20:00 18h` in the user's language, as ``plan(_:target:)`` reads it; in English if the words of the locale
    /// could not be read back.
    package static func typed(_ plan: DailyPlan) -> String {
        let target = plan.target.map { " " + TimeText.hours($0) } ?? ""
        let text = "\(TypedDays.text(plan.rule)) \(plan.time)\(target)"
        return (try? Self.plan(text)) == plan ? text : plan.description
    }

    /// The plans as ``plans(_:target:)`` reads them; "" if there are none.
    package static func typed(_ plans: DailyPlans) -> String {
        plans.all.map { typed($0) }.joined(separator: "; ")
    }

    /// Reads one or more plans with semicolons between them, each as ``plan(_:target:)`` does.
    ///
    /// - Parameter typedTarget: from another place, for one plan.
    /// - Returns: no plans for `off`, and for no text.
    /// - Throws: ``Problem`` for any other text, and for what ``checked(_:)`` refuses.
    package static func plans(
        _ text: String, target typedTarget: String? = nil
    ) throws(Problem) -> DailyPlans {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count > 1 else {
            return try checked(plan(text, target: typedTarget).map { [$0] } ?? [])
        }
        var plans: [DailyPlan] = []
        for part in parts {
            guard let plan = try plan(String(part)), typedTarget == nil else {
                throw Problem(.usage, Words.DailyPlan.unreadable(text))
            }
            plans.append(plan)
        }
        return try checked(plans)
    }

    /// - Throws: ``Problem`` if two are at the same time of the same days, or if there are too many.
    package static func checked(_ all: [DailyPlan]) throws(Problem) -> DailyPlans {
        for (index, plan) in all.enumerated() {
            guard let other = all[..<index].first(where: { $0.occasion == plan.occasion }) else {
                continue
            }
            throw Problem(.usage, Words.DailyPlan.twice(text(other)))
        }
        guard let plans = DailyPlans(all) else {
            throw Problem(.usage, Words.DailyPlan.tooMany(most: DailyPlans.maximum))
        }
        return plans
    }

    /// Reads days, a time and perhaps a target in hours: `weekdays 8pm 18h`, `mon-thu 20:00`, `every 2 days
    /// 20:00`, `20:00`. Without days, every day is meant. Days are counted from the day on which the time comes
    /// next, unless the text names another one.
    ///
    /// - Parameter typedTarget: from another place; nil if it may be in the text.
    /// - Returns: nil for `off`, and for no text.
    /// - Throws: ``Problem`` for any other text.
    package static func plan(
        _ text: String, target typedTarget: String? = nil
    ) throws(Problem) -> DailyPlan? {
        var words = text.lowercased().split(separator: " ").map { String($0) }
        if words.isEmpty || words == ["none"] || UserInput.flag(text) == false { return nil }
        let days = try TypedDays(&words)
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
            let plan = DailyPlan(days.rule(for: time), time: time, target: target)
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
}
