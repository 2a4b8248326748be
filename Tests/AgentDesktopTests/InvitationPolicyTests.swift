import Compline
import Fasting
import LocalTime
import SeededRandom
import Testing

@testable import AgentDesktop

/// When the user is invited to the night prayer.
@Suite struct InvitationPolicyTests {
    private typealias Facts = DailyOfferPolicy.Facts
    private typealias Decision = DailyOfferPolicy.Decision

    /// 2026-03-`day` at a time of UTC.
    private static func utc(_ day: Int, _ hour: Int, _ minute: Int = 0, _ second: Int = 0)
        -> Instant
    {
        Instant(
            secondsSinceEpoch: CivilTime(
                year: 2026, month: 3, day: day, hour: hour, minute: minute, second: second
            ).secondsSinceEpoch)
    }

    private static func daily(_ time: TimeOfDay) -> DailyPlan? {
        DailyPlan(days: .daily, time: time)
    }

    private static let halfPastNine = TimeOfDay("21:30")!

    /// A policy and the facts of its agent, which started on 2 March at noon.
    private struct Evening {
        var policy = DailyOffersPolicy(.invitation, since: utc(2, 12))
        var facts = Facts(now: utc(2, 12), zone: .utc, plan: daily(halfPastNine))

        init(_ change: (inout Facts) -> Void = { _ in }) {
            change(&facts)
            _ = policy.decide(facts)
        }

        mutating func decide(
            at now: Instant, _ change: (inout Facts) -> Void = { _ in }
        ) -> Decision {
            facts.now = now
            change(&facts)
            return policy.decide(facts)
        }
    }

    @Test func nothingHappensWithoutATime() {
        var evening = Evening { $0.time = nil }
        #expect(evening.decide(at: Self.utc(2, 21, 30)) == Decision())
    }

