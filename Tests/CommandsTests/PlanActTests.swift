import Fasting
import Presentation
import Testing

@testable import Commands

/// What the words of `atrest plan` do with the plans.
struct PlanActTests {
    private static let two = "weekdays 20:00 18h; weekends 12:00"

    @Test(arguments: [
        ("weekdays 20:00", two, "weekdays 20:00"), ("off", two, ""), ("OFF", "", ""),
        ("20:00; weekends 9am", two, "daily 20:00; weekends 09:00"),
        ("add daily 8pm", two, two + "; daily 20:00"), ("add 20:00", "", "daily 20:00"),
        ("add every 2 days from 2026-11-28 20:00", "", "every 2 days from 2026-11-28 20:00"),
        ("remove 1", two, "weekends 12:00"), ("remove 2", two, "weekdays 20:00 18h"),
        ("remove 1", "daily 20:00", ""),
    ])
    func plansAreChanged(typed: String, before: String, after: String) throws {
        let act = try PlanAct(typed.split(separator: " ").map(String.init), target: nil)
        #expect(try act.plans(after: try #require(DailyPlans(before)))?.description == after)
    }

    @Test func targetIsThatOfThePlan() throws {
        let act = try PlanAct(["add", "20:00"], target: "20")
        #expect(try act.plans(after: .none)?.description == "daily 20:00 20h")
    }

    @Test func nothingShows() throws {
        #expect(try PlanAct([], target: nil) == .show)
        #expect(try PlanAct.show.plans(after: .none) == nil)
    }

    @Test(
        arguments: [
            ([], "18"), (["add"], nil), (["add", "off"], nil), (["add", "someday"], nil),
            (["add", "20:00;", "21:00"], nil), (["remove"], nil), (["remove", "0"], nil),
            (["remove", "-1"], nil), (["remove", "x"], nil), (["remove", "1", "2"], nil),
            (["remove", "1"], "18"), (["off"], "18"),
        ] as [([String], String?)])
    func otherWordsAreRefused(words: [String], target: String?) {
        let error = #expect(throws: Problem.self) { try PlanAct(words, target: target) }
        #expect(error?.exitStatus == .usage)
    }

    @Test func whatCannotBeAddedOrRemovedIsRefused() throws {
        let plans = try #require(DailyPlans("daily 20:00"))
        #expect(throws: Problem.self) {
            try PlanAct(["add", "8pm"], target: nil).plans(after: plans)
        }
        let error = #expect(throws: Problem.self) {
            try PlanAct(["remove", "2"], target: nil).plans(after: plans)
        }
        #expect(error?.exitStatus == .refused)
    }
}
