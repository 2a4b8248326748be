import Fasting
import LocalTime
import Testing

@testable import AgentDesktop

/// When the user is offered to begin.
struct PlanPolicyTests {
    private typealias Decision = DailyOfferPolicy.Decision

    /// 2026-03-`day` at a time of UTC. The 2nd is a Monday.
    private static func utc(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
        Instant(
            secondsSinceEpoch: CivilTime(
                year: 2026, month: 3, day: day, hour: hour, minute: minute
            ).secondsSinceEpoch)
    }

    private static let weekdays = DailyPlan("weekdays 20:00")!

    /// A policy and the facts of its agent, which started on Monday at noon.
    private struct Evening {
        var policy = DailyOffersPolicy(.plan, since: utc(2, 12))
        var facts = DailyOfferPolicy.Facts(now: utc(2, 12), zone: .utc, plan: weekdays)

        init(_ change: (inout DailyOfferPolicy.Facts) -> Void = { _ in }) {
            change(&facts)
            _ = policy.decide(facts)
        }

        mutating func decide(
            at now: Instant, _ change: (inout DailyOfferPolicy.Facts) -> Void = { _ in }
        ) -> Decision {
            facts.now = now
            change(&facts)
            return policy.decide(facts)
        }
    }

    @Test func withoutAPlanThereIsNoAlarm() {
        var evening = Evening { $0.plan = nil }
        let nothing = evening.decide(at: Self.utc(2, 20))
        #expect(nothing == Decision())
    }

    @Test func itComesOnceAtItsTimeAndStaysForHalfAnHour() {
        var evening = Evening()
        let noon = evening.decide(at: Self.utc(2, 12))
        #expect(noon == Decision(alarm: Self.utc(2, 20)))
        let due = evening.decide(at: Self.utc(2, 20))
        #expect(due == Decision(step: .show, alarm: Self.utc(2, 20, 30)))
        #expect(evening.decide(at: Self.utc(2, 20, 1)).step == .none)
        let over = evening.decide(at: Self.utc(2, 20, 30))
        #expect(over == Decision(step: .withdraw, alarm: Self.utc(3, 20)))
        #expect(evening.decide(at: Self.utc(3, 20)).step == .show)
    }

    @Test func onOtherDaysThereIsNone() {
        var evening = Evening()
        // Friday evening has passed, and Monday is next.
        _ = evening.decide(at: Self.utc(6, 20))
        #expect(evening.decide(at: Self.utc(6, 21)).alarm == Self.utc(9, 20))
        #expect(evening.decide(at: Self.utc(7, 20)).step == .none)
        let dayBefore = evening.decide(at: Self.utc(8, 20))
        #expect(dayBefore == Decision(alarm: Self.utc(9, 20)))
        let once = DailyPlan("sun 20:00")!
        let sunday = evening.decide(at: Self.utc(9, 12)) { $0.plan = once }
        #expect(sunday.alarm == Self.utc(15, 20))
    }

    @Test func whileAFastRunsThereIsNone() {
        var evening = Evening { $0.isUnderWay = true }
        let fasting = evening.decide(at: Self.utc(2, 20))
        #expect(fasting == Decision(alarm: Self.utc(3, 20)))
        // The fast ends some minutes later: nothing is offered for a time that has passed.
        let ended = evening.decide(at: Self.utc(2, 20, 5)) { $0.isUnderWay = false }
        #expect(ended.step == .none)
        var other = Evening()
        _ = other.decide(at: Self.utc(2, 20))
        let begun = other.decide(at: Self.utc(2, 20, 5)) { $0.isUnderWay = true }
        #expect(begun.step == .withdraw)
    }

    @Test(arguments: [(2, 29, true), (2, 30, false), (14, 0, false)])
    func aMachineThatSleptOffersUpToHalfAnHourLate(_ day: Int, _ minute: Int, _ isShown: Bool) {
        var evening = Evening()
        let step = evening.decide(at: Self.utc(day, 20, minute)).step
        #expect((step == .show) == isShown)
    }