    @Test func itComesOnceAtItsTimeAndStaysForHalfAnHour() {
        var evening = Evening()
        let noon = evening.decide(at: Self.utc(2, 12))
        #expect(noon == Decision(step: .none, alarm: Self.utc(2, 21, 30)))
        #expect(evening.decide(at: Self.utc(2, 21, 29, 59)).step == .none)
        let due = evening.decide(at: Self.utc(2, 21, 30))
        #expect(due == Decision(step: .show, alarm: Self.utc(2, 22)))
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .none)
        #expect(evening.decide(at: Self.utc(2, 21, 59, 59)).step == .none)
        let over = evening.decide(at: Self.utc(2, 22))
        #expect(over == Decision(step: .withdraw, alarm: Self.utc(3, 21, 30)))
        #expect(evening.decide(at: Self.utc(2, 22)).step == .none)
        #expect(evening.decide(at: Self.utc(3, 21, 30)).step == .show)
    }

    @Test(arguments: [
        (utc(2, 21, 59, 59), DailyOfferPolicy.Step.show), (utc(2, 22), .none), (utc(3, 2), .none),
        (utc(3, 21, 29), .none), (utc(5, 21, 45), .show),
    ])
    func aMachineThatSleptInvitesUpToHalfAnHourLate(
        _ awake: Instant, _ expected: DailyOfferPolicy.Step
    ) {
        var evening = Evening()
        #expect(evening.decide(at: awake).step == expected)
    }

    @Test func thereIsNoneForATimeBeforeTheAgentStarted() {
        var policy = DailyOffersPolicy(.invitation, since: Self.utc(2, 21, 40))
        var facts = Facts(now: Self.utc(2, 21, 40), zone: .utc, plan: Self.daily(Self.halfPastNine))
        #expect(policy.decide(facts).step == .none)
        facts.now = Self.utc(2, 21, 50)
        #expect(policy.decide(facts).step == .none)
        facts.now = Self.utc(3, 21, 30)
        #expect(policy.decide(facts).step == .show)
    }

    @Test func thereIsNoneForATimeBeforeItWasChosen() {
        var evening = Evening { $0.time = nil }
        let chosen = evening.decide(at: Self.utc(2, 21, 40)) { $0.time = Self.halfPastNine }
        #expect(chosen == Decision(step: .none, alarm: Self.utc(3, 21, 30)))
        #expect(evening.decide(at: Self.utc(2, 21, 50)).step == .none)
    }

    @Test func anotherTimeBringsNoSecondOne() {
        var evening = Evening()
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .show)
        #expect(
            evening.decide(at: Self.utc(2, 21, 35)) { $0.time = TimeOfDay("23:00") }.step == .none)
        #expect(evening.decide(at: Self.utc(2, 22)).step == .withdraw)
        #expect(evening.decide(at: Self.utc(2, 23)).step == .none)
        // Half past midnight is still the same night.
        #expect(
            evening.decide(at: Self.utc(2, 23, 1)) { $0.time = TimeOfDay("00:30") }.step == .none)
        #expect(evening.decide(at: Self.utc(3, 0, 30)).step == .none)
        #expect(evening.decide(at: Self.utc(4, 0, 30)).step == .show)
    }

    @Test func turnedOffItIsWithdrawn() {
        var evening = Evening()
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .show)
        let off = evening.decide(at: Self.utc(2, 21, 31)) { $0.time = nil }
        #expect(off == Decision(step: .withdraw))
        // On again, the same night has had its invitation.
        #expect(
            evening.decide(at: Self.utc(2, 21, 32)) { $0.time = Self.halfPastNine }.step == .none)
    }

    // MARK: The prayer

    @Test func thereIsNoneInANightInWhichTheUserPrayed() {
        var evening = Evening()
        let night = PrayerNight(at: Self.utc(2, 21, 10), zone: .utc)
        #expect(
            evening.decide(at: Self.utc(2, 21, 30)) { $0.doneDay = night.evening }.step == .none)
        #expect(evening.decide(at: Self.utc(3, 21, 30)).step == .show)
    }

    @Test func aPrayerAfterMidnightIsOfLastNight() {
        var evening = Evening { $0.time = TimeOfDay("00:30") }
        let night = PrayerNight(at: Self.utc(2, 23), zone: .utc)
        #expect(evening.decide(at: Self.utc(3, 0, 30)) { $0.doneDay = night.evening }.step == .none)
        // The next night is another one.
        #expect(evening.decide(at: Self.utc(4, 0, 30)).step == .show)
    }

    @Test func anEarlierTimeOfTheNextDayIsAnotherNight() {
        // Yesterday's prayer does not count for an invitation before 21:00.
        var evening = Evening { $0.time = TimeOfDay("20:00") }
        let night = PrayerNight(at: Self.utc(2, 22), zone: .utc)
        #expect(evening.decide(at: Self.utc(3, 20)) { $0.doneDay = night.evening }.step == .show)
    }

    @Test func thePrayerWithdrawsItAndKeepsItAway() {
        var evening = Evening()
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .show)
        #expect(evening.decide(at: Self.utc(2, 21, 31)) { $0.isUnderWay = true }.step == .withdraw)
        #expect(evening.decide(at: Self.utc(2, 21, 40)) { $0.isUnderWay = false }.step == .none)
    }

    /// The prayer began by day and runs at the time of the invitation.
    @Test func thereIsNoneAfterAPrayerThatRanAtItsTime() {
        var evening = Evening()
        #expect(evening.decide(at: Self.utc(2, 21, 30)) { $0.isUnderWay = true }.step == .none)
        #expect(evening.decide(at: Self.utc(2, 21, 40)) { $0.isUnderWay = false }.step == .none)
    }

    /// The alarm is late, and the prayer ends before it rings. By day no night is known as prayed.
    @Test func thereIsNoneIfThePrayerEndsBeforeTheAlarmRings() {
        var evening = Evening { $0.time = TimeOfDay("20:00") }
        #expect(evening.decide(at: Self.utc(2, 19, 50)) { $0.isUnderWay = true }.step == .none)
        let end = evening.decide(at: Self.utc(2, 20, 0, 1)) { $0.isUnderWay = false }
        #expect(end == Decision(step: .none, alarm: Self.utc(3, 20)))
        #expect(evening.decide(at: Self.utc(2, 20, 0, 2)).step == .none)
        #expect(evening.decide(at: Self.utc(3, 20)).step == .show)
    }

    @Test func aPrayerThatEndedBeforeTheTimeByDayKeepsNothingAway() {
        var evening = Evening { $0.time = TimeOfDay("20:00") }
        _ = evening.decide(at: Self.utc(2, 19, 40)) { $0.isUnderWay = true }
        _ = evening.decide(at: Self.utc(2, 19, 59)) { $0.isUnderWay = false }
        #expect(evening.decide(at: Self.utc(2, 20)).step == .show)
    }

    // MARK: Lock, clock and zone

    @Test func itWaitsUntilTheSessionIsUnlocked() {
        var evening = Evening { $0.isHeld = true }
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .none)
        #expect(evening.decide(at: Self.utc(2, 21, 50)) { $0.isHeld = false }.step == .show)
        // It stays for half an hour from its time.
        #expect(evening.decide(at: Self.utc(2, 22)).step == .withdraw)

        var late = Evening { $0.isHeld = true }
        #expect(late.decide(at: Self.utc(2, 21, 30)).step == .none)
        #expect(late.decide(at: Self.utc(2, 22)) { $0.isHeld = false }.step == .none)
    }

    @Test func aClockThatIsSetBackBringsNoSecondOne() {
        var evening = Evening()
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .show)
        #expect(evening.decide(at: Self.utc(2, 21)).step == .none)
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .withdraw)
        #expect(evening.decide(at: Self.utc(2, 21, 31)).step == .none)
    }

    /// The machine believed for a moment that it was another year.
    @Test func aClockThatWasWrongBlocksNothing() {
        let later = Instant(secondsSinceEpoch: Self.utc(2, 12).secondsSinceEpoch + 400 * 86_400)
        var policy = DailyOffersPolicy(.invitation, since: later)
        var facts = Facts(now: later, zone: .utc, plan: Self.daily(Self.halfPastNine))
        #expect(policy.decide(facts).step == .none)
        facts.now = Self.utc(2, 12)
        #expect(policy.decide(facts).alarm == Self.utc(2, 21, 30))
        facts.now = Self.utc(2, 21, 30)
        #expect(policy.decide(facts).step == .show)
    }

    @Test func aTravellerIsInvitedOnceAnEvening() {
        let berlin = Zone { _ in 3600 }
        var evening = Evening { $0.zone = berlin }
        #expect(evening.decide(at: Self.utc(2, 12)).alarm == Self.utc(2, 20, 30))
        #expect(evening.decide(at: Self.utc(2, 20, 30)).step == .show)
        // An hour to the west it is half past nine once more.
        #expect(evening.decide(at: Self.utc(2, 20, 40)) { $0.zone = .utc }.step == .none)
        _ = evening.decide(at: Self.utc(2, 21))
        #expect(evening.decide(at: Self.utc(2, 21, 30)).step == .none)
        #expect(evening.decide(at: Self.utc(3, 21, 30)).step == .show)
    }

    @Test func inAnotherZoneItComesAtTheLocalTime() {
        var evening = Evening()
        // Two hours to the east, before the time.
        let east = evening.decide(at: Self.utc(2, 19)) { $0.zone = Zone { _ in 7200 } }
        #expect(east == Decision(step: .none, alarm: Self.utc(2, 19, 30)))
        #expect(evening.decide(at: Self.utc(2, 19, 30)).step == .show)
    }

    /// Berlin in 2026: 02:30 of 29 March is skipped, and 02:30 of 25 October occurs twice.
    private static let berlin = Zone { instant in
        let summer = CivilTime(year: 2026, month: 3, day: 29, hour: 1).secondsSinceEpoch
        let winter = CivilTime(year: 2026, month: 10, day: 25, hour: 1).secondsSinceEpoch
        return (summer..<winter).contains(instant.secondsSinceEpoch) ? 7200 : 3600
    }

    @Test func aTimeThatTheClockSkipsIsTheChange() {
        var evening = Evening {
            $0.zone = Self.berlin
            $0.time = TimeOfDay("02:30")
        }
        #expect(evening.decide(at: Self.utc(28, 12)).alarm == Self.utc(29, 1))
        #expect(evening.decide(at: Self.utc(29, 1)).step == .show)
        // 02:30 of summer time.
        #expect(evening.decide(at: Self.utc(29, 23)).alarm == Self.utc(30, 0, 30))
    }

    @Test func aTimeThatOccursTwiceInvitesOnce() {
        let day = CivilTime(year: 2026, month: 10, day: 24, hour: 12).secondsSinceEpoch
        let noon = Instant(secondsSinceEpoch: day)
        var evening = Evening {
            $0.zone = Self.berlin
            $0.time = TimeOfDay("02:30")
        }
        let first = noon + (12 * 3600 + 1800)
        #expect(evening.decide(at: noon).alarm == first)
        #expect(evening.decide(at: first).step == .show)
        #expect(evening.decide(at: first + 1800).step == .withdraw)
        #expect(evening.decide(at: first + 3600).step == .none)
    }

    // MARK: Every rule at random

    /// A year of random events. The rules are checked from outside.
    @Test func noRuleIsEverBroken() {
        var numbers = SplitMix64(seed: 21)
        var shownInAll = 0
        for _ in 0..<200 {
            var evening = Evening { $0.zone = Zone { _ in 3600 } }
            var now = evening.facts.now
            var nights: [PrayerNight] = []
            var isShown = false
            var alarm = evening.decide(at: now).alarm
            for _ in 0..<200 {
                // Often exactly when the alarm rings.
                if let alarm, numbers.chance(1, in: 2) {
                    now = max(now, alarm)
                } else {
                    now = now + numbers.number(0, 8 * 3600)
                }
                var facts = evening.facts
                switch numbers.number(0, 9) {
                case 0: facts.isUnderWay.toggle()
                case 1: facts.isHeld.toggle()
                case 2:
                    facts.time = TimeOfDay(
                        hour: Int(numbers.number(0, 23)), minute: Int(numbers.number(0, 59)))
                case 3: facts.time = nil
                case 4: facts.time = Self.halfPastNine
                default: break
                }
                if facts.isUnderWay, let night = PrayerNight.current(at: now, zone: facts.zone) {
                    facts.doneDay = night.evening
                }
                let before = evening.facts
                let decision = evening.decide(at: now) {
                    $0 = facts
                    $0.now = now
                }
                switch decision.step {
                case .show:
                    shownInAll += 1
                    #expect(!facts.isUnderWay && !facts.isHeld)
                    isShown = true
                    let clock = facts.zone.civil(now)
                    let late =
                        (clock.hour * 60 + clock.minute
                            - facts.time!.hour * 60 - facts.time!.minute + 1440) % 1440
                    #expect(late < 30)
                    let due = now - Int64(late * 60 + clock.second)
                    #expect(!before.isUnderWay || due <= before.now)
                    let night = PrayerNight(at: now - Int64(late) * 60, zone: facts.zone)
                    #expect(night.evening != facts.doneDay && !nights.contains(night))
                    nights.append(night)
                case .withdraw:
                    #expect(isShown)
                    isShown = false
                case .none: break
                }
                if isShown { #expect(facts.time != nil && !facts.isUnderWay) }
                if let alarm = decision.alarm { #expect(alarm > now) }
                #expect((decision.alarm == nil) == (facts.time == nil))
                alarm = decision.alarm
            }
        }
        #expect(shownInAll > 500)
    }
}

extension DailyOfferPolicy.Facts {
    /// An invitation comes every day.
    fileprivate var time: TimeOfDay? {
        get { plan?.time }
        set { plan = newValue.flatMap { DailyPlan(days: .daily, time: $0) } }
    }
}
