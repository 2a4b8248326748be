import Fasting
import LocalTime
import Notices
import Recording
import Testing

@testable import AgentDesktop

/// When the user is offered what they planned: offers.txt has what happens, and what the policy answers.
struct OffersTests {
    @Test func offersAreAsRecorded() throws {
        let differences = try Recording("offers.txt").differences { _ in
            { line in
                var offers = Offers(line.hasPrefix("invitation") ? .night : .plan)
                return try line.components(separatedBy: " | ").compactMap { try offers.answer($0) }
            }
        }
        #expect(differences == [])
    }
}

/// A policy, and what it is asked.
private struct Offers {
    private let unit: DailyOfferPolicy.Unit
    private var policy: DailyOfferPolicy
    private var facts = DailyOfferPolicy.Facts(now: march(2, 12), zone: .utc)
    private var alarm: Instant?

    init(_ unit: DailyOfferPolicy.Unit) {
        self.unit = unit
        policy = DailyOfferPolicy(unit)
    }

    /// What is decided, and the alarm if it is another one; nil for neither.
    mutating func answer(_ text: String) throws -> String? {
        var words = text.split(separator: " ").map(String.init)[...]
        if let now = instant(&words) { facts.now = now }
        while let word = words.popFirst() { try change(word, &words) }
        let decision = policy.steps(facts)
        var said = decision.steps.map { "\($0.step) \($0.place) \($0.plan)" }
        if decision.alarm != alarm {
            said.append("next \(decision.alarm.map(described) ?? "never")")
        }
        alarm = decision.alarm
        return said.isEmpty ? nil : "\(text): \(said.joined(separator: "; "))"
    }

    private mutating func change(_ word: String, _ words: inout ArraySlice<String>) throws {
        switch word {
        case "invitation": break
        case "since":
            facts.now = try #require(instant(&words))
            policy = DailyOfferPolicy(unit)
        case "at": facts.plans = [try #require(DailyPlan("daily \(words.removeFirst())"))]
        case "never": facts.plans = []
        case "plans":
            facts.plans = try #require(DailyPlans(words.joined(separator: " "))).all
            words = []
        case "busy", "free": facts.isUnderWay = word == "busy"
        case "locked", "unlocked": facts.isHeld = word == "locked"
        case "prayed": facts.doneDay = march(Int64(words.removeFirst())!).secondsSinceEpoch / 86_400
        case "zone":
            let name = words.removeFirst()
            let hours = Int64(name)
            facts.zone = Zone { instant in
                hours.map { $0 * 3600 }
                    ?? ((march(29, 1)..<march(239, 1)).contains(instant) ? 7200 : 3600)
            }
        case "answered": policy.wasAnswered(Int(words.removeFirst())!)
        default: Issue.record("\(word)")
        }
    }

    /// `2 21:30` or `2 21:30:01`.
    private func instant(_ words: inout ArraySlice<String>) -> Instant? {
        guard let day = words.first.flatMap({ Int64($0) }) else { return nil }
        words.removeFirst()
        let time = words.removeFirst().split(separator: ":").map { Int64($0)! }
        return zip(time, [3600, 60, 1]).reduce(march(day)) { $0 + $1.0 * $1.1 }
    }
}

/// A day of UTC, counted from March 2026 on.
private func march(_ day: Int64, _ hour: Int64 = 0) -> Instant {
    Instant(secondsSinceEpoch: 1_772_323_200 + (day - 1) * 86_400 + hour * 3600)
}

private func described(_ instant: Instant) -> String {
    let clock = Zone.utc.civil(instant)
    return
        "\((instant - march(1)) / 86_400 + 1) \(TimeOfDay(hour: clock.hour, minute: clock.minute)!)"
        + (clock.second == 0 ? "" : ":\(clock.second)")
}
