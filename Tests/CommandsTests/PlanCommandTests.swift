import Fasting
import Presentation
import Testing

@testable import Commands

/// What `atrest plan` does with the plans.
struct PlanCommandTests {
    private static let two = "weekdays 20:00 18h; weekends 12:00"

    private static func plans(_ text: String) throws -> DailyPlans {
        try #require(DailyPlans(text))
    }

    @Test(arguments: [
        ("weekdays 20:00", "weekdays 20:00"), ("off", ""), ("OFF", ""),
        ("20:00; weekends 9am", "daily 20:00; weekends 09:00"),
    ])
    func plansAreReplaced(typed: String, plans: String) throws {
        let words = typed.split(separator: " ").map(String.init)
        #expect(try PlanCommand.plans(words, target: nil)?.description == plans)
    }

    @Test func withoutWordsNothingIsReplaced() throws {
        #expect(try PlanCommand.plans([], target: nil) == nil)
        #expect(try PlanCommand.plans(["20:00"], target: "20")?.description == "daily 20:00 20h")
    }

    @Test(arguments: [([], "18"), (["off"], "18"), (["someday"], nil)] as [([String], String?)])
    func otherWordsAreRefused(words: [String], target: String?) {
        let error = #expect(throws: Problem.self) { try PlanCommand.plans(words, target: target) }
        #expect(error?.exitStatus == .usage)
    }

    @Test(arguments: [
        (1, two, "weekends 12:00"), (2, two, "weekdays 20:00 18h"), (1, "daily 20:00", ""),
    ])
    func onePlanIsRemoved(number: Int, before: String, after: String) throws {
        let plans = try PlanCommand.plans(Self.plans(before), without: number)
        #expect(plans.description == after)
    }

    @Test(arguments: ["", "0", "-1", "x", "1 2"]) func otherNumbersAreRefused(text: String) {
        #expect(throws: Problem.self) { try PlanCommand.number(text) }
        let error = #expect(throws: Problem.self) {
            try PlanCommand.plans(Self.plans("daily 20:00"), without: 2)
        }
        #expect(error?.exitStatus == .refused)
    }
}
