import Fasting
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
        ("mon,wed-fri 20:00", "mon,wed,thu,fri 20:00"),
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
        "weekdays 25:00", "20:00 3h", "t 20:00",
    ])
    func anythingElseIsRefused(typed: String) {
        #expect(throws: Problem.self) { try DailyPlanText.plan(typed) }
    }

    @Test func textNamesDaysAndTime() throws {
        #expect(
            DailyPlanText.text(try #require(DailyPlan("weekdays 20:00 18h")))
                == "Monday to Friday at 20:00, target 18h")
        #expect(DailyPlanText.text(try #require(DailyPlan("daily 20:00"))) == "Every day at 20:00")
    }
}
