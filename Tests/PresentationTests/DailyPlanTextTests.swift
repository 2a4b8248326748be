import Fasting
import LocalTime
import Testing

@testable import Presentation

struct DailyPlanTextTests {
    @Test(arguments: [
        ("weekdays 20:00", "weekdays 20:00"), ("20:00", "daily 20:00"),
        ("Daily 8pm", "daily 20:00"), ("mon,wed,fri 20:00 18h", "mon,wed,fri 20:00 18h"),
        ("monday wednesday 7:30 pm", "mon,wed 19:30"), ("mon-fri 20:00", "weekdays 20:00"),
        ("fri-mon 9am 16.5", "mon,fri,sat,sun 09:00 16.5h"), ("weekends noon", "weekends 12:00"),
        ("tues 20:00", "tue 20:00"), ("daily 20:00 16h 30m", "daily 20:00 16.5h"),
        ("mon, wed 8 pm 16,5", "mon,wed 20:00 16.5h"),
        ("mon,wed-fri 20:00", "mon,wed,thu,fri 20:00"), ("every day 8pm", "daily 20:00"),
        ("every 1 day 20:00", "daily 20:00"), ("every monday 20:00", "mon 20:00"),
        ("every 2 days from 2026-11-28 8pm 18h", "every 2 days from 2026-11-28 20:00 18h"),
        ("Every other day from 2026-11-28 noon", "every 2 days from 2026-11-28 12:00"),
        ("every 10 days starting 2026-11-28 7:30 pm", "every 10 days from 2026-11-28 19:30"),
    ])
    func planIsRead(typed: String, text: String) throws {
        #expect(try DailyPlanText.plan(typed)?.description == text)
    }

    @Test(arguments: ["off", "none", "", " "]) func offIsNoPlan(typed: String) throws {
        #expect(try DailyPlanText.plan(typed) == nil)
    }

    @Test func targetFromAnotherPlaceIsReadAsATargetIs() throws {
        for target in ["18", "18 h", "18h", "18 hours"] {
            #expect(
                try DailyPlanText.plan("daily 20:00", target: target)?.description
                    == "daily 20:00 18h")
        }
        #expect(throws: Problem.self) { try DailyPlanText.plan("daily 20:00 18h", target: "20") }
    }

    @Test(arguments: [
        "mon-xyz-thu 20:00", "mon 24:00", "mi,xx 20:00", "mon- 20:00", "weekdays", "someday 20:00",
        "weekdays 25:00", "20:00 3h", "t 20:00", "every 20:00", "every 0 days 20:00",
        "every 100 days 20:00", "every -2 days 20:00", "every 2 20:00", "every 2 days",
        "every 2 days from 20:00", "every 2 days from 2026-02-30 20:00", "every week 20:00",
        "every few days 20:00",
    ])
    func anythingElseIsRefused(typed: String) {
        #expect(throws: Problem.self) { try DailyPlanText.plan(typed) }
    }

    /// Days are counted from the one on which the time comes next.
    @Test(arguments: ["every 2 days 20:00", "every 2 days from today 20:00"])
    func firstDayIsNearTheClock(typed: String) throws {
        let today = Zone.system.civil(Clock.now).calendarDay
        let plan = try #require(try DailyPlanText.plan(typed))
        guard case .every(2, let first) = plan.rule else {
            Issue.record("\(plan)")
            return
        }
        // The test may run at midnight.
        #expect((today...today + 2).contains(first))
        #expect(first == today || typed != "every 2 days from today 20:00" || first == today + 1)
    }

    @Test func plansHaveSemicolonsBetweenThem() throws {
        let typed = "mon-fri 8pm 18h;weekends noon ; every 2 days from 2026-11-28 7:00"
        #expect(
            try DailyPlanText.plans(typed).description
                == "weekdays 20:00 18h; weekends 12:00; every 2 days from 2026-11-28 07:00")
        #expect(try DailyPlanText.plans("off") == .none)
        #expect(try DailyPlanText.plans("20:00", target: "18").description == "daily 20:00 18h")
    }

    @Test(arguments: [
        "20:00; off", "20:00;", ";", "20:00; 8pm", "20:00; someday",
        (0...16).map { "20:\($0 + 10)" }.joined(separator: ";"),
    ])
    func plansThatAreNoneAreRefused(typed: String) {
        #expect(throws: Problem.self) { try DailyPlanText.plans(typed) }
    }

    @Test func aTargetFromAnotherPlaceIsForOnePlan() {
        #expect(throws: Problem.self) { try DailyPlanText.plans("20:00; 21:00", target: "18") }
    }

    @Test func textNamesDaysAndTime() throws {
        let plan = try #require(DailyPlan("every 2 days from 2026-11-28 20:00 18h"))
        #expect(DailyPlanText.text(plan) == "Every 2 days from 2026-11-28 at 20:00, target 18h")
        #expect(
            DailyPlanText.text(try #require(DailyPlan("weekdays 20:00 18h")))
                == "Monday to Friday at 20:00, target 18h")
        #expect(DailyPlanText.text(try #require(DailyPlan("daily 20:00"))) == "Every day at 20:00")
    }
}
