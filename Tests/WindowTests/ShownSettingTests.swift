import Testing

@testable import Window

/// What a row shows between the user and the agent.
struct ShownSettingTests {
    private func row(_ value: Int?) -> ShownSetting<Int> {
        var row = ShownSetting<Int>()
        row.report(value)
        return row
    }

    @Test func choiceIsShownAtOnceAndSentOnce() {
        var row = row(16)
        let first = row.choose(18)
        #expect(first && row.shown == 18)
        let second = row.choose(18)
        #expect(!second)
    }

    @Test func refusedValueGoesBackAndLeavesTheSentence() {
        var row = row(16)
        _ = row.choose(300)
        row.answered(refusal: "No.")
        #expect(row.shown == 16 && row.problem == "No.")
        // It stays while nothing changes.
        row.report(16)
        #expect(row.problem == "No.")
        let isSent = row.choose(18)
        #expect(isSent && row.problem == nil)
    }

    /// The agent reports what it changed before it answers.
    @Test func acceptedValueStays() {
        var row = row(16)
        _ = row.choose(18)
        row.report(18)
        row.answered(refusal: nil)
        #expect(row.shown == 18)
        row.report(18)
        #expect(row.shown == 18)
    }

    @Test func otherClientsChangeIsShownUnlessACallIsOpen() {
        var row = row(16)
        row.report(20)
        #expect(row.shown == 20)
        _ = row.choose(18)
        row.report(24)
        #expect(row.shown == 18)
        // The other client's value came later than ours.
        row.answered(refusal: nil)
        #expect(row.shown == 24)
    }

    @Test func ofQuickChangesTheLastOneDecides() {
        var row = row(1)
        let areSent = [row.choose(2), row.choose(3)]
        #expect(areSent == [true, true])
        row.answered(refusal: "No.")
        #expect(row.shown == 3 && row.problem == nil)
        row.report(3)
        row.answered(refusal: nil)
        #expect(row.shown == 3)
    }

    @Test func nothingIsChosenWhileTheAgentIsAway() {
        var row = row(16)
        _ = row.choose(18)
        row.report(nil)
        #expect(row.shown == nil)
        row.answered(refusal: "Not running.")
        #expect(row.shown == nil)
        let isSent = row.choose(20)
        #expect(!isSent)
        row.report(16)
        #expect(row.shown == 16 && row.problem == nil)
    }
}
