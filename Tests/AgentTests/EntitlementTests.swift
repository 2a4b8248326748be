import Fasting
import Testing

@testable import Agent

/// What passes the entitlement (rule: domain, "History, calendar, trial").
struct EntitlementTests {
    /// A fast that runs, in an installation that asks for a licence.
    private func story(completed: Int) throws -> Story {
        var story = Story()
        _ = try story.start(target: 16)
        _ = story.pass(hours: 4)
        story.present.namesAuthority = true
        story.present.counts = (all: completed, completed: completed)
        return story
    }

    @Test(arguments: [(0, true), (10, true), (11, false), (400, false)])
    func afterTheTrialThereIsNoForestAndNoTreeIsDrawn(_ completed: Int, _ isDrawn: Bool) throws {
        let present = try story(completed: completed).present
        #expect(ForestSnapshot(of: present).available == isDrawn)
        #expect((present.picture != nil) == isDrawn)
        let fast = try #require(present.fast.active?.id)
        let notice = NoticeText.notice(
            of: .phase(fast, .beginningToShift, hasBegun: true, targetReached: false), present)
        // The words are everyone's, for ever.
        #expect(try #require(notice).title == "Beginning to shift")
        #expect((notice?.image != nil) == isDrawn)
    }

    @Test func withoutAnAuthorityEveryoneHasEverything() throws {
        var present = try story(completed: 400).present
        present.namesAuthority = false
        #expect(ForestSnapshot(of: present).available)
        #expect(present.picture != nil)
    }
}
