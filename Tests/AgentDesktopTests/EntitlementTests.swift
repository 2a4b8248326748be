import Fasting
import Testing

@testable import AgentCore
@testable import AgentDesktop

/// What is shown without a licence. Rule: docs/rules/domain.md, Trial.
struct EntitlementTests {
    /// A running fast in an installation that needs a licence.
    private func story(completed: Int) throws -> Story {
        var story = Story()
        _ = try story.start(target: 16)
        _ = story.pass(hours: 4)
        story.snapshot.licensing = Licensing()
        for number in 0..<completed {
            let id = RecordID(bytes: [UInt8](repeating: UInt8(number % 250 + 1), count: 16))!
            story.snapshot.licensing?.trial.count(id)
        }
        story.snapshot.history = HistoryCounts(all: completed, completed: completed)
        return story
    }

    @Test(arguments: [(0, true), (10, true), (11, false), (400, false)])
    func afterTheTrialThereIsNoForestAndNoTreeIsDrawn(_ completed: Int, _ isDrawn: Bool) throws {
        let snapshot = try story(completed: completed).snapshot
        #expect(snapshot.entitlement.hasForest == isDrawn)
        #expect((snapshot.treeGrowth != nil) == isDrawn)
        let fast = try #require(snapshot.fast.active?.id)
        let notice = NotificationText.notification(
            about: .phase(fast, .beginningToShift, .phaseBegan), snapshot)
        // The words never need a licence.
        #expect(try #require(notice).title == "Beginning to shift")
        #expect((notice?.image != nil) == isDrawn)
    }

    @Test func afterTheTrialTheTrayHasNoTreeAndNoForest() throws {
        let free = TrayText.content(try story(completed: 11).snapshot, hasWindow: true)
        let trial = TrayText.content(try story(completed: 10).snapshot, hasWindow: true)
        #expect(free.iconName == "app.atrest.Atrest-idle-symbolic")
        #expect(trial.iconName == "app.atrest.Atrest-step-1-symbolic")
        #expect(!free.menu.contains { $0.label == "Forest" })
        #expect(trial.menu.contains { $0.label == "Forest" })
        // All else is the same.
        #expect(free.menu.map(\.label) == trial.menu.map(\.label).filter { $0 != "Forest" })
        #expect(free.tooltipTitle == trial.tooltipTitle)
        #expect(free.tooltipText == trial.tooltipText)
    }

    @Test func withoutAnAuthorityEveryoneHasEverything() throws {
        var snapshot = try story(completed: 400).snapshot
        snapshot.licensing = nil
        #expect(snapshot.entitlement.hasForest)
        #expect(snapshot.treeGrowth != nil)
    }
}