    @Test func itWaitsWhileNothingIsShown() {
        var evening = Evening { $0.isHeld = true }
        #expect(evening.decide(at: Self.utc(2, 20)).step == .none)
        let unlocked = evening.decide(at: Self.utc(2, 20, 10)) { $0.isHeld = false }
        #expect(unlocked.step == .show)
        var late = Evening { $0.isHeld = true }
        let over = late.decide(at: Self.utc(2, 20, 31)) { $0.isHeld = false }
        #expect(over.step == .none)
    }

    @Test func aNewPlanSaysNothingForATimeThatHasPassed() {
        var evening = Evening { $0.plan = nil }
        let set = evening.decide(at: Self.utc(2, 20, 5)) { $0.plan = Self.weekdays }
        #expect(set == Decision(alarm: Self.utc(3, 20)))
        _ = evening.decide(at: Self.utc(3, 20))
        // The old offer would begin with the old target.
        let changed = evening.decide(at: Self.utc(3, 20, 1)) { $0.plan = DailyPlan("daily 05:00") }
        #expect(changed == Decision(step: .withdraw, alarm: Self.utc(4, 5)))
        _ = evening.decide(at: Self.utc(4, 5))
        let deleted = evening.decide(at: Self.utc(4, 5, 1)) { $0.plan = nil }
        #expect(deleted == Decision(step: .withdraw))
    }

    /// The clock is set back over the offer: it does not come again, and stays no longer than usual.
    @Test func aClockThatIsSetBackKeepsNoOffer() {
        var evening = Evening()
        _ = evening.decide(at: Self.utc(2, 20))
        let back = evening.decide(at: Self.utc(2, 12))
        #expect(back.alarm == Self.utc(2, 12, 30))
        #expect(evening.decide(at: Self.utc(2, 12, 30)).step == .withdraw)
        #expect(evening.decide(at: Self.utc(2, 20)).step == .none)
        #expect(evening.decide(at: Self.utc(3, 20)).step == .show)
    }

    /// An hour to the west it is 20:00 once more, and the local date is the same.
    @Test func aTravellerIsOfferedItOnceADate() {
        let berlin = Zone { _ in 3600 }
        var evening = Evening { $0.zone = berlin }
        #expect(evening.decide(at: Self.utc(2, 19)).step == .show)
        for (hoursWest, hour) in [(1, 20), (2, 21), (3, 22)] {
            let zone = Zone { _ in 3600 - Int64(hoursWest) * 3600 }
            _ = evening.decide(at: Self.utc(2, hour) - 600) { $0.zone = zone }
            #expect(evening.decide(at: Self.utc(2, hour)).step == .none)
        }
        #expect(evening.decide(at: Self.utc(3, 22)).step == .show)
    }

    /// The user took the offer after midnight, and it is the day before where the plane lands.
    @Test func aDateThatComesTwiceHasOneOffer() {
        var evening = Evening {
            $0.zone = Zone { _ in 3600 }
            $0.plan = DailyPlan("daily 00:30")
        }
        #expect(evening.decide(at: Self.utc(2, 23, 30)).step == .show)
        #expect(evening.decide(at: Self.utc(2, 23, 31)) { $0.isUnderWay = true }.step == .withdraw)
        _ = evening.decide(at: Self.utc(3, 1)) { $0.zone = Zone { _ in -5 * 3600 } }
        _ = evening.decide(at: Self.utc(3, 4)) { $0.isUnderWay = false }
        #expect(evening.decide(at: Self.utc(3, 5, 30)).step == .none)
        #expect(evening.decide(at: Self.utc(4, 5, 30)).step == .show)
    }

    /// The alarm may be late: the fast that ran at the time has ended when it rings.
    @Test func afterAFastThatRanAtItsTimeThereIsNone() {
        var evening = Evening { $0.isUnderWay = true }
        _ = evening.decide(at: Self.utc(2, 19, 59))
        let ended = evening.decide(at: Self.utc(2, 20, 1)) { $0.isUnderWay = false }
        #expect(ended == Decision(alarm: Self.utc(3, 20)))
    }
}
