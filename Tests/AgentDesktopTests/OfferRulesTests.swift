import Compline
import Fasting
import LocalTime
import SeededRandom
import Testing

@testable import AgentDesktop

/// Weeks of random events over a change of the clock. The rules of the daily offers are checked from outside.
struct OfferRulesTests {
    /// Berlin in 2026, and an hour to the west of it.
    private static let zones = [
        Zone { $0.secondsSinceEpoch < 1_774_746_000 ? 3600 : 7200 }, Zone { _ in 0 },
    ]

    private static func plan(_ numbers: inout SplitMix64, _ unit: DailyOfferPolicy.Unit)
        -> DailyPlan
    {
        // Often at the same time.
        let time = TimeOfDay(
            hour: Int(numbers.number(18, unit == .plan ? 21 : 25)) % 24,
            minute: Int(numbers.number(0, 3)) * 15)!
        if unit == .night { return DailyPlan(days: .daily, time: time)! }
        let target = numbers.chance(1, in: 2) ? Target(hours: 18) : nil
        if numbers.chance(1, in: 3) {
            let first = CalendarDay("2026-03-01")! + numbers.number(0, 9)
            return DailyPlan(
                .every(Int(numbers.number(2, 4)), from: first), time: time, target: target)!
        }
        let days = DailyPlan.Days(rawValue: UInt8(numbers.number(1, 127)))
        return DailyPlan(days: days, time: time, target: target)!
    }

    @Test(arguments: [DailyOfferPolicy.Unit.plan, .night])
    func noRuleIsEverBroken(_ unit: DailyOfferPolicy.Unit) {
        var numbers = SplitMix64(seed: 53)
        var (shownInAll, mostOnScreen) = (0, 0)
        for _ in 0..<150 {
            var now = Instant(secondsSinceEpoch: 1_774_008_000)
            var facts = DailyOfferPolicy.Facts(now: now, zone: Self.zones[0])
            var policy = DailyOfferPolicy(unit)
            _ = policy.decide(facts)
            var plans: [DailyPlan] = []
            var onScreen: [Int: DailyPlan] = [:]
            /// The days on which each plan was offered, or the nights of any.
            var offered: [DailyPlan?: Set<Int64>] = [:]
            var since: [DailyPlan: Instant] = [:]
            var alarm: Instant?
            for _ in 0..<150 {
                let (before, wasUnderWay) = (facts.now, facts.isUnderWay)
                if let alarm, numbers.chance(2, in: 3) {
                    now = max(now, alarm)
                } else {
                    now = now + numbers.number(0, 3 * 3600)
                }
                facts.now = now
                let last = plans
                switch numbers.number(0, 11) {
                case 0: facts.isUnderWay.toggle()
                case 1: facts.isHeld.toggle()
                case 2 where unit == .plan:
                    facts.zone = Self.zones[Int(numbers.number(0, 1))]
                case 3...5:
                    let new = Self.plan(&numbers, unit)
                    if unit == .night {
                        plans = [new]
                    } else if plans.count < 6, !plans.contains(new) {
                        plans.append(new)
                    }
                case 6: plans = Array(plans.dropFirst())
                case 7: plans.reverse()
                default: break
                }
                if unit == .night, facts.isUnderWay,
                    let night = PrayerNight.current(at: now, zone: facts.zone)
                {
                    facts.doneDay = night.evening
                }
                for plan in plans where !last.contains(plan) {
                    since[plan] = now
                    offered[plan] = nil
                }
                facts.plans = plans
                let decision = policy.steps(facts)
                for step in decision.steps {
                    guard step.step == .show else {
                        #expect(onScreen.removeValue(forKey: step.place) != nil)
                        continue
                    }
                    shownInAll += 1
                    #expect(onScreen[step.place] == nil && plans.contains(step.plan))
                    #expect(!facts.isUnderWay && !facts.isHeld)
                    let clock = facts.zone.civil(now)
                    let late =
                        (clock.hour * 60 + clock.minute - step.plan.time.hour * 60
                            - step.plan.time.minute + 1440) % 1440
                    #expect(late < 30, "\(step.plan) at \(clock)")
                    let due = now - Int64(late * 60 + clock.second)
                    #expect(since[step.plan]! < due && !(wasUnderWay && before < due))
                    #expect(step.plan.rule.contains(facts.zone.civil(due).calendarDay))
                    let day = unit.day(of: due, zone: facts.zone)
                    let isNew = offered[unit == .plan ? step.plan : nil, default: []].insert(day)
                        .inserted
                    #expect(isNew && day != facts.doneDay)
                    onScreen[step.place] = step.plan
                }
                mostOnScreen = max(mostOnScreen, onScreen.count)
                #expect(unit == .night || onScreen.values.allSatisfy(plans.contains))
                #expect(Set(onScreen.values).count == onScreen.count)
                #expect(onScreen.isEmpty || !facts.isUnderWay && !plans.isEmpty)
                #expect(onScreen.keys.allSatisfy { $0 < 6 })
                if let alarm = decision.alarm { #expect(alarm > now) }
                #expect((decision.alarm == nil) == plans.isEmpty)
                alarm = decision.alarm
            }
        }
        #expect(shownInAll > (unit == .plan ? 1000 : 300))
        #expect(mostOnScreen > (unit == .plan ? 2 : 0))
    }
}
