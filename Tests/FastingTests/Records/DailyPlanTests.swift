import Testing

@testable import Fasting

struct DailyPlanTests {
    @Test(arguments: [
        "daily 20:00", "weekdays 20:00", "weekends 09:05", "mon,wed,fri 20:00", "sun 23:59 18h",
        "weekdays 00:00 16.5h", "every 2 days from 2026-11-28 20:00",
        "every 99 days from 2024-02-29 20:00 18h",
    ])
    func textIsReadBack(text: String) throws {
        #expect(try #require(DailyPlan(text)).description == text)
    }

    @Test func daysHaveOneForm() {
        #expect(DailyPlan("fri,mon 20:00")?.description == "mon,fri 20:00")
        #expect(DailyPlan("sat,sun 20:00")?.description == "weekends 20:00")
        #expect(DailyPlan("mon,tue,wed,thu,fri,sat,sun 20:00")?.rule == .on(.daily))
    }

    @Test(arguments: [
        "", "20:00", "weekdays", "weekdays 24:00", "weekdays 8pm", "Weekdays 20:00", "mon, 20:00",
        ",mon 20:00", "monday 20:00", "daily 20:00 18", "daily 20:00 3h", "daily 20:00 169h",
        "daily 20:00 18h x", "daily 20:00 1e1h", "daily 20:00 h", "every 2 days 20:00",
        "every 1 days from 2026-11-28 20:00", "every 100 days from 2026-11-28 20:00",
        "every +2 days from 2026-11-28 20:00", "every 2 day from 2026-11-28 20:00",
        "every 2 days from 2026-02-30 20:00", "every 2 days from 2026-11-28", "every 2 days",
        "every 99999999999999999999 days from 2026-11-28 20:00", "every",
        "every 2 days from 20:00", "daily 20:00;", "; daily 20:00", ";",
        "daily 20:00; weekdays", "daily 20:00; daily 20:00",
        "daily 20:00; daily 20:00 18h",
    ])
    func anythingElseIsNoPlan(text: String) {
        #expect(DailyPlan(text) == nil)
        var settings = Settings()
        let isTaken = settings.set(.plan, to: .text(text))
        #expect(isTaken == text.isEmpty && settings.plans.isEmpty)
    }

    @Test func planIsStored() {
        var settings = Settings()
        let isSet = settings.set(.plan, to: "weekdays 20:00 18h")
        #expect(isSet && settings.plans.all.map(\.target) == [Target(hours: 18)])
        #expect(Settings(stored: settings.stored) == settings)
        let isDeleted = settings.set(.plan, to: "")
        #expect(isDeleted && settings == Settings())
    }

    // MARK: Several

    @Test func plansAreReadBackInTheirOrder() throws {
        let text = "weekdays 20:00 18h; weekends 21:00; every 3 days from 2026-11-28 07:30"
        let plans = try #require(DailyPlans(text))
        #expect(plans.description == text && plans.all.count == 3)
        #expect(
            DailyPlans("daily 20:00;weekends  09:00")?.description == "daily 20:00; weekends 09:00")
        var settings = Settings()
        let isSet = settings.set(.plan, to: .text(text))
        #expect(isSet && Settings(stored: settings.stored) == settings)
        #expect(settings.plans.longestTarget(settings) == Target(hours: 18))
        settings.target = Target(hours: 24)!
        #expect(settings.plans.longestTarget(settings) == Target(hours: 24))
        #expect(DailyPlans.none.longestTarget(settings) == nil)
    }

    @Test func thereAreAtMostSixteen() {
        let plans = (0..<17).map {
            DailyPlan(days: .daily, time: TimeOfDay(hour: 20, minute: $0)!)!
        }
        #expect(DailyPlans(Array(plans.prefix(DailyPlans.maximum)))?.all.count == 16)
        #expect(DailyPlans(plans) == nil)
    }

    /// A text without a first day is completed by the caller, which knows the time.
    @Test func firstDayIsThatOfTheCaller() {
        let day = CalendarDay("2026-11-29")!
        var asked: [TimeOfDay] = []
        let plans = DailyPlans("every 2 days 20:00 18h; daily 09:00") {
            asked.append($0)
            return day
        }
        #expect(
            plans?.description == "every 2 days from 2026-11-29 20:00 18h; daily 09:00")
        #expect(asked == [TimeOfDay("20:00")])
    }

    // MARK: Days

    @Test(arguments: [
        ("every 2 days from 2026-11-28 20:00", "2026-11-20", "2026-11-28"),
        ("every 2 days from 2026-11-28 20:00", "2026-11-29", "2026-11-30"),
        // The month has 30 days, and the days go on.
        ("every 2 days from 2026-11-28 20:00", "2026-12-01", "2026-12-02"),
        ("every 3 days from 2028-02-27 20:00", "2028-02-28", "2028-03-01"),
        ("every 99 days from 0001-01-01 20:00", "0001-01-02", "0001-04-10"),
        ("weekends 20:00", "2026-11-27", "2026-11-28"), ("sun 20:00", "2026-11-30", "2026-12-06"),
        ("daily 20:00", "2026-12-31", "2026-12-31"),
    ])
    func firstDayOnOrAfter(plan: String, day: String, first: String) throws {
        let rule = try #require(DailyPlan(plan)).rule
        #expect(rule.first(onOrAfter: try #require(CalendarDay(day))).description == first)
    }

    /// Each day of four years, against counting from the beginning.
    @Test(arguments: [2, 3, 7, 30, 99]) func everyFewDaysHasNoGap(count: Int) throws {
        let first = try #require(CalendarDay("2026-01-31"))
        let rule = DailyPlan.Rule.every(count, from: first)
        var wait = 0
        for offset in Int64(-200)..<1461 {
            let isMeant = offset >= 0 && wait == 0
            if offset >= 0 { wait = wait == 0 ? count - 1 : wait - 1 }
            #expect(rule.contains(first + offset) == isMeant)
        }
    }
}
