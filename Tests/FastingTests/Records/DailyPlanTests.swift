import Testing

@testable import Fasting

struct DailyPlanTests {
    @Test(arguments: [
        "daily 20:00", "weekdays 20:00", "weekends 09:05", "mon,wed,fri 20:00", "sun 23:59 18h",
        "weekdays 00:00 16.5h",
    ])
    func textIsReadBack(text: String) throws {
        #expect(try #require(DailyPlan(text)).description == text)
    }

    @Test func daysHaveOneForm() {
        #expect(DailyPlan("fri,mon 20:00")?.description == "mon,fri 20:00")
        #expect(DailyPlan("sat,sun 20:00")?.description == "weekends 20:00")
        #expect(DailyPlan("mon,tue,wed,thu,fri,sat,sun 20:00")?.days == .daily)
    }

    @Test(arguments: [
        "", "20:00", "weekdays", "weekdays 24:00", "weekdays 8pm", "Weekdays 20:00", "mon, 20:00",
        ",mon 20:00", "monday 20:00", "daily 20:00 18", "daily 20:00 3h", "daily 20:00 169h",
        "daily 20:00 18h x", "daily 20:00 1e1h", "daily 20:00 h",
    ])
    func anythingElseIsNoPlan(text: String) {
        #expect(DailyPlan(text) == nil)
        var settings = Settings()
        let isTaken = settings.set(.plan, to: .text(text))
        #expect(isTaken == text.isEmpty && settings.plan == nil)
    }

    @Test func planIsStored() {
        var settings = Settings()
        let isSet = settings.set(.plan, to: "weekdays 20:00 18h")
        #expect(isSet && settings.plan?.target == Target(hours: 18))
        #expect(Settings(stored: settings.stored) == settings)
        let isDeleted = settings.set(.plan, to: "")
        #expect(isDeleted && settings == Settings())
    }
}
