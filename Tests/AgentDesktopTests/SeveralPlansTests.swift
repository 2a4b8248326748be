import Fasting
import LocalTime
import Notices
import SeededRandom
import Testing

@testable import AgentDesktop

/// When each of several plans is offered.
struct SeveralPlansTests {
    private typealias Step = DailyOffersPolicy.Decision.Step

    /// 2026-03-`day` at a time of UTC. The 2nd is a Monday.
    private static func utc(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
        Instant(
            secondsSinceEpoch: CivilTime(
                year: 2026, month: 3, day: day, hour: hour, minute: minute
            ).secondsSinceEpoch)
    }

    /// A policy, its plans and the facts of its agent, which started on Monday at noon.
    private struct Agent {
        var policy = DailyOffersPolicy(.plan, since: utc(2, 12))
        var plans: [DailyPlan]
        var facts = DailyOfferPolicy.Facts(now: utc(2, 12), zone: .utc)

        init(_ text: String) {
            plans = DailyPlans(text)!.all
            _ = policy.decide(plans, facts)
        }

        mutating func decide(at now: Instant, _ text: String? = nil) -> DailyOffersPolicy.Decision {
            facts.now = now
            if let text { plans = DailyPlans(text)!.all }
            return policy.decide(plans, facts)
        }
    }

    private static func step(_ place: Int, _ plan: String, _ step: DailyOfferPolicy.Step) -> Step {
        Step(place: place, plan: DailyPlan(plan)!, step: step)
    }

    @Test func eachIsOfferedOnceAtItsTimeInAPlaceOfItsOwn() {
        var agent = Agent("daily 20:00; weekdays 20:10 18h")
        let first = agent.decide(at: Self.utc(2, 20))
        #expect(first.steps == [Self.step(0, "daily 20:00", .show)])
        #expect(first.alarm == Self.utc(2, 20, 10))
        let second = agent.decide(at: Self.utc(2, 20, 10))
        #expect(second.steps == [Self.step(1, "weekdays 20:10 18h", .show)])
        #expect(second.alarm == Self.utc(2, 20, 30))
        #expect(agent.decide(at: Self.utc(2, 20, 20)).steps.isEmpty)
        let firstIsOver = agent.decide(at: Self.utc(2, 20, 30))
        #expect(firstIsOver.steps == [Self.step(0, "daily 20:00", .withdraw)])
        #expect(firstIsOver.alarm == Self.utc(2, 20, 40))
        let secondIsOver = agent.decide(at: Self.utc(2, 20, 40))
        #expect(secondIsOver.steps == [Self.step(1, "weekdays 20:10 18h", .withdraw)])
        #expect(secondIsOver.alarm == Self.utc(3, 20))
    }

    @Test func twoAtOneTimeAreBothOffered() {
        var agent = Agent("daily 20:00; mon 20:00 24h")
        #expect(agent.decide(at: Self.utc(2, 20)).steps.map(\.place) == [0, 1])
        #expect(agent.decide(at: Self.utc(2, 20)).steps.isEmpty)
    }

    @Test func theFastThatOneOfferBeginsWithdrawsTheOthers() {
        var agent = Agent("daily 20:00; mon 20:00 24h")
        _ = agent.decide(at: Self.utc(2, 20))
        agent.policy.wasAnswered(0)
        agent.facts.isUnderWay = true
        let begun = agent.decide(at: Self.utc(2, 20, 1))
        #expect(begun.steps == [Self.step(1, "mon 20:00 24h", .withdraw)])
        agent.facts.isUnderWay = false
        #expect(agent.decide(at: Self.utc(2, 20, 2)).steps.isEmpty)
    }

    /// A changed plan leaves the other's offer as it is, on screen or settled.
    @Test func eachKeepsWhatWasOfferedWhenOthersChange() {
        var agent = Agent("daily 20:00; daily 20:10")
        _ = agent.decide(at: Self.utc(2, 20))
        let removed = agent.decide(at: Self.utc(2, 20, 5), "daily 20:10")
        #expect(removed.steps == [Self.step(0, "daily 20:00", .withdraw)])
        #expect(
            agent.decide(at: Self.utc(2, 20, 10)).steps == [Self.step(1, "daily 20:10", .show)])
        // The first place is free. The order of the list does not matter.
        let added = agent.decide(at: Self.utc(2, 20, 11), "daily 20:15 18h; daily 20:10")
        #expect(added.steps.isEmpty && added.alarm == Self.utc(2, 20, 15))
        #expect(
            agent.decide(at: Self.utc(2, 20, 15)).steps
                == [Self.step(0, "daily 20:15 18h", .show)])
        // Back on its day: the time has passed.
        let back = agent.decide(at: Self.utc(2, 20, 16), "daily 20:00; daily 20:10")
        #expect(back.steps == [Self.step(0, "daily 20:15 18h", .withdraw)])
        #expect(back.alarm == Self.utc(2, 20, 40))
    }

    /// The plan is changed after its offer: the new one has its own, if its time is still to come.
    @Test func aPlanThatIsChangedAfterItsOfferIsAnotherOne() {
        var agent = Agent("daily 20:00")
        _ = agent.decide(at: Self.utc(2, 20))
        let longer = agent.decide(at: Self.utc(2, 20, 1), "daily 20:00 18h")
        #expect(longer.steps == [Self.step(0, "daily 20:00", .withdraw)])
        #expect(longer.alarm == Self.utc(3, 20))
        let later = agent.decide(at: Self.utc(2, 20, 2), "daily 21:00 18h")
        #expect(later.alarm == Self.utc(2, 21))
        #expect(agent.decide(at: Self.utc(2, 21)).steps.map(\.step) == [.show])
    }

    @Test func everyTwoDaysItIsOffered() {
        var agent = Agent("every 2 days from 2026-03-03 20:00")
        var shown: [Int] = []
        for day in 2...12
        where agent.decide(at: Self.utc(day, 20)).steps.contains(
            where: { $0.step == .show })
        {
            shown.append(day)
        }
        #expect(shown == [3, 5, 7, 9, 11])
    }

    @Test func everyPlaceHasASlot() {
        #expect(NotificationSlot.placesOfPlans == DailyPlans.maximum)
        for place in 0..<DailyPlans.maximum {
            let slot = DailyOffer.plan.slot(place)
            #expect(NotificationSlot.allCases.contains(slot))
            #expect(DailyOffer.plan.place(slot) == place)
            #expect(DailyOffer.invitation.place(slot) == nil)
        }
        #expect(Set(NotificationSlot.allCases).count == NotificationSlot.allCases.count)
    }

    // MARK: Every rule at random

    /// Berlin in 2026, and an hour to the west of it.
    private static let zones = [
        Zone { instant in
            let summer = CivilTime(year: 2026, month: 3, day: 29, hour: 1).secondsSinceEpoch
            return instant.secondsSinceEpoch < summer ? 3600 : 7200
        }, Zone { _ in 0 },
    ]

    private static func plan(_ numbers: inout SplitMix64) -> DailyPlan {
        // Often at the same time.
        let time = TimeOfDay(
            hour: Int(numbers.number(18, 21)), minute: Int(numbers.number(0, 3)) * 15)!
        let target = numbers.chance(1, in: 2) ? Target(hours: 18) : nil
        if numbers.chance(1, in: 3) {
            let first = CalendarDay("2026-03-01")! + numbers.number(0, 9)
            return DailyPlan(
                .every(Int(numbers.number(2, 4)), from: first), time: time, target: target)!
        }
        let days = DailyPlan.Days(rawValue: UInt8(numbers.number(1, 127)))
        return DailyPlan(days: days, time: time, target: target)!
    }

    /// Weeks of random events over a change of the clock. The rules are checked from outside.
    @Test func noRuleIsEverBroken() {
        var numbers = SplitMix64(seed: 53)
        var shownInAll = 0
        var mostOnScreen = 0
        for _ in 0..<150 {
            var agent = Agent("")
            agent.facts.zone = Self.zones[0]
            var onScreen: [Int: DailyPlan] = [:]
            /// The local dates on which each plan was offered.
            var offered: [DailyPlan: Set<CalendarDay>] = [:]
            var since: [DailyPlan: Instant] = [:]
            var now = Self.utc(20, 12)
            var alarm: Instant?
            for _ in 0..<150 {
                if let alarm, numbers.chance(2, in: 3) {
                    now = max(now, alarm)
                } else {
                    now = now + numbers.number(0, 3 * 3600)
                }
                let before = agent.plans
                switch numbers.number(0, 11) {
                case 0: agent.facts.isUnderWay.toggle()
                case 1: agent.facts.isHeld.toggle()
                case 2: agent.facts.zone = Self.zones[Int(numbers.number(0, 1))]
                case 3...5:
                    let new = Self.plan(&numbers)
                    if agent.plans.count < 6, !agent.plans.contains(new) { agent.plans.append(new) }
                case 6: if !agent.plans.isEmpty { agent.plans.removeFirst() }
                case 7: agent.plans.reverse()
                default: break
                }
                for plan in agent.plans where !before.contains(plan) {
                    since[plan] = now
                    offered[plan] = nil
                }
                let decision = agent.decide(at: now)
                for step in decision.steps {
                    switch step.step {
                    case .show:
                        shownInAll += 1
                        #expect(onScreen[step.place] == nil && agent.plans.contains(step.plan))
                        #expect(!agent.facts.isUnderWay && !agent.facts.isHeld)
                        let clock = agent.facts.zone.civil(now)
                        let late =
                            clock.hour * 60 + clock.minute
                            - step.plan.time.hour * 60 - step.plan.time.minute
                        #expect((0..<30).contains(late), "\(step.plan) at \(clock)")
                        #expect(step.plan.rule.contains(clock.calendarDay))
                        #expect(since[step.plan]! < now - Int64(late * 60))
                        let isNew = offered[step.plan, default: []].insert(clock.calendarDay)
                            .inserted
                        #expect(isNew)
                        onScreen[step.place] = step.plan
                    case .withdraw: #expect(onScreen.removeValue(forKey: step.place) != nil)
                    case .none: Issue.record("a step without meaning")
                    }
                }
                mostOnScreen = max(mostOnScreen, onScreen.count)
                #expect(Set(onScreen.values).count == onScreen.count)
                #expect(onScreen.values.allSatisfy(agent.plans.contains))
                #expect(onScreen.isEmpty || !agent.facts.isUnderWay)
                #expect(onScreen.keys.allSatisfy { $0 < 6 })
                if let alarm = decision.alarm { #expect(alarm > now) }
                #expect((decision.alarm == nil) == agent.plans.isEmpty)
                alarm = decision.alarm
            }
        }
        #expect(shownInAll > 1000 && mostOnScreen > 2)
    }
}
